// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QRectF>
#include <QTransform>

#include <algorithm>
#include <optional>

#include "app/board/stone.h"
#include "app/games/stones/stone_scene.h"

class QPainter;

namespace byways::app {

class Look;
class SvgBoard;

inline constexpr double kStoneRadius = 25.5;  ///< board units

/// The mark that distinguishes the stones of a seat without colour.
[[nodiscard]] StoneMark stoneMarkOf(Seat seat);

/// Paints a scene once, centred in `area` and as large as it fits: on the screen, in files and on paper. A
/// rule set that draws more than stones derives a class from it. All lengths are board units.
class StonePicture : private MarkPlaces {
 public:
  /// All references must outlive the picture.
  StonePicture(QPainter& painter, const QRectF& area, const StoneScene& scene, const Look& look);

  /// Paints what changes only with the position: the board, and all stones that aren't moving. Slow enough to
  /// be worth caching.
  void paintPosition();
  /// Paints what changes often and lies above the position: marks and moving stones.
  void paintMarks();

 protected:
  /// Draws on the cells, below their names and the stones. The base draws nothing.
  virtual void drawGround() {}
  /// Draws directly below the stones. The base draws nothing.
  virtual void drawBelowStones() {}
  /// Draws on empty places, below the marks. The base draws nothing.
  virtual void drawPlaces() {}
  /// Draws above stones and marks. The base draws nothing.
  virtual void drawAbove() {}
  /// How strong a stone at rest is, 0 to 1: stones that don't count are faded. The base returns 1.
  [[nodiscard]] virtual double strengthOf(hex::Cell /*cell*/) const { return 1; }

  [[nodiscard]] QPainter& painter() const { return painter_; }
  [[nodiscard]] const Look& look() const { return look_; }
  [[nodiscard]] QPointF centre(hex::Cell cell) const { return hexCentre(scene_.grid.axial(cell)); }
  /// The number of pixels for each board unit.
  [[nodiscard]] double unit() const { return placed_.m11(); }
  /// `units`, or more if that is less than `pixels` pixels, so that marks never get too thin to see.
  [[nodiscard]] double atLeast(double units, double pixels) const { return std::max(units, pixels / unit()); }
  /// The line around connected stones, far enough inside their cells that there is a gap between the lines of
  /// two players.
  [[nodiscard]] QPainterPath groupOutline(const Cells& group) const;
  /// Draws a bright line with a soft glow around it.
  void strokeGlowing(const QPainterPath& path, const QColor& colour, double width);

 private:
  [[nodiscard]] StoneStyle style(Seat seat) const;
  [[nodiscard]] const SvgBoard& sheet() const;
  void drawCoordinates();
  void drawStones();
  void drawAppearing();
  void drawGhost();
  void drawTurnRings();

  // The tiles are the places of marks.
  [[nodiscard]] QPainterPath edgeOf(const QString& place) const override;
  [[nodiscard]] QPainterPath cursorOf(const QString& place) const override;
  /// No line: a ghost stone marks the place that is pointed at.
  [[nodiscard]] QPainterPath pointedOf(const QString& /*place*/) const override { return {}; }
  /// Rings around stones of the turn in progress, and a line around the stones that lay there before it.
  [[nodiscard]] QPainterPath proofOf(const QStringList& places) const override;
  [[nodiscard]] std::optional<hex::Cell> cellOf(const QString& place) const {
    return scene_.grid.find(place.toStdString());
  }

  QPainter& painter_;
  QRectF area_;
  const StoneScene& scene_;
  const Look& look_;
  QTransform placed_;
};

/// Paints the whole of a scene that shows nothing but stones.
void paintStones(QPainter& painter, const QRectF& area, const StoneScene& scene, const Look& look);

}  // namespace byways::app
