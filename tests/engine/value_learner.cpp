// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/value_learner.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <sstream>
#include <vector>

#include "engine/core/random.h"
#include "engine/search/numbers.h"
#include "tests/engine/learned_file.h"
#include "tests/engine/self_play.h"

// Simultaneous perturbation: two sets of values that differ slightly from the best known ones, each kind of
// place randomly up in one and down in the other, play against each other; then the best known values move a
// little towards the winner. A single game means almost nothing, but thousands give a direction.

namespace byways::test {

namespace {

using overpass::LearnedValues;
using Numbers = std::vector<double>;  // one for each kind of place

LearnedValues values_from(const Subject& subject, const Numbers& numbers) {
  LearnedValues values = subject.start;
  for (std::size_t kind = 0; kind < numbers.size(); ++kind) {
    for (const int place : subject.kinds[kind]) {
      values.places[static_cast<std::size_t>(place)] = static_cast<int>(std::lround(numbers[kind]));
    }
  }
  return values;
}

// With two, three and four players in turn.
Pairing pairing_of(std::uint64_t number, std::uint64_t seed) {
  Pairing pairing;
  const std::uint64_t contest = number % overpass::kContests;
  pairing.players = contest < 2 ? 2 : static_cast<int>(contest) + 1;
  pairing.both = contest == static_cast<std::uint64_t>(overpass::Contest::TwoBoth);
  pairing.seed = search::mix(search::mix(seed), number);
  return pairing;
}

// How many more of two games `one` wins than `other`, with the same lots and dice and with seats exchanged.
int compare(const Subject& subject, Pairing pairing, const LearnedValues& one, const LearnedValues& other) {
  int more = 0;
  for (const std::size_t first : {0U, 1U}) {
    for (std::size_t player = 0; player < pairing.values.size(); ++player) {
      pairing.values[player] = player % 2 == first ? &one : &other;
    }
    const int winner = subject.play(pairing).winner;
    if (winner >= 0) {
      more += static_cast<std::size_t>(winner) % 2 == first ? 1 : -1;
    }
  }
  return more;
}

// Stops after `most` pairs.
Numbers climb(const Subject& subject, std::uint64_t pairs, std::uint64_t seed, std::uint64_t most) {
  constexpr double kFirstReach = 6;
  constexpr double kLastReach = 4;
  constexpr double kFirstStep = 0.4;  // for each game won
  constexpr double kLastStep = 0.08;
  Numbers numbers;
  for (const std::vector<int>& kind : subject.kinds) {
    numbers.push_back(subject.start.places[static_cast<std::size_t>(kind.front())]);
  }
  // The mean over the last third is more stable than the final values.
  Numbers sums(numbers.size());
  const std::uint64_t from = pairs * 2 / 3;
  for (std::uint64_t pair = 0; pair < std::min(pairs, most); ++pair) {
    const double part = static_cast<double>(pair) / static_cast<double>(pairs);
    const double reach = kFirstReach + (kLastReach - kFirstReach) * part;
    const double step = kFirstStep + (kLastStep - kFirstStep) * part;
    Pairing pairing = pairing_of(pair, seed);
    pairing.boards = pair < pairs / 3 ? kFirstBoards : subject.later_boards;
    Random random(search::mix(pairing.seed));
    Numbers up = numbers;
    Numbers down = numbers;
    Numbers ways(numbers.size());
    for (std::size_t kind = 0; kind < numbers.size(); ++kind) {
      ways[kind] = random.below(2) == 0 ? -1 : 1;
      up[kind] += reach * ways[kind];
      down[kind] -= reach * ways[kind];
    }
    const int more = compare(subject, pairing, values_from(subject, up), values_from(subject, down));
    for (std::size_t kind = 0; kind < numbers.size(); ++kind) {
      numbers[kind] += step * static_cast<double>(more) * ways[kind];
      sums[kind] += pair >= from ? numbers[kind] : 0;
    }
  }
  if (most < pairs || pairs == 0) {
    return numbers;
  }
  for (double& sum : sums) {
    sum /= static_cast<double>(pairs - from);
  }
  return sums;
}

// 2 to the power of x <= 0, in plain arithmetic: math libraries differ in the last digit.
double power_of_two(double x) {
  constexpr double kLog = 0.69314718055994530942;  // of 2
  constexpr double kLeast = -60;
  const double whole = std::ceil(std::max(x, kLeast));
  const double rest = (std::max(x, kLeast) - whole) * kLog;
  double sum = 1;
  constexpr int kTerms = 16;
  for (int i = kTerms; i > 0; --i) {
    sum = 1 + sum * rest / static_cast<double>(i);
  }
  return std::ldexp(sum, static_cast<int>(whole));
}

// Whether the winners of these games would have been more likely if values had a larger effect.
bool could_count_more(const std::vector<Played>& games, std::size_t players, double doubles) {
  double slope = 0;
  for (const Played& game : games) {
    for (const auto& values : game.boards) {
      const int best =
          *std::max_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(players));
      double chances = 0;
      double mean = 0;
      for (std::size_t player = 0; player < players; ++player) {
        const double chance = power_of_two(static_cast<double>(values[player] - best) / doubles);
        chances += chance;
        mean += chance * static_cast<double>(values[player]);
      }
      slope += static_cast<double>(values[static_cast<std::size_t>(game.winner)]) - mean / chances;
    }
  }
  return slope > 0;
}

// The difference in value that doubles a chance, chosen so that the winners are most likely.
int doubles_in(const Subject& subject, const LearnedValues& values, std::size_t contest, std::uint64_t games,
               std::uint64_t seed) {
  if (games == 0) {
    return values.doubles[contest];
  }
  std::vector<Played> played;
  Pairing pairing;
  for (std::uint64_t game = 0; game < games; ++game) {
    pairing = pairing_of(overpass::kContests * game + contest, search::mix(seed));
    pairing.boards = subject.later_boards;
    pairing.values.fill(&values);
    Played here = subject.play(pairing);
    if (here.winner >= 0) {
      played.push_back(std::move(here));
    }
  }
  int least = 1;
  int most = 1024;
  while (least < most) {
    const int middle = (least + most) / 2;
    if (could_count_more(played, static_cast<std::size_t>(pairing.players), middle)) {
      most = middle;
    } else {
      least = middle + 1;
    }
  }
  return least;
}

}  // namespace

std::string learn_values(const std::string& game, std::uint64_t pairs, std::uint64_t seed) {
  constexpr std::uint64_t kPairsForOne = 40;  // games for measuring the chances, for each contest
  const Subject subject = subject_of(game);
  const std::uint64_t games = pairs == 0 ? 0 : 1 + pairs / kPairsForOne;
  const LearnedValues values = values_from(subject, climb(subject, pairs, seed, pairs));
  std::ostringstream text;
  text << "{\"made by\": \"learn_values " << game << " " << pairs << " " << seed
       << "\",\n\"checkpoint\": " << values_checkpoint(game, pairs, seed) << ",\n\"doubles\": [";
  for (std::size_t contest = 0; contest < overpass::kContests; ++contest) {
    text << (contest == 0 ? "" : ", ") << doubles_in(subject, values, contest, games, seed);
  }
  text << "],\n\"places\": [";
  for (std::size_t kind = 0; kind < subject.kinds.size(); ++kind) {
    const std::vector<int>& places = subject.kinds[kind];
    text << (kind == 0 ? "\n" : ",\n")
         << "{\"value\": " << values.places[static_cast<std::size_t>(places.front())] << ", \"ids\": [";
    for (const int place : places) {
      text << (place == places.front() ? "\"" : ", \"") << subject.ids[static_cast<std::size_t>(place)]
           << "\"";
    }
    text << "]}";
  }
  text << "\n]}\n";
  return with_checksum(text.str());
}

std::uint64_t values_checkpoint(const std::string& game, std::uint64_t pairs, std::uint64_t seed) {
  constexpr std::uint64_t kPairs = 12;
  constexpr double kFine = 1000;
  Checkpoint checkpoint;
  for (const double number : climb(subject_of(game), pairs, seed, kPairs)) {
    checkpoint.add(std::lround(number * kFine));
  }
  return checkpoint.number();
}

}  // namespace byways::test
