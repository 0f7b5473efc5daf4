// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/timeline.h"
#include "engine/problems/problem.h"

// Proves by trying everything that exactly one turn of a position is best, for the games that have problems.

namespace byways::test {

/// Such a turn.
struct OnlyBest {
  std::string turn;  ///< as a record writes it, without the seat
  int depth = 1;     ///< see problems::Problem
  problems::Aim aim = problems::Aim::Win;
  int most = 0;  ///< see problems::Problem

  bool operator==(const OnlyBest&) const = default;
};

/// Knows one position and what follows it.
class Proof {
 public:
  virtual ~Proof() = default;
  Proof(const Proof&) = delete;
  Proof& operator=(const Proof&) = delete;

  /// The only best turn; nothing where there isn't one, or it would take too long to prove.
  ///
  /// For two without dice or secrets it wins whatever the other player does, and after every other legal turn
  /// the other player wins whatever happens (in TRYPSYLON, which may go on for ever: no other turn wins
  /// within as many turns). In Bypass turns that lead to the same board are one, and so are turns that end
  /// the game with the same routes. With three it wins at once, and no other does. In TRYPSYLON Expert, while
  /// double moves are allowed, it wins at once, and no other does.
  ///
  /// After a roll it wins at once (Over-Pass), or, where none does, brings most pieces home, or in from the
  /// reserve (Groups-of-Three); all turns that do lead to the same board.
  ///
  /// In Highway, once all others have submitted, no submission has more points in this round, and each that
  /// has as many contains it.
  virtual std::optional<OnlyBest> only_best() = 0;

  /// Whether the seat that was to move wins within so many turns of both after `later`, which follows the
  /// position; with 0 turns: whether the win is there or can be counted. False where it takes too long to
  /// prove,
  /// or the only best turn wins at once.
  virtual bool wins_within(const State& later, int turns);

 protected:
  Proof() = default;
};

/// A proof for the position at the cursor; null for other games, and where there is no hope for one: too far
/// from the end, or decided. Precondition: a seat is to move, no turn is open. `timeline` must outlive it.
[[nodiscard]] std::unique_ptr<Proof> proof_of(const Timeline& timeline);

/// Every legal turn at the cursor; nothing if they are more than `most`.
[[nodiscard]] std::optional<std::vector<std::string>> turns_at(const Timeline& timeline, std::size_t most);

/// The games that have problems.
[[nodiscard]] const std::vector<std::string>& games_with_problems();

}  // namespace byways::test
