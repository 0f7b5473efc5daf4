// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/mono_position.h"

namespace byways::overpass {

MonoPosition::MonoPosition(bool strict, const MonoTable& table)
    : pieces_(table.pieces), known_(table.known), strict_(strict), claimed_(table.claimed) {
  for (const int owner : {0, 1}) {
    pieces_[at(owner)].for_each([&](Node node) { blocked_[at(1 - owner)] |= board().shares_line(node); });
  }
  set_start(table.player);
}

NodeSet MonoPosition::placeable() const {
  if (phase_ != Phase::Play || in_hand(player_) == 0) {
    return {};
  }
  return strict_ ? board().all_nodes() - occupied() : clear_nodes();
}

void MonoPosition::place(Node node, Colour colour) {
  pieces_[at(player_)].add(node);
  if (colour != kNoColour) {
    known_[at(colour)].add(node);
  }
  blocked_[at(1 - player_)] |= board().shares_line(node);
  player_ = static_cast<std::int8_t>(1 - player_);
  claimed_ = false;
  // In the strict game a player without a piece in hand still has a turn, in which to claim.
  if (!strict_ && placeable().empty()) {
    phase_ = Phase::Over;
  }
}

void MonoPosition::claim() {
  claimed_ = true;
  if (has_shared_line()) {
    phase_ = Phase::Over;
  } else if (in_hand(player_) == 0) {
    give_up();
  }
}

int play_out(MonoPosition& position, Random& random) {
  int placed = 0;
  while (true) {
    const NodeSet nodes = position.placeable();
    const auto count = static_cast<std::uint32_t>(nodes.count());
    if (count == 0) {
      break;
    }
    position.place(nodes.select(random.below(count)));
    ++placed;
  }
  if (position.phase() == MonoPosition::Phase::Play) {
    position.give_up();
  }
  return placed;
}

std::uint64_t perft(const MonoPosition& position, int depth) {
  if (depth == 0) {
    return 1;
  }
  const NodeSet nodes = position.placeable();
  if (depth == 1) {
    // Giving up for lack of pieces is a turn, too.
    const bool gives_up = nodes.empty() && position.phase() == MonoPosition::Phase::Play;
    return static_cast<std::uint64_t>(nodes.count()) + (gives_up ? 1U : 0U);
  }
  std::uint64_t total = 0;
  nodes.for_each([&](Node node) {
    MonoPosition next = position;
    next.place(node);
    total += perft(next, depth - 1);
  });
  return total;
}

}  // namespace byways::overpass
