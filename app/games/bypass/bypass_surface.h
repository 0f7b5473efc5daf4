// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QLineF>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "app/board/cell_surface.h"

namespace byways::app {

struct BypassScene;

/// A pair of adjacent hexes (BYP-1), by its id on the board: "A1-A2" in reading order, whatever it holds.
struct BypassLink {
  QString id;
  hex::Cell first = 0;
  hex::Cell second = 0;
};

/// Links as indices into BypassSurface::all.
using LinkList = std::vector<int>;

[[nodiscard]] inline bool hasLink(const LinkList& links, int link) {
  return std::find(links.begin(), links.end(), link) != links.end();
}

/// The links of a board and where they lie, in board units with the middle hex at the origin: the surface in
/// set-up. A link holds a path from centre to centre or a wall on the side between the hexes; both have their
/// middle in common.
class BypassSurface : public Surface {
 public:
  /// The links of the board with `side` hexes a side and that facing, created once for each thread.
  [[nodiscard]] static const BypassSurface& get(int side, hex::Facing facing = {});

  explicit BypassSurface(int side, hex::Facing facing = {});

  /// The hexes that they link.
  [[nodiscard]] const CellSurface& cells() const { return cells_; }
  [[nodiscard]] const hex::Grid& grid() const { return cells_.grid(); }
  /// All links in reading order.
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
  [[nodiscard]] LinkList list(const std::vector<std::string>& steps) const;

  [[nodiscard]] QPointF centre(hex::Cell cell) const { return cells_.centreOf(cell); }
  [[nodiscard]] QPointF middle(int link) const { return path(link).center(); }
  /// The line of a path, from centre to centre.
  [[nodiscard]] QLineF path(int link) const;
  /// The side between the hexes.
  [[nodiscard]] QLineF side(int link) const;

  [[nodiscard]] QStringList places() const override { return ids_; }
  /// The rhombus between the middles of its hexes and the ends of their common side.
  [[nodiscard]] QPainterPath outlineOf(const QString& place) const override;
  /// Small, so that every point of it is on the link.
  [[nodiscard]] QRectF areaOf(const QString& place) const override;
  /// The link with the nearest middle.
  [[nodiscard]] QString placeAt(QPointF point) const override;

 private:
  /// The index in byEnds_ of the link between two cells, the smaller one first.
  [[nodiscard]] std::size_t slot(hex::Cell a, hex::Cell b) const;

  CellSurface cells_;
  std::vector<BypassLink> links_;
  QStringList ids_;
  QHash<QString, int> byId_;
  std::vector<int> byEnds_;  // by first cell and second; -1 where there is no link
};

/// The places of a scene: hexes, and links with the strokes on them. Always those of the scene's current
/// state.
class BypassSceneSurface : public Surface {
 public:
  /// `scene` must outlive it.
  explicit BypassSceneSurface(const BypassScene& scene) : scene_(scene) {}

  /// The edge of a stroke, `grow` outside it.
  [[nodiscard]] QPainterPath around(int link, bool isWall, double grow) const;
  /// The same of the stroke that the link holds.
  [[nodiscard]] QPainterPath around(int link, double grow) const;
  /// The edge of a hex or point, `inset` inside it.
  [[nodiscard]] QPainterPath hexShape(hex::Cell cell, double inset) const;
  /// The link whose side or stroke is nearest to a point, if it is no farther away than that. A stroke can be
  /// grabbed by the side, too.
  [[nodiscard]] std::optional<int> linkNear(QPointF point, double reach) const;

  [[nodiscard]] QStringList places() const override;
  [[nodiscard]] QPainterPath outlineOf(const QString& place) const override;
  [[nodiscard]] QRectF areaOf(const QString& place) const override;
  [[nodiscard]] QString placeAt(QPointF point) const override { return placeAt(point, kLinkReach); }
  /// The same, where links reach that far.
  [[nodiscard]] QString placeAt(QPointF point, double reach) const;
  /// From hex to hex. How arrows turn around one from link to link, BypassBoard knows.
  [[nodiscard]] QString next(const QString& from, Qt::Key arrow, QPointF lane) const override;

  static constexpr double kLinkReach = 10;  ///< within which a point is on a side or a stroke

 private:
  [[nodiscard]] const BypassSurface& links() const;

  const BypassScene& scene_;
};

inline constexpr double kBypassCounterRadius = 12.5;  ///< board units

}  // namespace byways::app
