// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>
#include <limits>

#include "app/cli/record_output.h"
#include "app/cli/records.h"
#include "app/cli/verbs.h"
#include "engine/core/record.h"
#include "engine/core/setup.h"

namespace byways::cli {

namespace {

using Json = nlohmann::ordered_json;
using Exit = Expected<ExitCode, UsageError>;

// Why no game can begin at the position of `timeline`. Precondition: State::arrangement is empty there.
std::string obstacle_in(const Timeline& timeline) {
  const State& state = timeline.state();
  if (timeline.game().most_players() == 1) {
    return "A challenge begins where its option \"from\" says.";
  }
  if (state.turn_is_open()) {
    return "A turn is still open there.";
  }
  if (state.to_move() == kNobody || state.phase() == "over") {
    return "The game is over there.";
  }
  if (state.phase() == "setup" || state.to_move() == kChance) {
    return "A lot or a choice is still due there.";
  }
  for (Seat seat = 1; seat <= timeline.setup().players; ++seat) {
    if (state.has_left(seat)) {
      return "Player " + std::to_string(seat) + " has left the game.";
    }
  }
  return "The turn or the round has begun there.";
}

bool refuse_to_arrange(std::size_t turn, const std::string& message) {
  print(
      {{"ok", false}, {"turn", turn}, {"rule", "arranged"}, {"places", Json::array()}, {"message", message}});
  return false;
}

bool write_arranged(RecordOutput& output, const Record& record, Timeline& timeline, std::size_t turn) {
  const std::vector<std::size_t>& ends = timeline.entry_ends();
  if (turn > ends.size()) {
    return refuse_to_arrange(ends.size(), "The record has only " + std::to_string(ends.size()) + " entries.");
  }
  timeline.go_to(turn == 0 ? 0 : ends[turn - 1]);
  const std::optional<Arrangement> arrangement = timeline.state().arrangement();
  if (!arrangement) {
    return refuse_to_arrange(turn, obstacle_in(timeline));
  }
  Record fresh;
  fresh.game = record.game;
  fresh.options = record.options;
  fresh.players = record.players;
  fresh.arranged = arrangement;
  return output.write(fresh);
}

}  // namespace

Exit run_arrange(const Arguments& arguments) {
  constexpr std::uint64_t kLast = std::numeric_limits<std::uint64_t>::max();
  const auto turn = number_of(arguments, "turn", kLast, 0);
  if (!turn) {
    return turn.error();
  }
  const bool is_given = arguments.values.contains("turn");
  RecordOutput output(arguments);
  const bool all_good = with_timelines(arguments.words[0], [&](const Record& record, Timeline& timeline) {
    return write_arranged(output, record, timeline, is_given ? *turn : timeline.entry_ends().size());
  });
  return output.finish() && all_good ? kDone : kAnswerIsNo;
}

}  // namespace byways::cli
