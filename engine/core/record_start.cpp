// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/record_start.h"

#include <limits>

#include "engine/core/arranged.h"
#include "engine/core/setup.h"

namespace byways {

namespace {

using Json = nlohmann::ordered_json;
using Fault = RecordError::Fault;

constexpr auto kArranged = "arranged";
constexpr auto kToMove = "to_move";
constexpr auto kPosition = "position";

}  // namespace

std::optional<Arrangement> read_arrangement(const Json& written) {
  if (!written.is_object()) {
    return std::nullopt;
  }
  constexpr int kMost = std::numeric_limits<int>::max();
  const auto to_move = written.find(kToMove);
  const auto position = written.find(kPosition);
  if (to_move == written.end() || position == written.end() || !position->is_object()) {
    return std::nullopt;
  }
  const std::optional<int> seat = arranged::whole(nlohmann::json(*to_move), -kMost, kMost);
  return seat ? std::optional(Arrangement{*seat, nlohmann::json(*position)}) : std::nullopt;
}

void write_arrangement(const Record& record, Json& document) {
  if (!record.arranged) {
    return;
  }
  const auto kept = record.document.find(kArranged);
  const bool says_the_same = kept != record.document.end() && read_arrangement(*kept) == record.arranged;
  document[kArranged] =
      says_the_same ? *kept
                    : Json{{kToMove, record.arranged->to_move}, {kPosition, Json(record.arranged->position)}};
}

Expected<Setup, RecordError> setup_of(const Record& record) {
  const auto setup =
      check_setup(*record.game, static_cast<int>(record.players.size()), record.options, record.arranged);
  if (setup) {
    return *setup;
  }
  RecordError error;
  error.fault = setup.error().fault == SetupError::Fault::Arrangement ? Fault::Arrangement : Fault::Setup;
  error.message = setup.error().message;
  error.detail = setup.error().option;
  error.refusal = setup.error().refusal;
  return error;
}

}  // namespace byways
