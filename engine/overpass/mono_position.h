// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/random.h"
#include "engine/overpass/board.h"
#include "engine/overpass/colours.h"

namespace byways::overpass {

/// What a position between two turns consists of, for positions set up by hand.
struct MonoTable {
  std::array<NodeSet, 2> pieces{};        ///< by player
  std::array<NodeSet, kColours> known{};  ///< see MonoPosition::known
  int player = 0;                         ///< who is to move
  bool claimed = false;                   ///< see MonoPosition::has_claimed
};

/// A position of Mono-Line between two turns: a plain value. Players are 0 and 1 (seat - 1). Its mutators
/// don't check rules.
class MonoPosition {
 public:
  enum class Phase : std::uint8_t { Lot, Play, Over };
  static constexpr int kPiecesOfPlayer = 2 * kPiecesEach;  // MON-1

  /// `start` is the player who begins, or -1 for a lot.
  explicit constexpr MonoPosition(bool strict, int start = -1) : strict_(strict) {
    if (start >= 0) {
      set_start(start);
    }
  }

  /// A position set up by hand. Precondition: nobody has more than kPiecesOfPlayer pieces, or more than
  /// kPiecesEach known to be of one colour.
  MonoPosition(bool strict, const MonoTable& table);

  [[nodiscard]] constexpr Phase phase() const { return phase_; }
  [[nodiscard]] constexpr bool strict() const { return strict_; }
  /// The player on turn; in Phase::Over the player who couldn't place a piece, or who claimed.
  [[nodiscard]] constexpr int player() const { return player_; }
  [[nodiscard]] constexpr const NodeSet& pieces(int player) const { return pieces_[at(player)]; }
  [[nodiscard]] constexpr NodeSet occupied() const { return pieces_[0] | pieces_[1]; }
  [[nodiscard]] constexpr int in_hand(int player) const {
    return kPiecesOfPlayer - pieces_[at(player)].count();
  }
  /// The pieces for which `colour` was named (MON-1).
  [[nodiscard]] constexpr const NodeSet& known(Colour colour) const { return known_[at(colour)]; }

  /// The empty nodes where the player on turn may place a piece by MON-2: on no line with a piece of the
  /// opponent.
  [[nodiscard]] NodeSet clear_nodes() const { return clear_nodes(player_); }
  /// The empty nodes where `player` might place a piece by MON-2.
  [[nodiscard]] NodeSet clear_nodes(int player) const {
    return board().all_nodes() - occupied() - blocked_[at(player)];
  }
  /// Where the player on turn may place a piece; in the strict game on any empty node (MON-4). Empty unless
  /// Phase::Play.
  [[nodiscard]] NodeSet placeable() const;
  /// Whether a claim would be right: pieces of both players share a line (MON-4).
  [[nodiscard]] bool has_shared_line() const { return !(blocked_[0] & pieces_[0]).empty(); }
  /// Whether this player has made a wrong claim in this turn (MON-4).
  [[nodiscard]] constexpr bool has_claimed() const { return claimed_; }
  /// Whether a claim has ended the game. Precondition: Phase::Over.
  [[nodiscard]] constexpr bool won_by_claim() const { return claimed_; }
  [[nodiscard]] constexpr int winner() const { return claimed_ ? player_ : 1 - player_; }

  /// Phase::Lot only.
  constexpr void set_start(int player) {
    player_ = static_cast<std::int8_t>(player);
    phase_ = Phase::Play;
  }
  /// Places a piece and ends the turn; `colour` is kNoColour if none was named. Phase::Play only.
  void place(Node node, Colour colour = kNoColour);
  /// Claims (MON-4): a right claim wins; after a wrong one the turn goes on. Phase::Play only.
  void claim();
  /// For a player who has no piece left and doesn't claim: the game is over (MON-3). Precondition: in_hand is
  /// 0.
  constexpr void give_up() {
    claimed_ = false;
    phase_ = Phase::Over;
  }

  bool operator==(const MonoPosition&) const = default;

 private:
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

  std::array<NodeSet, 2> pieces_{};
  std::array<NodeSet, 2> blocked_{};  // by player: nodes on lines with pieces of the other player
  std::array<NodeSet, kColours> known_{};
  std::int8_t player_ = 0;
  Phase phase_ = Phase::Lot;
  bool strict_ = false;
  bool claimed_ = false;
};

/// Plays to the end, with each node drawn uniformly; returns the number of pieces placed. Precondition:
/// Phase::Play.
int play_out(MonoPosition& position, Random& random);

/// The number of sequences of exactly `depth` turns, ignoring claims and colours. Precondition: the lot is
/// settled.
[[nodiscard]] std::uint64_t perft(const MonoPosition& position, int depth);

}  // namespace byways::overpass
