// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/dice_searcher.h"

#include <array>
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

using Budgets = std::array<std::uint64_t, static_cast<std::size_t>(search::kLevels)>;

template <class Rules, class GameState>
class DiceSearcher final : public search::Searcher {
 public:
  explicit DiceSearcher(const Budgets& budgets) : budgets_(budgets) {}

  [[nodiscard]] search::Advice think(const Timeline& timeline, Seat,
                                     const search::Request& request) const override {
    const auto* const state = dynamic_cast<const GameState*>(&timeline.state());
    if (state == nullptr || state->concrete().phase() != Phase::Play) {
      return {};
    }
    std::vector<std::string> begun = timeline.open_steps();
    const std::uint64_t moment = timeline.cursor() - begun.size();
    return TurnThinker<Rules>(state->concrete(), std::move(begun), request, moment).think();
  }

  [[nodiscard]] search::Levels levels(const Timeline&) const override {
    constexpr float kMisjudgement = 0.3F;
    return search::usual_levels(budgets_, kMisjudgement);
  }

 private:
  Budgets budgets_;
};

// Nothing if the state is one of another game.
template <class Rules, class GameState>
std::vector<double> progress_in(const State& state) {
  std::vector<double> progress;
  if (const auto* const known = dynamic_cast<const GameState*>(&state)) {
    constexpr double kStep = 20.0;  // of a piece's way home that is seen at a glance
    const auto& position = known->concrete();
    const Rules rules(position, 0, 0);
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
      {12, 15, 24, 100, 900, 6000, 60000, 3000000});
  return searcher;
}

const search::Searcher& groups_searcher() {
  static const DiceSearcher<GroupsSearchRules, GroupsState> searcher(
      {20, 25, 42, 80, 250, 1500, 40000, 3000000});
  return searcher;
}

std::vector<double> pieces_progress(const State& state) {
  std::vector<double> progress = progress_in<OverPassSearchRules, OverPassState>(state);
  return progress.empty() ? progress_in<GroupsSearchRules, GroupsState>(state) : progress;
}

}  // namespace byways::overpass
