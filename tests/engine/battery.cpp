// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/battery.h"

#include <algorithm>
#include <cctype>
#include <stdexcept>

#include "engine/core/setup.h"
#include "engine/games.h"

namespace byways::test {

void PrintTo(const Case& what, std::ostream* out) { *out << what.name; }

namespace {

// With the fewest players for whom the options are allowed, at least `players`.
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

std::vector<Case> cases() {
  std::vector<Case> all;
  for (const Game* game : all_games()) {
    for (int players = game->fewest_players(); players <= game->most_players(); ++players) {
      all.push_back(case_of(*game, players, {}, "for_" + std::to_string(players)));
    }
    for (const OptionSpec& spec : game->options()) {
      for (const OptionValue& value : spec.values) {
        if (value == spec.fallback) {
          continue;  // that is the case above
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

}  // namespace
}  // namespace byways::test
