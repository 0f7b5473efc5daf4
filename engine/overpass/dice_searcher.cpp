// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/dice_searcher.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/overpass/groups_search_rules.h"
#include "engine/overpass/groups_state.h"
#include "engine/overpass/over_pass_search_rules.h"
#include "engine/overpass/over_pass_state.h"
#include "engine/overpass/turn_thinker.h"

namespace byways::overpass {

namespace {

// For how long, at cursor `moment`, the player to move has made no progress home.
template <class Rules, class GameState>
Waiting waiting_at(const Timeline& timeline, std::size_t moment) {
  const auto position_at = [&timeline](std::size_t cursor) -> const auto& {
    return dynamic_cast<const GameState&>(timeline.state_at(cursor)).concrete();
  };
  const int player = position_at(moment).player();
  const Rules rules(position_at(moment), 0, 0);
  Waiting waiting{.least = rules.way_left(position_at(0), player)};
  std::size_t begin = 0;
  for (const std::size_t end : timeline.entry_ends()) {
    if (end > moment) {
      break;
    }
    if (position_at(begin).phase() == Phase::Play && position_at(begin).player() == player) {
      waiting.see(rules.way_left(position_at(end), player));
    }
    begin = end;
  }
  return waiting;
}

template <class Rules, class GameState>
class DiceSearcher final : public search::Searcher {
 public:
  explicit DiceSearcher(const search::LevelTable& table) : levels_(search::levels_from(table)) {}

  [[nodiscard]] search::Advice think(const Timeline& timeline, Seat,
                                     const search::Request& request) const override {
    const auto* const state = dynamic_cast<const GameState*>(&timeline.state());
    if (state == nullptr || state->concrete().phase() != Phase::Play) {
      return {};
    }
    std::vector<std::string> begun = timeline.open_steps();
    const std::uint64_t moment = timeline.cursor() - begun.size();
    return TurnThinker<Rules>(state->concrete(), std::move(begun), request, moment,
                              waiting_at<Rules, GameState>(timeline, moment))
        .think();
  }

  [[nodiscard]] search::Levels levels(const Timeline&) const override { return levels_; }

 private:
  search::Levels levels_;
};

// The progress of each player; empty if `state` isn't a GameState.
template <class Rules, class GameState>
std::vector<double> progress_in(const State& state) {
  std::vector<double> progress;
  if (const auto* const known = dynamic_cast<const GameState*>(&state)) {
    constexpr double kStep = 20.0;  // from the farthest node to the nearest in Over-Pass's values_at_a_glance
    const auto& position = known->concrete();
    const Rules rules(position, 0, 0, Rules::values_at_a_glance());
    const Standing standing = rules.standing(position);
    for (int player = 0; player < position.players(); ++player) {
      progress.push_back(static_cast<double>(rules.stakes().value_of(standing, player)) / kStep);
    }
  }
  return progress;
}

}  // namespace

const search::Searcher& over_pass_searcher() {
  static const DiceSearcher<OverPassSearchRules, OverPassState> searcher(
      {.budgets = {60, 80, 120, 200, 450, 2500, 45000, 3000000},
       .misjudgements = {0.36F, 0.31F, 0.195F, 0.143F, 0.115F, 0.08F, 0.03F, 0.0F},
       .swings = {2.4F, 2.4F, 2.4F, 2.4F, 2.0F, 1.5F, 0.5F, 0.0F},
       .overlooked_ends = 0.25F});
  return searcher;
}

const search::Searcher& groups_searcher() {
  static const DiceSearcher<GroupsSearchRules, GroupsState> searcher(
      {.budgets = {19, 22, 27, 38, 75, 250, 3000, 3000000},
       .misjudgements = {0.40F, 0.35F, 0.26F, 0.20F, 0.15F, 0.10F, 0.055F, 0.0F},
       .swings = {2.4F, 2.4F, 2.4F, 2.4F, 2.0F, 1.5F, 0.5F, 0.0F},
       .overlooked_ends = 0.25F});
  return searcher;
}

std::vector<double> pieces_progress(const State& state) {
  std::vector<double> progress = progress_in<OverPassSearchRules, OverPassState>(state);
  return progress.empty() ? progress_in<GroupsSearchRules, GroupsState>(state) : progress;
}

}  // namespace byways::overpass
