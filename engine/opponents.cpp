// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/opponents.h"

#include "engine/core/entry.h"
#include "engine/games.h"
#include "engine/search/calibration.h"
#include "engine/search/state_searcher.h"

namespace byways {

namespace {

// Asks the search of the timeline's rule set and calibrates its chances.
class Calibrated final : public search::Searcher {
 public:
  [[nodiscard]] search::Advice think(const Timeline& timeline, Seat seat,
                                     const search::Request& request) const override {
    search::Advice advice = raw_searcher_for(timeline.game()).think(timeline, seat, request);
    if (const search::Calibration* const calibration = search::calibration_for(timeline)) {
      search::calibrate(*calibration, search::turns_played(timeline), advice);
    }
    return advice;
  }
  [[nodiscard]] search::Levels levels(const Timeline& timeline) const override {
    return raw_searcher_for(timeline.game()).levels(timeline);
  }
};

}  // namespace

bool has_opponents(const Game& game) { return game.most_players() > 1; }

const search::Searcher& raw_searcher_for(const Game& game) {
  static const search::StateSearcher any;
  const search::Searcher* const own = module_of(game).searcher;
  return own != nullptr ? *own : any;
}

const search::Searcher& searcher_for(const Game&) {
  static const Calibrated calibrated;
  return calibrated;
}

std::unique_ptr<search::Player> player_named(const Game& game, std::string_view name, std::uint64_t seed) {
  const std::size_t colon = name.find(':');
  const std::string_view kind = name.substr(0, colon);
  const int number = colon == std::string_view::npos ? 0 : parse_number(name.substr(colon + 1)).value_or(0);
  if (kind == "level" && number >= 1 && number <= search::kLevels) {
    return search::level_player(searcher_for(game), number, seed);
  }
  if (kind == "plain" && number >= 1) {
    return search::plain_player(static_cast<std::uint64_t>(number), seed);
  }
  if (name == "random") {
    return search::random_player(seed);
  }
  if (name == "novice") {
    return search::novice_player(module_of(game).evaluate, seed);
  }
  return name == "greedy" ? search::greedy_player(module_of(game).evaluate, seed) : nullptr;
}

}  // namespace byways
