// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/training.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "app/exercise/exercise_ids.h"
#include "engine/games.h"
#include "engine/problem_book.h"

namespace byways::app {

namespace {

std::vector<const Problem*> problemsIn(const Game* game) {
  std::vector<const Problem*> all;
  for (const Game* const each : all_games()) {
    if (game == nullptr || game == each) {
      for (const Problem& problem : problems_of(*each)) {
        all.push_back(&problem);
      }
    }
  }
  return all;
}

double scoreOf(Stars first) {
  constexpr std::array kScores{0.0, 0.0, 0.25, 0.5, 1.0};  // score of a first attempt, by Stars
  return kScores.at(static_cast<std::size_t>(first));
}

}  // namespace

Rating ratingOfGrade(int grade) {
  constexpr std::array kLevels{1, 2, 4, 5, 7};
  return ratingOfLevel(kLevels.at(static_cast<std::size_t>(grade - 1)));
}

Rating ratingFromProblems(const Progress& progress, const Game* game) {
  std::vector<std::pair<QDateTime, Meeting>> tried;
  for (const Problem* const problem : problemsIn(game)) {
    const Progress::Kept kept = progress.of(exerciseId(*problem));
    if (kept.first != Stars::None) {
      tried.push_back({kept.time, {.other = ratingOfGrade(problem->grade), .score = scoreOf(kept.first)}});
    }
  }
  std::stable_sort(tried.begin(), tried.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  Rating rating = firstRating();
  for (const auto& [time, meeting] : tried) {
    rating = ratingAfter(rating, std::span(&meeting, 1));
  }
  return rating;
}

QDateTime timeToRepeat(const Progress::Kept& kept) {
  constexpr std::array kDays{1, 3, 7, 21};
  const bool wasMissed = kept.first != Stars::None && kept.first != Stars::Three;
  const auto times = static_cast<std::size_t>(std::max(kept.finished, 1));
  if (!wasMissed || !kept.time.isValid() || (kept.last == Stars::Three && times > kDays.size())) {
    return {};
  }
  const std::size_t step = kept.last == Stars::Three ? times - 1 : 0;
  return kept.time.addDays(kDays.at(step));
}

int countToRepeat(const Progress& progress, const Game* game, const QDateTime& now) {
  const std::vector<const Problem*> all = problemsIn(game);
  return static_cast<int>(std::count_if(all.begin(), all.end(), [&](const Problem* problem) {
    const QDateTime time = timeToRepeat(progress.of(exerciseId(*problem)));
    return time.isValid() && time <= now;
  }));
}

const Problem* nextInTraining(const Progress& progress, const Game* game, const QDateTime& now,
                              const Problem* after) {
  enum Rank { ToRepeat, Unseen, Done, Last };
  const double strength = ratingFromProblems(progress).value;
  const Problem* best = nullptr;
  std::pair<int, double> bestPlace;
  for (const Problem* const problem : problemsIn(game)) {
    const Progress::Kept kept = progress.of(exerciseId(*problem));
    const QDateTime repeat = timeToRepeat(kept);
    const auto since = [](const QDateTime& time) { return static_cast<double>(time.toSecsSinceEpoch()); };
    const std::pair<int, double> place =
        problem == after                    ? std::pair<int, double>{Last, 0}
        : repeat.isValid() && repeat <= now ? std::pair<int, double>{ToRepeat, since(repeat)}
        : kept.first == Stars::None
            ? std::pair<int, double>{Unseen, std::abs(ratingOfGrade(problem->grade).value - strength)}
            : std::pair<int, double>{Done, kept.time.isValid() ? since(kept.time) : 0};
    if (best == nullptr || place < bestPlace) {
      best = problem;
      bestPlace = place;
    }
  }
  return best;
}

}  // namespace byways::app
