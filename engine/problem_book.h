// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/expected.h"
#include "engine/problems/problem.h"

// The problems that come with the program, by rule set, and the answer to a turn that somebody tries.

namespace byways {

/// The problems of a rule set, the easiest first; none for rule sets without a file in problems/.
[[nodiscard]] const std::vector<problems::Problem>& problems_of(const Game& game);

/// The ids of problems_of(game), in the same order. Quick, since only problems_of() reads and checks the
/// problems.
[[nodiscard]] std::vector<std::string> problem_ids_of(const Game& game);

/// The problem with the id `id` ("byg/5f0c2a"); null if there is none.
[[nodiscard]] const problems::Problem* find_problem(std::string_view id);

/// Whether `turn` is the asked turn or equivalent to it. If the aim is Win, an equivalent turn leads to the
/// same position, wins at once or, in Bypass, ends the game with the same routes. For other aims, it gets as
/// many points or pieces. Precondition: the turn is legal at the start of the problem.
[[nodiscard]] bool is_right(const problems::Problem& problem, std::string_view turn);

/// The answer to a turn that was tried in a problem.
struct ProblemAnswer {
  bool is_right = false;  ///< see is_right()
  /// The turns that follow the tried one, the other player's first. After a right turn: the rest of
  /// Problem::line. After a wrong one: the other player's answer and what may follow; empty if the game is
  /// over or nothing was found in time.
  std::vector<std::string> line{};
  /// For a wrong turn: whether it lost the game, or `line` wins for the other player against any defence. If
  /// not, the turn only fails to win within Problem::depth turns.
  bool is_lost = false;
  int got = 0;  ///< in points or pieces, to be compared with Problem::most
};

/// The answer to a turn, written as in a record without the seat. Usually takes less than a tenth of a
/// second, at most a second. `stop` is as in search::Limits::stop. Precondition: the turn is legal at the
/// start of the problem.
[[nodiscard]] ProblemAnswer answer_to(const problems::Problem& problem, std::string_view turn,
                                      const std::atomic<bool>* stop = nullptr);

/// A file of problems as it is built in: the id of its rule set and its text.
struct ProblemText {
  std::string game;
  std::string text;
};
[[nodiscard]] const std::vector<ProblemText>& problem_texts();

}  // namespace byways
