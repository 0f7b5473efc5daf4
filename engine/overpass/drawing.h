// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/expected.h"
#include "engine/overpass/colours.h"

namespace byways::overpass {

/// A point of the drawing: 10 is a lattice unit, x grows to the east, y to the north, the centre is (0, 0).
struct Point {
  double x = 0;
  double y = 0;
};

/// A group of three (GRP-7): the spaces that meet at `node`, where a line ends on another one. `spanning` is
/// the space on the far side of that other line; `beside` are the two spaces on either side of the line that
/// ends. On the centre square, `node` is one of its corners or mid-sides.
struct TeeGroup {
  int node = 0;
  int spanning = 0;
  std::array<int, 2> beside{};
};

/// A space as in the board file. Its corners are indices of vertices (see Drawing).
struct DrawnSpace {
  std::string id;
  std::vector<int> corners;   ///< anticlockwise, including points where a line meets a side
  std::vector<int> adjacent;  ///< spaces with a common side
  Point at;                   ///< centre of the largest inscribed circle
  double radius = 0;          ///< radius of that circle
};

/// The parsed board file: ids are resolved, but not yet checked against the coordinates. Vertices are the
/// nodes in the order of the file, then the eight corners and mid-sides s0…s7 of the centre square.
struct Drawing {
  std::vector<std::string> node_ids;
  std::vector<Point> points;  ///< by vertex
  int centre = 0;
  double square = 0;  ///< half the side of the centre square
  std::vector<std::vector<int>> lines;
  std::vector<std::array<int, 2>> edges;
  std::vector<DrawnSpace> spaces;
  std::vector<int> exits;
  std::vector<int> perimeter;
  int goal = 0;
  std::vector<int> small;
  std::vector<int> transit;
  std::vector<TeeGroup> groups;
  std::vector<TeeGroup> unused_groups;
  std::array<std::vector<int>, kColours> pass_start;    ///< nodes by colour
  std::array<std::vector<int>, kColours> groups_start;  ///< spaces by colour
  std::vector<int> full_house_start;                    ///< spaces
  std::vector<int> crooked_start;                       ///< nodes
  std::vector<int> spiral_start;                        ///< nodes, in order

  [[nodiscard]] int nodes() const { return static_cast<int>(node_ids.size()); }
  /// The id of a node or of a corner of the centre square.
  [[nodiscard]] std::string vertex_id(int vertex) const;
};

/// What is wrong with a board file: a sentence in English that names the key or the places.
struct BoardError {
  std::string message;
};

/// Whether the text has the form of a place id: a letter, optionally followed by a number without leading
/// zeros. Nodes have capitals (`first_letter` 'A'), spaces small letters ('a').
[[nodiscard]] bool is_place_id(std::string_view id, char first_letter);

/// Parses a board file from any text.
[[nodiscard]] Expected<Drawing, BoardError> read_drawing(std::string_view json);

/// Checks everything in the file against its coordinates (LIN-1, GRP-3, GRP-7, exits, perimeter, starts);
/// returns the first difference, if any.
[[nodiscard]] std::optional<BoardError> check_drawing(const Drawing& drawing);
/// The part of check_drawing for spaces, groups, exits and starts. Precondition: lines and edges are correct.
[[nodiscard]] std::optional<BoardError> check_spaces(const Drawing& drawing);

}  // namespace byways::overpass
