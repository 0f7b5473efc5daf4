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

/// What is asked for.
enum class Aim : std::uint8_t {
  Win,     ///< the turn that wins
  Points,  ///< that with the most points in this round (Hexagonal Highway)
  Home,    ///< that which brings most pieces home (Over-Pass)
  In       ///< that which brings most pieces in from the reserve (Groups-of-Three)
};

/// A position in which exactly one turn is best. Turns that do the same are one.
struct Problem {
  std::string id;              ///< unique, the key of kept progress; never changes: "byg/5f0c2a"
  const Game* game = nullptr;  ///< never null in a problem that was read
  int grade = 1;               ///< from 1, easy, to kHardest
  Aim aim = Aim::Win;
  /// How many points or pieces the best turn gets; 0 where the aim is to win.
  int most = 0;
  /// Turns of both players, the one asked for included, until the win is there or can be counted, however the
  /// other player resists: 1, 3, 5… Always 1 where the aim is another one, or where more than two play.
  int depth = 1;
  Setup setup;  ///< the position; no turn is open
  /// What happens in it before the turn that is asked for, as entries of a record: the roll, or what others
  /// submit, for all to see. See start_of.
  std::vector<std::string> before;
  std::string turn;  ///< the best one, as the record writes it, without the seat
  /// That turn and what follows it: the seats in turn, the longest resistance. After the last one the game is
  /// over or decided. Has `depth` turns, or one less where the other player's last turn ends the game.
  std::vector<std::string> line;
  /// After the line the game is over. Else it goes on, though it is decided where the aim is to win.
  bool ends_the_game = false;
};

/// The game at the turn that is asked for: a seat is to move, nothing is due. Precondition: the problem was
/// read.
[[nodiscard]] Timeline start_of(const Problem& problem);

/// What `seat` has gained between two positions of a game, in points or pieces as the aim says; 0 for Win. In
/// Highway it only counts once the round is over.
[[nodiscard]] int gain(Aim aim, const State& before, Seat seat, const State& after);

/// Reads a file of problems of that game, in its order; or says what is wrong with its form, in English. That
/// the line can be played is checked; that it wins, and nothing else does, is not.
[[nodiscard]] Expected<std::vector<Problem>, std::string> read_problems(const Game& game,
                                                                        std::string_view bytes);

}  // namespace byways::problems
