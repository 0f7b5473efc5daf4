// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces in motion and in hand, the places of marks, and the bubble with a choice.
#include <QEasingCurve>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>

#include "app/board/stone.h"
#include "app/games/pass/pass_painter.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kLifted = 7;  // how far above the board a piece in hand is drawn, in board units

}  // namespace

void PassMarksPainter::drawRaised(QPointF centre, int colour, double lift) {
  painter_.setOpacity(0.65);
  drawStoneShadow(painter_, centre + QPointF(0.25 * lift, 0.75 * lift), kPassPiece * 1.06);
  painter_.setOpacity(1);
  drawPassPiece(painter_, centre - QPointF(0, 0.5 * lift), kPassPiece * 1.1, colour,
                look_.picture().patterns);
}

void PassMarksPainter::drawGhosts() {
  for (auto ghost = scene_.ghosts.cbegin(); ghost != scene_.ghosts.cend(); ++ghost) {
    painter_.setOpacity(0.6);
    drawPassPiece(painter_, at(ghost.key()), kPassPiece, ghost.value(), look_.picture().patterns);
    painter_.setOpacity(1);
  }
}

// Draws moving pieces. All legs take the same time, and each is a low hop. Before and between its legs a
// piece rests.
void PassMarksPainter::drawMoving() {
  for (const PassMotion& motion : scene_.moving) {
    qsizetype leg = 0;
    while (leg + 1 < motion.legs.size() && motion.legs[leg + 1] <= motion.legsDone) {
      ++leg;
    }
    const double part = QEasingCurve(QEasingCurve::InOutSine)
                            .valueForProgress(std::clamp(motion.legsDone - motion.legs[leg], 0.0, 1.0));
    const QPointF from = at(motion.way[leg]);
    const QPointF to = at(motion.way[leg + 1]);
    constexpr double kHop = 9;
    drawRaised(from + part * (to - from), motion.colour, kHop * 4 * part * (1 - part));
  }
}

QPainterPath PassMarksPainter::cursorOf(const QString& place) const {
  const QRectF area = edgeOf(place).boundingRect();
  QPainterPath path;
  if (area.isNull()) {
    return path;
  }
  const double out = surface_.spots().has(place) ? 2.1 : 1;
  const QRectF box = area.adjusted(-out, -out, out, out);
  const double arm = std::min(9.0, box.width() / 3);
  for (const double x : {1.0, -1.0}) {
    for (const double y : {1.0, -1.0}) {
      const QPointF corner = box.center() + QPointF(x * box.width() / 2, y * box.height() / 2);
      path.moveTo(corner - QPointF(x * arm, 0));
      path.lineTo(corner);
      path.lineTo(corner - QPointF(0, y * arm));
    }
  }
  return path;
}

void PassMarksPainter::drawHand() {
  if (scene_.lifted.isEmpty()) {
    return;
  }
  const bool isPile = scene_.lifted.contains(QLatin1Char(':'));
  if (!isPile && !scene_.pieces.contains(scene_.lifted)) {
    return;
  }
  const int colour =
      isPile ? passColourOf(scene_.lifted.section(QLatin1Char(':'), 1)) : scene_.pieces.value(scene_.lifted);
  if (!isPile) {
    // An outline at the place that the piece has left.
    painter_.setPen(
        QPen(dark_ ? QColor(0xff, 0xe9, 0xc0, 210) : QColor(0x3d, 0x24, 0x13, 200), 2, Qt::DashLine));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawEllipse(at(scene_.lifted), kPassPiece + 1.6, kPassPiece + 1.6);
  }
  if (scene_.floating) {
    drawRaised(*scene_.floating, colour, kLifted + 2);
  } else if (!isPile) {
    drawRaised(at(scene_.lifted), colour, kLifted);
  }
}

// Marks each possible piece by a glow below two rings, visible without colour, and the landing by a question
// mark.
void PassMarksPainter::drawAsked(const PassChoice& choice) {
  const QColor colour = colourOf(PassMark::Kind::Remove);
  constexpr double kAsks = 13;
  painter_.setPen(QPen(edge(), 1.6));
  painter_.setBrush(colour);
  painter_.drawEllipse(at(choice.place), kAsks, kAsks);
  drawLabel(at(choice.place), 1.45 * kAsks, QStringLiteral("?"), ink());
  for (int i = 0; i < choice.options.size(); ++i) {
    const QPointF centre = at(choice.options[i].takes);
    const bool isChosen = i == choice.chosen;
    const double radius = kPassPiece + (isChosen ? 7 : 5);
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(faint(colour, isChosen ? 0.42 : 0.26));
    painter_.drawEllipse(centre, radius, radius);
    painter_.setBrush(Qt::NoBrush);
    for (const auto& [stroke, width] : {std::pair(edge(), 6.2), std::pair(colour, 3.4)}) {
      painter_.setPen(QPen(stroke, width));
      painter_.drawEllipse(centre, radius, radius);
    }
  }
}

void PassMarksPainter::drawChoice() {
  if (!scene_.choice) {
    return;
  }
  const PassChoice& choice = *scene_.choice;
  if (choice.onBoard) {
    drawAsked(choice);
    return;
  }
  const QPointF place = at(choice.place);
  const QColor panel = look_.colours().panel;
  const QColor border = look_.colours().line;
  const QPointF first = surface_.optionAt(0);
  const QPointF last = surface_.optionAt(static_cast<int>(choice.options.size()) - 1);
  const QRectF box = QRectF(first, last)
                         .normalized()
                         .adjusted(-kPassOption - 5, -kPassOption - 5, kPassOption + 5, kPassOption + 5);
  const double side = place.y() > box.center().y() ? box.bottom() : box.top();
  QPainterPath bubble;
  bubble.addRoundedRect(box, 12, 12);
  QPainterPath tip;
  tip.addPolygon(
      QPolygonF{{place.x() - 9, side}, {place.x() + 9, side}, place + QPointF(0, side > place.y() ? 9 : -9)});
  tip.closeSubpath();
  painter_.setPen(QPen(border, 1.6));
  painter_.setBrush(panel);
  painter_.drawPath(bubble.united(tip));
  for (int i = 0; i < choice.options.size(); ++i) {
    const PassMark& option = choice.options[i];
    const QPointF centre = surface_.optionAt(i);
    const QColor colour = colourOf(option.kind);
    const bool isChosen = i == choice.chosen;
    if (isChosen) {
      painter_.setPen(QPen(look_.colours().text, 2));
      painter_.setBrush(faint(colour, 0.25));
      painter_.drawRoundedRect(
          QRectF(centre.x() - kPassOption, centre.y() - kPassOption, 2 * kPassOption, 2 * kPassOption), 8, 8);
    }
    PassMark shown = option;
    shown.place.clear();
    const auto taken = scene_.pieces.constFind(option.takes);
    if (taken == scene_.pieces.cend()) {
      drawLanding(shown, centre);
    } else {
      drawPassPiece(painter_, centre, kPassPiece, *taken, look_.picture().patterns);
    }
  }
}

}  // namespace byways::app
