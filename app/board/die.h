// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <array>

class QPainter;

namespace byways::app {

/// How a die lies.
struct DieStyle {
  /// How much of the tumble is done, from 0 to 1; at 1 the die rests with its value on top.
  double turn = 1;
  /// The number of the die among several, not its value. Dice with even and odd numbers tumble around
  /// different axes, so that two dice don't look alike.
  int number = 0;
  /// Whether the die is still to be rolled: it stands on a corner, whatever `turn` says.
  bool waits = false;
  /// Whether the die is paler, because its value has been used or doesn't count.
  bool faint = false;
};

/// Draws an ivory die with dark pips, seen from above, in the middle of `square`. `value` is 1…6.
void drawDie(QPainter& painter, const QRectF& square, int value, const DieStyle& style = {});

/// Draws two dice side by side, as large as fit into the area.
void drawDice(QPainter& painter, const QRectF& area, const std::array<int, 2>& values,
              const DieStyle& style = {});

}  // namespace byways::app
