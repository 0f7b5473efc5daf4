// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/pass/pass_painter.h"

#include <QPainter>
#include <QRadialGradient>

#include <algorithm>

#include "app/board/die.h"
#include "app/games/pass/pass_places.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

const QColor kGold(240, 196, 96);

void drawShine(QPainter& painter, const QRectF& area, bool strong) {
  QRadialGradient shine(area.center(), 0.56 * area.width());
  QColor inner = kGold;
  inner.setAlphaF(strong ? 0.85F : 0.5F);
  QColor outer = kGold;
  outer.setAlphaF(0);
  shine.setColorAt(0.25, inner);
  shine.setColorAt(1, outer);
  painter.setPen(Qt::NoPen);
  painter.setBrush(shine);
  painter.drawEllipse(area.center(), 0.56 * area.width(), 0.56 * area.height());
}

// A dot for each move, six a row as on the dice.
void drawMoves(QPainter& painter, const QRectF& area, const PassDice& dice) {
  constexpr int kColumns = 6;
  constexpr double kPitch = 12;
  constexpr double kDot = 4;
  for (int move = 0; move < dice.total; ++move) {
    const int row = move / kColumns;
    const int inRow = std::min(kColumns, dice.total - row * kColumns);
    const QPointF middle(area.center().x() + kPitch * (move % kColumns - (inRow - 1) / 2.0),
                         area.top() + kPitch * (0.5 + row));
    const bool isLeft = move < dice.left;
    painter.setPen(QPen(isLeft ? kGold.darker(150) : QColor(255, 240, 214, 130), 1.2));
    painter.setBrush(isLeft ? QBrush(kGold) : Qt::NoBrush);
    painter.drawEllipse(middle, kDot, kDot);
  }
}

}  // namespace

void drawPassDice(QPainter& painter, const PassScene& scene, const Look& look) {
  if (!scene.dice) {
    return;
  }
  const PassDice& dice = *scene.dice;
  const QRectF area = PassPlaces::diceArea(dice.corner);
  const bool isDue = dice.state == PassDice::State::Due;
  const QString place = QStringLiteral("dice");
  const bool isPointed = scene.pointed == place || scene.cursor == place;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (isDue) {
    drawShine(painter, area, isPointed);
    // What they show before a roll says nothing.
    constexpr double kInset = 5;
    drawDice(painter, area.adjusted(kInset, 0, -kInset, 0), {3, 5},
             {.turn = 0, .number = 0, .waits = true, .faint = false});
    if (isPointed) {
      painter.setPen(QPen(look.isDark() ? kGold : QColor(255, 244, 214), 3));
      painter.setBrush(Qt::NoBrush);
      painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 9, 9);
    }
  } else {
    constexpr double kShare = 0.62;  // of the area; the dots lie below
    const QRectF top(area.left(), area.top() + 2, area.width(), kShare * area.height());
    // A die that turns and hops takes more room than one that lies: both stay in their tray.
    constexpr double kShrinks = 0.26;
    constexpr double kUntil = 0.33;  // of the tumbling is left when they begin to grow
    const double small = kShrinks * std::clamp((1 - dice.turn) / kUntil, 0.0, 1.0);
    const double inset = small * top.width() / 4;
    drawDice(painter, top.adjusted(2 * inset, inset, -2 * inset, -inset), dice.eyes,
             {.turn = dice.turn, .number = 0, .waits = false, .faint = dice.left == 0});
    drawMoves(painter, QRectF(area.left(), top.bottom() + 2, area.width(), area.bottom() - top.bottom()),
              dice);
  }
  painter.restore();
}

}  // namespace byways::app
