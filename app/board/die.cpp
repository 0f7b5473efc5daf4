// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/die.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace byways::app {

namespace {

const QColor kIvory(250, 243, 228);
const QColor kShade(164, 142, 108);
const QColor kPip(46, 38, 32);

// A point or vector in a die whose edge length is 2 and whose centre is the origin; z points at the viewer, y
// down.
struct Spot {
  double x = 0;
  double y = 0;
  double z = 0;
};

Spot operator*(double by, const Spot& spot) { return {by * spot.x, by * spot.y, by * spot.z}; }
Spot operator+(const Spot& a, const Spot& b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
double dotOf(const Spot& a, const Spot& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
Spot crossOf(const Spot& a, const Spot& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

// Rotates around `axis`, which has about length 1, by `angle` in radians (Rodrigues' formula).
Spot rotated(const Spot& spot, const Spot& axis, double angle) {
  const double c = std::cos(angle);
  return c * spot + std::sin(angle) * crossOf(axis, spot) + (1 - c) * dotOf(axis, spot) * axis;
}

struct DieFace {
  Spot normal;
  Spot right;
  Spot down;
  int value = 1;
};

// The faces of a die at rest with `top` on top. Values on opposite faces add up to 7.
std::array<DieFace, 6> facesOf(int top) {
  const int pair = std::min(top, 7 - top);  // 1…3
  const int east = pair % 3 + 1;
  const int south = east % 3 + 1;
  return {{{{0, 0, 1}, {1, 0, 0}, {0, 1, 0}, top},
           {{0, 0, -1}, {-1, 0, 0}, {0, 1, 0}, 7 - top},
           {{1, 0, 0}, {0, 0, -1}, {0, 1, 0}, east},
           {{-1, 0, 0}, {0, 0, 1}, {0, 1, 0}, 7 - east},
           {{0, 1, 0}, {1, 0, 0}, {0, 0, -1}, south},
           {{0, -1, 0}, {1, 0, 0}, {0, 0, 1}, 7 - south}}};
}

QList<QPointF> pipsOf(int value) {
  constexpr double kOut = 0.5;
  QList<QPointF> pips;
  if (value % 2 == 1) {
    pips.append(QPointF(0, 0));
  }
  if (value > 1) {
    pips += {QPointF(-kOut, -kOut), QPointF(kOut, kOut)};
  }
  if (value > 3) {
    pips += {QPointF(kOut, -kOut), QPointF(-kOut, kOut)};
  }
  if (value == 6) {
    pips += {QPointF(-kOut, 0), QPointF(kOut, 0)};
  }
  return pips;
}

QColor blend(const QColor& colour, const QColor& other, double part) {
  const auto mix = [part](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * part)); };
  return {mix(colour.red(), other.red()), mix(colour.green(), other.green()),
          mix(colour.blue(), other.blue())};
}

void drawFace(QPainter& painter, const DieFace& face, QPointF middle, double half, bool faint) {
  const Spot light{-0.35, -0.5, 0.79};
  const double lit = std::clamp(0.5 + 0.5 * dotOf(face.normal, light), 0.0, 1.0);
  painter.save();
  // Maps the face's own coordinates, which are -1 and 1 at its edges, to the picture.
  painter.setTransform(
      QTransform(half * face.right.x, half * face.right.y, half * face.down.x, half * face.down.y,
                 middle.x() + half * face.normal.x, middle.y() + half * face.normal.y),
      true);
  painter.setPen(Qt::NoPen);
  painter.setBrush(blend(kShade, kIvory, 0.25 + 0.75 * lit));
  constexpr double kEdge = 0.95;
  constexpr double kRound = 0.3;
  painter.drawRoundedRect(QRectF(-kEdge, -kEdge, 2 * kEdge, 2 * kEdge), kRound, kRound);
  painter.setBrush(faint ? blend(kPip, kIvory, 0.55) : kPip);
  constexpr double kPipRadius = 0.185;
  for (const QPointF& pip : pipsOf(face.value)) {
    painter.drawEllipse(pip, kPipRadius, kPipRadius);
  }
  painter.restore();
}

QPolygonF outline(const std::array<DieFace, 6>& faces, QPointF middle, double half) {
  QPolygonF all;
  for (const DieFace& face : faces) {
    if (face.normal.z <= 0) {
      continue;
    }
    for (const auto& [east, south] :
         {std::pair(-1, -1), std::pair(1, -1), std::pair(1, 1), std::pair(-1, 1)}) {
      const Spot corner = face.normal + east * face.right + south * face.down;
      all.append(middle + half * QPointF(corner.x, corner.y));
    }
  }
  return all;
}

// Fills the visible faces as one shape with rounded edges.
void drawBody(QPainter& painter, const std::array<DieFace, 6>& faces, QPointF middle, double half) {
  const QPolygonF corners = outline(faces, middle, half);
  QPainterPath body;
  body.setFillRule(Qt::WindingFill);
  for (qsizetype i = 0; i + 3 < corners.size(); i += 4) {
    QPolygonF face = corners.mid(i, 4);
    face.append(face.front());
    QPainterPath part;
    part.addPolygon(face);
    body = body.united(part);
  }
  painter.setPen(
      QPen(blend(kShade, Qt::black, 0.25), 0.34 * half, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(blend(kShade, kIvory, 0.45));
  painter.drawPath(body);
  painter.setPen(QPen(blend(kShade, kIvory, 0.45), 0.26 * half, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(body);
}

}  // namespace

void drawDie(QPainter& painter, const QRectF& square, int value, const DieStyle& style) {
  constexpr double kFill = 0.62;        // part of the square: a tumbling die is wider than one at rest
  constexpr double kStanding = 0.92;    // further factor, because a die on its corner is widest
  constexpr double kRotations = 1.62;   // of a tumble
  constexpr double kCornerTilt = 0.82;  // radians
  const double rest = style.waits ? 0 : 1 - std::clamp(style.turn, 0.0, 1.0);
  const double angle = style.waits ? kCornerTilt : rest * rest * kRotations * 2 * std::numbers::pi;
  const double lean = style.number % 2 == 0 ? 0.35 : 1.15;
  const Spot axis = style.waits ? Spot{0.64, style.number % 2 == 0 ? 0.5 : -0.5, 0.583}
                                : Spot{std::cos(lean) * 0.9, -std::sin(lean) * 0.9, 0.436};
  std::array<DieFace, 6> faces = facesOf(value);
  for (DieFace& face : faces) {
    face.normal = rotated(face.normal, axis, angle);
    face.right = rotated(face.right, axis, angle);
    face.down = rotated(face.down, axis, angle);
  }
  const double side = std::min(square.width(), square.height());
  const double half = kFill * side / 2 * (style.waits ? kStanding : 1);
  const double hop = std::sin(rest * std::numbers::pi) * 0.16 * side;
  const QPointF ground = square.center();
  const QPointF middle = ground - QPointF(0, hop);

  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setOpacity(painter.opacity() * (style.faint ? 0.75 : 1));
  painter.setPen(Qt::NoPen);
  for (const double grow : {1.34, 1.26, 1.18}) {
    painter.setBrush(QColor(15, 8, 0, 34));
    const double reach = grow * half;
    painter.drawRoundedRect(
        QRectF(ground.x() - reach + 0.06 * half, ground.y() - reach + 0.14 * half, 2 * reach, 2 * reach),
        0.4 * half, 0.4 * half);
  }
  drawBody(painter, faces, middle, half);
  std::sort(faces.begin(), faces.end(),
            [](const DieFace& a, const DieFace& b) { return a.normal.z < b.normal.z; });
  for (const DieFace& face : faces) {
    if (face.normal.z > 0.02) {
      drawFace(painter, face, middle, half, style.faint);
    }
  }
  painter.restore();
}

void drawDice(QPainter& painter, const QRectF& area, const std::array<int, 2>& values,
              const DieStyle& style) {
  const double side = std::min(area.width() / 2, area.height());
  DieStyle one = style;
  for (const int value : values) {
    const double left = area.center().x() + (one.number % 2 == 0 ? -side : 0);
    drawDie(painter, QRectF(left, area.center().y() - side / 2, side, side), value, one);
    ++one.number;
  }
}

}  // namespace byways::app
