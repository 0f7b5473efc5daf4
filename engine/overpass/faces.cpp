// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/faces.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <utility>

namespace byways::overpass {

namespace {

constexpr int kSquareCorners = 8;
constexpr double kSlightTurn = 0.02;  // still straight; the sine of an angle, as coordinates are rounded

const Point& point_of(const Drawing& drawing, int vertex) {
  return drawing.points[static_cast<std::size_t>(vertex)];
}

Point between(const Point& from, const Point& to) { return {to.x - from.x, to.y - from.y}; }

double cross(const Point& a, const Point& b) { return a.x * b.y - a.y * b.x; }
double dot(const Point& a, const Point& b) { return a.x * b.x + a.y * b.y; }

double area_of(const Drawing& drawing, const std::vector<int>& corners) {
  double twice = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    twice += cross(point_of(drawing, corners[i]), point_of(drawing, corners[(i + 1) % corners.size()]));
  }
  return twice / 2;
}

}  // namespace

bool is_straight(const Point& a, const Point& middle, const Point& b) {
  const Point in = between(a, middle);
  const Point on = between(middle, b);
  const double lengths = std::sqrt(dot(in, in) * dot(on, on));
  return dot(in, on) > 0 && std::abs(cross(in, on)) < kSlightTurn * lengths;
}

double distance_to_side(const Point& from, const Point& a, const Point& b) {
  const Point side = between(a, b);
  const Point way = between(a, from);
  const double along = std::clamp(dot(way, side) / dot(side, side), 0.0, 1.0);
  return std::hypot(way.x - along * side.x, way.y - along * side.y);
}

int square_exit_to(const Drawing& drawing, int node) {
  const Point& centre = point_of(drawing, drawing.centre);
  for (int corner = drawing.nodes(); corner < drawing.nodes() + kSquareCorners; ++corner) {
    if (is_straight(centre, point_of(drawing, corner), point_of(drawing, node))) {
      return corner;
    }
  }
  return -1;
}

std::vector<std::vector<int>> spokes_of(const Drawing& drawing) {
  std::vector<std::vector<int>> spokes(drawing.points.size());
  const auto join = [&spokes](int a, int b) {
    spokes[static_cast<std::size_t>(a)].push_back(b);
    spokes[static_cast<std::size_t>(b)].push_back(a);
  };
  for (const auto& [a, b] : drawing.edges) {
    if (a == drawing.centre || b == drawing.centre) {
      const int node = a == drawing.centre ? b : a;
      join(square_exit_to(drawing, node), node);
    } else {
      join(a, b);
    }
  }
  for (int i = 0; i < kSquareCorners; ++i) {
    join(drawing.nodes() + i, drawing.nodes() + (i + 1) % kSquareCorners);
  }
  for (std::size_t vertex = 0; vertex < spokes.size(); ++vertex) {
    const Point& hub = drawing.points[vertex];
    const auto angle = [&](int other) {
      const Point way = between(hub, point_of(drawing, other));
      return std::atan2(way.y, way.x);
    };
    std::sort(spokes[vertex].begin(), spokes[vertex].end(),
              [&](int a, int b) { return angle(a) < angle(b); });
  }
  return spokes;
}

std::vector<Face> faces_of(const Drawing& drawing) {
  const std::vector<std::vector<int>> spokes = spokes_of(drawing);
  // Keeps the face on the left by turning as far left as possible at each vertex.
  const auto turn_left = [&spokes](int from, int vertex) {
    const std::vector<int>& ways = spokes[static_cast<std::size_t>(vertex)];
    const auto back = std::find(ways.begin(), ways.end(), from);
    return back == ways.begin() ? ways.back() : *std::prev(back);
  };
  std::vector<Face> faces;
  std::map<std::pair<int, int>, int> left_of;  // the face on the left of each directed edge
  for (std::size_t start = 0; start < spokes.size(); ++start) {
    for (const int first : spokes[start]) {
      std::pair<int, int> way{static_cast<int>(start), first};
      if (left_of.contains(way)) {
        continue;
      }
      Face face;
      while (left_of.emplace(way, static_cast<int>(faces.size())).second) {
        face.corners.push_back(way.first);
        way = {way.second, turn_left(way.first, way.second)};
      }
      face.is_outside = area_of(drawing, face.corners) < 0;
      faces.push_back(std::move(face));
    }
  }
  for (Face& face : faces) {
    for (std::size_t i = 0; i < face.corners.size(); ++i) {
      face.adjacent.push_back(left_of[{face.corners[(i + 1) % face.corners.size()], face.corners[i]}]);
    }
  }
  return faces;
}

}  // namespace byways::overpass
