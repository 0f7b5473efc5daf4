// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trypsylon/searcher.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/trypsylon/careful_thinker.h"
#include "engine/trypsylon/pathways.h"
#include "engine/trypsylon/state.h"
#include "engine/trypsylon/way_distance.h"
#include "engine/trypsylon/writing_rules.h"

namespace byways::trypsylon {

namespace {

class TrypsylonSearcher final : public search::Searcher {
 public:
  [[nodiscard]] search::Advice think(const Timeline& timeline, Seat seat,
                                     const search::Request& request) const override {
    const auto* const state = dynamic_cast<const TrypsylonState*>(&timeline.state());
    if (state == nullptr) {
      return {};
    }
    const Position& here = state->concrete();
    CarefulThinker thinker(here, request);
    // Only earlier positions with as many cards face down as at the start of this turn can be repeated,
    // because cards never turn face down again.
    for (std::size_t cursor = 0; cursor < timeline.cursor(); ++cursor) {
      const auto* const past = dynamic_cast<const TrypsylonState*>(&timeline.state_at(cursor));
      if (past != nullptr && past->concrete().phase() == Phase::Play && !past->turn_is_open() &&
          past->concrete().face_down_at_start() == here.face_down_at_start()) {
        thinker.add_repeated(past->concrete());
      }
    }
    std::vector<std::uint8_t> begun;
    for (const std::string& step : timeline.open_steps()) {
      begun.push_back(WritingRules::read_move(step));
    }
    // The turn is identified by the cursor at its start.
    search::Advice advice = thinker.think(timeline.cursor() - begun.size(), begun);
    // A draw may be claimed on the third occurrence of a position (TRY-17). A player whose chance to win is
    // below a half claims it.
    constexpr double kHalf = 0.5;
    if (begun.empty() && !advice.candidates.empty() && !state->claim_refusal(seat) &&
        advice.candidates.front().win[static_cast<std::size_t>(seat) - 1] < kHalf) {
      advice.turn = "claim";
    }
    return advice;
  }

  [[nodiscard]] search::Levels levels(const Timeline&) const override {
    constexpr float kMissed = 0.7F;  // more often than usual: beginners hardly foresee what a push does
    return search::levels_from({.budgets = {10, 26, 250, 1000, 7200, 46000, 110000, 300000},
                                .misjudgements = {0.3F, 0.273F, 0.193F, 0.142F, 0.07F, 0.036F, 0.018F, 0.0F},
                                .swings = {0.0F, 1.0F, 1.5F, 1.6F, 1.8F, 1.6F, 0.85F, 0.0F},
                                .overlooked_replies = {1.0F, 1.0F, 0.43F, 0.155F, 0.043F, 0.005F, 0.0F, 0.0F},
                                .overlooked_ends = kMissed});
  }
};

}  // namespace

const search::Searcher& searcher() {
  static const TrypsylonSearcher trypsylon;
  return trypsylon;
}

std::vector<double> nearness(const State& state) {
  const auto* const known = dynamic_cast<const TrypsylonState*>(&state);
  if (known == nullptr) {
    return {};
  }
  const Position& position = known->concrete();
  const Pathways pathways(position.board(), position.cards());
  std::vector<double> values(2);
  for (const Goal goal : kGoals) {
    values[static_cast<std::size_t>(position.owner(goal))] =
        -way_distance(position.board(), pathways, position.cards(), goal);
  }
  return values;
}

}  // namespace byways::trypsylon
