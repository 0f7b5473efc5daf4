// SPDX-License-Identifier: GPL-3.0-or-later
// Lines, groups, chains and arrows on the Over-Pass board.
#include <QLineF>
#include <QPainter>

#include <algorithm>

#include "app/board/stone.h"
#include "app/games/pass/pass_marks.h"

namespace byways::app {

// A line in light has a dark edge, so that it shines on light wood too; pieces on it stay in sight.
void PassMarks::drawLitLines() {
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

void PassMarks::drawLitGroups() {
  for (const QStringList& group : scene_.litGroups) {
    for (const QString& space : group) {
      QPainterPath light;
      light.addPolygon(PassPlaces::of(PassOn::Spaces).outline(space));
      light.closeSubpath();
      if (scene_.holds(space)) {
        QPainterPath piece;  // it keeps its own colour
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

void PassMarks::drawArrow(QPointF from, QPointF to, const QColor& colour, double width) {
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

void PassMarks::drawArrows() {
  for (const auto& [from, to] : scene_.arrows) {
    const QLineF whole(at(from), at(to));
    const double length = std::max(whole.length(), 1.0);
    const double start = std::min(0.4, (kPassPiece + 2) / length);
    const double end = std::max(start + 0.1, 1 - (kLanding + 5) / length);
    drawArrow(whole.pointAt(start), whole.pointAt(end), colourOf(PassMark::Kind::Slide), 3);
  }
}

// From piece to piece; those passed have a ring.
void PassMarks::drawWay() {
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
