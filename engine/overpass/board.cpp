// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/board.h"

#include <cmath>
#include <cstddef>
#include <stdexcept>
#include <utility>

namespace byways::overpass {

namespace {

constexpr double kFartherBy = 0.01;  // LIN-2

// The direction of a line as 0…3: e, ne, n or nw.
int direction_of(const Drawing& drawing, const std::vector<int>& line) {
  const Point& first = drawing.points[static_cast<std::size_t>(line.front())];
  const Point& last = drawing.points[static_cast<std::size_t>(line.back())];
  const double eighths = std::atan2(last.y - first.y, last.x - first.x) / (std::acos(-1.0) / 4);
  return static_cast<int>((std::lround(eighths) + 4) % 4);
}

}  // namespace

Board::Board(Drawing drawing) : drawing_(std::move(drawing)) {
  for (Node node = 0; node < nodes(); ++node) {
    all_nodes_.add(node);
  }
  learn_lines();
  learn_edges();
  learn_spaces();
}

void Board::learn_lines() {
  for (Line line = 0; line < lines(); ++line) {
    const std::vector<Node>& on = nodes_on(line);
    for (std::size_t i = 0; i < on.size(); ++i) {
      on_line_[index(line)].add(on[i]);
      lines_at_[index(on[i])].add(line);
      if (i > 0 && i + 1 < on.size()) {
        rests_on_[index(on[i])].add(line);
      }
    }
    for (Line other = 0; other < lines(); ++other) {
      if (other != line && direction_of(drawing_, nodes_on(other)) == direction_of(drawing_, on)) {
        parallel_[index(line)].add(other);
      }
    }
  }
  for (Node node = 0; node < nodes(); ++node) {
    lines_at(node).for_each([&](Line line) { shares_line_[index(node)] |= set_on(line); });
    shares_line_[index(node)].remove(node);
    rests_on(node).for_each([&](Line line) {
      parallel(line).for_each([&](Line other) {
        set_on(other).for_each([&](Node partner) {
          if (rests_on(partner).has(other)) {
            partners_[index(node)].add(partner);
          }
        });
      });
    });
  }
}

void Board::learn_edges() {
  const auto distance = [this](Node node) {
    const Point& at = drawing_.points[index(node)];
    return std::hypot(at.x, at.y);
  };
  for (const auto& [a, b] : drawing_.edges) {
    beside_[index(a)].add(b);
    beside_[index(b)].add(a);
    if (distance(b) > distance(a) + kFartherBy) {
      outward_[index(a)].add(b);
    } else if (distance(a) > distance(b) + kFartherBy) {
      outward_[index(b)].add(a);
    }
  }
  for (const Node exit : drawing_.exits) {
    exits_.add(exit);
  }
  const std::vector<Node>& ring = drawing_.perimeter;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    perimeter_.add(ring[i]);
    const Node next = ring[(i + 1) % ring.size()];
    along_perimeter_[index(ring[i])].add(next);
    along_perimeter_[index(next)].add(ring[i]);
  }
}

void Board::learn_spaces() {
  for (const Space space : drawing_.transit) {
    transit_.add(space);
  }
  for (Space space = 0; space < spaces(); ++space) {
    for (const Space other : drawing_.spaces[index(space)].adjacent) {
      adjoining_[index(space)].add(other);
    }
  }
  for (const TeeGroup& group : drawing_.groups) {
    const Space a = group.spanning;
    const auto [b, c] = group.beside;
    groups_[index(a)].push_back({b, c});
    groups_[index(b)].push_back({a, c});
    groups_[index(c)].push_back({a, b});
  }
}

std::optional<Node> Board::find_node(std::string_view id) const {
  for (Node node = 0; node < nodes(); ++node) {
    if (node_id(node) == id) {
      return node;
    }
  }
  return std::nullopt;
}

std::optional<Space> Board::find_space(std::string_view id) const {
  for (Space space = 0; space < spaces(); ++space) {
    if (space_id(space) == id) {
      return space;
    }
  }
  return std::nullopt;
}

std::vector<std::string> ids_of(const NodeSet& nodes) {
  std::vector<std::string> ids;
  nodes.for_each([&ids](Node node) { ids.push_back(board().node_id(node)); });
  return ids;
}

Expected<Board, BoardError> read_board(std::string_view json) {
  const auto drawing = read_drawing(json);
  if (!drawing) {
    return drawing.error();
  }
  if (const std::optional<BoardError> error = check_drawing(*drawing)) {
    return *error;
  }
  return Board(*drawing);
}

const Board& board() {
  static const Board built_in = [] {
    auto read = read_board(board_text());
    if (!read) {
      throw std::logic_error(read.error().message);  // a test makes sure that this never happens
    }
    return *read;
  }();
  return built_in;
}

}  // namespace byways::overpass
