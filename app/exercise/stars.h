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
  Open,    ///< not yet: a thin outline
  Hollow,  ///< with hints: a strong outline around a small star
  Full     ///< without any
};

/// The stars of an exercise as shapes, kMostStars of them; all open where it isn't done.
[[nodiscard]] QList<StarShape> starShapes(Stars stars);
/// The same as words: "2 stars of 3", "a hollow star", "not done yet".
[[nodiscard]] QString starsText(Stars stars);
/// The rule of stars (attempt.h) in words.
[[nodiscard]] QString starRule();

/// Draws a star into the square.
void drawStar(QPainter& painter, const QRectF& square, StarShape shape, const Look& look);
/// Draws stars of that edge side by side, from the right where texts are read so.
void drawStars(QPainter& painter, QPointF corner, double size, const QList<StarShape>& shapes,
               Qt::LayoutDirection direction, const Look& look);
/// How wide so many of them are together, for an edge of 1.
[[nodiscard]] double starsWidth(qsizetype count);

/// Stars side by side, earned or not. What they are for has to be said elsewhere.
class StarRow : public QWidget {
  Q_OBJECT

 public:
  /// `look` must outlive it.
  explicit StarRow(const Look& look, QWidget* parent = nullptr);

  /// And says what they are.
  void setStars(Stars stars);
  void setShapes(const QList<StarShape>& shapes);
  [[nodiscard]] const QList<StarShape>& shapes() const { return stars_; }
  /// The edge of a star in the widget's units; 20 at first.
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
