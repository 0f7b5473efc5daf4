// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "engine/overpass/board.h"
#include "engine/overpass/colours.h"
#include "engine/overpass/dice_position.h"

namespace byways::overpass {

enum class MoveKind : std::uint8_t { OverPass, Trade, Slide, Exit };  // OVP-3

/// The cost of a move (OVP-3).
[[nodiscard]] constexpr int cost_of(MoveKind kind) { return kind == MoveKind::Slide ? 2 : 1; }

/// One move; `to` is the landing or the partner of a trade, and unused for an exit.
struct Move {
  MoveKind kind = MoveKind::OverPass;
  Node from = 0;
  Node to = 0;
  bool operator==(const Move&) const = default;
};

/// A position of Over-Pass: a plain value of two hundred bytes. Its mutators don't check rules.
///
/// `landings`, `slides`, `trades` and `may_exit` return what OVP-3 to OVP-9 allow with the moves left.
/// over_pass_moves.h checks which of these moves leave a way to empty the centre (OVP-10).
class OverPassPosition : public DicePosition<NodeSet> {
 public:
  /// `start` is the player who begins, or -1 for a lot (OVP-1). `both`: in a game of two players, both
  /// colours must be home (OVP-11).
  explicit OverPassPosition(int players, int start = -1, bool both = false);

  /// A position set up by hand: see DicePosition.
  OverPassPosition(int players, const std::array<NodeSet, kColours>& pieces,
                   const std::array<int, kColours>& reserve, Colour colour, bool both)
      : DicePosition(players, pieces, reserve, colour, both) {}

  [[nodiscard]] NodeSet empty() const { return board().all_nodes() - occupied(); }
  [[nodiscard]] bool centre_is_occupied() const { return occupied_.has(board().centre()); }
  /// Whether any colour has a piece in reserve (OVP-9).
  [[nodiscard]] bool any_reserve() const;

  /// Whether the piece on `node` belongs to the player on turn. Only its owner may move a piece on an exit
  /// point (OVP-3).
  [[nodiscard]] bool owns(Node node) const;
  /// Where an Over-Pass of the piece on `from` may land (OVP-4 to OVP-6); empty if the player on turn may not
  /// move that piece. Precondition: there is a piece.
  [[nodiscard]] NodeSet landings(Node from) const;
  /// Where the piece on `from` may slide, regardless of the moves left (OVP-8).
  [[nodiscard]] NodeSet slides(Node from) const { return board().outward(from) - occupied_; }
  /// The pieces with which the one on `from` may trade (OVP-7). Precondition: there is a piece.
  [[nodiscard]] NodeSet trades(Node from) const {
    return board().partners(from) & (occupied_ - pieces_[at(colour_at(from))]);
  }
  /// Whether pieces of the colour on turn may exit with this roll (OVP-9).
  [[nodiscard]] bool roll_allows_exit() const { return order_.sum() % 2 == 0 || !any_reserve(); }
  /// The pieces of the colour on turn that may exit (OVP-9).
  [[nodiscard]] NodeSet exiting() const {
    return roll_allows_exit() ? pieces_[at(colour())] & board().exits() : NodeSet();
  }
  /// How many exits of the colour on turn win the game (OVP-11). If exits can't win it in this turn, a number
  /// larger than that of the colour's pieces.
  [[nodiscard]] int exits_to_win() const;

  /// Phase::Setup only.
  void set_start(int player);
  /// Plays a move without checking rules. Phase::Play only.
  void move(const Move& move);
  /// Ends the turn; a piece still on the centre goes back to its reserve (OVP-10). Phase::Play only.
  void end_turn();
  /// Removes the player's reserves and its pieces on exits; a piece just put on the centre for its turn
  /// counts as reserve (TURN-6). Precondition: no move has been made in this turn, and another player is
  /// left.
  void leave(int player);

  bool operator==(const OverPassPosition&) const = default;

 private:
  void begin_turn();
};

}  // namespace byways::overpass
