// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/overpass/drawing.h"

namespace byways::overpass {

/// A part of the plane between lines.
struct Face {
  std::vector<int> corners;   ///< vertices, anticlockwise; those of the outside run clockwise
  std::vector<int> adjacent;  ///< the face across each side, from corners[i] to the next
  bool is_outside = false;
};

/// The parts into which the edges cut the plane, the centre square being one of them. Precondition: edges
/// cross only in nodes, every edge of the centre leaves its square through one of its eight corners and
/// mid-sides.
[[nodiscard]] std::vector<Face> faces_of(const Drawing& drawing);

/// The neighbours of each vertex in that picture, anticlockwise from the east; the centre has none.
[[nodiscard]] std::vector<std::vector<int>> spokes_of(const Drawing& drawing);

/// The corner or mid-side of the centre square through which the edge from the centre to that node leaves it;
/// -1 if none.
[[nodiscard]] int square_exit_to(const Drawing& drawing, int node);

/// Whether the way from `a` over `middle` to `b` is straight on.
[[nodiscard]] bool is_straight(const Point& a, const Point& middle, const Point& b);

/// From a point to the nearest one of the side between `a` and `b`, which differ.
[[nodiscard]] double distance_to_side(const Point& from, const Point& a, const Point& b);

}  // namespace byways::overpass
