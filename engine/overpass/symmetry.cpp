// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/symmetry.h"

#include <cmath>
#include <cstddef>
#include <optional>

namespace byways::overpass {

namespace {

constexpr double kNear = 0.05;  // board units; coordinates are rounded

std::optional<Symmetry> symmetry_of(const Board& board, bool reflects, int quarters) {
  Symmetry symmetry{};
  for (Node node = 0; node < board.nodes(); ++node) {
    Point point = board.drawing().points[static_cast<std::size_t>(node)];
    if (reflects) {
      point.y = -point.y;
    }
    for (int i = 0; i < quarters; ++i) {
      point = {-point.y, point.x};
    }
    bool is_there = false;
    for (Node other = 0; other < board.nodes(); ++other) {
      const Point& there = board.drawing().points[static_cast<std::size_t>(other)];
      if (std::hypot(there.x - point.x, there.y - point.y) < kNear) {
        symmetry[static_cast<std::size_t>(node)] = static_cast<std::uint8_t>(other);
        is_there = true;
      }
    }
    if (!is_there) {
      return std::nullopt;
    }
  }
  for (Node node = 0; node < board.nodes(); ++node) {
    if (image(board.shares_line(node), symmetry) !=
        board.shares_line(symmetry[static_cast<std::size_t>(node)])) {
      return std::nullopt;
    }
  }
  return symmetry;
}

}  // namespace

std::vector<Symmetry> symmetries_of(const Board& board) {
  constexpr int kQuarters = 4;
  std::vector<Symmetry> all;
  for (const bool reflects : {false, true}) {
    for (int quarters = 0; quarters < kQuarters; ++quarters) {
      if (const std::optional<Symmetry> symmetry = symmetry_of(board, reflects, quarters)) {
        all.push_back(*symmetry);
      }
    }
  }
  return all;
}

const std::vector<Symmetry>& symmetries() {
  static const std::vector<Symmetry> built_in = symmetries_of(board());
  return built_in;
}

NodeSet image(const NodeSet& nodes, const Symmetry& symmetry) {
  NodeSet there;
  nodes.for_each([&](Node node) { there.add(symmetry[static_cast<std::size_t>(node)]); });
  return there;
}

}  // namespace byways::overpass
