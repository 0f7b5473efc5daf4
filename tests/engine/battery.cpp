// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/battery.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <stdexcept>
#include <tuple>

#include "engine/core/random_game.h"
#include "engine/core/setup.h"
#include "engine/games.h"

namespace byways::test {

void PrintTo(const Case& what, std::ostream* out) { *out << what.name; }

namespace {

// The case with the smallest number of players, from `players` on, for which the options are allowed.
Case case_of(const Game& game, int players, const OptionMap& options, const std::string& what) {
  std::string name = std::string(game.id()) + '_' + what;
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  auto setup = check_setup(game, players, options);
  while (!setup && players < game.most_players()) {
    setup = check_setup(game, ++players, options);
  }
  if (!setup) {
    throw std::invalid_argument(name + ": " + setup.error().message);
  }
  return {&game, *setup, name};
}

// Under sanitizers, tests only the fewest and the most players, and only one value of each option that names
// a seat: the other cases run the same code.
std::vector<Case> cases() {
  std::vector<Case> all;
  for (const Game* game : all_games()) {
    for (int players = game->fewest_players(); players <= game->most_players(); ++players) {
      if (BYWAYS_SANITIZED && players != game->fewest_players() && players != game->most_players()) {
        continue;
      }
      all.push_back(case_of(*game, players, {}, "for_" + std::to_string(players)));
    }
    for (const OptionSpec& spec : game->options()) {
      for (const OptionValue& value : spec.values) {
        if (value == spec.fallback) {
          continue;  // the same as the case above
        }
        if (BYWAYS_SANITIZED && spec.names_seat && value != spec.values.back()) {
          continue;
        }
        all.push_back(
            case_of(*game, game->fewest_players(), {{spec.name, value}}, spec.name + '_' + to_text(value)));
      }
    }
  }
  return all;
}

std::string name_of(const testing::TestParamInfo<Case>& info) { return info.param.name; }
INSTANTIATE_TEST_SUITE_P(AllGames, Battery, testing::ValuesIn(cases()), name_of);

// What `play` returns for the current case and the seed, cached.
Timeline remembered(Timeline (*play)(std::uint64_t seed), std::uint64_t seed) {
  using Key = std::tuple<Timeline (*)(std::uint64_t), std::string, std::uint64_t>;
  static std::map<Key, Timeline> all;
  const Key key(play, Battery::GetParam().name, seed);
  auto found = all.find(key);
  if (found == all.end()) {
    found = all.emplace(key, play(seed)).first;
  }
  return found->second;
}

}  // namespace

Timeline Battery::random(std::uint64_t seed) {
  return remembered([](std::uint64_t of) { return random_game(game(), setup(), of); }, seed);
}

Timeline Battery::beginning(std::uint64_t seed) { return remembered(play_beginning, seed); }

Timeline Battery::play_beginning(std::uint64_t seed) {
  Timeline timeline(game(), setup());
  Random random(seed);
  play_random_turns(timeline, random, 60);
  return timeline;
}

}  // namespace byways::test
