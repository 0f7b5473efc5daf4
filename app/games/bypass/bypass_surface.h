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

/// A pair of adjacent hexes (BYP-1). The id, "A1-A2", names them in reading order; it is the same whether the
/// link is open, a path or a wall.
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

/// The links of a board and where they lie, in board units with the middle hex at the origin. Set-up uses
/// this surface; the table uses BypassSceneSurface. A link holds a path, which runs from centre to centre, or
/// a wall, which lies on the side between the hexes; path and wall have the same midpoint.
class BypassSurface : public Surface {
 public:
  /// The surface of the board with `side` hexes along each edge and with `facing`. Each thread creates its
  /// own surfaces, each once.
  [[nodiscard]] static const BypassSurface& get(int side, hex::Facing facing = {});

  explicit BypassSurface(int side, hex::Facing facing = {});

  /// The hexes of the board.
  [[nodiscard]] const CellSurface& cells() const { return cells_; }
  [[nodiscard]] const hex::Grid& grid() const { return cells_.grid(); }
  /// All links in reading order.
  [[nodiscard]] const std::vector<BypassLink>& all() const { return links_; }
  [[nodiscard]] int count() const { return static_cast<int>(links_.size()); }
  [[nodiscard]] const BypassLink& at(int link) const { return links_[static_cast<std::size_t>(link)]; }

  /// The link with this id; nothing if there is none.
  [[nodiscard]] std::optional<int> find(const QString& id) const;
  [[nodiscard]] std::optional<int> between(hex::Cell a, hex::Cell b) const;
  /// The link that a step in notation is about: "A1-A2", "B2|C3", "D4-E5>|", "E2|E3>-".
  [[nodiscard]] std::optional<int> ofStep(const QString& step) const;
  /// The links that `names`, ids or steps separated by spaces, are about. Words that are about no link are
  /// skipped.
  [[nodiscard]] LinkList list(const QString& names) const;
  [[nodiscard]] LinkList list(const std::vector<std::string>& steps) const;

  [[nodiscard]] QPointF centre(hex::Cell cell) const { return cells_.centreOf(cell); }
  [[nodiscard]] QPointF middle(int link) const { return path(link).center(); }
  /// The line that a path on the link has or would have, from centre to centre.
  [[nodiscard]] QLineF path(int link) const;
  /// The side between the two hexes of the link, where a wall lies.
  [[nodiscard]] QLineF edge(int link) const;

  [[nodiscard]] QStringList places() const override { return ids_; }
  /// A rhombus: a little smaller than the rhombus between the centres of the two hexes and the ends of their
  /// common side, so that the outlines of neighbouring links don't touch.
  [[nodiscard]] QPainterPath outlineOf(const QString& place) const override;
  /// The box around the side between the hexes, with a minimum size. The middle of the box is on the link;
  /// its corners may be nearer to another link.
  [[nodiscard]] QRectF areaOf(const QString& place) const override;
  /// The link with the nearest middle; empty if every middle is too far away.
  [[nodiscard]] QString placeAt(QPointF point) const override;

 private:
  /// The index in byEnds_ of the link between two cells, of which `a` must have the smaller number.
  [[nodiscard]] std::size_t slot(hex::Cell a, hex::Cell b) const;

  CellSurface cells_;
  std::vector<BypassLink> links_;
  QStringList ids_;
  QHash<QString, int> byId_;
  std::vector<int> byEnds_;  // the link for each slot(); -1 where there is none
};

/// The places of a scene: hexes, and links with the strokes on them. Always follows the current state of the
/// scene.
class BypassSceneSurface : public Surface {
 public:
  /// `scene` must outlive the surface.
  explicit BypassSceneSurface(const BypassScene& scene) : scene_(scene) {}

  /// The outline of a path or wall on the link, `grow` board units outside its stroke.
  [[nodiscard]] QPainterPath around(int link, bool isWall, double grow) const;
  /// The outline of what the link holds, or of a path if the link is open; `grow` board units outside the
  /// stroke.
  [[nodiscard]] QPainterPath around(int link, double grow) const;
  /// The outline of a hex or point, `inset` board units inside its edge.
  [[nodiscard]] QPainterPath hexShape(hex::Cell cell, double inset) const;
  /// The link nearest to a point, if it is nearer than `reach`. The distance of a link is the distance to the
  /// side between its hexes or, if that is nearer, to the path on the link. On a board of points, it is the
  /// distance to the line between the points.
  [[nodiscard]] std::optional<int> linkNear(QPointF point, double reach) const;

  [[nodiscard]] QStringList places() const override;
  [[nodiscard]] QPainterPath outlineOf(const QString& place) const override;
  [[nodiscard]] QRectF areaOf(const QString& place) const override;
  [[nodiscard]] QString placeAt(QPointF point) const override { return placeAt(point, kLinkReach); }
  /// The place at a point: a link that is nearer than `reach` (see linkNear), or else the hex there. In the
  /// middle of a hex, always the hex.
  [[nodiscard]] QString placeAt(QPointF point, double reach) const;
  /// Arrow keys lead from hex to hex. BypassBoard::walk handles walking from link to link around a hex.
  [[nodiscard]] QString next(const QString& from, Qt::Key arrow, QPointF lane) const override;

  static constexpr double kLinkReach = 10;  ///< the usual `reach` of placeAt, in board units

 private:
  [[nodiscard]] const BypassSurface& links() const;

  const BypassScene& scene_;
};

inline constexpr double kBypassCounterRadius = 12.5;  ///< board units

}  // namespace byways::app
