// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRectF>

#include "engine/trypsylon/board.h"

class QToolButton;
class QWidget;

namespace byways::app {

class Look;

/// The buttons beside a card in hand: two that turn it, and one that pushes it in where it is set.
class TrypsylonTools : public QObject {
  Q_OBJECT

 public:
  /// `board` is the widget that the buttons lie on and that owns them.
  TrypsylonTools(const Look& look, QWidget* board);

  void hide();
  /// Two buttons beside the cards that lie in the tray. All areas are in the board's coordinates.
  void showAtTray(const QRectF& tray, double scale);
  /// All three along the shore; the one that pushes lies at the end itself.
  void showAtEnd(const QRectF& end, trypsylon::Side side, double scale);
  /// To be called when look or language have changed.
  void refresh();

 Q_SIGNALS:
  /// The card is to be turned to the right by that many quarters.
  void turned(int quarters);
  void pushed();

 private:
  void place(QToolButton* button, QPointF middle, int size);

  const Look& look_;
  QWidget* board_;
  QToolButton* left_;
  QToolButton* right_;
  QToolButton* push_;
};

}  // namespace byways::app
