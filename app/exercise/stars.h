// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>
#include <QWidget>

#include "app/exercise/attempt.h"

class QPainter;

namespace byways::app {

class Look;

/// How a star has been earned.
enum class StarShape {
  Open,    ///< not earned yet: a thin outline
  Hollow,  ///< done, but the solution was shown: a strong outline around a small star
  Full     ///< earned without being shown the solution
};

/// The shapes of all kMostStars stars of an exercise; all open if it isn't done.
[[nodiscard]] QList<StarShape> starShapes(Stars stars);
/// The stars in words: "2 stars of 3", "a hollow star", "not done yet".
[[nodiscard]] QString starsText(Stars stars);
/// The rule of stars (attempt.h) in words.
[[nodiscard]] QString starRule();

/// Draws a star into `square`.
void drawStar(QPainter& painter, const QRectF& square, StarShape shape, const Look& look);
/// Draws stars of edge length `size` side by side, in right-to-left languages from right to left. `corner` is
/// the upper left corner of the row.
void drawStars(QPainter& painter, QPointF corner, double size, const QList<StarShape>& shapes,
               Qt::LayoutDirection direction, const Look& look);
/// The width of `count` stars side by side, in units of a star's edge length.
[[nodiscard]] double starsWidth(qsizetype count);

/// Stars side by side, earned or not. The widget doesn't say what they are for.
class StarRow : public QWidget {
  Q_OBJECT

 public:
  /// `look` must outlive the row.
  explicit StarRow(const Look& look, QWidget* parent = nullptr);

  /// Shows `stars` and sets the accessible text.
  void setStars(Stars stars);
  void setShapes(const QList<StarShape>& shapes);
  [[nodiscard]] const QList<StarShape>& shapes() const { return stars_; }
  /// The edge length of a star in logical pixels; 20 by default.
  void setStarSize(int size);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const Look& look_;
  QList<StarShape> stars_;
  int size_ = 20;
};

}  // namespace byways::app
