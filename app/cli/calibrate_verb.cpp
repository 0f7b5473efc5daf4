// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/cli/options.h"
#include "app/cli/records.h"
#include "app/cli/verbs.h"
#include "engine/core/random_game.h"
#include "engine/core/setup.h"
#include "engine/opponents.h"
#include "engine/search/calibration.h"
#include "engine/search/numbers.h"

namespace byways::cli {

namespace {

using Json = nlohmann::ordered_json;
using Exit = Expected<ExitCode, UsageError>;

constexpr std::uint64_t kUsualGames = 60;
constexpr std::uint64_t kUsualBudget = 20000;
constexpr std::size_t kPhases = 3;
constexpr std::size_t kTenths = 10;

// The chance that a search estimated for the seat to move, and the result of that seat.
struct Estimate {
  std::size_t turns = 0;  // turns played before the estimate
  double chance = 0;      // according to the search
  double won = 0;         // 1 for a win, a part of 1 for a shared win or a draw
};

double share_of(const Timeline& timeline, Seat seat) {
  const auto outcome = timeline.outcome();
  if (!outcome || outcome->winners.empty()) {
    return 1.0 / timeline.setup().players;
  }
  const bool has_won =
      std::find(outcome->winners.begin(), outcome->winners.end(), seat) != outcome->winners.end();
  return has_won ? 1.0 / static_cast<double>(outcome->winners.size()) : 0.0;
}

// Plays one game of the search against itself. Proven results aren't estimates and aren't listed.
void play_game(const Game& game, const Setup& setup, const search::Request& request,
               std::vector<Estimate>& estimates) {
  constexpr std::size_t kLongest = 2000;  // turns
  const bool has_lots = game.rolls_dice() || game.has_secret_turns();
  Timeline timeline(game, setup);
  Random random(request.seed);
  draw_due_lots(timeline, random);
  play_random_turns(timeline, random, has_lots ? 0 : 2);
  draw_due_lots(timeline, random);
  std::vector<std::pair<Seat, Estimate>> seat_estimates;
  for (std::size_t turn = 0; timeline.to_move() > 0 && turn < kLongest; ++turn) {
    const Seat seat = timeline.to_move();
    const std::size_t before = search::turns_played(timeline);
    const search::Advice advice = raw_searcher_for(game).think(timeline, seat, request);
    if (advice.candidates.empty() || timeline.play_entry({seat, advice.turn, false})) {
      break;
    }
    if (const search::Candidate& best = advice.candidates.front(); !best.proven) {
      const double chance = best.win[static_cast<std::size_t>(seat) - 1];
      seat_estimates.push_back({seat, {.turns = before, .chance = chance}});
    }
    draw_due_lots(timeline, random);
  }
  for (auto& [seat, estimate] : seat_estimates) {
    estimate.won = share_of(timeline, seat);
    estimates.push_back(estimate);
  }
}

// The log odds of `chance`, which counts as at least 0.5 % and at most 99.5 %. chance_of() is the inverse.
double evidence_of(double chance) {
  constexpr double kSurest = 0.995;
  const double within = std::clamp(chance, 1 - kSurest, kSurest);
  return std::log(within / (1 - within));
}
double chance_of(double evidence) { return 1 / (1 + std::exp(-evidence)); }

// Corrects estimates: people are shown chance_of(power * evidence_of(estimate) + lean).
struct Curve {
  double power = 1;
  double lean = 0;
};

// The maximum-likelihood curve (Newton's method), with a prior towards the identity.
Curve fitted(const std::vector<Estimate>& estimates) {
  constexpr int kSteps = 30;
  constexpr double kHeld = 6;         // strength of the prior
  constexpr double kFlattest = 0.05;  // least power, so that a better estimate never shows a lower chance
  Curve curve;
  for (int step = 0; step < kSteps; ++step) {
    double g0 = kHeld * (1 - curve.power);
    double g1 = -kHeld * curve.lean;
    double h00 = kHeld;
    double h01 = 0;
    double h11 = kHeld;
    for (const Estimate& estimate : estimates) {
      const double x = evidence_of(estimate.chance);
      const double p = chance_of(curve.power * x + curve.lean);
      g0 += (estimate.won - p) * x;
      g1 += estimate.won - p;
      h00 += p * (1 - p) * x * x;
      h01 += p * (1 - p) * x;
      h11 += p * (1 - p);
    }
    const double area = h00 * h11 - h01 * h01;
    curve.power = std::max(kFlattest, curve.power + (h11 * g0 - h01 * g1) / area);
    curve.lean += (h00 * g1 - h01 * g0) / area;
  }
  return curve;
}

double rounded(double number, double places) { return std::round(number * places) / places; }

Json curve_json(const Curve& curve) {
  constexpr double kPlaces = 1000;
  Json shown = Json::array();
  for (std::size_t i = 0; i <= kTenths; ++i) {
    const double estimate = static_cast<double>(i) / static_cast<double>(kTenths);
    shown.push_back(rounded(chance_of(curve.power * evidence_of(estimate) + curve.lean), kPlaces));
  }
  return shown;
}

// How far the chances were from the results: the mean square error, and for each tenth of the scale the
// number of chances, their mean, and the share that was won. In the sums, Estimate::turns counts the chances.
Json reliability_json(const std::vector<Estimate>& estimates) {
  constexpr double kPlaces = 1000;
  std::array<Estimate, kTenths> sums{};
  double squares = 0;
  for (const Estimate& estimate : estimates) {
    Estimate& sum = sums[std::min(static_cast<std::size_t>(estimate.chance * kTenths), kTenths - 1)];
    ++sum.turns;
    sum.chance += estimate.chance;
    sum.won += estimate.won;
    squares += (estimate.won - estimate.chance) * (estimate.won - estimate.chance);
  }
  Json tenths = Json::array();
  for (const Estimate& sum : sums) {
    const auto count = static_cast<double>(std::max<std::size_t>(sum.turns, 1));
    tenths.push_back({sum.turns, rounded(sum.chance / count, kPlaces), rounded(sum.won / count, kPlaces)});
  }
  const auto count = static_cast<double>(std::max<std::size_t>(estimates.size(), 1));
  return {{"brier", rounded(squares / count, kPlaces)}, {"tenths", tenths}};
}

// Divides the games into phases by the number of turns played, with equally many estimates in each.
Json phases_json(std::vector<Estimate> estimates) {
  std::stable_sort(estimates.begin(), estimates.end(),
                   [](const Estimate& a, const Estimate& b) { return a.turns < b.turns; });
  Json phases = Json::array();
  for (std::size_t phase = 0; phase < kPhases; ++phase) {
    const auto at = [&](std::size_t part) {
      return estimates.begin() + static_cast<std::ptrdiff_t>(estimates.size() * part / kPhases);
    };
    const std::vector<Estimate> part(at(phase), at(phase + 1));
    if (part.empty()) {
      continue;
    }
    double turns = 0;
    for (const Estimate& estimate : part) {
      turns += static_cast<double>(estimate.turns) / static_cast<double>(part.size());
    }
    const double middle = rounded(turns, 10);
    if (!phases.empty() && middle <= phases.back()["turns"].get<double>()) {
      continue;
    }
    phases.push_back({{"turns", middle}, {"estimates", part.size()}, {"shown", curve_json(fitted(part))}});
  }
  return phases;
}

std::vector<Estimate> as_shown(std::vector<Estimate> estimates, const search::Calibration& calibration) {
  for (Estimate& estimate : estimates) {
    estimate.chance = search::calibrated(calibration, estimate.turns, estimate.chance);
  }
  return estimates;
}

}  // namespace

Exit run_calibrate(const Arguments& arguments) {
  const auto game = game_named(arguments.words[0]);
  if (!game) {
    return game.error();
  }
  if (!has_opponents(**game)) {
    return UsageError{std::string((*game)->title()) + " is played alone"};
  }
  const auto options = options_of(**game, arguments);
  if (!options) {
    return options.error();
  }
  const auto fewest = static_cast<std::uint64_t>(std::max((*game)->fewest_players(), 2));
  const auto players = number_of(arguments, "players", fewest, fewest);
  const auto games = number_of(arguments, "games", kUsualGames, 1);
  const auto budget = number_of(arguments, "budget", kUsualBudget, 1);
  const auto seed = number_of(arguments, "seed", 1, 0);
  for (const auto* const number : {&players, &games, &budget, &seed}) {
    if (!*number) {
      return number->error();
    }
  }
  const auto setup = check_setup(**game, static_cast<int>(*players), *options);
  if (!setup) {
    return UsageError{setup.error().message};
  }
  std::vector<Estimate> estimates;
  for (std::uint64_t i = 1; i <= *games; ++i) {
    search::Request request;
    request.limits.budget = *budget;
    request.seed = search::mix(*seed, i);
    play_game(**game, *setup, request, estimates);
  }
  const Json phases = phases_json(estimates);
  Json line{{"game", (*game)->id()},     {"players", *players},
            {"options", Json::object()}, {"games", *games},
            {"budget", *budget},         {"seed", *seed},
            {"phases", phases},          {"estimated", reliability_json(estimates)}};
  for (const auto& [name, value] : *options) {
    line["options"][name] = to_text(value);
  }
  if (const search::Calibration* const now = search::calibration_for(Timeline(**game, *setup))) {
    line["shown"] = reliability_json(as_shown(estimates, *now));
  }
  print(line);
  return kDone;
}

}  // namespace byways::cli
