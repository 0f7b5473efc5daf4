// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_map>

#include "engine/search/numbers.h"
#include "engine/search/tree.h"

namespace byways::test {

/// Proves by exhaustive search that a seat wins whatever the others do. It shares only the rules of moves
/// with the search under test, which also uses visit counts, estimates and random numbers.
template <class Rules>
class WinProver {
 public:
  using Position = typename Rules::Position;
  using Move = typename Rules::Move;
  static constexpr int kNoLimit = 1000;  ///< turns; for games that always end

  /// `seat` counts from 0. `most` limits the positions examined in all.
  WinProver(const Rules& rules, int seat, std::uint64_t most) : rules_(rules), seat_(seat), left_(most) {}

  /// Whether the seat wins within `turns` turns of all players together. Meaningless once gave_up().
  bool wins(const Position& position, int turns);

  /// Whether the limit was reached.
  [[nodiscard]] bool gave_up() const { return left_ == 0; }

 private:
  Rules rules_;
  int seat_;
  std::uint64_t left_;
  std::unordered_map<std::uint64_t, bool> known_;            // by position and turns left
  std::unordered_map<std::uint64_t, Move> last_refutation_;  // by turns left and moves of the turn
};

template <class Rules>
bool WinProver<Rules>::wins(const Position& position, int turns) {
  const int acts = rules_.acts(position);
  if (acts == search::kNobodyActs) {
    search::Result<Rules::kSeats> result{};
    rules_.result(position, result);
    return result[static_cast<std::size_t>(seat_)] == search::kWin;
  }
  if (turns == 0 || left_ == 0) {
    return false;
  }
  --left_;
  const std::uint64_t key = search::mix(rules_.key(position), static_cast<std::uint64_t>(turns));
  if (const auto found = known_.find(key); found != known_.end()) {
    return found->second;
  }
  typename Rules::Moves moves;
  rules_.moves(position, moves);
  // What refuted the last position refutes many others, too.
  const bool is_mine = acts == seat_;
  const auto place = static_cast<std::uint64_t>(turns) * 2 + (is_mine ? 1U : 0U);
  const auto killer = last_refutation_.find(place);
  const std::size_t none = moves.size();
  std::size_t first = none;
  for (std::size_t i = 0; killer != last_refutation_.end() && i < moves.size(); ++i) {
    first = moves[i] == killer->second ? i : first;
  }
  bool wins_here = !is_mine;
  for (std::size_t n = 0; n <= moves.size() && wins_here != is_mine; ++n) {
    const std::size_t i = n == 0 ? first : n - 1;
    if (i == none || (n > 0 && i == first)) {
      continue;
    }
    Position next = position;
    const bool has_ended = rules_.play(next, moves[i]);
    const bool after = wins(next, has_ended && turns != kNoLimit ? turns - 1 : turns);
    if (left_ == 0) {
      return false;
    }
    if (after == is_mine) {
      wins_here = is_mine;
      last_refutation_[place] = moves[i];
    }
  }
  known_.emplace(key, wins_here);
  return wins_here;
}

}  // namespace byways::test
