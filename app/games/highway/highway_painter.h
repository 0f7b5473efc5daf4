// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QColor>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QTransform>

#include "app/board/hex_shapes.h"
#include "app/board/marks.h"
#include "app/games/highway/highway_scene.h"
#include "engine/core/seat.h"

class QPainter;

namespace byways::app {

class Look;

/// Draws a board of Hexagonal Highway into `area`, centred and as large as it fits.
void paintHighway(QPainter& painter, const QRectF& area, const HighwayScene& scene, const Look& look);

/// The transform from board units to the coordinates of `area`.
[[nodiscard]] QTransform highwayPlacement(const QRectF& area, const Look& look);

// The pieces of Hexagonal Highway, drawn in board units around `centre`. A tile is a sign or a barrier; a
// robber isn't a tile.

/// From the middle of a tile to a corner of its outline, and from the middle of a traveller to its edge.
inline constexpr double kHighwayTile = 29;
inline constexpr double kHighwayTraveller = 19;

/// The outline of a tile: a hexagon with round corners. Starting hexes and the places of the tray are drawn
/// with this shape, too.
[[nodiscard]] QPainterPath highwayTileOutline(QPointF centre, double radius);
/// A tile, or a robber's coin, of a kind as in HighwayScene: a pale road sign that turns left, a dark one
/// that turns right, a barrier with stripes, a coin. `radius` is that of the outline of a tile; a coin is
/// smaller.
void drawHighwayTile(QPainter& painter, QPointF centre, double radius, QChar kind, bool isDarkLook);

/// The outline of a traveller: every seat has a shape of its own.
[[nodiscard]] QPainterPath highwayTravellerOutline(Seat seat, QPointF centre, double radius);
/// A traveller with its number. `strong`: with a bold edge, for people who don't see colours well.
void drawHighwayTraveller(QPainter& painter, QPointF centre, double radius, Seat seat, const QColor& colour,
                          bool strong);

/// How many tiles of `kind`, or robbers, are still in hand. The two kinds of signs share one number.
[[nodiscard]] int highwayCountInHand(const HighwayTray& tray, QChar kind);

void paintHighwayTray(QPainter& painter, const HighwayTray& tray, hex::Facing facing, const Look& look);

/// Draws what lies under and over the pieces: tints, trails. Also says where to put the marks that all rule
/// sets have. All lengths are board units.
class HighwayMarks : public MarkPlaces {
 public:
  /// All references must outlive this object.
  HighwayMarks(QPainter& painter, const HighwayScene& scene, const Look& look)
      : painter_(painter), scene_(scene), look_(look) {}

  /// Draws what the twist changes on the board: cells of different value, rubber walls (HWY-11, HWY-14).
  void drawTwist();
  /// Writes on the cells how many points they are worth, in the round in which this differs (HWY-11).
  void drawWorth();
  /// Draws the controlled cells, in different ways for different reasons of control (HWY-4).
  void drawControl();
  /// Draws the journeys that are planned or pointed at or, without `ahead`, those that were travelled. Call
  /// it with `ahead` before the tiles are painted, so that tiles stay visible, and without it after them.
  void drawTrails(bool ahead);
  /// Writes the points of trails at their ends.
  void drawPoints();

  [[nodiscard]] QPainterPath edgeOf(const QString& cell) const override;
  [[nodiscard]] QPainterPath cursorOf(const QString& cell) const override;
  /// The dot is below the middle of the cell, where no traveller covers it.
  [[nodiscard]] Dot dotOf(const QString& cell) const override {
    return {.at = scene_.centre(cell) + QPointF(0, 22), .radius = 4.2, .onPiece = false};
  }

 private:
  void drawTrail(const HighwayTrail& trail);
  void drawPointsOf(const HighwayTrail& trail);
  void drawStop(const HighwayTrail& trail, const QColor& colour);
  [[nodiscard]] Cells cellsWith(highway::Control why) const;

  QPainter& painter_;
  const HighwayScene& scene_;
  const Look& look_;
};

}  // namespace byways::app
