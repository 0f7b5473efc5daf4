// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon_painter.h"

#include <QPainterPath>

#include "app/board/stone.h"
#include "app/games/trypsylon/trypsylon_scene.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kMarkRounding = 7;

}  // namespace

// Draws an arrow between the shore and the frame, pointing to the cards.
void TrypsylonMarks::drawArrow(const QString& end, const QColor& colour, double size) {
  const QPointF in = TrypsylonSurface::inward(TrypsylonSurface::sideOf(end)) / kTrypsylonCell;
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
  const QRectF place = places_.areaOf(end);
  painter_.setPen(
      QPen(faint(colour, isPointed ? 1 : 0.75), atLeast(isPointed ? 3 : 1.8, isPointed ? 1.8 : 1)));
  painter_.setBrush(faint(look_.isDark() ? QColor(0, 0, 0) : QColor(255, 255, 255), isPointed ? 0.4 : 0.16));
  painter_.drawRoundedRect(place, 9, 9);
  drawArrow(end, colour, isPointed ? 21 : 17);
  painter_.setOpacity(1);
}

void TrypsylonMarks::drawEnds() {
  for (const QString& place : scene_.marks.legal) {
    if (TrypsylonSurface::isEnd(place) && place != scene_.set) {
      drawEnd(place, place == scene_.marks.pointed);
    }
  }
}

QPainterPath TrypsylonMarks::pointedOf(const QString& place) const {
  return TrypsylonSurface::isEnd(place) ? QPainterPath() : edgeOf(place);
}

MarkPlaces::Dot TrypsylonMarks::dotOf(const QString& place) const {
  if (TrypsylonSurface::isEnd(place)) {
    return {.at = {}, .radius = 0, .onPiece = false};
  }
  const TrypsylonCard card = scene_.at(place);
  const bool isUp = card != TrypsylonCard::Down && card != TrypsylonCard::Vacant;
  const QPointF fork = isUp ? -kTrypsylonFork * trypsylonTowards(trypsylonCorner(card)) : QPointF();
  return {.at = places_.areaOf(place).center() + fork, .radius = 5.2, .onPiece = true};
}

// Frames the row that would move, and the card that is set, which stands out because it can still be turned.
void TrypsylonMarks::drawSet() {
  if (scene_.set.isEmpty() || !scene_.slide) {
    return;
  }
  const Colours& colours = look_.colours();
  const double width = atLeast(3, 1.7);
  QRectF row;
  for (const QString& cell : scene_.slide->cells) {
    row = row.united(places_.areaOf(cell));
  }
  QPen dashes(colours.accent, width, Qt::CustomDashLine, Qt::FlatCap);
  dashes.setDashPattern({2.6, 1.8});
  painter_.setBrush(Qt::NoBrush);
  painter_.setPen(QPen(look_.isDark() ? QColor(0, 0, 0, 130) : QColor(255, 255, 255, 200), 2 * width));
  painter_.drawRoundedRect(row, kMarkRounding, kMarkRounding);
  painter_.setPen(dashes);
  painter_.drawRoundedRect(row, kMarkRounding, kMarkRounding);
  if (scene_.slide->part >= 1) {
    const QRectF card = places_.areaOf(places_.entry(scene_.set)).adjusted(1, 1, -1, -1);
    painter_.setPen(QPen(look_.isDark() ? QColor(0, 0, 0, 170) : QColor(255, 255, 255, 235), 2.6 * width));
    painter_.drawRoundedRect(card, kMarkRounding, kMarkRounding);
    painter_.setPen(QPen(colours.accent, 1.35 * width));
    painter_.drawRoundedRect(card, kMarkRounding, kMarkRounding);
  }
  drawArrow(scene_.set, colours.accent, 21);
  if (scene_.isBound) {
    painter_.setPen(QPen(colours.accent, width));
    painter_.drawRoundedRect(places_.areaOf(scene_.set), 9, 9);
  }
}

}  // namespace byways::app
