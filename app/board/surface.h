// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <Qt>

namespace byways::app {

/// The geometry of a board: its places, where they lie, and how arrow keys lead from one to another. The
/// table (BoardView) and set-up (Arranger) each have a surface, and marks are put where it says (MarkPlaces).
/// Lengths and points are in board units, the units of the board's picture.
class Surface {
 public:
  virtual ~Surface() = default;

  /// The ids of all places, in reading order.
  [[nodiscard]] virtual QStringList places() const = 0;
  /// The line around a place; empty for anything that isn't a place.
  [[nodiscard]] virtual QPainterPath outlineOf(const QString& place) const = 0;
  /// The area around the middle of a place where people point at it; null for anything that isn't a place.
  [[nodiscard]] virtual QRectF areaOf(const QString& place) const = 0;
  /// The place at a point; empty if there is none.
  [[nodiscard]] virtual QString placeAt(QPointF point) const = 0;
  /// The place that an arrow key leads to; `from` itself if there is none. `lane` is a point on the line or
  /// column that the walk should keep to, usually where the walk began. The base calls nearestThatWay with
  /// all places.
  [[nodiscard]] virtual QString next(const QString& from, Qt::Key arrow, QPointF lane) const;

  /// Of the places `among`, the nearest in the direction of an arrow key; distance sideways counts more than
  /// distance ahead. Of equally near places, the one closest to `lane`. `from` itself if no place lies in
  /// this direction.
  [[nodiscard]] QString nearestThatWay(const QString& from, Qt::Key arrow, QPointF lane,
                                       const QStringList& among) const;

 protected:
  Surface() = default;
  Surface(const Surface&) = default;
  Surface& operator=(const Surface&) = default;
};

/// Whether `arrow` is the up or down arrow key.
[[nodiscard]] bool isUpright(Qt::Key arrow);

}  // namespace byways::app
