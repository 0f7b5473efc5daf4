// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/over_pass_search_rules.h"

#include <algorithm>
#include <cstddef>

#include "engine/overpass/over_pass_notation.h"

namespace byways::overpass {

namespace {

PlaceValues steps_to_exits() {
  const Board& here = board();
  return steps_to_any(here.exits(), [&here](Node node) { return here.beside(node); });
}

}  // namespace

OverPassSearchRules::OverPassSearchRules(const OverPassPosition& root, float misjudgement, std::uint64_t seed,
                                         const LearnedValues& values)
    : stakes_(root.order(), root.both(), values), values_(values.places), steps_(steps_to_exits()) {
  // Values of exits stay exact: everybody knows that pieces there are nearly home.
  misjudge(values_, steps_, misjudgement, seed, [](Node node) { return board().beside(node); });
}

LearnedValues OverPassSearchRules::values_at_a_glance() {
  // A piece on an exit is nearly home, as nobody else can move it. A piece on any other node can be traded
  // back.
  constexpr int kOnExit = 88;
  constexpr int kFarthest = 2;
  constexpr int kNearest = 22;
  const Board& here = board();
  const PlaceValues steps = steps_to_exits();
  int most = 1;
  here.all_nodes().for_each([&](Node node) { most = std::max(most, steps[static_cast<std::size_t>(node)]); });
  LearnedValues values;
  here.all_nodes().for_each([&](Node node) {
    const auto at = static_cast<std::size_t>(node);
    const int way = (kNearest - kFarthest) * (most - steps[at]) / most;
    values.places[at] = here.exits().has(node) ? kOnExit : kFarthest + way;
  });
  return values;
}

Standing OverPassSearchRules::standing(const OverPassPosition& position) const {
  Standing standing;
  for (Colour colour = 0; colour < position.order().colours(); ++colour) {
    int& sum = standing.sums[static_cast<std::size_t>(colour)];
    sum = kHomeValue * position.home(colour);
    position.pieces(colour).for_each([&](Node node) {
      sum += value(node);
      standing.key ^= place_keys().of(colour, node);
    });
  }
  return standing;
}

Standing OverPassSearchRules::after(const OverPassPosition& position, const Standing& before,
                                    const Move& move) const {
  Standing standing = before;
  const auto change = [&](Colour colour, Node from, Node to) {
    standing.sums[static_cast<std::size_t>(colour)] += value(to) - value(from);
    standing.key ^= place_keys().of(colour, from) ^ place_keys().of(colour, to);
  };
  const Colour colour = position.colour_at(move.from);
  if (move.kind == MoveKind::Exit) {
    standing.sums[static_cast<std::size_t>(colour)] += kHomeValue - value(move.from);
    standing.key ^= place_keys().of(colour, move.from);
    standing.won = position.exits_to_win() == 1;
    return standing;
  }
  change(colour, move.from, move.to);
  if (move.kind == MoveKind::Trade) {
    change(position.colour_at(move.to), move.to, move.from);
  }
  return standing;
}

bool OverPassSearchRules::is_legal(const OverPassPosition& position, const Move& move) {
  // Quick test first: nearly always the piece on the centre can slide away after the move.
  const Node centre = board().centre();
  NodeSet room = board().outward(centre) - position.occupied();
  if (move.kind != MoveKind::Exit) {
    room.remove(move.to);
  }
  const bool can_slide = !room.empty() && position.left() - cost(move) >= cost_of(MoveKind::Slide);
  return can_slide || leaves_a_finish(position, move);
}

bool OverPassSearchRules::may_end(const OverPassPosition& position) {
  return position.phase() == Phase::Over || overpass::may_end(position);
}

int OverPassSearchRules::way_left(const OverPassPosition& position, int player) const {
  constexpr int kFromReserve = 16;  // counts as farther than any node
  int way = 0;
  for (Colour colour = 0; colour < position.order().colours(); ++colour) {
    if (owner_of(colour, position.players()) == player) {
      way += kFromReserve * position.reserve(colour);
      position.pieces(colour).for_each([&](Node node) { way += 1 + steps_[static_cast<std::size_t>(node)]; });
    }
  }
  return way;
}

bool OverPassSearchRules::could_win(const OverPassPosition& position) {
  const Colour colour = position.colour();
  const NodeSet pieces = position.pieces(colour);
  const int fewest = 2 * pieces.count() - (pieces & board().exits()).count();
  return position.roll_allows_exit() && position.exits_to_win() == pieces.count() &&
         fewest <= position.left();
}

std::vector<Move> OverPassSearchRules::way_to_end(OverPassPosition position) {
  std::vector<Move> way;
  while (!may_end(position)) {
    const int fewest = moves_to_finish(position, position.left());
    Move found;
    const bool none = visit_legal_moves(position, [&](const Move& move) {
      OverPassPosition next = position;
      next.move(move);
      const int rest = fewest - cost(move);
      found = move;
      return rest < 0 || !finishes_within(next, rest);
    });
    if (none) {
      break;
    }
    way.push_back(found);
    position.move(found);
  }
  return way;
}

std::string OverPassSearchRules::write(const Move& move) {
  // In a trade, the node that comes first in the board file is written first.
  const bool is_turned = move.kind == MoveKind::Trade && move.to < move.from;
  return text_of(is_turned ? Move{move.kind, move.to, move.from} : move);
}

}  // namespace byways::overpass
