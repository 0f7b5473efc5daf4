// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/state_searcher.h"

#include "engine/search/think.h"

namespace byways::search {

namespace {

// How many turns a playout lasts: few with dice, because long lines mean little there and turns have many
// steps.
constexpr int kTurnsWithDice = 3;
constexpr int kTurns = 60;

StatePlan plan_for(const Timeline& timeline, Evaluator evaluate) {
  StatePlan plan;
  plan.tuning.exploration = 0.25F;
  plan.tuning.first_play = 0.1F;
  plan.tuning.first_play_is_relative = true;
  plan.tuning.amaf_visits = 60;
  plan.tuning.expand_at = 2;
  plan.playout_turns = timeline.game().rolls_dice() ? kTurnsWithDice : kTurns;
  plan.evaluate = evaluate;
  return plan;
}

}  // namespace

Advice think_with(const StatePlan& plan, const Timeline& timeline, Seat seat, const Request& request) {
  StateRules rules(timeline, seat, plan);
  const StatePosition root = rules.root();
  const std::vector<std::uint32_t> begun = rules.begun();
  return Thinker<StateRules>(rules, root, request, rules.moment()).think(begun);
}

Advice StateSearcher::think(const Timeline& timeline, Seat seat, const Request& request) const {
  return think_with(plan_for(timeline, evaluate_), timeline, seat, request);
}

Levels StateSearcher::levels(const Timeline& timeline) const {
  if (timeline.game().rolls_dice()) {
    return levels_from({.budgets = {8, 16, 32, 64, 128, 256, 500, 1000}, .misjudgement_factor = 0.25F});
  }
  return levels_from({.budgets = {12, 24, 50, 100, 200, 400, 900, 2000}, .misjudgement_factor = 0.25F});
}

}  // namespace byways::search
