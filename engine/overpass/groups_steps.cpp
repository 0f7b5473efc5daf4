// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/groups_steps.h"

#include <algorithm>
#include <array>

namespace byways::overpass {

namespace {

// Pieces of a colour are interchangeable: if one is in the way of another, it moves on and the other one
// takes its place. So all that matters is how far each transit space is from a resting space of its own, over
// spaces that are empty or hold pieces of the same colour.
constexpr int kMostTransit = 8;

// The resting spaces nearest to one transit space, as many as there are transit spaces, sorted by distance.
struct WaysOut {
  std::array<Space, kMostTransit> rest{};
  std::array<int, kMostTransit> moves{};
  int count = 0;
};

WaysOut ways_out(const GroupsPosition& position, Space from, int wanted) {
  const Board& here = board();
  const SpaceSet others = position.occupied() - position.own();
  WaysOut ways;
  SpaceSet seen;
  SpaceSet ring;
  seen.add(from);
  ring.add(from);
  for (int moves = 1; ways.count < wanted && !ring.empty(); ++moves) {
    SpaceSet next;
    ring.for_each([&](Space space) {
      if (space != here.goal()) {
        next |= here.adjoining(space);
      }
    });
    ring = next - others - seen;
    seen |= ring;
    (ring - position.occupied() - here.transit()).for_each([&](Space rest) {
      if (ways.count < wanted) {
        ways.rest[static_cast<std::size_t>(ways.count)] = rest;
        ways.moves[static_cast<std::size_t>(ways.count)] = moves;
        ++ways.count;
      }
    });
  }
  return ways;
}

/// Assigns each piece in transit a resting space of its own, with the fewest moves in total.
class Clearing {
 public:
  explicit Clearing(const GroupsPosition& position) {
    // The goal takes as many pieces as GRP-5 allows. Bringing in a piece could raise that number, but no move
    // would be left in which to bring one in.
    constexpr int kFewest = 2;
    bearings_ = position.reserve(position.colour()) == 0 ? kPiecesEach : position.own().count() - kFewest;
    const int pieces = position.in_transit().count();
    position.in_transit().for_each([&](Space space) {
      ways_[static_cast<std::size_t>(pieces_++)] = ways_out(position, space, pieces + 1);
    });
  }

  int fewest_moves(int most) {
    best_ = most + 1;
    assign(0, 0, {});
    return best_;
  }

 private:
  void assign(int piece, int moves, const SpaceSet& taken) {
    if (moves + (pieces_ - piece) >= best_) {
      return;
    }
    if (piece == pieces_) {
      best_ = moves;
      return;
    }
    const WaysOut& ways = ways_[static_cast<std::size_t>(piece)];
    for (int i = 0; i < ways.count; ++i) {
      const Space rest = ways.rest[static_cast<std::size_t>(i)];
      const int sum = moves + ways.moves[static_cast<std::size_t>(i)];
      if (rest == board().goal()) {
        if (bearings_ > 0) {
          --bearings_;
          assign(piece + 1, sum, taken);
          ++bearings_;
        }
      } else if (!taken.has(rest)) {
        SpaceSet more = taken;
        more.add(rest);
        assign(piece + 1, sum, more);
      }
    }
  }

  std::array<WaysOut, kMostTransit> ways_{};
  int pieces_ = 0;
  int bearings_ = 0;
  int best_ = 0;
};

}  // namespace

int moves_to_clear_transit(const GroupsPosition& position, int most) {
  return Clearing(position).fewest_moves(std::max(most, 0));
}

bool leaves_piece_out(const GroupsPosition& position, const GroupsStep& step) {
  if (step.to == board().goal() || step.brought_in.count() == position.reserve(position.colour())) {
    return false;
  }
  const SpaceSet open = completed_by(position.occupied(), step.from, step.to) - step.brought_in;
  bool more = false;
  open.for_each([&](Space space) {
    GroupsStep other = step;
    other.brought_in.add(space);
    more = more || leaves_transit_open(position, other);
  });
  return more;
}

}  // namespace byways::overpass
