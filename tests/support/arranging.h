// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string_view>

#include "engine/core/timeline.h"

namespace byways::test {

/// A position to set up, and the game it belongs to.
struct Arranging {
  std::string_view game;
  nlohmann::json position;
  Seat to_move = 1;
  OptionMap options = {};
  int players = 2;
};

/// Adds the members of `more` to `position`; adds nothing if `more` is null.
void add_to(nlohmann::json& position, const nlohmann::json& more);

/// The game that begins with the position. If no game can begin with it, throws std::invalid_argument with
/// the refusal's message.
[[nodiscard]] Timeline arranged(const Arranging& what);

/// Why no game can begin with the position. If one can, fails the test and returns an empty refusal.
[[nodiscard]] Refusal refused_arrangement(const Arranging& what);

/// Expects the position to be refused under that rule, for that reason, with these places and arguments.
void expect_refused(const Arranging& what, std::string_view rule, std::string_view reason,
                    const std::vector<std::string>& places, const std::vector<std::string>& arguments = {});

}  // namespace byways::test
