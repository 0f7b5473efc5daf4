// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/bypass/end_board.h"
#include "engine/bypass/winning_ends.h"
#include "engine/search/watch.h"

namespace byways::bypass {

/// Proves by exhaustive search which of two players wins, close to the end of the game. Two players can't
/// tie: the player who ends the game needs more points to win, otherwise the other player wins (BYP-13).
///
/// Looks at a limited number of boards, and remembers what it has proven in a table of fixed size.
template <int Side>
class LastTurns {
 public:
  using Board = EndBoard<Side>;

  /// A proven result.
  struct Proof {
    bool wins = false;  ///< the player to move wins
    FullTurn turn;      ///< begins the quickest win, or else resists for the longest time
  };

  /// `most` is the number of boards to look at. `watch` must outlive this object; it counts one node for
  /// every kBoardsANode boards.
  LastTurns(std::uint64_t most, search::Watch& watch)
      : left_(most),
        watch_(&watch),
        slots_(std::bit_floor(std::clamp<std::uint64_t>(most / 8, kFewestSlots, kMostSlots))) {}

  /// How many boards (positions) count as one tree node. A position on a larger board takes longer, and is
  /// proven less often.
  static constexpr std::uint64_t kBoardsANode = Side == 3 ? 48 : 16;

  /// The proven result; its turn continues the steps already drawn. Nothing if it can't be proven, or if no
  /// turn includes these steps. Turns that end the game aren't tried. Precondition: Phase::Play, two players,
  /// none of whom has left; the player to move can't win at once (see EndingTurns).
  [[nodiscard]] std::optional<Proof> prove(const Position<Side>& position);

  /// Whether the player to move wins within `turns` turns, an odd number that counts the turns of both
  /// players. Meaningless once has_given_up().
  [[nodiscard]] bool wins(const Board& board, int turns);
  /// Whether the player to move is proven to lose within `turns` turns, an even number that counts the turns
  /// of both players.
  [[nodiscard]] bool loses(const Board& board, int turns);

  /// Whether the limit was reached or the search was stopped.
  [[nodiscard]] bool has_given_up() const { return left_ == 0; }

 private:
  static constexpr std::uint64_t kFewestSlots = 64;
  static constexpr std::uint64_t kMostSlots = std::uint64_t{1} << 17U;  // 2 MB
  static constexpr std::size_t kMostReplies = 2000;  // the most undecided turns, see Work::open
  static constexpr int kMostDepth = 16;

  // What is proven about a board, counted in turns of both players: how soon it is won or lost (0 if
  // unknown), and within how many turns it is certainly not won or not lost.
  struct Slot {
    std::uint64_t key = 0;
    std::uint8_t wins = 0;
    std::uint8_t loses = 0;
    std::uint8_t no_win = 0;
    std::uint8_t no_loss = 0;
  };
  struct OpenTurn {
    LinkChange paths;
    LinkChange walls;
    Board after;
  };
  // The undecided turns, and the losing turn that is hardest to refute.
  struct Work {
    std::vector<OpenTurn> open;
    std::optional<FullTurn> hardest;
    std::uint64_t hardness = 0;
  };

  bool count(std::uint64_t boards = 1);
  [[nodiscard]] Slot& slot_of(std::uint64_t key);
  // Whether the player to move can end the game and win.
  [[nodiscard]] bool wins_at_once(const Board& board);
  // Separates the turns that the other player answers with a win at once from the undecided ones; false if
  // there are too many undecided turns or the search has given up.
  bool gather(const Board& board, const Turn& begun, Work& work);
  [[nodiscard]] std::optional<Proof> decide(const Board& board, const Turn& begun, Work& work);

  std::uint64_t left_;
  std::uint64_t counted_ = 0;
  search::Watch* watch_;
  std::vector<Slot> slots_;
  WinningEnds<Side> ends_;
  // By player and number of turns: the turn with which `wins` last found a win, or with which `loses` last
  // found that the board isn't lost. It is tried first.
  struct Line {
    LinkChange paths;
    LinkChange walls;
  };
  std::array<std::array<Line, static_cast<std::size_t>(kMostDepth)>, 2> lines_{};
};

template <int Side>
bool LastTurns<Side>::count(std::uint64_t boards) {
  left_ -= std::min(left_, boards);
  counted_ += boards;
  for (; counted_ >= kBoardsANode; counted_ -= kBoardsANode) {
    left_ = watch_->count() ? left_ : 0;
  }
  return left_ > 0;
}

template <int Side>
typename LastTurns<Side>::Slot& LastTurns<Side>::slot_of(std::uint64_t key) {
  Slot& slot = slots_[static_cast<std::size_t>(key & (slots_.size() - 1))];
  if (slot.key != key) {
    slot = {};
    slot.key = key;
  }
  return slot;
}

template <int Side>
bool LastTurns<Side>::wins_at_once(const Board& board) {
  std::uint64_t cost = 0;
  const bool wins_here = ends_.has(board, cost);
  count(cost);
  return wins_here;
}

template <int Side>
bool LastTurns<Side>::wins(const Board& board, int turns) {
  if (turns == 1 || has_given_up()) {
    return !has_given_up() && wins_at_once(board);
  }
  const std::uint64_t key = board.key();
  if (const Slot& known = slot_of(key); known.wins != 0 || known.loses != 0 || known.no_win >= turns) {
    return known.wins != 0 && known.wins <= turns;
  }
  bool wins_here = wins_at_once(board);
  const int took = wins_here ? 1 : turns;
  if (!wins_here) {
    const auto is_win = [&](const Board& after) { return count() && loses(after, turns - 1); };
    Line& line = lines_[board.player()][static_cast<std::size_t>(std::min(turns, kMostDepth - 1))];
    if (line.paths.in != kNoLink) {
      const std::optional<Board> after = board.after_open(line.paths, line.walls);
      wins_here = after && is_win(*after);
    }
    if (!wins_here) {
      board.visit_open([&](const LinkChange& paths, const LinkChange& walls, const Board& after) {
        wins_here = is_win(after);
        if (wins_here) {
          line = {paths, walls};
        }
        return !wins_here && !has_given_up();
      });
    }
  }
  if (!has_given_up()) {
    Slot& slot = slot_of(key);
    (wins_here ? slot.wins : slot.no_win) = static_cast<std::uint8_t>(wins_here ? took : turns);
  }
  return wins_here && !has_given_up();
}

template <int Side>
bool LastTurns<Side>::loses(const Board& board, int turns) {
  if (turns <= 0 || has_given_up()) {
    return false;
  }
  const std::uint64_t key = board.key();
  if (const Slot& known = slot_of(key); known.wins != 0 || known.loses != 0 || known.no_loss >= turns) {
    return known.loses != 0 && known.loses <= turns;
  }
  const bool wins_here = wins_at_once(board);
  bool loses_here = !wins_here;
  if (loses_here) {  // no turn that ends the game wins, so only the others are left to try
    const auto is_loss = [&](const Board& after) { return count() && wins(after, turns - 1); };
    Line& line = lines_[board.player()][static_cast<std::size_t>(std::min(turns, kMostDepth - 1))];
    if (line.paths.in != kNoLink) {
      const std::optional<Board> after = board.after_open(line.paths, line.walls);
      loses_here = !after || is_loss(*after);
    }
    if (loses_here) {
      board.visit_open([&](const LinkChange& paths, const LinkChange& walls, const Board& after) {
        loses_here = is_loss(after);
        if (!loses_here) {
          line = {paths, walls};
        }
        return loses_here;
      });
    }
  }
  if (!has_given_up()) {
    Slot& slot = slot_of(key);
    if (wins_here) {
      slot.wins = 1;
    } else {
      (loses_here ? slot.loses : slot.no_loss) = static_cast<std::uint8_t>(turns);
    }
  }
  return loses_here && !has_given_up();
}

template <int Side>
bool LastTurns<Side>::gather(const Board& board, const Turn& begun, Work& work) {
  bool fits_in = true;
  board.visit_open([&](const LinkChange& paths, const LinkChange& walls, const Board& after) {
    fits_in = count();
    const std::optional<FullTurn> turn = board.turn_of(paths, walls, begun);
    if (!turn || !fits_in) {
      return fits_in;
    }
    if (!wins_at_once(after)) {
      fits_in = work.open.size() < kMostReplies && !has_given_up();
      if (fits_in) {
        work.open.push_back({paths, walls, after});
      }
    } else if (work.open.empty()) {
      // The fewer winning answers, the harder they are to find.
      constexpr int kEasy = 1000;
      const int most = work.hardest ? kEasy + 1 - static_cast<int>(work.hardness) : kEasy;
      count(kBoardsANode);
      const auto hardness = static_cast<std::uint64_t>(kEasy + 1 - after.count_winning_ends(most));
      if (!work.hardest || hardness > work.hardness) {
        work.hardest = turn;
        work.hardness = hardness;
      }
    }
    return fits_in;
  });
  return fits_in && !has_given_up();
}

template <int Side>
std::optional<typename LastTurns<Side>::Proof> LastTurns<Side>::decide(const Board& board, const Turn& begun,
                                                                       Work& work) {
  for (int turns = 3; !work.open.empty() && turns < kMostDepth; turns += 2) {
    for (const OpenTurn& open : work.open) {
      if (loses(open.after, turns - 1)) {
        return Proof{true, *board.turn_of(open.paths, open.walls, begun)};
      }
    }
    work.hardness = 0;  // lasting longer is always harder
    std::size_t kept = 0;
    for (const OpenTurn& open : work.open) {
      const std::uint64_t before = left_;
      if (!wins(open.after, turns)) {
        work.open[kept++] = open;
      } else if (const std::uint64_t cost = before - left_ + 1; cost > work.hardness) {
        work.hardest = board.turn_of(open.paths, open.walls, begun);
        work.hardness = cost;
      }
      if (has_given_up()) {
        return std::nullopt;
      }
    }
    work.open.erase(work.open.begin() + static_cast<std::ptrdiff_t>(kept), work.open.end());
  }
  return work.open.empty() && work.hardest ? std::optional(Proof{false, *work.hardest}) : std::nullopt;
}

template <int Side>
std::optional<typename LastTurns<Side>::Proof> LastTurns<Side>::prove(const Position<Side>& position) {
  Position<Side> start = position;
  start.roll_back();
  const Board board(start);
  Work work;
  work.open.reserve(kMostReplies);
  return gather(board, position.turn(), work) ? decide(board, position.turn(), work) : std::nullopt;
}

}  // namespace byways::bypass
