// SPDX-License-Identifier: GPL-3.0-or-later
// The pieces of the Over-Pass set.
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <array>
#include <cmath>
#include <numbers>

#include "app/board/stone.h"
#include "app/games/pass/pass_painter.h"

namespace byways::app {

namespace {

// What is engraved in each colour: a ring, a star, a triangle, two bars; a dot where there is no colour. All
// are told apart at a glance and without colour.
QPainterPath engravingOf(int colour, QPointF centre, double radius) {
  QPainterPath path;
  path.setFillRule(Qt::OddEvenFill);
  const auto at = [&](double turn, double away) {
    const double angle = turn * std::numbers::pi / 180;
    return centre + away * radius * QPointF(std::cos(angle), std::sin(angle));
  };
  const auto polygon = [&](std::initializer_list<std::pair<double, double>> corners) {
    bool begins = true;
    for (const auto& [turn, away] : corners) {
      begins ? path.moveTo(at(turn, away)) : path.lineTo(at(turn, away));
      begins = false;
    }
    path.closeSubpath();
  };
  switch (colour) {
    case 0:
      path.addEllipse(centre, 0.44 * radius, 0.44 * radius);
      path.addEllipse(centre, 0.24 * radius, 0.24 * radius);
      break;
    case 1:
      polygon(
          {{-90, 0.58}, {-45, 0.2}, {0, 0.58}, {45, 0.2}, {90, 0.58}, {135, 0.2}, {180, 0.58}, {225, 0.2}});
      break;
    case 2:
      polygon({{-90, 0.56}, {30, 0.52}, {150, 0.52}});
      break;
    case 3:
      path.addRect(
          QRectF(centre.x() - 0.42 * radius, centre.y() - 0.36 * radius, 0.84 * radius, 0.24 * radius));
      path.addRect(
          QRectF(centre.x() - 0.42 * radius, centre.y() + 0.12 * radius, 0.84 * radius, 0.24 * radius));
      break;
    default:
      path.addEllipse(centre, 0.2 * radius, 0.2 * radius);
  }
  return path;
}

void engrave(QPainter& painter, QPointF centre, double radius, int colour, bool strong) {
  const QColor body = passPieceColour(colour);
  if (strong) {
    painter.setBrush(isPale(body) ? QColor(34, 20, 8, 240) : QColor(255, 252, 244, 245));
    painter.drawPath(engravingOf(colour, centre, 1.14 * radius));
    return;
  }
  painter.setBrush(faint(mixed(body, Qt::white, 0.8), 0.6));
  painter.drawPath(engravingOf(colour, centre + QPointF(0, 0.06 * radius), radius));
  // Dark pieces have their marks in light, or nobody would see them.
  painter.setBrush(isPale(body) ? faint(mixed(body, Qt::black, 0.62), 0.85)
                                : faint(mixed(body, Qt::white, 0.62), 0.85));
  painter.drawPath(engravingOf(colour, centre, radius));
}

void paintPiece(QPainter& painter, QPointF centre, double radius, int colour, bool strong) {
  const QColor body = passPieceColour(colour);
  painter.setPen(Qt::NoPen);
  // A dark edge and a light one inside it stand out from light and dark wood alike.
  painter.setBrush(mixed(body, QColor(0x14, 0x0a, 0x04), 0.94));
  painter.drawEllipse(centre, radius, radius);

  // Black would drown in dark wood, and gold in wood that is as bright as it.
  const double light = body.valueF() < 0.4F ? 0.3 : 0;
  const double bright = isPale(body) ? 0.16 : 0;
  QRadialGradient rim(centre + QPointF(-0.25, -0.4) * radius, 1.5 * radius);
  rim.setColorAt(0, mixed(body, Qt::white, 0.62 + light + bright));
  rim.setColorAt(0.62, mixed(body, Qt::white, 0.3 + light + bright));
  rim.setColorAt(1, light > 0 ? mixed(body, Qt::white, light) : mixed(body, Qt::black, 0.16));
  painter.setBrush(rim);
  painter.drawEllipse(centre, 0.86 * radius, 0.86 * radius);

  QRadialGradient face(centre + QPointF(-0.1, -0.2) * radius, 1.15 * radius,
                       centre + QPointF(-0.3, -0.45) * radius);
  face.setColorAt(0, mixed(body, Qt::white, 0.2));
  face.setColorAt(0.55, body);
  face.setColorAt(1, mixed(body, Qt::black, 0.26));
  painter.setBrush(mixed(body, Qt::black, 0.38));
  painter.drawEllipse(centre, 0.73 * radius, 0.73 * radius);
  painter.setBrush(face);
  painter.drawEllipse(centre + QPointF(0, 0.035 * radius), 0.69 * radius, 0.69 * radius);
  engrave(painter, centre, radius, colour, strong);
}

}  // namespace

QColor passPieceColour(int colour) {
  constexpr std::array<QRgb, overpass::kColours> kColours{0xfff2e9d6, 0xff37323a, 0xffbf3329, 0xff2a60ae};
  constexpr QRgb kPlain = 0xffd9a13c;
  return colour < 0 || colour >= overpass::kColours ? kPlain : kColours.at(static_cast<std::size_t>(colour));
}

void drawPassPiece(QPainter& painter, QPointF centre, double radius, int colour, bool strong) {
  const QString kind = QStringLiteral("pass%1%2").arg(colour).arg(strong ? u'!' : u'.');
  drawKeptPiece(painter, kind, centre, radius, [&](QPainter& on, QPointF middle, double size) {
    paintPiece(on, middle, size, colour, strong);
  });
}

}  // namespace byways::app
