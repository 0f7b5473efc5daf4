// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/symmetry.h"

#include <cmath>
#include <functional>
#include <optional>

namespace byways::challenges {

using overpass::Board;
using overpass::Companions;
using overpass::Node;
using overpass::NodeSet;
using overpass::Point;
using overpass::Space;
using overpass::SpaceSet;

namespace {

// Places nearer to each other than this are the same. LIN-2 still tells apart distances that differ by so
// much.
constexpr double kSame = 0.02;
constexpr int kTurns = 8;

std::size_t place_index(int i) { return static_cast<std::size_t>(i); }

Point turned(Point point, int turn) {
  for (int quarter = 0; quarter < turn % 4; ++quarter) {
    point = {-point.y, point.x};
  }
  return turn < 4 ? point : Point{point.x, -point.y};
}

// Where a symmetry takes every place; nothing if it takes any of them to where there is no place.
template <std::size_t Most>
std::optional<std::array<std::uint8_t, Most>> places_after(int turn, int count,
                                                           const std::function<Point(int)>& point_of) {
  std::array<std::uint8_t, Most> result{};
  for (int place = 0; place < count; ++place) {
    const Point goal = turned(point_of(place), turn);
    bool found = false;
    for (int other = 0; other < count && !found; ++other) {
      const Point point = point_of(other);
      found = std::hypot(point.x - goal.x, point.y - goal.y) < kSame;
      result[place_index(place)] = static_cast<std::uint8_t>(other);
    }
    if (!found) {
      return {};
    }
  }
  return result;
}

template <class Set, class Turn>
Set image(const Set& set, const Turn& turn) {
  Set result;
  set.for_each([&](int place) { result.add(turn[place_index(place)]); });
  return result;
}

bool keeps_nodes(const Board& board, const NodeTurn& turn) {
  bool keeps = turn[place_index(board.centre())] == board.centre() &&
               image(board.exits(), turn) == board.exits() &&
               image(board.perimeter(), turn) == board.perimeter();
  for (Node node = 0; keeps && node < board.nodes(); ++node) {
    keeps = image(board.beside(node), turn) == board.beside(turn[place_index(node)]) &&
            image(board.along_perimeter(node), turn) == board.along_perimeter(turn[place_index(node)]);
  }
  return keeps;
}

bool has_group(const Board& board, Space space, Space one, Space other) {
  bool found = false;
  for (const Companions& pair : board.groups_with(space)) {
    found = found || (pair.one == one && pair.other == other) || (pair.one == other && pair.other == one);
  }
  return found;
}

bool keeps_spaces(const Board& board, const SpaceTurn& turn) {
  bool keeps =
      turn[place_index(board.goal())] == board.goal() && image(board.transit(), turn) == board.transit();
  for (Space space = 0; keeps && space < board.spaces(); ++space) {
    const Space there = turn[place_index(space)];
    keeps = image(board.adjoining(space), turn) == board.adjoining(there) &&
            board.groups_with(space).size() == board.groups_with(there).size();
    for (const Companions& pair : board.groups_with(space)) {
      keeps = keeps && has_group(board, there, turn[place_index(pair.one)], turn[place_index(pair.other)]);
    }
  }
  return keeps;
}

}  // namespace

std::vector<NodeTurn> node_turns(const Board& board) {
  std::vector<NodeTurn> turns;
  for (int turn = 0; turn < kTurns; ++turn) {
    const auto places = places_after<overpass::kMostNodes>(
        turn, board.nodes(), [&board](Node node) { return board.drawing().points[place_index(node)]; });
    if (places && keeps_nodes(board, *places)) {
      turns.push_back(*places);
    }
  }
  return turns;
}

std::vector<SpaceTurn> space_turns(const Board& board) {
  std::vector<SpaceTurn> turns;
  for (int turn = 0; turn < kTurns; ++turn) {
    const auto places = places_after<overpass::kMostSpaces>(turn, board.spaces(), [&board](Space space) {
      return board.drawing().spaces[place_index(space)].at;
    });
    if (places && keeps_spaces(board, *places)) {
      turns.push_back(*places);
    }
  }
  return turns;
}

}  // namespace byways::challenges
