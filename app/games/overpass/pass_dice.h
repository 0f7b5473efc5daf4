// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariantAnimation>

#include "app/games/overpass/pass_scene.h"

class QPainter;

namespace byways::app {

class Look;

/// The two dice in their corner with a dot for each move of the roll, those that are left filled; nothing
/// where the scene has no dice. The painter's coordinates are board units. Dice that are due stand on their
/// corners and shine; more so where `scene.pointed` or `scene.cursor` is "dice".
void drawPassDice(QPainter& painter, const PassScene& scene, const Look& look);

/// Dice that tumble, less than 300 ms long, and rest on what was rolled.
class PassRoll : public QObject {
  Q_OBJECT

 public:
  explicit PassRoll(QObject* parent = nullptr);

  /// Begins to tumble; without `moves` the dice are at rest at once.
  void start(bool moves);
  /// At once to the rest.
  void stop();
  /// For PassDice::turn: how much is over, 1 at rest.
  [[nodiscard]] double part() const { return part_; }

 Q_SIGNALS:
  /// part() is another one.
  void changed();

 private:
  QVariantAnimation tumble_;
  double part_ = 1;
};

}  // namespace byways::app
