// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway_painter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "app/board/cell_surface.h"
#include "app/board/stone.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

double opacityOf(const HighwayTrail& trail) {
  constexpr double kFaint = 0.5;
  return trail.kind == HighwayTrail::Kind::Pointed ? kFaint : 1;
}

constexpr int kWorthRound = 2;
constexpr int kRubberRound = 6;

Cells toCells(const highway::Set& set) {
  Cells cells;
  set.for_each([&](hex::Cell cell) { cells.push_back(cell); });
  return cells;
}

std::optional<hex::Cell> findCell(const QString& cell) { return highwayGrid().find(cell.toStdString()); }

// The offset of a seat's trails, so that trails of several seats on the same path run side by side.
QPointF asideOf(Seat seat) {
  const double angle = (seat - 1) * std::numbers::pi / 3 + 0.4;
  return QPointF(std::cos(angle), std::sin(angle)) * 4.2;
}

}  // namespace

QPainterPath HighwayMarks::edgeOf(const QString& cell) const {
  return CellSurface(scene_.grid).outlineOf(cell);
}

QPainterPath HighwayMarks::cursorOf(const QString& cell) const {
  const auto found = findCell(cell);
  return found ? hexOutline(scene_.grid, {*found}, 1.5, 7) : QPainterPath();
}

Cells HighwayMarks::cellsWith(highway::Control why) const {
  Cells cells;
  for (auto it = scene_.controlled.cbegin(); it != scene_.controlled.cend(); ++it) {
    if (const auto cell = findCell(it.key()); cell && it.value() == why) {
      cells.push_back(*cell);
    }
  }
  return cells;
}

void HighwayMarks::drawTwist() {
  if (scene_.round == kWorthRound) {
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(faint(look_.isDark() ? QColor(Qt::black) : QColor(0x7a, 0x6a, 0x52), 0.22));
    for (const hex::Cell cell : toCells(highway::kGeometry.edge)) {
      painter_.drawPath(hexOutline(scene_.grid, {cell}, 2.4, 6));
    }
    painter_.setBrush(faint(QColor(0xf0, 0xb4, 0x2a), look_.isDark() ? 0.26 : 0.3));
    const Cells centre = toCells(highway::kGeometry.centre);
    painter_.drawPath(hexOutline(scene_.grid, centre, 2.4, 6));
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(QColor(0xc8, 0x8a, 0x10), 2.6));
    painter_.drawPath(hexOutline(scene_.grid, centre, 1.4, 6));
  }
  if (scene_.round == kRubberRound) {
    Cells all;
    for (hex::Cell cell = 0; cell < scene_.grid.cells(); ++cell) {
      all.push_back(cell);
    }
    // A thick rubber ring around the board.
    const QPainterPath wall = hexOutline(scene_.grid, all, -3.5, 8);
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(QColor(0x2b, 0x2b, 0x30), 9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter_.drawPath(wall);
    painter_.setPen(QPen(look_.isDark() ? QColor(0x8c, 0x8c, 0x98) : QColor(0x70, 0x70, 0x7c), 4,
                         Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin));
    QPen tread = painter_.pen();
    tread.setDashPattern({0.6, 0.9});
    painter_.setPen(tread);
    painter_.drawPath(wall);
  }
}

// A cell's points are in its upper left, where they don't touch the mark of a starting hex, and drawn above
// everything on the cell.
void HighwayMarks::drawWorth() {
  if (scene_.round != kWorthRound) {
    return;
  }
  QFont font = painter_.font();
  font.setPixelSize(12);
  font.setBold(true);
  painter_.setFont(font);
  constexpr double kBadge = 8;
  const auto write = [&](const Cells& cells, const QString& text, const QColor& ground, const QColor& ink) {
    for (const hex::Cell cell : cells) {
      const QPointF at = hexCentre(scene_.grid.axial(cell)) + QPointF(-19, -14);
      painter_.setPen(Qt::NoPen);
      painter_.setBrush(ground);
      painter_.drawEllipse(at, kBadge, kBadge);
      painter_.setPen(ink);
      painter_.drawText(QRectF(at.x() - kBadge, at.y() - kBadge, 2 * kBadge, 2 * kBadge), Qt::AlignCenter,
                        text);
    }
  };
  const bool isDark = look_.isDark();
  write(toCells(highway::kGeometry.centre), QStringLiteral("2"),
        isDark ? QColor(0x4a, 0x36, 0x0c) : QColor(0xff, 0xee, 0xc2),
        isDark ? QColor(0xff, 0xd9, 0x80) : QColor(0x6a, 0x42, 0x00));
  write(toCells(highway::kGeometry.edge), QStringLiteral("0"), look_.colours().panel, look_.colours().text);
}

void HighwayMarks::drawControl() {
  if (scene_.controlled.isEmpty()) {
    return;
  }
  const QColor colour = look_.seatColour(scene_.controlColour);
  const QColor ink = look_.isDark() ? mixed(colour, Qt::white, 0.25) : colour;
  const auto fill = [&](highway::Control why, double strength, Qt::BrushStyle pattern) {
    const Cells cells = cellsWith(why);
    if (cells.empty()) {
      return;
    }
    QPainterPath area;
    for (const hex::Cell cell : cells) {
      area.addPath(hexOutline(scene_.grid, {cell}, 2.6, 6));
    }
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(faint(ink, strength));
    painter_.drawPath(area);
    if (pattern == Qt::NoBrush) {
      return;
    }
    // Draws lines instead of using Qt's brush patterns, which don't scale with the board.
    painter_.save();
    painter_.setClipPath(area, Qt::IntersectClip);
    painter_.setPen(QPen(faint(ink, 0.45), 1.9));
    for (int x = -760; x < 760; x += 11) {
      painter_.drawLine(QPointF(x, 360), QPointF(x + 416, -360));
    }
    painter_.restore();
  };
  fill(highway::Control::Near, 0.27, Qt::NoBrush);
  fill(highway::Control::Sight, 0.27, Qt::NoBrush);
  fill(highway::Control::Closer, 0.12, Qt::BDiagPattern);
  fill(highway::Control::Own, 0.4, Qt::NoBrush);

  const Cells seen = cellsWith(highway::Control::Sight);
  const Cells own = cellsWith(highway::Control::Own);
  if (!seen.empty() && !own.empty()) {
    // Rays from the player's cell, above everything else.
    const QPointF eye = hexCentre(scene_.grid.axial(own.front()));
    painter_.setPen(QPen(faint(ink, 0.6), 2.6, Qt::DotLine, Qt::RoundCap));
    for (int direction = 0; direction < hex::kDirections; ++direction) {
      const QPointF way = highwayWay(direction);
      double reach = 0;
      for (const hex::Cell cell : seen) {
        const QPointF off = hexCentre(scene_.grid.axial(cell)) - eye;
        const double far = std::hypot(off.x(), off.y());
        if (QPointF::dotProduct(off, way) > 0.999 * far) {
          reach = std::max(reach, far);
        }
      }
      if (reach > 0) {
        painter_.drawLine(eye + way * 22, eye + way * (reach + 20));
      }
    }
  }
  Cells all = cellsWith(highway::Control::Near);
  for (const highway::Control why : {highway::Control::Sight, highway::Control::Closer}) {
    const Cells more = cellsWith(why);
    all.insert(all.end(), more.begin(), more.end());
  }
  all.insert(all.end(), own.begin(), own.end());
  painter_.setBrush(Qt::NoBrush);
  painter_.setPen(QPen(faint(ink, 0.85), 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter_.drawPath(hexOutline(scene_.grid, all, 0.8, 6));
}

void HighwayMarks::drawStop(const HighwayTrail& trail, const QColor& colour) {
  if (!trail.stop || *trail.stop == highway::Stop::NoDirection ||
      trail.shown < static_cast<double>(trail.legs.size())) {
    return;
  }
  const double angle = trail.heading * std::numbers::pi / 180;
  const QPointF way(std::cos(angle), -std::sin(angle));
  const QPointF across(-way.y(), way.x());
  const QPointF at = trail.pointAt(trail.shown) + asideOf(trail.seat) + way * 26;
  painter_.setPen(QPen(colour, 5, Qt::SolidLine, Qt::RoundCap));
  painter_.drawLine(at + across * 10, at - across * 10);
}

void HighwayMarks::drawTrail(const HighwayTrail& trail) {
  const bool isAhead = trail.kind != HighwayTrail::Kind::Travelled;
  const QColor seat = look_.seatColour(trail.colour);
  const QColor colour = look_.isDark() ? mixed(seat, Qt::white, 0.2) : seat;
  const QPointF aside = asideOf(trail.seat);
  QPainterPath line(trail.from + aside);
  for (qsizetype i = 0; i < trail.legs.size() && static_cast<double>(i) < trail.shown; ++i) {
    if (static_cast<double>(i) + 1 <= trail.shown) {
      for (const QPointF& point : trail.legs[i].line) {
        line.lineTo(point + aside);
      }
    } else {
      line.lineTo(trail.pointAt(trail.shown) + aside);
    }
  }
  painter_.setBrush(Qt::NoBrush);
  const QColor paper = look_.isDark() ? QColor(0x1c, 0x1a, 0x18) : QColor(0xff, 0xff, 0xff);
  painter_.setPen(QPen(faint(paper, 0.75), isAhead ? 7 : 8.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter_.drawPath(line);
  QPen pen(colour, isAhead ? 4 : 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
  if (isAhead) {
    pen.setDashPattern({1.5, 1.6});
  }
  painter_.setPen(pen);
  painter_.drawPath(line);
  if (isAhead) {
    // A small arrow on every leg, because planned journeys may cross themselves.
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(colour);
    for (const HighwayLeg& leg : trail.legs) {
      const QPointF to = leg.line.last() + aside;
      const QPointF from = leg.line[leg.line.size() - 2] + aside;
      const QPointF way = (to - from) / std::hypot(to.x() - from.x(), to.y() - from.y());
      const QPointF across(-way.y(), way.x());
      const QPointF middle = (from + to) / 2;
      painter_.drawPolygon(
          QPolygonF{middle + way * 9, middle - way * 5 + across * 8, middle - way * 5 - across * 8});
    }
  }
  drawStop(trail, colour);
}

void HighwayMarks::drawPointsOf(const HighwayTrail& trail) {
  const QColor seat = look_.seatColour(trail.colour);
  const QColor colour = look_.isDark() ? mixed(seat, Qt::white, 0.2) : seat;
  const QColor paper = look_.isDark() ? QColor(0x1c, 0x1a, 0x18) : QColor(0xff, 0xff, 0xff);
  QFont font = painter_.font();
  font.setPixelSize(17);
  font.setBold(true);
  painter_.setFont(font);
  const double width = std::max(30.0, QFontMetricsF(font).horizontalAdvance(trail.points) + 14);
  const QPointF end = trail.pointAt(trail.shown);
  // The text is next to the end of the trail, on a side from which the path didn't come, and always on the
  // board.
  const double angle = trail.heading * std::numbers::pi / 180;
  const double x = std::clamp(end.x() + (std::cos(angle) < -0.1 ? 1 : -1) * 6, -330.0, 330.0);
  const QRectF chip(x - width / 2, end.y() - 40, width, 24);
  painter_.setPen(QPen(paper, 2));
  painter_.setBrush(colour);
  painter_.drawRoundedRect(chip, 12, 12);
  painter_.setPen(isPale(colour) ? QColor(0x2a, 0x1c, 0x06) : QColor(Qt::white));
  painter_.drawText(chip, Qt::AlignCenter, trail.points);
}

void HighwayMarks::drawTrails(bool ahead) {
  for (const HighwayTrail& trail : scene_.trails) {
    const bool isAhead = trail.kind != HighwayTrail::Kind::Travelled;
    if (isAhead == ahead && (!trail.legs.isEmpty() || (isAhead && trail.stop))) {
      painter_.setOpacity(opacityOf(trail));
      drawTrail(trail);
      painter_.setOpacity(1);
    }
  }
}

void HighwayMarks::drawPoints() {
  for (const HighwayTrail& trail : scene_.trails) {
    if (!trail.points.isEmpty() && (!trail.legs.isEmpty() || trail.stop)) {
      painter_.setOpacity(opacityOf(trail));
      drawPointsOf(trail);
      painter_.setOpacity(1);
    }
  }
}

}  // namespace byways::app
