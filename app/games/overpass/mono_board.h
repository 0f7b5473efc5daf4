// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include "app/board/board_view.h"
#include "app/games/overpass/pass_painter.h"
#include "app/games/overpass/pass_position.h"

namespace byways::app {

/// Stands in for the board that is still to come.
class MonoBoard : public BoardView {
 public:
  using BoardView::BoardView;
  [[nodiscard]] QStringList places() const override { return {}; }
  [[nodiscard]] QRectF areaOf(const QString&) const override { return {}; }
  [[nodiscard]] QString placeAt(QPointF) const override { return {}; }
  [[nodiscard]] QString walk(const QString& from, Qt::Key) override { return from; }
  [[nodiscard]] QString describe(const QString&) const override { return {}; }
  [[nodiscard]] QString actionOf(const QString&) const override { return {}; }

 protected:
  void paintResting(QPainter& painter) override {
    paintPass(painter, rect(), monoScene(match()), look(), false);
  }
  void paintOver(QPainter&) override {}
};

}  // namespace byways::app
