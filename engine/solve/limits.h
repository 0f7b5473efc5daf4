// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

// The input and output of a search for a solution.

namespace byways {

enum class Verdict {
  Solved,      ///< Solution::moves reach the goal
  Impossible,  ///< proven: nothing reaches the goal from here
  Unknown,     ///< time is up, or the search is exhausted without a proof
  Stopped,     ///< go_on returned false
  Memory       ///< the memory allowed is used up
};

/// The progress of a search.
struct SolveProgress {
  std::uint64_t nodes = 0;   ///< positions looked at
  double seconds = 0;        ///< seconds since the search began
  std::optional<int> best;   ///< the best solution so far: moves from here, or pieces left
  std::optional<int> bound;  ///< proven: no solution is better than this
};

/// The limits of a search.
struct SolveLimits {
  double seconds = 60;          ///< above 0
  std::size_t megabytes = 512;  ///< for the tables of the search
  /// Called at least every 50 ms on the searching thread; false stops the search. May be empty.
  std::function<bool(const SolveProgress&)> go_on = nullptr;
};

/// What was found.
struct Solution {
  Verdict verdict = Verdict::Unknown;
  std::vector<std::string> moves;  ///< from the position searched to the goal, as the record writes them
  bool proven_best = false;        ///< no solution is better than `moves`
  std::optional<int> bound;        ///< Full House: no solution from here has fewer moves
  bool centre = false;             ///< Spiral: the last piece ends on O
  std::uint64_t nodes = 0;         ///< positions looked at
};

}  // namespace byways
