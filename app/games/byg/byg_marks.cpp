// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/byg/byg_marks.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>

#include "app/board/stone.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kCellInset = 3.2;  // the tile's edge
constexpr double kCellRounding = 6;

// A bright line with a soft edge of light around it.
void strokeGlowing(QPainter& painter, const QPainterPath& path, const QColor& colour, double width) {
  const auto pen = [&](double opacity, double factor) {
    return QPen(faint(colour, opacity), factor * width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
  };
  painter.strokePath(path, pen(0.16, 3.6));
  painter.strokePath(path, pen(0.28, 2.2));
  painter.strokePath(path, pen(1, 1));
}

}  // namespace

QPainterPath bygGroupOutline(const hex::Grid& grid, const Cells& group) {
  constexpr double kInset = 3.4;
  constexpr double kRounding = 9;
  return hexOutline(grid, group, kInset, kRounding);
}

void BygMarks::drawClosed() {
  const QColor shade = look_.isDark() ? QColor(0, 0, 0, 70) : QColor(120, 92, 52, 40);
  const QColor line = look_.isDark() ? QColor(0, 0, 0, 120) : QColor(120, 92, 52, 62);
  for (const hex::Cell cell : scene_.closed) {
    const QPainterPath tile = hexOutline(scene_.grid, {cell}, kCellInset - 1, kCellRounding);
    painter_.fillPath(tile, shade);
    painter_.save();
    painter_.setClipPath(tile, Qt::IntersectClip);
    painter_.setPen(QPen(line, 1.6));
    for (int offset = -66; offset <= 66; offset += 12) {
      painter_.drawLine(centre(cell) + QPointF(offset - 40, 40), centre(cell) + QPointF(offset + 40, -40));
    }
    painter_.restore();
  }
}

void BygMarks::drawPlaces() {
  drawClosed();
  drawPointedGroup();
  drawDots();
}

void BygMarks::drawDots() {
  const double radius = atLeast(4.6, 1.7);
  painter_.setPen(Qt::NoPen);
  painter_.setBrush(faint(look_.colours().good, look_.isDark() ? 0.75 : 0.62));
  for (const hex::Cell cell : scene_.legal) {
    if (scene_.ghost != cell) {
      painter_.drawEllipse(centre(cell), radius, radius);
    }
  }
}

// The group under the mouse, and where it could grow.
void BygMarks::drawPointedGroup() {
  if (!scene_.pointed || scene_.at(*scene_.pointed) == 0) {
    return;
  }
  const Seat seat = scene_.at(*scene_.pointed);
  const QColor& colour = scene_.colours[static_cast<std::size_t>(seat - 1)];
  const QColor line = mixed(colour, look_.isDark() ? Qt::white : Qt::black, look_.isDark() ? 0.3 : 0.1);
  for (const BygGroup& group : bygGroups(scene_)) {
    if (!std::binary_search(group.cells.begin(), group.cells.end(), *scene_.pointed)) {
      continue;
    }
    strokeGlowing(painter_, bygGroupOutline(scene_.grid, group.cells), line, atLeast(4, 1.6));
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(faint(line, 0.75), atLeast(2.2, 1)));
    for (const hex::Cell cell : bygLiberties(scene_, group)) {
      painter_.drawEllipse(centre(cell), 9, 9);
    }
  }
}

void BygMarks::drawReasons() {
  drawTurnRings();
  drawRefusal();
}

void BygMarks::drawTurnRings() {
  painter_.setBrush(Qt::NoBrush);
  const double width = atLeast(2.4, 1.1);
  // A ring of ivory: laid into the edge of a deep stone, around a pale one, where it would not be seen.
  for (const hex::Cell cell : scene_.lastTurn) {
    const Seat seat = scene_.at(cell);
    const bool pale = seat > 0 && isPale(scene_.colours[static_cast<std::size_t>(seat - 1)]);
    const double radius = kStoneRadius + (pale ? 2.6 : -2.8);
    painter_.setPen(QPen(QColor(0xff, 0xf6, 0xe4, 230), width));
    painter_.drawEllipse(centre(cell), radius, radius);
  }
  // Dashes: not final yet.
  for (const hex::Cell cell : scene_.openTurn) {
    const double radius = kStoneRadius + 3;
    const double around = 2 * 3.14159265358979 * radius;
    constexpr int kDashes = 14;
    QPen pen(look_.colours().accent, 1.35 * width, Qt::CustomDashLine, Qt::FlatCap);
    const double dash = around / kDashes / pen.widthF();
    pen.setDashPattern({0.6 * dash, 0.4 * dash});
    painter_.setPen(pen);
    painter_.drawEllipse(centre(cell), radius, radius);
  }
}

void BygMarks::drawRefusal() {
  if (!scene_.refused) {
    return;
  }
  const QColor& warning = look_.colours().warning;
  const QPointF middle = centre(*scene_.refused) + QPointF(4 * scene_.shake, 0);
  const double width = atLeast(3.8, 1.7);
  if (scene_.softly) {
    drawSoftRefusal();
    return;
  }
  if (!scene_.provingGroups.empty()) {
    strokeGlowing(painter_, bygGroupOutline(scene_.grid, scene_.provingGroups), warning, width);
  }
  for (const hex::Cell cell : scene_.provingStones) {
    QPainterPath ring;
    ring.addEllipse(centre(cell), kStoneRadius + 2.6, kStoneRadius + 2.6);
    strokeGlowing(painter_, ring, warning, width);
  }
  const QPainterPath tile = hexOutline(scene_.grid, {*scene_.refused}, kCellInset, kCellRounding)
                                .translated(middle - centre(*scene_.refused));
  painter_.fillPath(tile, faint(warning, 0.16));
  painter_.strokePath(tile, QPen(faint(warning, 0.75), 0.7 * width));
  QPainterPath sign;
  constexpr double kSign = 13;
  constexpr double kSlash = kSign * 0.7071;
  sign.addEllipse(middle, kSign, kSign);
  sign.moveTo(middle + QPointF(-kSlash, kSlash));
  sign.lineTo(middle + QPointF(kSlash, -kSlash));
  painter_.strokePath(sign, QPen(warning, width, Qt::SolidLine, Qt::RoundCap));
}

// Nobody has tried it: thin lines around what makes it so.
void BygMarks::drawSoftRefusal() {
  const QPen pen(faint(look_.colours().warning, 0.7), atLeast(2.2, 1));
  if (!scene_.provingGroups.empty()) {
    painter_.strokePath(bygGroupOutline(scene_.grid, scene_.provingGroups), pen);
  }
  painter_.setPen(pen);
  painter_.setBrush(Qt::NoBrush);
  for (const hex::Cell cell : scene_.provingStones) {
    painter_.drawEllipse(centre(cell), kStoneRadius + 2.6, kStoneRadius + 2.6);
  }
  const QPainterPath tile = hexOutline(scene_.grid, {*scene_.refused}, kCellInset, kCellRounding);
  painter_.fillPath(tile, faint(look_.colours().warning, 0.08));
}

void BygMarks::drawCursor() {
  if (!scene_.cursor) {
    return;
  }
  const QPainterPath edge = hexOutline(scene_.grid, {*scene_.cursor}, 1.5, 8);
  const double width = atLeast(4, 2.2);
  // Two tones, so that it stands out on tiles, stones and either theme.
  painter_.strokePath(edge,
                      QPen(look_.isDark() ? QColor(0, 0, 0, 200) : QColor(255, 255, 255, 235), 2 * width));
  painter_.strokePath(edge, QPen(look_.colours().accent, width));
}

}  // namespace byways::app
