// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/arranging.h"

#include <stdexcept>

#include "engine/core/setup.h"
#include "engine/games.h"

namespace byways::test {

namespace {

Expected<Setup, SetupError> checked(const Arranging& what) {
  return check_setup(*find_game(what.game), what.players, what.options,
                     Arrangement{what.to_move, what.position});
}

}  // namespace

void add_to(nlohmann::json& position, const nlohmann::json& more) {
  for (const auto& [key, value] : more.items()) {
    position[key] = value;
  }
}

Timeline arranged(const Arranging& what) {
  const auto setup = checked(what);
  if (!setup) {
    throw std::invalid_argument(setup.error().message);
  }
  return {*find_game(what.game), *setup};
}

Refusal refused_arrangement(const Arranging& what) {
  const auto setup = checked(what);
  if (setup) {
    ADD_FAILURE() << "a game can begin with " << what.position.dump();
    return {};
  }
  EXPECT_EQ(setup.error().fault, SetupError::Fault::Arrangement) << setup.error().message;
  EXPECT_EQ(setup.error().message, setup.error().refusal.message);
  return setup.error().refusal;
}

void expect_refused(const Arranging& what, std::string_view rule, std::string_view reason,
                    const std::vector<std::string>& places, const std::vector<std::string>& arguments) {
  const Refusal refusal = refused_arrangement(what);
  EXPECT_EQ(refusal.rule, rule) << refusal.message;
  EXPECT_EQ(refusal.reason, reason) << refusal.message;
  EXPECT_EQ(refusal.places, places) << refusal.message;
  EXPECT_EQ(refusal.arguments, arguments) << refusal.message;
}

}  // namespace byways::test
