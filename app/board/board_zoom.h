// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <QPointF>
#include <QPushButton>
#include <QRectF>

namespace byways::app {

/// The zoom of a board in its widget: factor, visible part, zoom steps, actions for the board's menu, and a
/// button that shows the whole board. A board never zooms by itself.
class BoardZoom : public QObject {
  Q_OBJECT

 public:
  /// `board` gets the actions and the button, and must outlive this object.
  explicit BoardZoom(QWidget& board);

  /// The zoom factor; 1 shows everything.
  [[nodiscard]] double factor() const { return factor_; }
  [[nodiscard]] bool isEnlarged() const { return factor_ > 1; }
  /// The area of the board in the widget's coordinates: the whole widget unless zoomed.
  [[nodiscard]] QRectF area() const;
  /// Where `part` of the unzoomed widget is shown now.
  [[nodiscard]] QRectF mapped(const QRectF& part) const;

  /// Zooms to `factor`, rounded to a zoom step and limited. The point `around` stays where it is.
  void set(double factor, QPointF around);
  /// Zooms in by `steps` zoom steps, or out if negative.
  void step(int steps, QPointF around) { set(factor_ + steps * kStep, around); }
  void showWhole();
  /// The offset of the board's middle from the widget's middle.
  [[nodiscard]] QPointF pan() const { return pan_; }
  /// Sets the pan, limited so that the board still covers the whole widget.
  void setPan(QPointF pan);
  /// The same when people drag the board: also emits `changed`.
  void push(QPointF pan);
  /// Pans the board so that `area`, in the widget's coordinates, is well visible.
  void bringIn(const QRectF& area);
  /// To be called when the widget's size or the language has changed.
  void refresh();

 Q_SIGNALS:
  /// The board is about to be moved or scaled, which makes earlier positions in the widget invalid.
  void aboutToChange();
  /// The board has moved or been scaled.
  void changed();
  /// Somebody has chosen in the menu to zoom by `step` steps.
  void stepAsked(int step);

 private:
  static constexpr double kStep = 0.25;  // coarse, because the board is redrawn for each factor

  QWidget& board_;
  QAction* larger_;  // the actions belong to the board
  QAction* smaller_;
  QAction* whole_;
  QPushButton* button_;  // does the same as whole_; visible while zoomed
  double factor_ = 1;
  QPointF pan_;
};

}  // namespace byways::app
