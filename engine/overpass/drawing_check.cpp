// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <set>
#include <utility>

#include "engine/overpass/drawing.h"
#include "engine/overpass/faces.h"

namespace byways::overpass {

namespace {

using Part = std::optional<BoardError>;
using Pair = std::pair<int, int>;

constexpr double kSlip = 0.05;    // tolerance for rounded coordinates
constexpr double kFacing = 0.02;  // the same for directions, in eighths of a turn or in radians

Pair sorted_pair(int a, int b) { return {std::min(a, b), std::max(a, b)}; }

/// A line's direction, at least 0 and below pi, and its signed distance from the centre.
struct Bearing {
  double angle = 0;
  double offset = 0;
};

/// Checks lines and edges against the coordinates.
class LineCheck {
 public:
  explicit LineCheck(const Drawing& drawing) : drawing_(drawing) {}

  Part run() {
    for (const auto part : {&LineCheck::check_lines, &LineCheck::check_line_pairs, &LineCheck::check_edges,
                            &LineCheck::check_crossings}) {
      if (Part error = (this->*part)()) {
        return error;
      }
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] const Point& point(int vertex) const {
    return drawing_.points[static_cast<std::size_t>(vertex)];
  }
  [[nodiscard]] std::string id(int vertex) const { return drawing_.vertex_id(vertex); }
  [[nodiscard]] std::string line_name(const std::vector<int>& line) const {
    return "The line " + id(line.front()) + "…" + id(line.back());
  }
  [[nodiscard]] double distance_to_side(const Point& from, int a, int b) const {
    return overpass::distance_to_side(from, point(a), point(b));
  }

  // LIN-1: each line is straight, in one of the four directions, and has every node that lies on it.
  Part check_lines() {
    if (std::hypot(point(drawing_.centre).x, point(drawing_.centre).y) > kSlip) {
      return BoardError{"The centre " + id(drawing_.centre) + " is not at (0, 0)."};
    }
    for (const std::vector<int>& line : drawing_.lines) {
      if (line.size() < 2 || line.front() == line.back()) {
        return BoardError{"A line needs two nodes at least."};
      }
      for (std::size_t i = 1; i + 1 < line.size(); ++i) {
        if (!is_straight(point(line[i - 1]), point(line[i]), point(line[i + 1]))) {
          return BoardError{line_name(line) + " is not straight at " + id(line[i]) + "."};
        }
      }
      const Point& first = point(line.front());
      const Point& last = point(line.back());
      const double eighths = std::atan2(last.y - first.y, last.x - first.x) / (std::acos(-1.0) / 4);
      if (std::abs(eighths - std::round(eighths)) > kFacing) {
        return BoardError{line_name(line) + " runs in none of the four directions."};
      }
      for (int node = 0; node < drawing_.nodes(); ++node) {
        const bool listed = std::find(line.begin(), line.end(), node) != line.end();
        if (listed != (distance_to_side(point(node), line.front(), line.back()) < kSlip)) {
          return BoardError{line_name(line) + (listed ? " does not run through " : " leaves out ") +
                            id(node) + "."};
        }
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] Bearing bearing_of(const std::vector<int>& line) const {
    Point way{point(line.back()).x - point(line.front()).x, point(line.back()).y - point(line.front()).y};
    const double eighth = std::acos(-1.0) / 4;
    const auto turn = std::lround(std::atan2(way.y, way.x) / eighth);
    const double angle = static_cast<double>((turn + 4) % 4) * eighth;
    const Point& first = point(line.front());
    return {angle, first.y * std::cos(angle) - first.x * std::sin(angle)};
  }

  // LIN-1: lines are maximal, so no two of them are collinear.
  Part check_line_pairs() {
    for (auto a = drawing_.lines.begin(); a != drawing_.lines.end(); ++a) {
      for (auto b = drawing_.lines.begin(); b != a; ++b) {
        const Bearing one = bearing_of(*a);
        const Bearing two = bearing_of(*b);
        if (std::abs(one.angle - two.angle) < kFacing && std::abs(one.offset - two.offset) < kSlip) {
          return BoardError{line_name(*a) + " and the line " + id(b->front()) + "…" + id(b->back()) +
                            " are parts of one straight line."};
        }
      }
    }
    return std::nullopt;
  }

  Part check_edges() {
    std::set<Pair> drawn;
    for (const std::vector<int>& line : drawing_.lines) {
      for (std::size_t i = 1; i < line.size(); ++i) {
        drawn.insert(sorted_pair(line[i - 1], line[i]));
      }
    }
    std::set<Pair> listed;
    for (const auto& [a, b] : drawing_.edges) {
      if (!listed.insert(sorted_pair(a, b)).second || !drawn.contains(sorted_pair(a, b))) {
        return BoardError{"The edge " + id(a) + "-" + id(b) + " is on no line, or there twice."};
      }
      if ((a == drawing_.centre || b == drawing_.centre) &&
          square_exit_to(drawing_, a == drawing_.centre ? b : a) < 0) {
        return BoardError{"The edge " + id(a) + "-" + id(b) + " runs in none of the eight directions."};
      }
    }
    std::set<int> touched;
    for (const auto& [a, b] : drawn) {
      if (!listed.contains({a, b})) {
        return BoardError{"The edge " + id(a) + "-" + id(b) + " is missing."};
      }
      touched.insert({a, b});
    }
    for (int node = 0; node < drawing_.nodes(); ++node) {
      if (!touched.contains(node)) {
        return BoardError{"No line runs to " + id(node) + "."};
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] double side_of(int a, int b, int c) const {
    return (point(b).x - point(a).x) * (point(c).y - point(a).y) -
           (point(b).y - point(a).y) * (point(c).x - point(a).x);
  }

  Part check_crossings() {
    for (auto one = drawing_.edges.begin(); one != drawing_.edges.end(); ++one) {
      for (auto two = drawing_.edges.begin(); two != one; ++two) {
        const auto [a, b] = *one;
        const auto [c, d] = *two;
        const bool meet = a == c || a == d || b == c || b == d;
        if (!meet && side_of(a, b, c) * side_of(a, b, d) < 0 && side_of(c, d, a) * side_of(c, d, b) < 0) {
          return BoardError{"The edges " + id(a) + "-" + id(b) + " and " + id(c) + "-" + id(d) +
                            " cross where no node is."};
        }
      }
    }
    return std::nullopt;
  }

  const Drawing& drawing_;
};

}  // namespace

std::optional<BoardError> check_drawing(const Drawing& drawing) {
  std::optional<BoardError> error = LineCheck(drawing).run();
  return error ? error : check_spaces(drawing);
}

}  // namespace byways::overpass
