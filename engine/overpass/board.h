// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/bits.h"
#include "engine/core/expected.h"
#include "engine/overpass/colours.h"
#include "engine/overpass/drawing.h"

// The board of the Over-Pass set with everything that its games need to know, computed once. Positions are
// sets of its nodes or spaces.

namespace byways::overpass {

using Node = int;   ///< index in the order of the board file
using Space = int;  ///< likewise
using Line = int;

inline constexpr int kMostNodes = 128;
inline constexpr int kMostSpaces = 128;
inline constexpr int kMostLines = 64;

using NodeSet = Bits<kMostNodes / 64>;
using SpaceSet = Bits<kMostSpaces / 64>;
using LineSet = Bits<kMostLines / 64>;

/// The two other spaces of a group of three.
struct Companions {
  Space one = 0;
  Space other = 0;
};

/// The board. Immutable. Indices are those of the drawing.
class Board {
 public:
  /// Precondition: check_drawing finds no error.
  explicit Board(Drawing drawing);

  [[nodiscard]] int nodes() const { return drawing_.nodes(); }
  [[nodiscard]] int spaces() const { return static_cast<int>(drawing_.spaces.size()); }
  [[nodiscard]] int lines() const { return static_cast<int>(drawing_.lines.size()); }
  /// The board file as read: coordinates, ids, starts.
  [[nodiscard]] const Drawing& drawing() const { return drawing_; }

  [[nodiscard]] const std::string& node_id(Node node) const { return drawing_.node_ids[index(node)]; }
  [[nodiscard]] const std::string& space_id(Space space) const { return drawing_.spaces[index(space)].id; }
  [[nodiscard]] std::optional<Node> find_node(std::string_view id) const;
  [[nodiscard]] std::optional<Space> find_space(std::string_view id) const;

  [[nodiscard]] Node centre() const { return drawing_.centre; }
  [[nodiscard]] const NodeSet& all_nodes() const { return all_nodes_; }
  [[nodiscard]] const NodeSet& exits() const { return exits_; }
  [[nodiscard]] const NodeSet& perimeter() const { return perimeter_; }
  /// Adjacent nodes (LIN-1).
  [[nodiscard]] const NodeSet& beside(Node node) const { return beside_[index(node)]; }
  /// Adjacent nodes that are farther out (LIN-2).
  [[nodiscard]] const NodeSet& outward(Node node) const { return outward_[index(node)]; }
  /// The neighbours of a perimeter node along the perimeter; none for other nodes (OVP-6).
  [[nodiscard]] const NodeSet& along_perimeter(Node node) const { return along_perimeter_[index(node)]; }
  /// The nodes whose pieces may trade with a piece on `node`, if their colours differ: the two pieces rest on
  /// two different lines that are parallel (OVP-7).
  [[nodiscard]] const NodeSet& partners(Node node) const { return partners_[index(node)]; }

  /// The nodes of a line in order, including its ends.
  [[nodiscard]] const std::vector<Node>& nodes_on(Line line) const { return drawing_.lines[index(line)]; }
  [[nodiscard]] const NodeSet& set_on(Line line) const { return on_line_[index(line)]; }
  /// The lines that pass through a node or end there.
  [[nodiscard]] const LineSet& lines_at(Node node) const { return lines_at_[index(node)]; }
  /// The lines on which a piece on `node` rests: those that pass through the node (LIN-1).
  [[nodiscard]] const LineSet& rests_on(Node node) const { return rests_on_[index(node)]; }
  /// The other lines in the direction of `line`.
  [[nodiscard]] const LineSet& parallel(Line line) const { return parallel_[index(line)]; }
  /// The other nodes on the lines at `node` (MON-2).
  [[nodiscard]] const NodeSet& shares_line(Node node) const { return shares_line_[index(node)]; }

  [[nodiscard]] Space goal() const { return drawing_.goal; }
  [[nodiscard]] const SpaceSet& transit() const { return transit_; }
  /// The spaces across the sides of `space`, including the goal (GRP-3).
  [[nodiscard]] const SpaceSet& adjoining(Space space) const { return adjoining_[index(space)]; }
  /// For each group of three with `space`, its other two spaces (GRP-7).
  [[nodiscard]] const std::vector<Companions>& groups_with(Space space) const {
    return groups_[index(space)];
  }

 private:
  [[nodiscard]] static std::size_t index(int i) { return static_cast<std::size_t>(i); }
  void learn_lines();
  void learn_edges();
  void learn_spaces();

  Drawing drawing_;
  NodeSet all_nodes_;
  NodeSet exits_;
  NodeSet perimeter_;
  SpaceSet transit_;
  std::array<NodeSet, kMostNodes> beside_{};
  std::array<NodeSet, kMostNodes> outward_{};
  std::array<NodeSet, kMostNodes> along_perimeter_{};
  std::array<NodeSet, kMostNodes> partners_{};
  std::array<NodeSet, kMostNodes> shares_line_{};
  std::array<LineSet, kMostNodes> lines_at_{};
  std::array<LineSet, kMostNodes> rests_on_{};
  std::array<NodeSet, kMostLines> on_line_{};
  std::array<LineSet, kMostLines> parallel_{};
  std::array<SpaceSet, kMostSpaces> adjoining_{};
  std::array<std::vector<Companions>, kMostSpaces> groups_;
};

/// The ids of nodes, in the order of the board file.
[[nodiscard]] std::vector<std::string> ids_of(const NodeSet& nodes);

/// Reads and checks a board file.
[[nodiscard]] Expected<Board, BoardError> read_board(std::string_view json);

/// The board of boards/overpass-board.json, as built in.
[[nodiscard]] const Board& board();

/// The text of boards/overpass-board.json, as built in.
[[nodiscard]] std::string board_text();

}  // namespace byways::overpass
