// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/setup.h"

#include <algorithm>

namespace byways {

namespace {

std::string list_values(const std::vector<OptionValue>& values) {
  std::string text;
  for (const OptionValue& value : values) {
    text += (text.empty() ? "" : ", ") + to_text(value);
  }
  return text;
}

}  // namespace

Expected<Setup, SetupError> check_setup(const Game& game, int players, const OptionMap& chosen) {
  if (players < game.fewest_players() || players > game.most_players()) {
    const std::string range =
        game.fewest_players() == game.most_players()
            ? std::to_string(game.fewest_players())
            : std::to_string(game.fewest_players()) + " to " + std::to_string(game.most_players());
    return SetupError{
        SetupError::Fault::Players,
        "",
        std::string(game.title()) + " is for " + range + " players, not " + std::to_string(players) + ".",
        {}};
  }
  const std::vector<OptionSpec>& specs = game.options();
  OptionMap settled;
  for (const auto& [name, value] : chosen) {
    const auto spec = std::find_if(specs.begin(), specs.end(),
                                   [&name = name](const OptionSpec& s) { return s.name == name; });
    if (spec == specs.end()) {
      return SetupError{SetupError::Fault::UnknownOption,
                        name,
                        std::string(game.title()) + " has no option \"" + name + "\".",
                        {}};
    }
    const std::optional<OptionValue> kept = spec->settle(value, players);
    if (!kept) {
      const std::string allowed =
          spec->canonical != nullptr ? spec->wanted : list_values(spec->values_for(players));
      std::string message = "Option \"" + name + "\" can't be ";
      message.append(shorten(to_text(value))).append(". Allowed: ").append(allowed).append(".");
      return SetupError{SetupError::Fault::NotAllowed, name, std::move(message), {}};
    }
    settled.emplace(name, *kept);
  }
  return Setup{players, Options::complete(specs, settled)};
}

Expected<Setup, SetupError> check_setup(const Game& game, int players, const OptionMap& chosen,
                                        const std::optional<Arrangement>& arranged) {
  Expected<Setup, SetupError> setup = check_setup(game, players, chosen);
  if (!setup || !arranged) {
    return setup;
  }
  setup->arranged = arranged;
  const auto state = game.arranged_state(*setup);
  if (!state) {
    return SetupError{SetupError::Fault::Arrangement, "", state.error().message, state.error()};
  }
  return setup;
}

std::unique_ptr<State> first_state(const Game& game, const Setup& setup) {
  if (!setup.arranged) {
    return game.new_state(setup);
  }
  return std::move(*game.arranged_state(setup));
}

}  // namespace byways
