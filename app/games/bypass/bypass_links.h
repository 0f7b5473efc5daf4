// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QLineF>
#include <QString>

#include <algorithm>
#include <optional>
#include <vector>

#include "app/board/hex_shapes.h"

namespace byways::app {

/// A pair of adjacent hexes (BYP-1), by its id on the board: "A1-A2" in reading order, whatever it holds.
struct BypassLink {
  QString id;
  hex::Cell first = 0;
  hex::Cell second = 0;
};

/// Links as indices into BypassLinks::all.
using LinkList = std::vector<int>;

[[nodiscard]] inline bool hasLink(const LinkList& links, int link) {
  return std::find(links.begin(), links.end(), link) != links.end();
}

/// The links of a board and where they lie, in board units with the middle hex at the origin. A link holds a
/// path from centre to centre or a wall on the side between the hexes; both have their middle in common.
class BypassLinks {
 public:
  /// The links of the board with `side` hexes a side, made once for each thread.
  [[nodiscard]] static const BypassLinks& get(int side);

  explicit BypassLinks(int side);

  [[nodiscard]] const hex::Grid& grid() const { return grid_; }
  /// In reading order.
  [[nodiscard]] const std::vector<BypassLink>& all() const { return links_; }
  [[nodiscard]] int count() const { return static_cast<int>(links_.size()); }
  [[nodiscard]] const BypassLink& at(int link) const { return links_[static_cast<std::size_t>(link)]; }

  /// The link of that id; nothing for anything else.
  [[nodiscard]] std::optional<int> find(const QString& id) const;
  [[nodiscard]] std::optional<int> between(hex::Cell a, hex::Cell b) const;
  /// The link that a step of the record is about: "A1-A2", "B2|C3", "D4-E5>|", "E2|E3>-".
  [[nodiscard]] std::optional<int> ofStep(const QString& step) const;
  /// The links of those ids or steps, with spaces between; words that are no links are left out.
  [[nodiscard]] LinkList list(const QString& names) const;

  [[nodiscard]] QPointF centre(hex::Cell cell) const { return hexCentre(grid_.axial(cell)); }
  [[nodiscard]] QPointF middle(int link) const { return path(link).center(); }
  /// From centre to centre.
  [[nodiscard]] QLineF path(int link) const;
  /// The side between the hexes.
  [[nodiscard]] QLineF side(int link) const;

 private:
  /// Where in byEnds_ the link between two cells stands, the smaller one first.
  [[nodiscard]] std::size_t slot(hex::Cell a, hex::Cell b) const;

  hex::Grid grid_;
  std::vector<BypassLink> links_;
  QHash<QString, int> byId_;
  std::vector<int> byEnds_;  // by first cell and second; -1 where there is no link
};

}  // namespace byways::app
