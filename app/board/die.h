// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <array>

class QPainter;

namespace byways::app {

/// How a die lies.
struct DieStyle {
  /// How far it has tumbled, from 0 to 1; at 1 it rests with its value on top.
  double turn = 1;
  /// Dice of different numbers tumble differently.
  int number = 0;
  /// Not rolled yet: it stands on a corner, whatever `turn` says.
  bool waits = false;
  /// Its value doesn't count any more: it is paler.
  bool faint = false;
};

/// An ivory die with dark pips, seen from above, in the middle of the square. `value` is 1…6.
void drawDie(QPainter& painter, const QRectF& square, int value, const DieStyle& style = {});

/// Two dice side by side, as large as fit into the area.
void drawDice(QPainter& painter, const QRectF& area, const std::array<int, 2>& values,
              const DieStyle& style = {});

}  // namespace byways::app
