// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <QPointF>
#include <QPushButton>
#include <QRectF>

namespace byways::app {

/// How large a board is shown in its widget, and which part of it: steps, actions for the board's
/// menu, and a button that shows the whole board again. The board is never enlarged by itself.
class BoardZoom : public QObject {
  Q_OBJECT

 public:
  /// `board` gets the actions and the button, and must outlive it.
  explicit BoardZoom(QWidget& board);

  /// How many times it is enlarged; 1 shows all of it.
  [[nodiscard]] double factor() const { return factor_; }
  [[nodiscard]] bool isEnlarged() const { return factor_ > 1; }
  /// Where the board lies, in the widget's coordinates: all of the widget unless it is enlarged.
  [[nodiscard]] QRectF area() const;
  /// Where that part of the widget lies now.
  [[nodiscard]] QRectF mapped(const QRectF& part) const;

  /// Enlarges it around a point that stays where it is.
  void set(double factor, QPointF around);
  /// One step larger or smaller for each of `steps`.
  void step(int steps, QPointF around) { set(factor_ + steps * kStep, around); }
  void showWhole();
  /// How far the middle of the board is from the middle of the widget.
  [[nodiscard]] QPointF pan() const { return pan_; }
  /// As far as the board reaches.
  void setPan(QPointF pan);
  /// The same, as a hand pushes the board.
  void push(QPointF pan);
  /// Pushes the board so that this area, of the widget, lies well inside.
  void bringIn(const QRectF& area);
  /// To be called when the widget's size or the language have changed.
  void refresh();

 Q_SIGNALS:
  /// The board is about to lie somewhere else than what was said of it.
  void aboutToChange();
  /// The board lies somewhere else now.
  void changed();
  /// The menu asks for a step.
  void stepAsked(int step);

 private:
  static constexpr double kStep = 0.25;  // every size of a board is drawn anew

  QWidget& board_;
  QAction* larger_;  // these belong to the board
  QAction* smaller_;
  QAction* whole_;
  QPushButton* button_;  // does what the last one does; to be seen while the board is enlarged
  double factor_ = 1;
  QPointF pan_;
};

}  // namespace byways::app
