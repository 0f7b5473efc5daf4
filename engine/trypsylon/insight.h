// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "engine/trypsylon/position.h"
#include "engine/trypsylon/reasons.h"

namespace byways::trypsylon {

/// A point where corners of cells meet and into which at least one card has an arm. Four cells meet inside
/// the board (TRY-12), two on the frame (TRY-13); in a corner of the board there is one (TRY-14).
struct Joint {
  int column = 0;  ///< columns west of the point, 0 to all
  int row = 0;     ///< rows south of the point, 0 to all
  Places cells;    ///< the cells that meet there, in the order of the notation
  Places arms;     ///< the cells whose card has an arm into the point
  Places missing;  ///< the face-down or vacant cells, which prevent a joint

  /// Whether no cell is missing.
  [[nodiscard]] bool is_complete() const { return missing.empty(); }
  /// Whether two cards, or a card and the frame, would be joined here if no cell were missing.
  [[nodiscard]] bool is_broken() const { return !is_complete() && (arms.size() > 1 || cells.size() == 2); }
  bool operator==(const Joint&) const = default;
};

/// What a step would lead to.
struct Preview {
  std::unique_ptr<State> state;  ///< the position after the step, which has its own insight
  Transition changes;            ///< as from State::play: the cards that move
};

/// What a TRYPSYLON state offers beyond State, for views, hints and lessons. Unless stated otherwise,
/// functions are about the current board, without the cards in hand.
///
/// Place ids: a cell is "c3", an end of a column "Nc" or "Sc", of a row "E4" or "W4". Cells are sorted by
/// column, then row, unless stated otherwise.
class Insight {
 public:
  virtual ~Insight() = default;

  /// Columns of the board, from Board::kShortest to Board::kLongest.
  [[nodiscard]] virtual int columns() const = 0;
  /// Rows of the board, likewise.
  [[nodiscard]] virtual int rows() const = 0;
  /// Every end, from north, east, south and west.
  [[nodiscard]] virtual Places all_ends() const = 0;
  /// The cells of an end's row or column, beginning at the end. Empty if there is no such end.
  [[nodiscard]] virtual Places line(std::string_view end) const = 0;
  /// The seat that has this goal (TRY-2).
  [[nodiscard]] virtual Seat owner(Goal goal) const = 0;

  /// The cells whose card is face down.
  [[nodiscard]] virtual Places face_down() const = 0;
  /// The cards face up whose pathway leads into `corner` (TRY-1).
  [[nodiscard]] virtual Places face_up(Corner corner) const = 0;
  /// The cells without a card.
  [[nodiscard]] virtual Places vacancies() const = 0;
  /// The cell of the card inserted last, including this turn; empty before the first insertion.
  [[nodiscard]] virtual std::string last_inserted() const = 0;

  /// Every card that pathways join with `side` of the frame (TRY-11 to TRY-15).
  [[nodiscard]] virtual Places joined_to(Side side) const = 0;
  /// Whether both sides of the goal are joined. In the middle of a turn, this has no effect yet (TRY-7).
  [[nodiscard]] virtual bool joins(Goal goal) const = 0;
  /// The cells of a shortest pathway that joins both sides of the goal, from west to east or from north to
  /// south; empty if there is none.
  [[nodiscard]] virtual Places pathway(Goal goal) const = 0;
  /// Every point with an arm into it, ordered by column, then row.
  [[nodiscard]] virtual std::vector<Joint> joints() const = 0;

  /// Why no move of the kind `move` can be made in this turn, regardless of the steps already made; nothing
  /// if one can (TRY-5 to TRY-10). In Expert, a move with the single last card face down counts as a double
  /// move. Before the lot and after the end, every kind is refused.
  [[nodiscard]] virtual std::optional<Refusal> refusal_of_move(Move move) const = 0;
  /// Cards face down when the turn began.
  [[nodiscard]] virtual int face_down_at_start() const = 0;
  /// How many more cards must be turned face up before the endgame begins, 0 in the endgame (TRY-9); nothing
  /// in Expert.
  [[nodiscard]] virtual std::optional<int> until_endgame() const = 0;
  /// Cards in hand, 0 to 2.
  [[nodiscard]] virtual int hand() const = 0;
  /// The cells whose card may be taken now.
  [[nodiscard]] virtual Places takeable() const = 0;
  /// The ends where a card may be pushed in now, in any orientation.
  [[nodiscard]] virtual Places open_ends() const = 0;
  /// What `step` would lead to. Precondition: !refusal(to_move(), step).
  [[nodiscard]] virtual Preview preview(std::string_view step) const = 0;

  /// Whether the player to move can win with the turn that begins here; nothing if trying `most` turns isn't
  /// enough to tell. False in the middle of a turn, before the lot and after the end.
  [[nodiscard]] virtual std::optional<bool> wins_at_once(std::uint64_t most) const = 0;

  /// How often the position at the start of the turn has occurred, including now (TRY-17); 0 before the lot
  /// and after the end.
  [[nodiscard]] virtual int times() const = 0;
  /// Whether either player may claim a draw now (TRY-17).
  [[nodiscard]] virtual bool claim_is_open() const = 0;

 protected:
  Insight() = default;
  Insight(const Insight&) = default;
  Insight& operator=(const Insight&) = default;
};

/// The insight into a state of TRYPSYLON; null for states of other rule sets. Lives as long as the state.
[[nodiscard]] const Insight* insight_into(const State& state);

}  // namespace byways::trypsylon
