// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/record.h"
#include "engine/core/timeline.h"

namespace byways::test {

// Errors here are mistakes in a test, so these functions throw std::invalid_argument.

/// A new game, for the smallest number of players unless one is given.
[[nodiscard]] Timeline start(const Game& game, const OptionMap& options = {}, int players = 0);
[[nodiscard]] Timeline start(std::string_view game, const OptionMap& options = {}, int players = 0);

/// Plays entries as a record writes them: "2: C3", "*: priority 1".
void play(Timeline& timeline, const std::vector<std::string>& entries);

/// The first bad step of the entry and why it is refused. Throws if the entry is legal.
[[nodiscard]] EntryRefusal refused(const Timeline& timeline, std::string_view entry);
[[nodiscard]] bool is_legal(const Timeline& timeline, std::string_view entry);

/// A random game from set-up to the end; the same seed gives the same game.
[[nodiscard]] Timeline random_game(const Game& game, const Setup& setup, std::uint64_t seed);

/// Everything observable about a position as text, for comparison: seat, phase, board, result, open steps,
/// legal steps.
[[nodiscard]] std::string view_of(const Timeline& timeline);

/// The entries as a record writes them.
[[nodiscard]] std::vector<std::string> entries_of(const Timeline& timeline);

/// The record of the whole game in canonical form, with players named P1, P2…
[[nodiscard]] std::string record_of(const Timeline& timeline);

/// Reads and replays a record. Throws with the reader's message if that fails.
[[nodiscard]] Timeline replayed(std::string_view record);

}  // namespace byways::test
