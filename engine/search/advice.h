// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/seat.h"

// The input and output of a search for a turn. Players, hints, reviews and problems all use the same search.

namespace byways::search {

/// How far a search is.
struct Progress {
  /// Nodes searched so far; never decreases. May exceed the budget, because the later steps of a turn get
  /// some extra search.
  std::uint64_t nodes = 0;
  std::uint64_t budget = 0;
};

/// More nodes than any search can visit, and few enough to compute with.
inline constexpr std::uint64_t kMostBudget = std::uint64_t{1} << 40U;

/// What a search may cost.
struct Limits {
  /// The work, in nodes, each of which is a playout or an evaluation. The only limit that a decision may
  /// depend on.
  std::uint64_t budget = 1000;
  /// The budget for searches that multiply it.
  [[nodiscard]] std::uint64_t bounded_budget() const { return std::min(budget, kMostBudget); }
  /// Memory for the tree, at least 1. A full tree stops growing, but the search goes on.
  std::size_t megabytes = 96;
  /// An extra limit in seconds, for when people are waiting; 0 for none. Advice::cut_short tells whether it
  /// was reached.
  double seconds = 0;
  /// Once `*stop` is true, the search returns its best turn so far within 50 ms. Any thread may set it. May
  /// be null.
  const std::atomic<bool>* stop = nullptr;
  /// Called every few milliseconds on the searching thread. May be empty.
  std::function<void(const Progress&)> progress = nullptr;
};

/// How a weaker computer chooses among the turns it has searched, and how it errs. By default it plays the
/// best turn.
struct Style {
  /// Turns are drawn with a probability proportional to their visits to the power of `half_powers` / 2.
  /// Negative: the most visited turn is played.
  int half_powers = -1;
  /// No turn is drawn whose chance to win is lower than the best turn's by more than this, from 0 to 1.
  float floor = 0;
  /// Each place or step seems better or worse than it is, by up to this chance to win. The amount is the same
  /// in all games with the same seed.
  float misjudgement = 0;
  /// The probability of not looking for a turn that wins at once, drawn for each turn.
  float overlooks_ends = 0;
  /// The probability of not looking whether somebody else could win at once after the turn, drawn for each
  /// turn.
  float overlooks_replies = 0;
};

/// Draws whether an event with the probability `how_often` happens, in steps of 1/1024. Doesn't use `random`
/// for 0.
[[nodiscard]] inline bool happens(float how_often, Random& random) {
  constexpr std::uint32_t kFine = 1024;
  return how_often > 0 && static_cast<float>(random.below(kFine)) < how_often * static_cast<float>(kFine);
}

/// What to search for.
struct Request {
  Limits limits;
  Style style;
  std::uint64_t seed = 1;
  int candidates = 5;  ///< the most candidates that the advice lists
};

/// One turn that was searched.
struct Candidate {
  std::string turn;         ///< as the record writes it, without the seat
  double share = 0;         ///< the part of the search spent on it, from 0 to 1
  std::vector<double> win;  ///< by seat: the chance to win, from 0 to 1; a shared win counts in part
  std::optional<std::vector<double>> points;  ///< by seat: expected points at the end, where they are counted
  std::vector<std::string> line;              ///< the turns expected after it
  bool proven = false;                        ///< `win` is proven
};

/// The result of a search.
struct Advice {
  Seat seat = kNobody;                ///< whose turn it is
  std::string turn;                   ///< the turn to play: the best, or one drawn as the style says
  std::vector<Candidate> candidates;  ///< best first; not empty unless `turn` is
  std::uint64_t nodes = 0;            ///< nodes searched
  bool proven = false;                ///< the best candidate's result is proven
  bool cut_short = false;             ///< ended by Limits::seconds or Limits::stop
};

}  // namespace byways::search
