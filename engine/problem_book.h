// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/expected.h"
#include "engine/problems/problem.h"

// The problems that come with the program, game by game, and what becomes of a turn that somebody tries.

namespace byways {

/// The problems of a game, the easiest first; none for games without a file in problems/.
[[nodiscard]] const std::vector<problems::Problem>& problems_of(const Game& game);

/// The problem of that id ("byg/5f0c2a"); null if there is none.
[[nodiscard]] const problems::Problem* find_problem(std::string_view id);

/// Whether a turn is the one that the problem asks for, or does the same: it leads to the same position, wins
/// at once, in Bypass ends the game with the same routes; or it gets as much, where that is the aim.
/// Precondition: the turn is legal at the start of the problem.
[[nodiscard]] bool is_right(const problems::Problem& problem, std::string_view turn);

/// What becomes of a turn in a problem.
struct ProblemAnswer {
  bool is_right = false;  ///< see the function
  /// The turns that follow it, the other player's first. After a right one: what is left of Problem::line.
  /// After a wrong one: how the other player answers it, and what may follow; empty where the game is over,
  /// or nothing was found quickly.
  std::vector<std::string> line{};
  /// Of a wrong turn: the other player wins by that line whatever is played against it. Else it only keeps
  /// the win from coming within Problem::depth turns.
  bool is_lost = false;
  int got = 0;  ///< in points or pieces, to be held against Problem::most
};

/// The answer to a turn, written as in a record without the seat. Takes under a tenth of a second mostly, a
/// second at most. Precondition: the turn is legal at the start of the problem.
[[nodiscard]] ProblemAnswer answer_to(const problems::Problem& problem, std::string_view turn);

/// A file of problems as it lies in the program: the id of its game, and its text.
struct ProblemText {
  std::string game;
  std::string text;
};
[[nodiscard]] const std::vector<ProblemText>& problem_texts();

}  // namespace byways
