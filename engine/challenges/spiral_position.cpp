// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/spiral_position.h"

namespace byways::challenges {

using overpass::board;
using overpass::kColours;

namespace {

std::size_t slot(int i) { return static_cast<std::size_t>(i); }

// The connected parts of a bridge, with the number of landings beside each part.
struct Islands {
  std::array<std::uint8_t, overpass::kMostNodes> part{};  // by node, from 1; 0 for nodes off the bridge
  std::array<std::int16_t, overpass::kMostNodes> landings{};

  Islands(const NodeSet& bridge, const NodeSet& empty) {
    NodeSet rest = bridge;
    for (std::uint8_t number = 1; !rest.empty(); ++number) {
      NodeSet waiting;
      waiting.add(rest.select(0));
      int sum = 0;
      while (!waiting.empty()) {
        rest -= waiting;
        NodeSet found;
        waiting.for_each([&](Node node) {
          part[slot(node)] = number;
          sum += (board().beside(node) & empty).count();
          found |= board().beside(node);
        });
        waiting = found & rest;
      }
      landings[number] = static_cast<std::int16_t>(sum);
    }
  }

  // The number of landings of all leaps over the parts that have a node in `beside`.
  [[nodiscard]] int landings_from(const NodeSet& beside) const {
    std::array<std::uint8_t, overpass::kMostNodes> met{};
    std::size_t count = 0;
    int sum = 0;
    beside.for_each([&](Node node) {
      const std::uint8_t number = part[slot(node)];
      bool is_new = number != 0;
      for (std::size_t i = 0; i < count; ++i) {
        is_new = is_new && met[i] != number;
      }
      if (is_new) {
        met[count++] = number;
        sum += landings[number];
      }
    });
    return sum;
  }
};

int count_leaps_of(const SpiralPosition& position, Node from) {
  int count = 0;
  position.removable(from).for_each([&](Node removed) { count += position.landings(from, removed).count(); });
  return count;
}

}  // namespace

SpiralPosition::SpiralPosition(std::span<const Node> pieces, bool colours) : colours_(colours) {
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    pieces_[colours ? i % kColours : 0].add(pieces[i]);
    occupied_.add(pieces[i]);
  }
}

SpiralPosition::SpiralPosition(const std::array<NodeSet, kColours>& pieces, bool colours)
    : pieces_(pieces), colours_(colours) {
  for (const NodeSet& each : pieces_) {
    occupied_ |= each;
  }
}

Colour SpiralPosition::colour_at(Node node) const {
  for (Colour colour = 0; colour < kColours; ++colour) {
    if (pieces(colour).has(node)) {
      return colour;
    }
  }
  return overpass::kNoColour;
}

NodeSet SpiralPosition::bridge_for(Node from) const {
  if (colours_) {
    return occupied_ - pieces(colour_at(from));
  }
  NodeSet bridge = occupied_;
  bridge.remove(from);
  return bridge;
}

NodeSet SpiralPosition::removable(Node from) const {
  const NodeSet bridge = bridge_for(from);
  return board().exits().has(from) ? overpass::chain_along_perimeter(from, bridge).passed
                                   : overpass::chain_from(from, bridge).passed;
}

bool SpiralPosition::has_leap() const {
  return !visit_leaps(*this, [](const Jump&) { return false; });
}

void SpiralPosition::play(const Jump& leap) {
  for (NodeSet& each : pieces_) {
    if (each.has(leap.from)) {
      each.remove(leap.from);
      each.add(leap.to);
    }
    each.remove(leap.removed);
  }
  occupied_.remove(leap.from);
  occupied_.remove(leap.removed);
  occupied_.add(leap.to);
  ++moves_;
}

LeapCount::LeapCount(const SpiralPosition& position) {
  const NodeSet empty = board().all_nodes() - position.occupied();
  for (Colour colour = 0; colour < kColours; ++colour) {
    const NodeSet& own = position.pieces(colour);
    if (own.empty()) {
      continue;
    }
    const Islands islands(position.has_colours() ? position.occupied() - own : NodeSet(), empty);
    own.for_each([&](Node from) {
      const bool together = position.has_colours() && !board().exits().has(from);
      const int count =
          together ? islands.landings_from(board().beside(from)) : count_leaps_of(position, from);
      leaps_[slot(from)] = static_cast<std::int16_t>(count);
      total_ += count;
    });
  }
}

Jump LeapCount::select(const SpiralPosition& position, int rank) const {
  Node piece = -1;
  position.occupied().for_each([&](Node from) {
    if (piece < 0 && rank >= leaps_[slot(from)]) {
      rank -= leaps_[slot(from)];
    } else if (piece < 0) {
      piece = from;
    }
  });
  Jump drawn;
  bool found = false;
  position.removable(piece).for_each([&](Node removed) {
    if (found) {
      return;
    }
    const NodeSet landings = position.landings(piece, removed);
    const int here = landings.count();
    if (rank < here) {
      drawn = {piece, removed, landings.select(static_cast<unsigned>(rank))};
      found = true;
    }
    rank -= here;
  });
  return drawn;
}

int play_out(SpiralPosition& position, Random& random) {
  for (int made = 0;; ++made) {
    const LeapCount leaps(position);
    if (leaps.total() == 0) {
      return made;
    }
    const auto rank = random.below(static_cast<std::uint32_t>(leaps.total()));
    position.play(leaps.select(position, static_cast<int>(rank)));
  }
}

std::uint64_t perft(const SpiralPosition& position, int depth) {
  if (depth == 0) {
    return 1;
  }
  if (depth == 1) {
    return static_cast<std::uint64_t>(LeapCount(position).total());
  }
  std::uint64_t total = 0;
  visit_leaps(position, [&](const Jump& leap) {
    SpiralPosition next = position;
    next.play(leap);
    total += perft(next, depth - 1);
    return true;
  });
  return total;
}

}  // namespace byways::challenges
