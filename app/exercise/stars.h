// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>
#include <QWidget>

class QPainter;

namespace byways::app {

class Look;

/// How a star has been earned.
enum class StarShape {
  Open,    ///< not yet: a thin outline
  Hollow,  ///< with hints: a strong outline around a small star
  Full     ///< without any
};

/// Draws a star into the square.
void drawStar(QPainter& painter, const QRectF& square, StarShape shape, const Look& look);

/// Stars side by side, earned or not. What they are for has to be said elsewhere.
class StarRow : public QWidget {
  Q_OBJECT

 public:
  /// `look` must outlive it.
  explicit StarRow(const Look& look, QWidget* parent = nullptr);

  void setStars(const QList<bool>& earned);
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
