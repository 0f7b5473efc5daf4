// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/highway/searcher.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "engine/highway/plan_search.h"
#include "engine/highway/state.h"
#include "engine/search/numbers.h"

namespace byways::highway {

namespace {

// The cursor at the beginning of the current round, before any submission (FAIR-2).
std::size_t round_begin(const Timeline& timeline) {
  std::size_t cursor = timeline.cursor();
  while (cursor > 0 && timeline.state_at(cursor).has_secrets()) {
    --cursor;
  }
  return cursor;
}

std::string write_plan(const Plan& plan) { return write_turn(write_parts(submission_of(plan))); }

// The plan to submit. Even the strongest player draws it, as a predictable player could be exploited.
const Thought& draw(const std::vector<Thought>& thoughts, const search::Style& style, std::uint64_t seed) {
  constexpr double kUnit = 1.0 / 9007199254740992.0;  // 2^-53
  constexpr double kHardlyEver = 0.25;  // of the likeliest plan's share; plans with less aren't played
  double best = 0;
  for (const Thought& thought : thoughts) {
    best = std::max(best, thought.value + thought.bias);
  }
  const auto weight_of = [&](const Thought& thought) {
    if (style.half_powers < 0) {
      return thought.share >= kHardlyEver * thoughts.front().share ? thought.share : 0.0;
    }
    double weight = style.half_powers % 2 == 0 ? 1.0 : std::sqrt(thought.share);
    for (int i = 0; i < style.half_powers / 2; ++i) {
      weight *= thought.share;
    }
    return thought.value + thought.bias >= best - static_cast<double>(style.floor) ? weight : 0.0;
  };
  double sum = 0;
  for (const Thought& thought : thoughts) {
    sum += weight_of(thought);
  }
  Random random(seed);
  double rest = static_cast<double>(random.next() >> 11U) * kUnit * sum;
  for (const Thought& thought : thoughts) {
    const double here = weight_of(thought);
    if (here > 0 && rest < here) {
      return thought;
    }
    rest -= here;
  }
  return thoughts.front();
}

class HighwaySearcher final : public search::Searcher {
 public:
  [[nodiscard]] search::Advice think(const Timeline& timeline, Seat seat,
                                     const search::Request& request) const override {
    search::Advice advice;
    const std::size_t moment = round_begin(timeline);
    const auto* const state = dynamic_cast<const HighwayState*>(&timeline.state_at(moment));
    if (state == nullptr || state->concrete().phase() != Phase::Submit) {
      return advice;
    }
    Submission begun;
    if (timeline.to_move() == seat) {
      for (const std::string& step : timeline.open_steps()) {
        begun.add(part_of(step));
      }
    }
    advice.seat = seat;
    const RoundGame game(state->concrete());
    search::Watch watch(request.limits);
    PlanSearch plans(game, seat - 1, begun, request, moment, watch);
    plans.run();
    std::vector<Thought> thoughts = plans.thoughts();
    const std::uint64_t lot =
        search::mix(search::mix(search::mix(request.seed, 2), moment), static_cast<std::uint64_t>(seat));
    const Thought drawn = draw(thoughts, request.style, lot);
    advice.turn = write_plan(drawn.plan);
    if (request.style.half_powers < 0) {
      const auto same = std::find_if(thoughts.begin(), thoughts.end(),
                                     [&](const Thought& thought) { return thought.plan == drawn.plan; });
      std::rotate(thoughts.begin(), same, same + 1);
    }
    const auto most = static_cast<std::size_t>(std::max(request.candidates, 1));
    for (std::size_t i = 0; i < std::min(most, thoughts.size()); ++i) {
      const Forecast forecast = plans.forecast(thoughts[i]);
      const auto players = forecast.win.begin() + timeline.setup().players;
      advice.candidates.push_back(
          {write_plan(thoughts[i].plan),
           thoughts[i].share,
           {forecast.win.begin(), players},
           std::vector<double>(forecast.points.begin(), forecast.points.begin() + timeline.setup().players),
           {},
           false});
    }
    advice.nodes = watch.nodes();
    advice.cut_short = watch.is_cut();
    return advice;
  }

  [[nodiscard]] search::Levels levels(const Timeline&) const override {
    return search::levels_from(
        {.budgets = {4, 12, 30, 85, 340, 2500, 30000, 12000000}, .misjudgement_factor = 0.1F});
  }
};

}  // namespace

const search::Searcher& searcher() {
  static const HighwaySearcher highway;
  return highway;
}

}  // namespace byways::highway
