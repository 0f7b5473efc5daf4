// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/seat.h"

// What goes into a search for a turn, and what comes out. One kind of search serves players, hints, reviews
// and problems.

namespace byways::search {

/// How far a search is.
struct Progress {
  /// Looked at so far; never falls. May pass the budget: later steps of a turn are looked at a little more.
  std::uint64_t nodes = 0;
  std::uint64_t budget = 0;
};

/// What a search may cost.
struct Limits {
  /// The work, in nodes: playouts or evaluations. The only limit that a decision may depend on.
  std::uint64_t budget = 1000;
  /// For the tree; at least 1. A full tree grows no more, the search goes on with what it has.
  std::size_t megabytes = 96;
  /// A second limit for people who wait, in seconds; 0 for none. Advice::cut_short tells if it was reached.
  double seconds = 0;
  /// Set from any thread: the search settles for what it has, within 50 ms. May be null.
  const std::atomic<bool>* stop = nullptr;
  /// Called every few milliseconds on the thread that searches. May be empty.
  std::function<void(const Progress&)> progress = nullptr;
};

/// How a weaker player picks from what it has seen, and how it errs. The default plays the best.
struct Style {
  /// Turns are drawn with a chance in proportion to visits to the power of `halves` / 2; negative: the most
  /// visited one is played.
  int halves = -1;
  /// No turn is drawn that loses more than this chance to win, from 0 to 1, against the best one seen.
  float floor = 0;
  /// Each place or step seems better or worse than it is by up to this chance to win, always by the same in a
  /// game with the same seed.
  float misjudgement = 0;
  /// How often, from 0 to 1, it doesn't look for a turn that wins at once; drawn by lot each turn.
  float overlooks_ends = 0;
  /// How often, from 0 to 1, it may play a turn after which somebody else wins at once, where another turn
  /// avoids it; drawn by lot each turn.
  float overlooks_replies = 0;
};

/// Draws whether something happens that does so that often, from 0 to 1. Draws nothing for 0.
[[nodiscard]] inline bool happens(float how_often, Random& random) {
  constexpr std::uint32_t kFine = 1024;
  return how_often > 0 && static_cast<float>(random.below(kFine)) < how_often * static_cast<float>(kFine);
}

/// A search that is wanted.
struct Request {
  Limits limits;
  Style style;
  std::uint64_t seed = 1;
  int candidates = 5;  ///< most that the advice lists
};

/// One turn that was looked at.
struct Candidate {
  std::string turn;         ///< as the record writes it, without the seat
  double share = 0;         ///< part of the search spent on it, from 0 to 1
  std::vector<double> win;  ///< by seat: the chance to win, from 0 to 1; a shared win counts in part
  std::optional<std::vector<double>> points;  ///< by seat: expected points at the end, where they are counted
  std::vector<std::string> line;              ///< the turns expected after it
  bool proven = false;                        ///< `win` is a fact
};

/// What a search answers.
struct Advice {
  Seat seat = kNobody;                ///< whose turn it is
  std::string turn;                   ///< the one to play: the best, or what the style drew
  std::vector<Candidate> candidates;  ///< best first; never empty where `turn` isn't
  std::uint64_t nodes = 0;            ///< looked at
  bool proven = false;                ///< the best candidate's result is a fact
  bool cut_short = false;             ///< ended by Limits::seconds or Limits::stop
};

}  // namespace byways::search
