// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/overpass/drawing.h"

namespace byways::overpass {

/// A face of the plane graph that the edges of the board make.
struct Face {
  std::vector<int> corners;   ///< vertices, anticlockwise; clockwise for the outside
  std::vector<int> adjacent;  ///< the face across each side, from corners[i] to the next
  bool is_outside = false;
};

/// The faces into which the edges cut the plane, including the centre square. Precondition: edges cross only
/// at nodes, and every edge from the centre leaves the centre square through one of the square's eight
/// corners and mid-sides.
[[nodiscard]] std::vector<Face> faces_of(const Drawing& drawing);

/// The neighbours of each vertex in the plane graph, anticlockwise from the east; the centre has none.
[[nodiscard]] std::vector<std::vector<int>> spokes_of(const Drawing& drawing);

/// The corner or mid-side of the centre square through which the edge from the centre to `node` leaves the
/// square; -1 if there is no such edge.
[[nodiscard]] int square_exit_to(const Drawing& drawing, int node);

/// Whether `a`, `middle` and `b` are on a straight line in this order, as far as rounded coordinates can
/// tell.
[[nodiscard]] bool is_straight(const Point& a, const Point& middle, const Point& b);

/// The distance from a point to the segment from `a` to `b`. Precondition: `a` and `b` differ.
[[nodiscard]] double distance_to_side(const Point& from, const Point& a, const Point& b);

}  // namespace byways::overpass
