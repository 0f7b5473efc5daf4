// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/record_target.h"

#include <cstdlib>
#include <iostream>

#include "engine/core/record.h"

namespace byways::fuzz {

namespace {

void demand(bool holds, const char* what) {
  if (!holds) {
    std::cerr << "record_target: " << what << '\n';
    std::abort();
  }
}

// Aborts unless the error is of use to a person and of limited length.
void demand_explained(const RecordError& error) {
  demand(!error.message.empty(), "an error without message");
  demand(error.message.size() < 1000, "a message as long as the file");
  if (error.fault == RecordError::Fault::BadEntry) {
    demand(error.turn > 0, "a bad entry without number");
    demand(!error.refusal.rule.empty() && !error.refusal.reason.empty() && !error.refusal.message.empty(),
           "a refusal without reason");
    demand(error.step.size() < 1000, "a step as long as the file");
  }
  if (error.fault == RecordError::Fault::Arrangement) {
    demand(!error.refusal.rule.empty() && !error.refusal.reason.empty(), "an arrangement without reason");
    demand(error.refusal.message == error.message, "another message than the refusal's");
  }
}

}  // namespace

void try_record(std::string_view bytes) {
  const auto record = read_record(bytes);
  if (!record) {
    demand_explained(record.error());
    return;
  }
  demand(record->game != nullptr, "a record without game");
  const auto timeline = replay(*record);
  if (!timeline) {
    demand_explained(timeline.error());
    return;
  }
  demand(timeline->cursor() == timeline->length(), "a game loaded half");
  demand(timeline->entry_ends().size() == record->turns.size(), "entries lost");
  demand(timeline->phase() == "over" || !timeline->outcome(), "a result while the game is on");
  demand(!timeline->state_at(0).outcome(), "a game that is over before it begins");

  const std::string written = write_record(make_record(*timeline, *record));
  const auto again = read_record(written);
  demand(static_cast<bool>(again), "what was written can't be read");
  demand(again->players == record->players, "names lost");
  Line main{timeline->entries(), record->comments};
  std::vector<Variation> others = record->variations;
  drop_redundant(others, main);
  demand(again->variations == others, "variations lost");
  demand(again->comments == main.comments, "comments lost");
  demand(again->arranged == record->arranged, "an arrangement lost");
  const auto replayed = replay(*again);
  demand(static_cast<bool>(replayed), "what was written can't be replayed");
  demand(replayed->entries() == timeline->entries(), "other entries");
  demand(replayed->outcome() == timeline->outcome(), "another result");
  demand(replayed->state().position() == timeline->state().position(), "another position");
  demand(write_record(make_record(*replayed, *again)) == written, "writing twice gives two texts");
}

}  // namespace byways::fuzz
