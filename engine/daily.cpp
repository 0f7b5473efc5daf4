// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/daily.h"

#include <algorithm>
#include <cstdint>
#include <numeric>

#include "engine/core/random.h"
#include "engine/search/numbers.h"

namespace byways {

namespace {

constexpr int floor_div(int a, int b) { return a / b - (a % b < 0 ? 1 : 0); }
constexpr int floor_mod(int a, int b) { return a - b * floor_div(a, b); }

// Any exercise of the strand, to look up what all its exercises have in common.
const Exercise& sample_of(const Strand& strand) { return strand.grades.front().front(); }

// Neither two puzzles nor two exercises of the same rule set may come on consecutive days. Every season
// begins with a puzzle and ends with a problem, so this holds between seasons, too.
bool is_mixed(const Edition& edition, const std::vector<std::size_t>& order) {
  const auto is_puzzle = [&](std::size_t i) {
    return sample_of(edition.strands[i]).kind == ExerciseKind::Puzzle;
  };
  if (!is_puzzle(order.front()) || is_puzzle(order.back())) {
    return false;
  }
  return std::adjacent_find(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
           return (is_puzzle(a) && is_puzzle(b)) ||
                  sample_of(edition.strands[a]).game == sample_of(edition.strands[b]).game;
         }) == order.end();
}

// The order of the strands in a season; not mixed if no try gives a mixed order.
std::vector<std::size_t> order_of(const Edition& edition, int season) {
  constexpr int kTries = 10000;
  std::vector<std::size_t> order(edition.strands.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  Random random(search::mix(static_cast<std::uint64_t>(edition.number), static_cast<std::uint64_t>(season)));
  for (int i = 0; i < kTries; ++i) {
    for (std::size_t left = order.size(); left > 1; --left) {
      std::swap(order[left - 1], order[random.below(static_cast<std::uint32_t>(left))]);
    }
    if (is_mixed(edition, order)) {
      break;
    }
  }
  return order;
}

}  // namespace

DailyExercise exercise_of_day(const Edition& edition, const Date& date) {
  const int strands = static_cast<int>(edition.strands.size());
  const int day = day_number(date);
  const int season = floor_div(day, kWeekdays * strands);
  const int weekday = floor_mod(day, kWeekdays);
  const int place = floor_mod(day, kWeekdays * strands) % strands;
  const Strand& strand = edition.strands[order_of(edition, season)[static_cast<std::size_t>(place)]];
  const auto today = edition.curve.begin() + weekday;
  const std::vector<Exercise>& choice = strand.grades[static_cast<std::size_t>(*today - 1)];
  // How many exercises of this grade a strand uses in a season: one for each weekday with that grade.
  const auto a_season = static_cast<int>(std::count(edition.curve.begin(), edition.curve.end(), *today));
  const auto before = static_cast<int>(std::count(edition.curve.begin(), today, *today));
  const int use = floor_mod(season * a_season + before, static_cast<int>(choice.size()));
  return {date, edition.number, choice[static_cast<std::size_t>(use)]};
}

std::optional<DailyExercise> exercise_of_day(const Date& date) {
  if (!is_date(date) || editions().empty()) {
    return std::nullopt;
  }
  const auto later = std::find_if(editions().begin() + 1, editions().end(),
                                  [&](const Edition& edition) { return edition.from > date; });
  return exercise_of_day(*(later - 1), date);
}

}  // namespace byways
