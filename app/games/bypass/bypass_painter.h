// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QLineF>
#include <QPainterPath>
#include <QRectF>

#include "app/board/marks.h"
#include "app/games/bypass/bypass_scene.h"
#include "engine/core/seat.h"

class QPainter;

namespace byways::app {

class Look;
class SvgBoard;

/// The printed sheet of the scene's board in the current theme.
[[nodiscard]] const SvgBoard& bypassSheet(const BypassScene& scene, const Look& look);

// A scene is painted into an area, centred and as large as it fits: on the screen, in pictures and on paper.

/// Paints what changes only with the position: the sheet, and all strokes that aren't being animated.
void paintBypassPosition(QPainter& painter, const QRectF& area, const BypassScene& scene, const Look& look);
/// Paints what changes often and lies above the position: marks, previews, animated strokes.
void paintBypassMarks(QPainter& painter, const QRectF& area, const BypassScene& scene, const Look& look);
/// Paints the position and the marks.
void paintBypass(QPainter& painter, const QRectF& area, const BypassScene& scene, const Look& look);

/// Draws the marks that only Bypass has: what is wrong, what is possible, the last turn. Also says where to
/// put the marks that all rule sets have. The painter works in board units.
class BypassMarks : public MarkPlaces {
 public:
  /// `unit` is the number of pixels for each board unit; it is needed so that marks never get too thin to
  /// see.
  BypassMarks(QPainter& painter, const BypassScene& scene, const Look& look, double unit)
      : painter_(painter), scene_(scene), surface_(scene), look_(look), unit_(unit) {}

  /// Draws what lies below the strokes: cut-off hexes, glow, the highlighter on the last turn, routes.
  void drawGround();
  /// Draws what lies over the strokes of the position: the outlines of loop, wall chain and turn in progress.
  void drawOutlines();
  /// Draws the glow along routes that have just been completed.
  void drawFresh();
  /// Draws what mouse, keys and preferences add, except the marks that all rule sets have.
  void drawHelp();
  /// Draws the outline of the hex around which the cursor walks from link to link.
  void drawHub();

  // Where the marks of all rule sets lie on links and hexes.
  [[nodiscard]] QPainterPath edgeOf(const QString& place) const override { return surface_.outlineOf(place); }
  [[nodiscard]] QPainterPath cursorOf(const QString& place) const override;
  [[nodiscard]] QPainterPath pointedOf(const QString& place) const override;
  [[nodiscard]] double signRadius() const override { return 9.5; }
  /// No dot on links where a path would close a loop or a wall would cut hexes off: such links have marks of
  /// their own.
  [[nodiscard]] Dot dotOf(const QString& place) const override;

 private:
  [[nodiscard]] double atLeast(double units, double pixels) const { return std::max(units, pixels / unit_); }
  void drawCutOff();
  void drawRoutes();
  /// The beginning of a route: `part` of its length, from 0 to 1.
  [[nodiscard]] QPainterPath wayOf(const Cells& route, double part) const;
  void drawClosed();
  void glow(const QPainterPath& shape, const QColor& colour);
  void dash(const QPainterPath& shape, const QColor& colour, double width);

  QPainter& painter_;
  const BypassScene& scene_;
  BypassSceneSurface surface_;
  const Look& look_;
  double unit_;
};

/// How one stroke looks. Lengths are board units.
struct InkStyle {
  QColor colour;
  QColor paper;         ///< what shows through where the pen has left gaps
  Seat seat = 1;        ///< each seat has an ornament of its own, so that colour isn't needed
  bool strong = false;  ///< whether the ornament is drawn larger and in full contrast
  double from = 0;  ///< where the visible part of the stroke begins and, in `to`, ends: parts of its length,
                    ///< from 0 to 1
  double to = 1;
};

// Strokes wobble like hand-drawn ones, each link in its own way: the same `seed` always gives the same
// stroke.

/// A stroke of a marker from point to point, with round ends.
void drawMarkerPath(QPainter& painter, const QLineF& line, uint seed, const InkStyle& style);
/// A broad stroke of a chisel tip, drawn twice.
void drawMarkerWall(QPainter& painter, const QLineF& line, uint seed, const InkStyle& style);

// The pieces of the board of points (BypassScene::onPoints).

/// A round stick lying from point to point.
void drawStick(QPainter& painter, const QLineF& line, const InkStyle& style);
/// A flat round counter, scaled by the factor `style.to`.
void drawCounter(QPainter& painter, QPointF centre, double radius, const InkStyle& style);

/// A dot in a seat's colour with the seat's ornament.
void drawDot(QPainter& painter, QPointF centre, double radius, const InkStyle& style);

}  // namespace byways::app
