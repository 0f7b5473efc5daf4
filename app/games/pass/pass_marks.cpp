// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/pass/pass_painter.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "app/board/stone.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kPointedGrow = 2.6;

QPainterPath teardropTowards(QPointF centre, double radius, QPointF way) {
  const double angle = std::atan2(way.y(), way.x());
  const auto on = [&](double turn, double away) {
    return centre + away * QPointF(std::cos(angle + turn), std::sin(angle + turn));
  };
  QPainterPath path;
  path.moveTo(on(0, 1.5 * radius));
  path.lineTo(on(0.9, radius));
  const QRectF box(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
  const double degrees = 180 / std::numbers::pi;
  path.arcTo(box, -(angle + 0.9) * degrees, -(2 * std::numbers::pi - 1.8) * degrees);
  path.closeSubpath();
  return path;
}

}  // namespace

PassMarksPainter::PassMarksPainter(QPainter& painter, const PassScene& scene, const Look& look, double unit)
    : painter_(painter), scene_(scene), surface_(scene), look_(look), unit_(unit), dark_(look.isDark()) {}

QColor PassMarksPainter::colourOf(PassMark::Kind kind) const {
  switch (kind) {
    case PassMark::Kind::Slide:
      return dark_ ? QColor(0xf2, 0xb5, 0x3c) : QColor(0xa8, 0x5d, 0x00);
    case PassMark::Kind::Trade:
      return dark_ ? QColor(0xd3, 0xae, 0xff) : QColor(0x76, 0x2f, 0xb5);
    case PassMark::Kind::Exit:
    case PassMark::Kind::BearOff:
      return dark_ ? QColor(0x8f, 0xd2, 0xff) : QColor(0x0b, 0x5c, 0x9e);
    case PassMark::Kind::BringIn:
      return dark_ ? QColor(0x7f, 0xe0, 0xcf) : QColor(0x0d, 0x6b, 0x62);
    case PassMark::Kind::Remove:
      return look_.colours().warning;
    default:
      return dark_ ? QColor(0x93, 0xe0, 0x9f) : QColor(0x1d, 0x6b, 0x37);
  }
}

QColor PassMarksPainter::edge() const {
  return dark_ ? QColor(0x10, 0x08, 0x02, 220) : QColor(0xff, 0xf8, 0xe8, 235);
}

QColor PassMarksPainter::ink() const { return dark_ ? QColor(0x17, 0x0d, 0x05) : QColor(0xff, 0xfd, 0xf6); }

void PassMarksPainter::draw() {
  drawPassDice(painter_, scene_, look_);
  drawLitGroups();
  drawLitLines();
  drawArrows();
  drawMarks();
  drawWay();
  drawGhosts();
  drawMoving();
  MarksPainter marks(painter_, scene_.marks, *this, look_, unit_);
  marks.paintRefusal();
  marks.paintCursor();
  drawHand();
  drawChoice();
}

void PassMarksPainter::drawMarks() {
  const auto drawSome = [this](bool pointed) {
    for (const PassMark& mark : scene_.targets) {
      if ((mark.place == scene_.marks.pointed) == pointed) {
        drawMark(mark);
      }
    }
  };
  drawSome(false);
  drawSome(true);
}

void PassMarksPainter::drawMark(const PassMark& mark) {
  if (mark.place.contains(QLatin1Char(':'))) {
    drawPileMark(mark);
    return;
  }
  const QPointF centre = at(mark.place);
  switch (mark.kind) {
    case PassMark::Kind::Trade:
      drawPartner(mark, centre);
      break;
    case PassMark::Kind::Remove:
    case PassMark::Kind::Hint:
    case PassMark::Kind::Place:
      drawPlaceMark(mark, centre);
      break;
    default:
      drawLanding(mark, centre);
  }
}

void PassMarksPainter::drawLanding(const PassMark& mark, QPointF centre) {
  const QColor colour = colourOf(mark.kind);
  const double radius = kLanding + (mark.place == scene_.marks.pointed ? kPointedGrow : 0);
  painter_.setPen(QPen(ink(), 1.8));
  painter_.setBrush(colour);
  if (mark.kind == PassMark::Kind::Slide) {
    painter_.drawPath(teardropTowards(centre, radius, centre - at(scene_.lifted)));
  } else {
    painter_.drawEllipse(centre, radius, radius);
  }
  if (mark.price > 0) {
    drawLabel(centre, 1.45 * radius, QString::number(mark.price), ink());
  } else {
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(ink());
    painter_.drawEllipse(centre, 0.3 * radius, 0.3 * radius);
  }
}

// Draws a ring in two halves with arrows around the piece that would change places with the piece in hand.
void PassMarksPainter::drawPartner(const PassMark& mark, QPointF centre) {
  const QColor colour = colourOf(mark.kind);
  const double radius = kAround + (mark.place == scene_.marks.pointed ? 1.2 : 0);
  const QRectF box(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
  painter_.setBrush(Qt::NoBrush);
  constexpr int kSixteenths = 16;
  for (const auto& [stroke, width] : {std::pair(edge(), 5.8), std::pair(colour, 3.4)}) {
    painter_.setPen(QPen(stroke, width, Qt::SolidLine, Qt::FlatCap));
    painter_.drawArc(box, 20 * kSixteenths, 140 * kSixteenths);
    painter_.drawArc(box, 200 * kSixteenths, 140 * kSixteenths);
  }
  painter_.setPen(QPen(edge(), 1));
  painter_.setBrush(colour);
  for (const double side : {1.0, -1.0}) {
    const QPointF end = centre + QPointF(side * radius * 0.95, -side * radius * 0.1);
    painter_.drawPolygon(QPolygonF{end + QPointF(0, side * 5.5), end + QPointF(-side * 5.4, -side * 3.4),
                                   end + QPointF(side * 5.0, -side * 3.4)});
  }
}

void PassMarksPainter::drawPileMark(const PassMark& mark) {
  const QRectF area = surface_.areaOf(mark.place);
  if (area.isNull()) {
    return;
  }
  const bool isPointed = mark.place == scene_.marks.pointed;
  const QColor colour = colourOf(mark.kind);
  painter_.setPen(QPen(colour, isPointed ? 5 : 3.4));
  painter_.setBrush(faint(colour, isPointed ? 0.4 : 0.24));
  painter_.drawRoundedRect(area.adjusted(-2, -2, 2, 2), 10, 10);
  if (mark.price > 0) {
    const QPointF badge = area.topRight() + QPointF(-2, 2);
    painter_.setPen(QPen(ink(), 1.8));
    painter_.setBrush(colour);
    painter_.drawEllipse(badge, kLanding, kLanding);
    drawLabel(badge, 1.45 * kLanding, QString::number(mark.price), ink());
  }
}

// Draws a mark of a place rather than of a move: a dot where a piece may be placed, a ring around a piece
// that would be removed, or around a place that a solver proposes.
void PassMarksPainter::drawPlaceMark(const PassMark& mark, QPointF centre) {
  const QColor colour = colourOf(mark.kind);
  const bool isPointed = mark.place == scene_.marks.pointed;
  if (mark.kind == PassMark::Kind::Place) {
    painter_.setPen(QPen(ink(), 1.4));
    painter_.setBrush(colour);
    painter_.drawEllipse(centre, isPointed ? 7 : 4.6, isPointed ? 7 : 4.6);
    return;
  }
  painter_.setBrush(Qt::NoBrush);
  for (const auto& [stroke, width] : {std::pair(edge(), 6.0), std::pair(colour, 3.6)}) {
    painter_.setPen(QPen(stroke, width, Qt::SolidLine, Qt::RoundCap));
    painter_.drawEllipse(centre, kAround, kAround);
    if (mark.kind == PassMark::Kind::Remove) {
      const QPointF arm(0.5 * kAround, 0.5 * kAround);
      painter_.drawLine(centre - arm, centre + arm);
      painter_.drawLine(centre - QPointF(arm.x(), -arm.y()), centre + QPointF(arm.x(), -arm.y()));
    }
  }
}

void PassMarksPainter::drawLabel(QPointF centre, double size, const QString& text, const QColor& colour) {
  QFont font;
  font.setPixelSize(std::max(1, static_cast<int>(std::lround(size))));
  font.setBold(true);
  painter_.setFont(font);
  painter_.setPen(colour);
  painter_.drawText(QRectF(centre.x() - 20, centre.y() - 20, 40, 40.5), Qt::AlignCenter, text);
}

// Lines, groups, chains and arrows on the Over-Pass board.

// A highlighted line has a dark edge, so that it is visible on light wood; pieces on it stay visible.
void PassMarksPainter::drawLitLines() {
  for (const QStringList& line : scene_.litLines) {
    for (qsizetype i = 1; i < line.size(); ++i) {
      const QLineF whole(at(line[i - 1]), at(line[i]));
      const auto cut = [&](const QString& place) {
        return scene_.pieces.contains(place) ? std::min(kPassPiece + 1, whole.length() / 2) : 0.0;
      };
      const double from = cut(line[i - 1]) / whole.length();
      const double to = 1 - cut(line[i]) / whole.length();
      if (from >= to) {
        continue;
      }
      const QLineF part(whole.pointAt(from), whole.pointAt(to));
      for (const auto& [colour, width] :
           {std::pair(QColor(0x3a, 0x1c, 0x00, 200), 8.4), std::pair(QColor(0xff, 0xc9, 0x3a), 5.6),
            std::pair(QColor(0xff, 0xf3, 0xc4), 2.2)}) {
        painter_.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        painter_.drawLine(part);
      }
    }
  }
}

void PassMarksPainter::drawLitGroups() {
  for (const QStringList& group : scene_.litGroups) {
    for (const QString& space : group) {
      QPainterPath light;
      light.addPolygon(surface_.spots().borderOf(space));
      light.closeSubpath();
      if (scene_.holds(space)) {
        QPainterPath piece;  // the area of the piece, which isn't tinted
        piece.addEllipse(at(space), kPassPiece, kPassPiece);
        light = light.subtracted(piece);
      }
      painter_.setPen(
          QPen(faint(colourOf(PassMark::Kind::BringIn), 0.9), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
      painter_.setBrush(faint(colourOf(PassMark::Kind::BringIn), 0.3));
      painter_.drawPath(light);
    }
  }
}

void PassMarksPainter::drawArrow(QPointF from, QPointF to, const QColor& colour, double width) {
  const QLineF line(from, to);
  if (line.length() < 1) {
    return;
  }
  const QPointF along = (to - from) / line.length();
  const QPointF across(-along.y(), along.x());
  const double head = 2.6 * width;
  const QPolygonF tip{to, to - head * along + 0.62 * head * across, to - head * along - 0.62 * head * across};
  const QPointF neck = to - 0.8 * head * along;
  painter_.setPen(QPen(edge(), width + 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter_.setBrush(edge());
  painter_.drawLine(from, neck);
  painter_.setPen(QPen(edge(), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter_.drawPolygon(tip);
  painter_.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
  painter_.drawLine(from, neck);
  painter_.setPen(Qt::NoPen);
  painter_.setBrush(colour);
  painter_.drawPolygon(tip);
}

void PassMarksPainter::drawArrows() {
  for (const auto& [from, to] : scene_.arrows) {
    const QLineF whole(at(from), at(to));
    const double length = std::max(whole.length(), 1.0);
    const double start = std::min(0.4, (kPassPiece + 2) / length);
    const double end = std::max(start + 0.1, 1 - (kLanding + 5) / length);
    drawArrow(whole.pointAt(start), whole.pointAt(end), colourOf(PassMark::Kind::Slide), 3);
  }
}

// Draws a line from place to place, with rings around the pieces that are passed over.
void PassMarksPainter::drawWay() {
  const QColor colour = colourOf(PassMark::Kind::OverPass);
  for (qsizetype i = 1; i + 1 < scene_.way.size(); ++i) {
    painter_.setBrush(Qt::NoBrush);
    for (const auto& [ring, width] : {std::pair(edge(), 5.4), std::pair(colour, 3.0)}) {
      painter_.setPen(QPen(ring, width));
      painter_.drawEllipse(at(scene_.way[i]), kAround - 0.6, kAround - 0.6);
    }
  }
  for (qsizetype i = 1; i < scene_.way.size(); ++i) {
    const QLineF whole(at(scene_.way[i - 1]), at(scene_.way[i]));
    const bool isLast = i + 1 == scene_.way.size();
    const double length = std::max(whole.length(), 1.0);
    const double start = std::min(0.45, (i == 1 ? kPassPiece : kAround) / length);
    const double end = std::max(start + 0.1, 1 - (isLast ? kLanding + 1 : kAround) / length);
    if (isLast) {
      drawArrow(whole.pointAt(start), whole.pointAt(end), colour, 4);
      continue;
    }
    for (const auto& [stroke, width] : {std::pair(edge(), 7.0), std::pair(colour, 4.0)}) {
      painter_.setPen(QPen(stroke, width, Qt::SolidLine, Qt::FlatCap));
      painter_.drawLine(QLineF(whole.pointAt(start), whole.pointAt(end)));
    }
  }
}

}  // namespace byways::app
