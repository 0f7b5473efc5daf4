// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string_view>

#include "engine/core/timeline.h"

namespace byways::test {

/// A position to set up, and for which game.
struct Arranging {
  std::string_view game;
  nlohmann::json position;
  Seat to_move = 1;
  OptionMap options = {};
  int players = 2;
};

/// Puts the members of `more` into `position`; null has none.
void add_to(nlohmann::json& position, const nlohmann::json& more);

/// The game that begins there. Throws std::invalid_argument with the refusal's message if none can.
[[nodiscard]] Timeline arranged(const Arranging& what);

/// Why no game can begin there. Fails the test, and gives an empty refusal, if one can.
[[nodiscard]] Refusal refused_arrangement(const Arranging& what);

/// Expects that refusal.
void expect_refused(const Arranging& what, std::string_view rule, std::string_view reason,
                    const std::vector<std::string>& places, const std::vector<std::string>& arguments = {});

}  // namespace byways::test
