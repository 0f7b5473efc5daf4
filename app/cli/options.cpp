// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options.h"

#include <algorithm>
#include <optional>

#include "engine/games.h"

namespace byways::cli {

Expected<const Game*, UsageError> game_named(const std::string& id) {
  if (const Game* game = find_game(id)) {
    return game;
  }
  return UsageError{"there is no game \"" + id + "\"; byways-cli games lists them"};
}

Expected<OptionMap, UsageError> options_of(const Game& game, const Arguments& arguments) {
  OptionMap options;
  for (const std::string& given : arguments.options) {
    const std::size_t equals = given.find('=');
    const std::string name = given.substr(0, equals);
    const auto& specs = game.options();
    const auto spec =
        std::find_if(specs.begin(), specs.end(), [&](const OptionSpec& s) { return s.name == name; });
    if (equals == std::string::npos || spec == specs.end()) {
      return UsageError{"--option " + given + ": " + std::string(game.title()) + " has no such option"};
    }
    const std::optional<OptionValue> value = spec->parse(given.substr(equals + 1));
    if (!value) {
      return UsageError{"--option " + given + ": not a value that this option can have"};
    }
    options.insert_or_assign(name, *value);
  }
  return options;
}

}  // namespace byways::cli
