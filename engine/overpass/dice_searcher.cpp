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

}  // namespace

const search::Searcher& over_pass_searcher() {
  static const DiceSearcher<OverPassSearchRules, OverPassState> searcher(
      {30, 80, 250, 800, 3000, 12000, 100000, 1000000});
  return searcher;
}

const search::Searcher& groups_searcher() {
  static const DiceSearcher<GroupsSearchRules, GroupsState> searcher(
      {20, 40, 80, 200, 600, 3000, 60000, 1000000});
  return searcher;
}

}  // namespace byways::overpass
