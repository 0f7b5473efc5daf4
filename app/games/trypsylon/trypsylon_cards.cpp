// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon_painter.h"

#include <QLocale>
#include <QPainterPath>

#include "app/board/stone.h"
#include "app/board/svg_board.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kHalfCard = kTrypsylonCell / 2;

QString groupOf(TrypsylonCard card) {
  switch (card) {
    case TrypsylonCard::Nw:
      return QStringLiteral("nw");
    case TrypsylonCard::Ne:
      return QStringLiteral("ne");
    case TrypsylonCard::Se:
      return QStringLiteral("se");
    case TrypsylonCard::Sw:
      return QStringLiteral("sw");
    default:
      return QStringLiteral("back");
  }
}

}  // namespace

TrypsylonCards::TrypsylonCards(QPainter& painter, const TrypsylonScene& scene, const Look& look)
    : painter_(painter), scene_(scene), look_(look), places_(scene.columns, scene.rows) {}

bool TrypsylonCards::isMoving(const QString& cell) const {
  return scene_.slide && scene_.slide->part < 1 && scene_.slide->cells.contains(cell);
}

bool TrypsylonCards::isSet(const QString& cell) const {
  return !scene_.set.isEmpty() && places_.entry(scene_.set) == cell;
}

void TrypsylonCards::drawCard(TrypsylonCard card, QPointF middle, double turn, double scale) {
  const SvgBoard& cards = SvgBoard::get(QStringLiteral("trypsylon-cards"), look_.isDark());
  painter_.save();
  painter_.translate(middle);
  if (turn != 0) {
    painter_.rotate(turn);
  }
  const double half = kHalfCard * scale;
  cards.paint(painter_, QRectF(-half, -half, 2 * half, 2 * half), {groupOf(card)});
  painter_.restore();
}

void TrypsylonCards::drawShadow(QPointF middle, double lift) {
  painter_.setPen(Qt::NoPen);
  painter_.setBrush(QColor(0, 0, 0, look_.isDark() ? 40 : 22));
  for (const double step : {1.0, 0.7, 0.4, 0.1, -0.2}) {
    const double grow = step * (4 + 0.7 * lift);
    const double half = kHalfCard + grow;
    painter_.drawRoundedRect(QRectF(-half, -half, 2 * half, 2 * half).translated(middle + QPointF(1, lift)),
                             8 + grow, 8 + grow);
  }
}

void TrypsylonCards::drawVacancies() {
  QPen pen(look_.isDark() ? QColor(255, 255, 255, 60) : QColor(255, 255, 255, 120), 1.8, Qt::CustomDashLine,
           Qt::FlatCap);
  pen.setDashPattern({4, 3});
  painter_.setPen(pen);
  painter_.setBrush(Qt::NoBrush);
  for (const QString& cell : places_.cells()) {
    if (scene_.at(cell) == TrypsylonCard::Vacant) {
      painter_.drawRoundedRect(places_.areaOf(cell).adjusted(9, 9, -9, -9), 5, 5);
    }
  }
}

void TrypsylonCards::drawResting() {
  for (const QString& cell : places_.cells()) {
    if (scene_.at(cell) != TrypsylonCard::Vacant && !isMoving(cell) && !isSet(cell)) {
      drawCard(scene_.at(cell), places_.areaOf(cell).center());
    }
  }
  for (const QString& cell : places_.cells()) {
    if (!isMoving(cell) && !isSet(cell)) {
      drawRibbons(cell, places_.areaOf(cell).center());
    }
  }
}

void TrypsylonCards::drawMoving() {
  const auto draw = [this](const QString& cell, QPointF middle) {
    if (isSet(cell)) {
      drawShadow(middle, 4);
    }
    drawCard(scene_.at(cell), middle, isSet(cell) ? scene_.turn : 0);
    if (!isSet(cell) || scene_.turn == 0) {
      drawRibbons(cell, middle);
    }
  };
  if (scene_.slide && scene_.slide->part < 1) {
    const QPointF way = TrypsylonSurface::inward(TrypsylonSurface::sideOf(scene_.slide->end));
    for (auto cell = scene_.slide->cells.crbegin(); cell != scene_.slide->cells.crend(); ++cell) {
      draw(*cell, places_.areaOf(*cell).center() - (1 - scene_.slide->part) * way);
    }
  } else if (!scene_.set.isEmpty()) {
    const QString entry = places_.entry(scene_.set);
    draw(entry, places_.areaOf(entry).center());
  }
}

void TrypsylonCards::drawLast() {
  if (scene_.last.isEmpty() || isMoving(scene_.last) || isSet(scene_.last)) {
    return;
  }
  const QRectF card = places_.areaOf(scene_.last).adjusted(3.6, 3.6, -3.6, -3.6);
  painter_.setBrush(Qt::NoBrush);
  painter_.setPen(QPen(look_.isDark() ? QColor(0, 0, 0, 190) : QColor(255, 255, 255, 235), 6));
  painter_.drawRoundedRect(card, 4, 4);
  painter_.setPen(QPen(look_.isDark() ? QColor(0xff, 0xf3, 0xd6) : QColor(0x3b, 0x2f, 0x52), 3));
  painter_.drawRoundedRect(card, 4, 4);
}

void TrypsylonCards::drawHand(const QRectF& tray) {
  if (scene_.hand == 0) {
    return;
  }
  const bool isAway = scene_.floating.has_value() || !scene_.set.isEmpty();
  if (!tray.isNull()) {
    painter_.setPen(QPen(look_.colours().line, 1.4));
    painter_.setBrush(faint(look_.colours().panel, 0.92));
    painter_.drawRoundedRect(tray, 12, 12);
    for (int slot = 0; slot < 2; ++slot) {
      const QPointF middle = trypsylonSlot(tray, slot);
      // The first slot has the card to be pushed in next, unless that is at the pointer or set at an end.
      const bool isFull = slot < scene_.hand && (slot > 0 || !isAway);
      if (isFull) {
        const trypsylon::Corner corner = slot == 0 ? scene_.corner : scene_.second;
        const double turning = slot == (scene_.turnsSecond ? 1 : 0) ? scene_.turn : 0;
        drawCard(trypsylonCard(trypsylonAsFaced(corner, scene_.facing)), middle, turning, 0.9);
      } else {
        QPen pen(faint(look_.colours().quietText, 0.5), 1.6, Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({4, 3});
        painter_.setPen(pen);
        painter_.setBrush(Qt::NoBrush);
        painter_.drawRoundedRect(QRectF(-43, -43, 86, 86).translated(middle), 5, 5);
      }
      if (scene_.hand > 1) {
        drawNumber(slot + 1, middle);
      }
    }
  }
}

// Draws the place in the order in which two cards are pushed in, at the upper left of a slot of the tray.
void TrypsylonCards::drawNumber(int number, QPointF middle) {
  constexpr double kRadius = 13;
  constexpr double kOff = 34;
  const QRectF circle =
      QRectF(-kRadius, -kRadius, 2 * kRadius, 2 * kRadius).translated(middle - QPointF(kOff, kOff));
  const bool isFirst = number == 1;
  painter_.setPen(QPen(look_.colours().panel, 2));
  painter_.setBrush(isFirst ? look_.colours().accent : look_.colours().quietText);
  painter_.drawEllipse(circle);
  QFont font = painter_.font();
  font.setPixelSize(static_cast<int>(1.4 * kRadius));
  font.setBold(true);
  painter_.setFont(font);
  painter_.setPen(isFirst ? look_.colours().accentText : look_.colours().panel);
  painter_.drawText(circle, Qt::AlignCenter, QLocale().toString(number));
}

void TrypsylonCards::drawOutline(const QString& cell, trypsylon::Corner corner) {
  constexpr double kSmaller = 0.9;
  const QPointF middle = places_.areaOf(cell).center();
  drawCard(trypsylonCard(corner), middle, 0, kSmaller);
  constexpr double kEdge = kSmaller * kHalfCard;
  QPen dashes(look_.colours().accent, 3.4, Qt::CustomDashLine, Qt::FlatCap);
  dashes.setDashPattern({2.6, 1.8});
  painter_.setBrush(Qt::NoBrush);
  const QRectF edge = QRectF(-kEdge, -kEdge, 2 * kEdge, 2 * kEdge).translated(middle);
  painter_.setPen(QPen(look_.isDark() ? QColor(0, 0, 0, 190) : QColor(255, 255, 255, 240), 6.5));
  painter_.drawRoundedRect(edge, 5, 5);
  painter_.setPen(dashes);
  painter_.drawRoundedRect(edge, 5, 5);
}

// Draws the card at the pointer above the board, with a pale edge, so that it isn't mistaken for a card on
// the board.
void TrypsylonCards::drawFloating() {
  if (scene_.hand == 0 || !scene_.floating || !scene_.set.isEmpty()) {
    return;
  }
  constexpr double kRaised = 1.05;
  drawShadow(*scene_.floating, 13);
  drawCard(trypsylonCard(scene_.corner), *scene_.floating, scene_.turn, kRaised);
  painter_.save();
  painter_.translate(*scene_.floating);
  painter_.rotate(scene_.turn);
  painter_.setBrush(Qt::NoBrush);
  constexpr double kEdge = kRaised * kHalfCard;
  const QRectF edge(-kEdge, -kEdge, 2 * kEdge, 2 * kEdge);
  painter_.setPen(QPen(look_.isDark() ? QColor(0, 0, 0, 190) : QColor(255, 255, 255, 240), 6.5));
  painter_.drawRoundedRect(edge, 5, 5);
  painter_.setPen(QPen(look_.colours().accent, 3));
  painter_.drawRoundedRect(edge, 5, 5);
  painter_.restore();
}

}  // namespace byways::app
