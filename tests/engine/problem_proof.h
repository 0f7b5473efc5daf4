// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/timeline.h"
#include "engine/problems/problem.h"

// Proves by exhaustive search that exactly one turn is best, for the games that have problems.

namespace byways::test {

/// The only best turn.
struct OnlyBest {
  std::string turn;  ///< as a record writes it, without the seat
  int depth = 1;     ///< see problems::Problem
  problems::Aim aim = problems::Aim::Win;
  int most = 0;  ///< see problems::Problem

  bool operator==(const OnlyBest&) const = default;
};

/// Examines a position and what follows it.
class Proof {
 public:
  virtual ~Proof() = default;
  Proof(const Proof&) = delete;
  Proof& operator=(const Proof&) = delete;

  /// The only best turn; nothing if there isn't exactly one, or if proving it takes too long.
  ///
  /// In games for two without dice or secrets, the turn wins against any defence, and after every other legal
  /// turn the other player can force a win (in TRYPSYLON, which may go on for ever: no other turn wins as
  /// fast). In Bypass, turns that lead to the same board count as one, and so do turns that end the game with
  /// the same routes. With three players, and in TRYPSYLON Expert while double moves are allowed, the turn is
  /// the only immediate win.
  ///
  /// After a roll in Over-Pass, the turn wins at once or, if no turn does, brings the most pieces home. In
  /// Groups-of-Three it brings in the most pieces from the reserve. All turns that do so lead to the same
  /// board.
  ///
  /// In Highway, after all others have submitted, no submission scores more in this round than the turn, and
  /// each submission that scores as much contains the turn.
  virtual std::optional<OnlyBest> only_best() = 0;

  /// Whether the seat that was to move wins within `turns` turns, counting those of both players, after
  /// `later`, a state that follows the position. With 0 turns: whether it has won already, or has won by
  /// counting. False if that takes too long to prove, or if the only best turn wins at once.
  virtual bool wins_within(const State& later, int turns);

 protected:
  Proof() = default;
};

/// A proof for the position at the cursor; null for other rule sets, and where a proof is pointless because
/// the position is too far from the end or decided already. Precondition: a seat is to move and no turn is
/// open. `timeline` must outlive it.
[[nodiscard]] std::unique_ptr<Proof> proof_of(const Timeline& timeline);

/// All legal turns at the cursor; nothing if there are more than `most`.
[[nodiscard]] std::optional<std::vector<std::string>> turns_at(const Timeline& timeline, std::size_t most);

/// The games that have problems.
[[nodiscard]] const std::vector<std::string>& games_with_problems();

}  // namespace byways::test
