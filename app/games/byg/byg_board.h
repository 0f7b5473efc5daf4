// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/board/board_view.h"
#include "app/board/motion.h"
#include "app/games/byg/byg_scene.h"

namespace byways::app {

class GameFace;

/// Byg's board on the table.
class BygBoard : public BoardView {
  Q_OBJECT

 public:
  BygBoard(Match& match, const Look& look, const Preferences& preferences, const GameFace& face,
           QWidget* parent);

  [[nodiscard]] QStringList places() const override { return places_; }
  [[nodiscard]] QRectF areaOf(const QString& place) const override;
  [[nodiscard]] QString placeAt(QPointF point) const override;
  [[nodiscard]] QString walk(const QString& from, Qt::Key arrow) override;
  [[nodiscard]] QString describe(const QString& place) const override;
  [[nodiscard]] QString actionOf(const QString& place) const override;

  /// What the board shows at the moment.
  [[nodiscard]] BygScene sceneNow() const;

  [[nodiscard]] QSize sizeHint() const override { return {620, 560}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {360, 320}; }

 protected:
  void positionChanged(const Transition& transition) override;
  void appearanceChanged() override;
  void paintResting(QPainter& painter) override;
  void paintOver(QPainter& painter) override;

 private:
  [[nodiscard]] std::optional<hex::Cell> cellOf(const QString& place) const;
  [[nodiscard]] QString nameOf(hex::Cell cell) const;
  [[nodiscard]] QTransform placed() const;
  [[nodiscard]] std::optional<hex::Cell> upOrDown(hex::Cell from, bool up) const;
  void addHelp(BygScene& scene) const;
  void addRefusal(BygScene& scene) const;
  void rebuild();
  void findClosed();
  void letAppear(hex::Cell cell);
  void shakeRefused();

  const GameFace& face_;
  BygScene scene_;  // as the match has it
  Cells legal_;
  Cells closed_;  // places that the turn in progress has closed, as long as it has stones left
  QStringList places_;
  QHash<hex::Cell, double>
      appearing_;  // from 0 to 1; those that have arrived stay until the position changes
  Motion shaking_{*this, look()};
  QString lastWalked_;  // where the last arrow key led, and
  double anchor_ = 0;   // the column that Up and Down try to keep to
};

}  // namespace byways::app
