// SPDX-License-Identifier: GPL-3.0-or-later
// What pathways are joined to: ribbons on the cards, lines along the shores, landings, and the winning
// pathway.
#include <QPainterPath>

#include <algorithm>
#include <cmath>

#include "app/board/stone.h"
#include "app/games/trypsylon/trypsylon_painter.h"
#include "app/games/trypsylon/trypsylon_scene.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

using trypsylon::Goal;
using trypsylon::Side;

constexpr double kHalfCell = kTrypsylonCell / 2;
constexpr double kCardLanding = 18;
constexpr double kCasing = 10.5;
constexpr double kRibbon = 6.6;

bool isOnFrame(const trypsylon::Joint& joint) { return joint.cells.size() < 4; }

// Whether a point joins something: two pathways, or a pathway and the frame (TRY-12 to TRY-14).
bool isJoint(const trypsylon::Joint& joint) {
  return joint.is_complete() && (joint.arms.size() > 1 || isOnFrame(joint));
}

}  // namespace

StoneStyle trypsylonSign(const QColor& colour, Goal goal) {
  return {colour, goal == Goal::Beach ? StoneMark::Ring : StoneMark::Lozenge, true};
}

bool TrypsylonCards::isJoinedInCorner(const QString& cell) const {
  const std::string name = cell.toStdString();
  return std::any_of(scene_.joints.begin(), scene_.joints.end(), [&](const trypsylon::Joint& joint) {
    return isJoint(joint) && std::find(joint.arms.begin(), joint.arms.end(), name) != joint.arms.end();
  });
}

// The ribbons of west and east are solid, that of east with a pale core, which strokeRibbon adds; the ribbon
// of north is dashed, that of south dotted. So people can tell sides apart without seeing colours.
QPen TrypsylonCards::ribbon(Side side, bool casing) const {
  const bool dark = look_.isDark();
  if (casing) {
    return {dark ? QColor(0x1d, 0x17, 0x10) : QColor(0xff, 0xfb, 0xef), kCasing, Qt::SolidLine, Qt::RoundCap,
            Qt::RoundJoin};
  }
  switch (side) {
    case Side::West:
      return {dark ? QColor(0xff, 0xc8, 0x3d) : QColor(0xe0, 0x96, 0x00), kRibbon, Qt::SolidLine,
              Qt::RoundCap, Qt::RoundJoin};
    case Side::East:
      return {dark ? QColor(0xff, 0x93, 0x5c) : QColor(0xcf, 0x52, 0x1e), kRibbon, Qt::SolidLine,
              Qt::RoundCap, Qt::RoundJoin};
    case Side::North: {
      QPen pen(dark ? QColor(0x9a, 0xdb, 0x5a) : QColor(0x4a, 0x8f, 0x1c), kRibbon, Qt::CustomDashLine,
               Qt::FlatCap, Qt::RoundJoin);
      pen.setDashPattern({1.5, 0.62});
      return pen;
    }
    case Side::South:
      break;
  }
  QPen pen(dark ? QColor(0x4c, 0xd0, 0xb4) : QColor(0x0b, 0x72, 0x66), kRibbon, Qt::CustomDashLine,
           Qt::RoundCap, Qt::RoundJoin);
  pen.setDashPattern({0.01, 1.36});
  return pen;
}

void TrypsylonCards::strokeRibbon(const QPainterPath& path, Side side, const QPen& pen) {
  painter_.strokePath(path, pen);
  if (side == Side::East) {
    QPen core = ribbon(side, true);
    core.setWidthF(1.9);
    painter_.strokePath(path, core);
  }
}

// Where a card is joined to sides of both goals, the ribbon of Beach is broader and that of Meadow runs on
// top.
void TrypsylonCards::drawRibbons(const QString& cell, QPointF middle) {
  const TrypsylonCard card = scene_.at(cell);
  if (!look_.picture().tints || card == TrypsylonCard::Vacant || card == TrypsylonCard::Down) {
    return;
  }
  QList<Side> sides;
  for (const Side side : {Side::West, Side::East, Side::North, Side::South}) {
    if (scene_.joined[static_cast<std::size_t>(side)].contains(cell)) {
      sides.append(side);
    }
  }
  if (sides.isEmpty()) {
    return;
  }
  const QPainterPath way =
      trypsylonWay(trypsylonCorner(card), isJoinedInCorner(cell) && !isMoving(cell)).translated(middle);
  const bool both = sides.size() > 1;
  painter_.save();
  painter_.setClipRect(QRectF(middle - QPointF(kHalfCell, kHalfCell), QSizeF(2 * kHalfCell, 2 * kHalfCell)),
                       Qt::IntersectClip);
  QPen casing = ribbon(sides.first(), true);
  casing.setWidthF(both ? kCasing + 3 : kCasing);
  painter_.strokePath(way, casing);
  if (both) {
    QPen broad = ribbon(sides.first(), false);
    broad.setWidthF(kCasing + 0.6);
    painter_.strokePath(way, broad);
    casing.setWidthF(5.4);
    painter_.strokePath(way, casing);
    QPen fine = ribbon(sides.last(), false);
    fine.setWidthF(3.8);
    painter_.strokePath(way, fine);
  } else {
    strokeRibbon(way, sides.first(), ribbon(sides.first(), false));
  }
  painter_.restore();
}

// Continues the arms of cards that are joined to `side` across the frame to the shore.
void TrypsylonCards::drawJetties(Side side) {
  QPainterPath ways;
  const QPointF out = trypsylonOutward(side);
  for (const QString& cell : scene_.joined[static_cast<std::size_t>(side)]) {
    if (TrypsylonSurface::isEnd(
            places_.further(cell, static_cast<int>(out.x()), static_cast<int>(-out.y()))) &&
        trypsylonHasArm(scene_.at(cell), side) && !isMoving(cell)) {
      const QPointF edge = places_.areaOf(cell).center() + kHalfCell * out;
      ways.moveTo(edge);
      ways.lineTo(edge + kTrypsylonJetty * out);
    }
  }
  for (const trypsylon::Joint& joint : scene_.joints) {
    const bool touches = side == Side::North   ? joint.row == scene_.rows
                         : side == Side::South ? joint.row == 0
                         : side == Side::East  ? joint.column == scene_.columns
                                               : joint.column == 0;
    if (touches && isJoint(joint)) {
      const QPointF edge = places_.point(joint.column, joint.row);
      ways.moveTo(edge);
      ways.lineTo(edge + kTrypsylonJetty * out);
    }
  }
  painter_.strokePath(ways, ribbon(side, true));
  strokeRibbon(ways, side, ribbon(side, false));
}

// Fits whole dashes and dots from end to end, so that the casing is visible nowhere without its ribbon.
void TrypsylonCards::drawShoreLine(const QPainterPath& line, Side side) {
  QPen casing = ribbon(side, true);
  QPen pen = ribbon(side, false);
  QPainterPath under = line;
  if (pen.style() == Qt::CustomDashLine) {
    const QList<qreal> pattern = pen.dashPattern();
    const bool isDotted = pen.capStyle() == Qt::RoundCap;
    const double length = line.length() / pen.widthF();
    const double dash = isDotted ? 0 : pattern[0];
    const double gaps = std::max(1.0, std::round((length - dash) / (pattern[0] + pattern[1])));
    constexpr double kTighter = 0.9999;  // so that rounding doesn't lose the last dash or dot
    pen.setDashPattern({pattern[0], kTighter * (length - dash) / gaps - pattern[0]});
    if (!isDotted) {
      casing.setCapStyle(Qt::SquareCap);
      constexpr double kRim = (kCasing - kRibbon) / 2;
      const double shorter = (kCasing / 2 - kRim) / line.length();  // the cap adds this length again
      under = QPainterPath(line.pointAtPercent(shorter));
      under.lineTo(line.pointAtPercent(1 - shorter));
    }
  }
  painter_.strokePath(under, casing);
  strokeRibbon(line, side, pen);
}

void TrypsylonCards::drawShoreLines() {
  const QRectF cards = places_.cardArea();
  if (look_.picture().tints) {
    const double out = kTrypsylonJetty;
    const QRectF ring = cards.adjusted(-out, -out, out, out);
    for (const Side side : trypsylon::kSides) {
      drawJetties(side);
      QPainterPath line;
      constexpr double kShort = 26;
      switch (side) {
        case Side::North:
          line.moveTo(ring.left() + kShort, ring.top());
          line.lineTo(ring.right() - kShort, ring.top());
          break;
        case Side::East:
          line.moveTo(ring.right(), ring.top() + kShort);
          line.lineTo(ring.right(), ring.bottom() - kShort);
          break;
        case Side::South:
          line.moveTo(ring.left() + kShort, ring.bottom());
          line.lineTo(ring.right() - kShort, ring.bottom());
          break;
        case Side::West:
          line.moveTo(ring.left(), ring.top() + kShort);
          line.lineTo(ring.left(), ring.bottom() - kShort);
          break;
      }
      drawShoreLine(line, side);
    }
  }
  constexpr double kDeep = kTrypsylonQuay + kTrypsylonShore - 20;
  for (const Goal goal : trypsylon::kGoals) {
    const int colour = scene_.colours[static_cast<std::size_t>(goal)];
    if (colour < 0) {
      continue;
    }
    const StoneStyle style = trypsylonSign(look_.seatColour(colour), goal);
    for (const Side side : trypsylon::sides_of(goal)) {
      const QPointF out = trypsylonOutward(side);
      const QPointF along(std::abs(out.y()), std::abs(out.x()));
      const double far = (goal == Goal::Beach ? cards.height() : cards.width()) / 2 - kTrypsylonCell;
      const double depth = (goal == Goal::Beach ? cards.width() : cards.height()) / 2 + kDeep;
      for (const double sign : {-1.0, 1.0}) {
        const QPointF at = depth * out + sign * far * along;
        drawStoneShadow(painter_, at, 11);
        drawStone(painter_, at, 11, style);
      }
    }
  }
}

// Draws the missing quarters of a landing.
void TrypsylonCards::drawMissing(const trypsylon::Joint& joint) {
  const QPointF at = places_.point(joint.column, joint.row);
  const QColor& warning = look_.colours().warning;
  for (const std::string& name : joint.missing) {
    const QPointF away = (places_.areaOf(QString::fromStdString(name)).center() - at) / kHalfCell;
    const double start = away.x() > 0 ? (away.y() > 0 ? 270 : 0) : (away.y() > 0 ? 180 : 90);
    constexpr double kRadius = kCardLanding + 6;
    QPainterPath quarter(at + 1.6 * away);
    quarter.arcTo(QRectF(-kRadius, -kRadius, 2 * kRadius, 2 * kRadius).translated(at + 1.6 * away), start,
                  90);
    quarter.closeSubpath();
    painter_.fillPath(quarter,
                      faint(look_.isDark() ? QColor(0x1a, 0x14, 0x12) : QColor(0xff, 0xf4, 0xec), 0.86));
    QPen pen(warning, 2.6, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
    pen.setDashPattern({1.7, 1.1});
    painter_.strokePath(quarter, pen);
  }
  painter_.setPen(QPen(warning, 2.6));
  painter_.setBrush(Qt::NoBrush);
  painter_.drawEllipse(at, 5.2, 5.2);
}

void TrypsylonCards::drawJoints() {
  if (!look_.picture().tints) {
    return;
  }
  for (const trypsylon::Joint& joint : scene_.joints) {
    const bool moves = std::any_of(joint.cells.begin(), joint.cells.end(), [&](const std::string& cell) {
      return isMoving(QString::fromStdString(cell));
    });
    if (moves) {
      continue;
    }
    if (joint.is_broken()) {
      drawMissing(joint);
    } else if (isJoint(joint)) {
      const QPointF at = places_.point(joint.column, joint.row);
      const bool dark = look_.isDark();
      painter_.setPen(QPen(dark ? QColor(0x1d, 0x17, 0x10) : QColor(0x5d, 0x3c, 0x1e), 2.4));
      painter_.setBrush(dark ? QColor(0xd9, 0xb0, 0x7a) : QColor(0xff, 0xfb, 0xef));
      painter_.drawEllipse(at, 7.4, 7.4);
      painter_.setBrush(painter_.pen().color());
      painter_.drawEllipse(at, 1.4, 1.4);
    }
  }
}

void TrypsylonCards::drawLit() {
  for (const Goal goal : trypsylon::kGoals) {
    const auto index = static_cast<std::size_t>(goal);
    if (scene_.lit[index].isEmpty()) {
      continue;
    }
    const QPainterPath way = trypsylonPathway(scene_, goal);
    const double length = way.length();
    const auto stroke = [&](const QColor& colour, double width) {
      QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
      pen.setDashPattern({scene_.litPart * length / width, 2 * length / width});
      painter_.strokePath(way, pen);
    };
    const QColor seat =
        scene_.colours[index] < 0 ? look_.colours().accent : look_.seatColour(scene_.colours[index]);
    stroke(QColor(255, 232, 150, 70), 40);
    stroke(QColor(255, 236, 165, 120), 27);
    stroke(QColor(0xff, 0xfa, 0xe6), 16);
    stroke(seat, 9);
    stroke(QColor(255, 255, 255, 210), 2.4);
  }
}

}  // namespace byways::app
