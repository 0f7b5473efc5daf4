// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/search/watch.h"
#include "engine/trypsylon/position.h"
#include "engine/trypsylon/turns.h"

namespace byways::trypsylon {

class SearchRules;

/// Searches for a turn that wins by force in two turns (every reply allows a win) or in three. A result is
/// proven; not finding one proves nothing. For wins in two turns, everything is tried within the limit. For
/// wins in three, only turns with few adequate replies are explored, those with the fewest first. A reply is
/// adequate if it doesn't lose at once.
class ForcedWin {
 public:
  static constexpr int kMostTurns = 3;  ///< turns of the winning player, including the last one

  /// `most` limits the work: the number of ends of lines and of turns that are tried. A turn to a position
  /// that `rules` (may be null) knows as repeated doesn't count as a win, because the game may then be drawn.
  /// `watch` and `rules` must outlive this object.
  ForcedWin(std::uint64_t most, search::Watch& watch, const SearchRules* rules = nullptr)
      : left_(most), watch_(&watch), rules_(rules) {}

  /// A turn that wins by force within `turns` turns, 2 to kMostTurns; nothing if none was found, or if a turn
  /// wins at once. Precondition: Phase::Play, no turn in progress.
  [[nodiscard]] std::optional<FullTurn> find(const Position& root, int turns);

  /// Whether `turn`, which needn't be legal, wins by force within `turns` turns; also false if the limit was
  /// reached. Precondition: as for find.
  [[nodiscard]] bool wins_by(const Position& position, const FullTurn& turn, int turns);

  /// Work done so far.
  [[nodiscard]] std::uint64_t tried() const { return tried_; }

 private:
  /// Killer heuristic: turns that worked recently, the latest first, because they often work in the next
  /// position, too.
  class RecentTurns {
   public:
    void note(const FullTurn& turn) {
      const auto same = std::find(turns_.begin(), turns_.begin() + size_, turn);
      if (same == turns_.begin() + size_ && size_ < kMost) {
        ++size_;
      }
      const auto last = same == turns_.end() ? same - 1 : same;
      std::move_backward(turns_.begin(), last, last + 1);
      turns_.front() = turn;
    }
    [[nodiscard]] int size() const { return size_; }
    /// Returns a copy, because `note` moves the elements.
    [[nodiscard]] FullTurn at(int i) const { return turns_[static_cast<std::size_t>(i)]; }

   private:
    static constexpr int kMost = 6;
    std::array<FullTurn, kMost> turns_{};
    int size_ = 0;
  };

  static constexpr std::size_t kMostAnswers = 24;
  /// Replies that prevent a win at once.
  struct Answers {
    std::array<FullTurn, kMostAnswers> turns{};
    std::size_t count = 0;
  };
  /// A turn of the root with its adequate replies.
  struct Threat {
    FullTurn turn;
    Answers answers;
  };

  /// Counts a piece of work; false once the limit is reached.
  bool count() {
    constexpr std::uint64_t kCheckMask = 63;
    left_ = left_ == 0 || ((left_ & kCheckMask) == 0 && !watch_->may_go_on()) ? 0 : left_ - 1;
    ++tried_;
    return left_ > 0;
  }
  [[nodiscard]] bool is_repeated(const Position& position) const;
  /// Whether the player to move can win at once; also false once the limit is reached.
  [[nodiscard]] bool wins_at_once(const Position& position);
  /// Whether `reply`, a turn of the player to move in `next`, keeps the other player from winning at once.
  [[nodiscard]] bool is_answer(const Position& next, const FullTurn& reply);
  /// Whether `reply` can't keep the other player from winning at once, whatever orientation its cards get.
  [[nodiscard]] bool fails_anyway(const Position& next, const FullTurn& reply);
  /// Finds every adequate reply in `next`. False if there are more than `most`, if the player to move there
  /// wins at once, or if the limit is reached.
  [[nodiscard]] bool find_answers(const Position& next, std::size_t most, Answers& answers);
  /// Plays the turn; nothing if it ends the game or leads to a repeated position.
  [[nodiscard]] std::optional<Position> after(const Position& position, const FullTurn& turn) const;
  /// Whether the turn wins by force in two turns.
  [[nodiscard]] bool wins_in_two_by(const Position& position, const FullTurn& turn);
  /// A turn that wins by force in two turns. If not `thorough`, no double moves are tried but recent ones.
  [[nodiscard]] std::optional<FullTurn> find_in_two(const Position& position, bool thorough);
  [[nodiscard]] std::optional<FullTurn> find_in_three(const Position& position);
  /// Whether there is a win in two turns after each of the answers.
  [[nodiscard]] bool wins_after_all(const Position& next, const Answers& answers);
  void add_threats(const Position& position, Move kind, std::uint64_t least_left,
                   std::vector<Threat>& threats);

  std::uint64_t left_;
  std::uint64_t tried_ = 0;
  search::Watch* watch_;
  const SearchRules* rules_;
  std::array<RecentTurns, 2> wins_;  // turns that won at once, by player
  RecentTurns answers_;              // replies that prevented a win at once
  RecentTurns defences_;             // replies that prevented a win in two turns
  RecentTurns second_turns_;         // turns that won in two turns
};

}  // namespace byways::trypsylon
