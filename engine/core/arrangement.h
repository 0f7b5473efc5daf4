// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "engine/core/seat.h"

namespace byways {

/// A position that people have set up by hand, from which a game begins instead of from its usual start.
struct Arrangement {
  /// Who is to move, or to roll the dice; not drawn by lot.
  Seat to_move = 1;
  /// An object in the form of the rule set's State::position(), read by Game::arranged_state. Derived values
  /// (groups, routes, home…) and values with a default may be missing. docs/file-format.md describes the
  /// format.
  nlohmann::json position = nlohmann::json::object();

  bool operator==(const Arrangement&) const = default;
};

}  // namespace byways
