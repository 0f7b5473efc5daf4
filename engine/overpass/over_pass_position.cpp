// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/over_pass_position.h"

#include "engine/overpass/chains.h"

namespace byways::overpass {

OverPassPosition::OverPassPosition(int players, int start, bool both)
    : DicePosition(players, board().drawing().pass_start, both) {
  if (start >= 0) {
    set_start(start);
  }
}

bool OverPassPosition::any_reserve() const {
  int sum = 0;
  for (const auto pieces : reserve_) {
    sum += pieces;
  }
  return sum > 0;
}

bool OverPassPosition::owns(Node node) const { return owner_of(colour_at(node), players()) == player(); }

NodeSet OverPassPosition::landings(Node from) const {
  const NodeSet bridge = occupied_ - pieces_[at(colour_at(from))];
  if (board().exits().has(from)) {
    return owns(from) ? chain_along_perimeter(from, bridge).reach - occupied_ : NodeSet();
  }
  return chain_from(from, bridge).reach - occupied_;
}

int OverPassPosition::exits_to_win() const {
  int to_go = kPiecesEach - home_[at(colour())];
  if (both_ && players() == 2) {
    const Colour other = (colour() + 2) % kColours;
    // The other colour isn't all home and can't exit in this turn. So this is more than the colour on turn
    // has pieces, and no caller sees a win.
    to_go = home_[at(other)] == kPiecesEach ? to_go : kColours * kPiecesEach;
  }
  return to_go;
}

void OverPassPosition::begin_turn() {
  if (reserve_[at(colour())] > 0) {  // OVP-2
    --reserve_[at(colour())];
    put(colour(), board().centre());
  }
}

void OverPassPosition::set_start(int player) {
  order_.set_start(player);
  begin_turn();
}

void OverPassPosition::move(const Move& move) {
  const Colour moved = colour_at(move.from);
  order_.spend(cost_of(move.kind));
  switch (move.kind) {
    case MoveKind::OverPass:
    case MoveKind::Slide:
      lift(moved, move.from);
      put(moved, move.to);
      break;
    case MoveKind::Trade: {
      const Colour other = colour_at(move.to);
      lift(moved, move.from);
      lift(other, move.to);
      put(moved, move.to);
      put(other, move.from);
      break;
    }
    case MoveKind::Exit:
      if (exits_to_win() == 1) {
        order_.end_game();  // OVP-11
      }
      lift(moved, move.from);
      ++home_[at(moved)];
      break;
  }
}

void OverPassPosition::end_turn() {
  if (const Colour stuck = colour_at(board().centre()); stuck != kNoColour) {
    lift(stuck, board().centre());
    ++reserve_[at(stuck)];
  }
  order_.pass_on();
  begin_turn();
}

void OverPassPosition::leave(int player) {
  if (order_.player() == player && phase() != Phase::Over && centre_is_occupied()) {
    lift(colour_at(board().centre()), board().centre());
  }
  const bool must_pass_on = take_out(player);
  for (Colour colour = 0; colour < order_.colours(); ++colour) {
    if (owner_of(colour, players()) == player) {
      (pieces(colour) & board().exits()).for_each([&](Node node) { lift(colour, node); });
    }
  }
  if (must_pass_on) {
    order_.pass_on();
    begin_turn();
  }
}

}  // namespace byways::overpass
