// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/openings.h"

#include <optional>
#include <utility>

#include "app/cli/records.h"

namespace byways::cli {

namespace {

// Adds the opening whose record is `bytes`. Returns why it can't be used in the match; nothing if it was
// added.
std::optional<std::string> add_opening(Openings& openings, const std::string& bytes, const Game& game,
                                       std::size_t players) {
  const auto record = read_record(bytes);
  if (!record) {
    return record.error().message;
  }
  if (record->game != &game) {
    return "it is a game of " + std::string(record->game->title());
  }
  if (record->players.size() != players) {
    return "it has " + std::to_string(record->players.size()) + " players, --seats has " +
           std::to_string(players);
  }
  auto timeline = replay(*record);
  if (!timeline) {
    return timeline.error().message;
  }
  if (openings.starts.empty()) {
    openings.chosen = record->options;
  } else if (timeline->setup().options.values() != openings.starts.front().setup().options.values()) {
    return "its options are not those of the first record";
  }
  if (timeline->to_move() == kNobody) {
    return "the game is over";
  }
  if (!timeline->open_steps().empty()) {
    return "its last turn is not finished";
  }
  openings.starts.push_back(std::move(*timeline));
  return std::nullopt;
}

}  // namespace

Expected<Openings, UsageError> read_openings(const std::string& file, const Game& game, std::size_t players) {
  Openings openings;
  std::optional<UsageError> wrong;
  std::size_t number = 0;
  const bool readable = for_each_record(file, [&](const std::string& bytes) {
    ++number;
    if (wrong) {
      return;
    }
    if (const auto why = add_opening(openings, bytes, game, players)) {
      wrong = UsageError{"--openings " + file + ": record " + std::to_string(number) + ": " + *why};
    }
  });
  if (!readable) {
    return UsageError{"--openings: can't read " + file};
  }
  return wrong ? Expected<Openings, UsageError>(*wrong) : std::move(openings);
}

}  // namespace byways::cli
