// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/expected.h"
#include "engine/core/timeline.h"

// Positions with one best turn: the files of problems/, which problems/README.md describes.

namespace byways::problems {

inline constexpr int kHardest = 5;  ///< the highest grade

/// What the problem asks for.
enum class Aim : std::uint8_t {
  Win,     ///< the turn that wins
  Points,  ///< the turn with the most points in this round (Hexagonal Highway)
  Home,    ///< the turn that brings the most pieces home (Over-Pass)
  In       ///< the turn that brings in the most pieces (Groups-of-Three)
};

/// A position in which exactly one turn is best. Equivalent turns count as one.
struct Problem {
  std::string id;              ///< unique and permanent, since progress is stored under it: "byg/5f0c2a"
  const Game* game = nullptr;  ///< never null in a problem that was read
  int grade = 1;               ///< from 1, easy, to kHardest
  Aim aim = Aim::Win;
  /// How many points or pieces the best turn gets; 0 if the aim is to win.
  int most = 0;
  /// The number of turns of both players, including the asked one, until the game is won or decided against
  /// any defence: 1, 3, 5… Always 1 for other aims than Win and with more than two players.
  int depth = 1;
  Setup setup;  ///< the position; no turn is open
  /// Entries before the asked turn, as in a record: the roll, or the submissions of the other players, which
  /// the solver may see. See start_of.
  std::vector<std::string> before;
  std::string turn;  ///< the best turn, as the record writes it, without the seat
  /// The best turn and the turns that follow it, against the longest resistance, until the game is over or
  /// decided. Has `depth` turns, or one fewer if the other player's last turn ends the game.
  std::vector<std::string> line;
  /// Whether the game is over after the line. If not and the aim is Win, it is decided.
  bool ends_the_game = false;
};

/// The game at the asked turn: a seat is to move, and no lot or roll is due. Precondition: the problem was
/// read from a file.
[[nodiscard]] Timeline start_of(const Problem& problem);

/// What `seat` has gained between `before` and `after`, in points or pieces as the aim says; 0 for Win. In
/// Hexagonal Highway nothing is gained until the round is over.
[[nodiscard]] int gain(Aim aim, const State& before, Seat seat, const State& after);

/// Parses a file of problems of `game`, or says in English what is wrong. Checks that each line can be
/// played, but not that its first turn is the only best one.
[[nodiscard]] Expected<std::vector<Problem>, std::string> read_problems(const Game& game,
                                                                        std::string_view bytes);

}  // namespace byways::problems
