// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/trypsylon/cards.h"
#include "engine/trypsylon/pathways.h"

namespace byways::trypsylon {

enum class Phase : std::uint8_t { Lot, Play, Over };

/// The kinds of move (TRY-5 to TRY-7).
enum class Move : std::uint8_t { Simple, Open, Double };
inline constexpr std::array<Move, 3> kMoves{Move::Simple, Move::Open, Move::Double};

/// With at most this many cards face down, there are no double moves (TRY-9).
inline constexpr int kEndgame = 3;

/// The settings of a game. Players are 0 and 1 (seat - 1).
struct Rules {
  bool expert = false;  ///< TRY-10 instead of TRY-8 and TRY-9
  int beach = 0;        ///< the player who joins west and east (TRY-2)
  int start = -1;       ///< the player who begins; -1 for a lot
};

/// Identifies a position, to count repetitions (TRY-17).
using Key = std::array<std::uint64_t, 5>;

/// A position of TRYPSYLON with the steps of the turn in progress: a plain value of six words. Its mutators
/// don't check rules: use `liftable` and `ends` first.
class Position {
 public:
  explicit constexpr Position(Board board, Rules rules = {})
      : beach_(static_cast<std::int8_t>(rules.beach)),
        face_down_at_start_(static_cast<std::int8_t>(board.cells())),
        board_(board),
        expert_(rules.expert) {
    cards_.face_down = board.tables().all;
    if (rules.start >= 0) {
      set_start(rules.start);
    }
  }

  /// A position set up by hand, between turns; rules.start is to move. `last` is the cell whose card the
  /// player may not take (TRY-6), or kNoCell; `follows_open_move` is what the function of that name returns.
  /// Precondition: every cell has a card; the card on `last` is face up; no goal is joined; rules.start isn't
  /// -1.
  constexpr Position(Board board, Rules rules, const Cards& cards, Cell last, bool follows_open_move)
      : Position(board, rules) {
    cards_ = cards;
    last_ = static_cast<std::int8_t>(last);
    face_down_at_start_ = static_cast<std::int8_t>(std::popcount(cards.face_down));
    follows_open_move_ = follows_open_move && !is_opening();
  }

  [[nodiscard]] constexpr Board board() const { return board_; }
  [[nodiscard]] constexpr Phase phase() const { return phase_; }
  [[nodiscard]] constexpr bool is_expert() const { return expert_; }
  /// The player to act; in Phase::Over the one who made the last move, in Phase::Lot nobody.
  [[nodiscard]] constexpr int player() const { return player_; }
  /// The player who has this goal (TRY-2).
  [[nodiscard]] constexpr int owner(Goal goal) const { return goal == Goal::Beach ? beach_ : 1 - beach_; }

  /// Phase::Lot only.
  constexpr void set_start(int player) {
    player_ = static_cast<std::int8_t>(player);
    phase_ = Phase::Play;
  }

  [[nodiscard]] constexpr const Cards& cards() const { return cards_; }
  [[nodiscard]] constexpr Set vacancies() const {
    return board_.tables().all & ~(cards_.face_down | cards_.face_up);
  }
  /// The cell of the card inserted last, including this turn; kNoCell before the first insertion, or if an
  /// arranged position names none.
  [[nodiscard]] constexpr Cell last() const { return last_; }

  /// Cards face down when the turn began (TRY-9).
  [[nodiscard]] constexpr int face_down_at_start() const { return face_down_at_start_; }
  /// Whether this is the first move of the game (TRY-8, TRY-10): no card was face up when the turn began.
  [[nodiscard]] constexpr bool is_opening() const { return face_down_at_start_ == board_.cells(); }
  /// Whether the move before this turn was an open one (TRY-8).
  [[nodiscard]] constexpr bool follows_open_move() const { return follows_open_move_; }
  [[nodiscard]] constexpr bool is_endgame() const { return !expert_ && face_down_at_start_ <= kEndgame; }
  /// The right to a double move in this turn (TRY-8 to TRY-10), including Expert's move with the single last
  /// card.
  [[nodiscard]] constexpr bool may_double() const {
    return expert_ ? !is_opening() && face_down_at_start_ > 0 : follows_open_move_ && !is_endgame();
  }

  [[nodiscard]] constexpr int lifted() const { return lifted_; }  ///< cards taken in this turn
  [[nodiscard]] constexpr int hand() const { return hand_; }      ///< cards taken and not pushed in yet
  /// Whether the card lifted first in this turn was face up. Precondition: lifted() > 0.
  [[nodiscard]] constexpr bool lifted_face_up() const { return lifted_face_up_; }

  /// Cells whose card may be taken now (TRY-5 to TRY-10). Precondition: Phase::Play.
  [[nodiscard]] constexpr Set liftable() const {
    if (lifted_ == 0) {
      return cards_.face_down | (cards_.face_up & ~(last_ == kNoCell ? 0 : bit(last_)));
    }
    const bool second = lifted_ == 1 && hand_ == 1 && !lifted_face_up_ && may_double();
    return second ? cards_.face_down : 0;
  }
  /// Whether a second card must be taken before the one in hand is pushed in (TRY-10).
  [[nodiscard]] constexpr bool wants_second() const { return expert_ && liftable() != 0; }
  /// Ends where a card in hand may be pushed in now, as bits by End (TRY-3). Precondition: Phase::Play.
  [[nodiscard]] constexpr std::uint32_t ends() const {
    return hand_ == 0 || wants_second() ? 0 : open_ends(board_, vacancies());
  }

  /// Precondition: has(liftable(), cell).
  constexpr void lift(Cell cell) {
    lifted_face_up_ = has(cards_.face_up, cell);
    cards_.clear(cell);
    ++lifted_;
    ++hand_;
  }
  /// Pushes in a card from the hand; the last one ends the turn. Precondition: ends() has `end`.
  constexpr void insert(End end, Corner corner) {
    push(board_, cards_, end, corner);
    last_ = static_cast<std::int8_t>(board_.tables().entry[static_cast<std::size_t>(end)]);
    if (--hand_ == 0) {
      end_turn();
    }
  }

  /// Whether both sides of the goal are joined now (TRY-11 to TRY-15).
  [[nodiscard]] constexpr bool joins(Goal goal) const { return Pathways(board_, cards_).joins(goal); }
  /// The player who has won (TRY-16). Precondition: Phase::Over.
  [[nodiscard]] constexpr int winner() const { return winner_; }

  /// Precondition: no card in hand.
  [[nodiscard]] constexpr Key key() const {
    // Of the last move, only the right to a double move matters, and the card that may not be taken.
    const auto rest =
        static_cast<std::uint64_t>(last_ + 1) | (player_ != 0 ? 0x100U : 0U) | (may_double() ? 0x200U : 0U);
    return {cards_.face_down, cards_.face_up, cards_.low, cards_.high, rest};
  }

  constexpr bool operator==(const Position&) const = default;

 private:
  constexpr void end_turn();

  Cards cards_;
  std::int8_t last_ = kNoCell;
  std::int8_t player_ = 0;
  std::int8_t beach_;
  std::int8_t winner_ = -1;
  std::int8_t lifted_ = 0;
  std::int8_t hand_ = 0;
  std::int8_t face_down_at_start_;
  Board board_;
  Phase phase_ = Phase::Lot;
  bool expert_;
  bool follows_open_move_ = false;
  bool lifted_face_up_ = false;
};

constexpr void Position::end_turn() {
  follows_open_move_ = lifted_face_up_;
  lifted_face_up_ = false;
  lifted_ = 0;
  face_down_at_start_ = static_cast<std::int8_t>(std::popcount(cards_.face_down));
  const Pathways pathways(board_, cards_);
  const bool beach = pathways.joins(Goal::Beach);
  const bool meadow = pathways.joins(Goal::Meadow);
  if (beach || meadow) {
    phase_ = Phase::Over;
    const int one = owner(beach ? Goal::Beach : Goal::Meadow);
    winner_ = static_cast<std::int8_t>(beach && meadow ? player_ : one);
    return;
  }
  player_ = static_cast<std::int8_t>(1 - player_);
}

}  // namespace byways::trypsylon
