// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/record.h"
#include "engine/core/timeline.h"

namespace byways::test {

// What can't be done here is a mistake of the test, so these throw std::invalid_argument.

/// A new game. Without a number of players it has the fewest.
[[nodiscard]] Timeline start(const Game& game, const OptionMap& options = {}, int players = 0);
[[nodiscard]] Timeline start(std::string_view game, const OptionMap& options = {}, int players = 0);

/// Plays entries as a record writes them: "2: C3", "*: priority 1".
void play(Timeline& timeline, const std::vector<std::string>& entries);

/// Why the entry is refused: the first bad step and the reason. Throws if it is legal.
[[nodiscard]] EntryRefusal refused(const Timeline& timeline, std::string_view entry);
[[nodiscard]] bool is_legal(const Timeline& timeline, std::string_view entry);

/// A random game from set-up to the end, the same for the same seed.
[[nodiscard]] Timeline random_game(const Game& game, const Setup& setup, std::uint64_t seed);

/// All that a position shows, for comparing: seat, phase, board, result, open steps, legal steps.
[[nodiscard]] std::string view_of(const Timeline& timeline);

/// The entries as a record writes them.
[[nodiscard]] std::vector<std::string> entries_of(const Timeline& timeline);

/// The canonical record of the whole game, players named P1, P2…
[[nodiscard]] std::string record_of(const Timeline& timeline);

/// Reads and replays. Throws with the reader's message where that fails.
[[nodiscard]] Timeline replayed(std::string_view record);

}  // namespace byways::test
