// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/stones/stone_picture.h"

#include <QPainter>

#include <numbers>

#include "app/board/marks.h"
#include "app/board/svg_board.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kCellInset = 3.2;  // the tile's edge
constexpr double kCellRounding = 6;

QPainterPath tileOf(const hex::Grid& grid, hex::Cell cell) {
  return hexOutline(grid, {cell}, kCellInset, kCellRounding);
}

}  // namespace

StoneMark stoneMarkOf(Seat seat) { return static_cast<StoneMark>((seat - 1) % kStoneMarks); }

StonePicture::StonePicture(QPainter& painter, const QRectF& area, const StoneScene& scene, const Look& look)
    : painter_(painter), area_(area), scene_(scene), look_(look), placed_(sheet().placedIn(area)) {}

const SvgBoard& StonePicture::sheet() const { return SvgBoard::get(scene_.picture, look_); }

StoneStyle StonePicture::style(Seat seat) const {
  return {scene_.colour(seat), stoneMarkOf(seat), look_.picture().patterns};
}

void StonePicture::paintPosition() {
  painter_.save();
  painter_.setRenderHint(QPainter::Antialiasing);
  sheet().paint(painter_, area_, {QStringLiteral("slab"), QStringLiteral("cells")});
  painter_.save();
  painter_.setTransform(placed_, true);
  drawGround();
  painter_.restore();
  if (look_.picture().coordinates) {
    drawCoordinates();
  }
  painter_.setTransform(placed_, true);
  drawBelowStones();
  drawStones();
  painter_.restore();
}

void StonePicture::paintMarks() {
  painter_.save();
  painter_.setRenderHint(QPainter::Antialiasing);
  painter_.setTransform(placed_, true);
  drawPlaces();
  drawAppearing();
  drawGhost();
  drawTurnRings();
  drawRefusal();
  drawCursor();
  drawAbove();  // texts stay readable below the cursor
  painter_.restore();
}

// Only names of empty cells: those under a stone would stick out.
void StonePicture::drawCoordinates() {
  QPainterPath visible;
  visible.addRect(sheet().viewBox());
  for (hex::Cell cell = 0; cell < scene_.grid.cells(); ++cell) {
    if (scene_.at(cell) != 0) {
      visible.addPath(hexOutline(scene_.grid, {cell}, 1, 0));
    }
  }
  painter_.save();
  painter_.setClipPath(placed_.map(visible), Qt::IntersectClip);
  sheet().paint(painter_, area_, {QStringLiteral("coordinates")});
  painter_.restore();
}

void StonePicture::drawStones() {
  const auto forEachAtRest = [this](auto draw) {
    for (hex::Cell cell = 0; cell < scene_.grid.cells(); ++cell) {
      if (scene_.at(cell) != 0 && !scene_.appearing.contains(cell)) {
        painter_.setOpacity(strengthOf(cell));
        draw(cell);
      }
    }
    painter_.setOpacity(1);
  };
  forEachAtRest([this](hex::Cell cell) { drawStoneShadow(painter_, centre(cell), kStoneRadius); });
  forEachAtRest(
      [this](hex::Cell cell) { drawStone(painter_, centre(cell), kStoneRadius, style(scene_.at(cell))); });
}

// A stone drops from slightly above the table: larger first, then at rest.
void StonePicture::drawAppearing() {
  for (auto stone = scene_.appearing.cbegin(); stone != scene_.appearing.cend(); ++stone) {
    if (const Seat seat = scene_.at(stone.key()); seat != 0) {
      const double height = 1 - stone.value();
      painter_.setOpacity(stone.value());
      drawStoneShadow(painter_, centre(stone.key()), kStoneRadius);
      painter_.setOpacity(std::min(1.0, 1.6 * stone.value()));
      drawStone(painter_, centre(stone.key()) - QPointF(0, 9 * height), kStoneRadius * (1 + 0.22 * height),
                style(seat));
    }
  }
  painter_.setOpacity(1);
}

void StonePicture::drawGhost() {
  if (!scene_.ghost || scene_.ghostSeat < 1) {
    return;
  }
  painter_.setOpacity(0.55);
  drawStone(painter_, centre(*scene_.ghost), kStoneRadius, style(scene_.ghostSeat));
  painter_.setOpacity(1);
}

void StonePicture::drawDots() {
  const double radius = atLeast(4.6, 1.7);
  painter_.setPen(Qt::NoPen);
  painter_.setBrush(faint(look_.colours().good, look_.isDark() ? 0.75 : 0.62));
  for (const hex::Cell cell : scene_.legal) {
    if (scene_.ghost != cell) {
      painter_.drawEllipse(centre(cell), radius, radius);
    }
  }
}

void StonePicture::drawTurnRings() {
  painter_.setBrush(Qt::NoBrush);
  const double width = atLeast(2.4, 1.1);
  // An ivory ring: inside the edge of a dark stone, around a pale one, on which it would be invisible.
  for (const hex::Cell cell : scene_.lastTurn) {
    const Seat seat = scene_.at(cell);
    const bool pale = seat > 0 && isPale(scene_.colour(seat));
    const double radius = kStoneRadius + (pale ? 2.6 : -2.8);
    painter_.setPen(QPen(QColor(0xff, 0xf6, 0xe4, 230), width));
    painter_.drawEllipse(centre(cell), radius, radius);
  }
  // Dashes: not final yet.
  for (const hex::Cell cell : scene_.openTurn) {
    const double radius = kStoneRadius + 3;
    const double around = 2 * std::numbers::pi * radius;
    constexpr int kDashes = 14;
    QPen pen(look_.colours().accent, 1.35 * width, Qt::CustomDashLine, Qt::FlatCap);
    const double dash = around / kDashes / pen.widthF();
    pen.setDashPattern({0.6 * dash, 0.4 * dash});
    painter_.setPen(pen);
    painter_.drawEllipse(centre(cell), radius, radius);
  }
}

QPainterPath StonePicture::groupOutline(const Cells& group) const {
  constexpr double kInset = 3.4;
  constexpr double kRounding = 9;
  return hexOutline(scene_.grid, group, kInset, kRounding);
}

void StonePicture::strokeGlowing(const QPainterPath& path, const QColor& colour, double width) {
  const auto pen = [&](double opacity, double factor) {
    return QPen(faint(colour, opacity), factor * width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
  };
  painter_.strokePath(path, pen(0.16, 3.6));
  painter_.strokePath(path, pen(0.28, 2.2));
  painter_.strokePath(path, pen(1, 1));
}

void StonePicture::drawRefusal() {
  if (!scene_.refused) {
    return;
  }
  if (scene_.softly) {
    drawSoftRefusal();
    return;
  }
  const QColor& warning = look_.colours().warning;
  const QPointF aside(4 * scene_.shake, 0);
  const double width = atLeast(3.8, 1.7);
  if (!scene_.provingGroups.empty()) {
    strokeGlowing(groupOutline(scene_.provingGroups), warning, width);
  }
  for (const hex::Cell cell : scene_.provingStones) {
    QPainterPath ring;
    ring.addEllipse(centre(cell), kStoneRadius + 2.6, kStoneRadius + 2.6);
    strokeGlowing(ring, warning, width);
  }
  const QPainterPath tile = tileOf(scene_.grid, *scene_.refused).translated(aside);
  painter_.fillPath(tile, faint(warning, 0.16));
  painter_.strokePath(tile, QPen(faint(warning, 0.75), 0.7 * width));
  const QPointF middle = centre(*scene_.refused) + aside;
  QPainterPath sign;
  constexpr double kSign = 13;
  constexpr double kSlash = kSign * 0.7071;
  sign.addEllipse(middle, kSign, kSign);
  sign.moveTo(middle + QPointF(-kSlash, kSlash));
  sign.lineTo(middle + QPointF(kSlash, -kSlash));
  painter_.strokePath(sign, QPen(warning, width, Qt::SolidLine, Qt::RoundCap));
}

// A quiet form for hovering: thin lines around the reasons.
void StonePicture::drawSoftRefusal() {
  const QPen pen(faint(look_.colours().warning, 0.7), atLeast(2.2, 1));
  if (!scene_.provingGroups.empty()) {
    painter_.strokePath(groupOutline(scene_.provingGroups), pen);
  }
  painter_.setPen(pen);
  painter_.setBrush(Qt::NoBrush);
  for (const hex::Cell cell : scene_.provingStones) {
    painter_.drawEllipse(centre(cell), kStoneRadius + 2.6, kStoneRadius + 2.6);
  }
  painter_.fillPath(tileOf(scene_.grid, *scene_.refused), faint(look_.colours().warning, 0.08));
}

void StonePicture::drawCursor() {
  if (!scene_.cursor) {
    return;
  }
  strokeCursor(painter_, hexOutline(scene_.grid, {*scene_.cursor}, 1.5, 8), look_, atLeast(4, 2.2));
}

}  // namespace byways::app
