// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon_painter.h"

#include <QPainterPath>

#include "app/board/marks.h"
#include "app/board/stone.h"
#include "app/games/trypsylon/trypsylon_scene.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kMarkRounding = 7;

}  // namespace

QRectF TrypsylonMarks::around(const QString& place) const {
  const QRectF area = places_.area(place);
  return TrypsylonPlaces::isEnd(place) ? area : area.adjusted(2, 2, -2, -2);
}

// Between the shore and the frame, pointing to the cards.
void TrypsylonMarks::drawArrow(const QString& end, const QColor& colour, double size) {
  const QPointF in = TrypsylonPlaces::inward(TrypsylonPlaces::sideOf(end)) / kTrypsylonCell;
  const QPointF along(in.y(), in.x());
  const QPointF tip = places_.outside(end) + (kTrypsylonCell / 2 - kTrypsylonQuay - 11) * in;
  QPainterPath arrow(tip);
  arrow.lineTo(tip - size * in + 0.82 * size * along);
  arrow.quadTo(tip - 0.72 * size * in, tip - size * in - 0.82 * size * along);
  arrow.closeSubpath();
  painter_.fillPath(arrow, colour);
}

void TrypsylonMarks::drawEnd(const QString& end, bool isPointed) {
  const Colours& colours = look_.colours();
  // While a card is fixed at another end, this one is faded; it can still be chosen.
  painter_.setOpacity(scene_.isFixed && !isPointed ? 0.5 : 1);
  const QColor& colour = isPointed ? colours.accent : colours.good;
  const QRectF place = around(end);
  painter_.setPen(
      QPen(faint(colour, isPointed ? 1 : 0.75), atLeast(isPointed ? 3 : 1.8, isPointed ? 1.8 : 1)));
  painter_.setBrush(faint(look_.isDark() ? QColor(0, 0, 0) : QColor(255, 255, 255), isPointed ? 0.4 : 0.16));
  painter_.drawRoundedRect(place, 9, 9);
  drawArrow(end, colour, isPointed ? 21 : 17);
  painter_.setOpacity(1);
}

void TrypsylonMarks::drawHelp() {
  const Colours& colours = look_.colours();
  for (const QString& end : scene_.ends) {
    if (end != scene_.set) {
      drawEnd(end, end == scene_.pointed);
    }
  }
  for (const QString& cell : scene_.takeable) {
    if (cell == scene_.pointed) {
      continue;
    }
    const double radius = atLeast(5.2, 2.2);
    painter_.setPen(
        QPen(look_.isDark() ? QColor(0, 0, 0, 170) : QColor(255, 255, 255, 235), atLeast(2.2, 1.1)));
    painter_.setBrush(colours.good);
    // On the fork of the card's ways if it is face up.
    const TrypsylonCard card = scene_.at(cell);
    const QPointF fork =
        card == TrypsylonCard::Down ? QPointF() : -kTrypsylonFork * trypsylonTowards(trypsylonCorner(card));
    painter_.drawEllipse(places_.area(cell).center() + fork, radius, radius);
  }
  if (!scene_.pointed.isEmpty() && !TrypsylonPlaces::isEnd(scene_.pointed)) {
    const QRectF card = around(scene_.pointed);
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(
        QPen(look_.isDark() ? QColor(0, 0, 0, 150) : QColor(255, 255, 255, 220), atLeast(6.4, 4)));
    painter_.drawRoundedRect(card, kMarkRounding, kMarkRounding);
    painter_.setPen(QPen(colours.accent, atLeast(3.2, 2)));
    painter_.drawRoundedRect(card, kMarkRounding, kMarkRounding);
  }
}

// Frames the row that would move; the card itself stands out because it can still be turned.
void TrypsylonMarks::drawSet() {
  if (scene_.set.isEmpty() || !scene_.slide) {
    return;
  }
  const Colours& colours = look_.colours();
  const double width = atLeast(3, 1.7);
  QRectF row;
  for (const QString& cell : scene_.slide->cells) {
    row = row.united(places_.area(cell));
  }
  QPen dashes(colours.accent, width, Qt::CustomDashLine, Qt::FlatCap);
  dashes.setDashPattern({2.6, 1.8});
  painter_.setBrush(Qt::NoBrush);
  painter_.setPen(QPen(look_.isDark() ? QColor(0, 0, 0, 130) : QColor(255, 255, 255, 200), 2 * width));
  painter_.drawRoundedRect(row, kMarkRounding, kMarkRounding);
  painter_.setPen(dashes);
  painter_.drawRoundedRect(row, kMarkRounding, kMarkRounding);
  if (scene_.slide->part >= 1) {
    const QRectF card = places_.area(places_.entry(scene_.set)).adjusted(1, 1, -1, -1);
    painter_.setPen(QPen(look_.isDark() ? QColor(0, 0, 0, 170) : QColor(255, 255, 255, 235), 2.6 * width));
    painter_.drawRoundedRect(card, kMarkRounding, kMarkRounding);
    painter_.setPen(QPen(colours.accent, 1.35 * width));
    painter_.drawRoundedRect(card, kMarkRounding, kMarkRounding);
  }
  drawArrow(scene_.set, colours.accent, 21);
  if (scene_.isBound) {
    painter_.setPen(QPen(colours.accent, width));
    painter_.drawRoundedRect(around(scene_.set), 9, 9);
  }
}

void TrypsylonMarks::drawRefused() {
  const QColor& warning = look_.colours().warning;
  const double width = atLeast(3, 1.6);
  for (const QString& cell : scene_.proving) {
    if (cell == scene_.refused) {
      continue;
    }
    painter_.setBrush(faint(warning, scene_.softly ? 0.05 : 0.1));
    painter_.setPen(QPen(faint(warning, scene_.softly ? 0.7 : 0.9), scene_.softly ? atLeast(2, 1.1) : width));
    painter_.drawRoundedRect(around(cell).adjusted(2, 2, -2, -2), kMarkRounding, kMarkRounding);
  }
  if (scene_.refused.isEmpty()) {
    return;
  }
  const QPointF off(5 * scene_.shake, 0);
  const QRectF place = around(scene_.refused).translated(off);
  if (scene_.softly) {
    painter_.setBrush(faint(warning, 0.07));
    painter_.setPen(QPen(faint(warning, 0.6), atLeast(2, 1.1)));
    painter_.drawRoundedRect(place, kMarkRounding, kMarkRounding);
    return;
  }
  painter_.setBrush(faint(warning, 0.16));
  painter_.setPen(QPen(faint(warning, 0.9), width));
  painter_.drawRoundedRect(place, kMarkRounding, kMarkRounding);
  constexpr double kSign = 15;
  drawRefusalSign(painter_, place.center(), kSign, QPen(warning, 1.3 * width, Qt::SolidLine, Qt::RoundCap),
                  look_.colours().panel);
}

void TrypsylonMarks::drawCursor() {
  if (scene_.cursor.isEmpty()) {
    return;
  }
  const QRectF place = around(scene_.cursor);
  const double width = atLeast(4, 2.2);
  // Two tones, so that it stands out on cards, shores and either theme.
  painter_.setBrush(Qt::NoBrush);
  painter_.setPen(QPen(look_.isDark() ? QColor(0, 0, 0, 200) : QColor(255, 255, 255, 235), 2 * width));
  painter_.drawRoundedRect(place, kMarkRounding, kMarkRounding);
  painter_.setPen(QPen(look_.colours().accent, width));
  painter_.drawRoundedRect(place, kMarkRounding, kMarkRounding);
}

}  // namespace byways::app
