// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/stones/stone_picture.h"

#include <QPainter>

#include <numbers>

#include "app/board/cell_surface.h"
#include "app/board/facing.h"
#include "app/board/marks.h"
#include "app/board/svg_board.h"
#include "app/look/look.h"

namespace byways::app {

StoneMark stoneMarkOf(Seat seat) { return static_cast<StoneMark>((seat - 1) % kStoneMarks); }

StonePicture::StonePicture(QPainter& painter, const QRectF& area, const StoneScene& scene, const Look& look)
    : painter_(painter), area_(area), scene_(scene), look_(look), placed_(sheet().placedIn(area)) {}

const SvgBoard& StonePicture::sheet() const {
  return SvgBoard::get(scene_.picture, look_, boardFacing(scene_.grid.facing()));
}

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
  MarksPainter marks(painter_, scene_.marks, *this, look_, unit());
  marks.paintPossible();
  marks.paintRefusal();
  marks.paintCursor();
  drawAbove();  // before the cursor, below which its texts stay readable
  painter_.restore();
}

// Draws only names of empty cells: names of other cells would be partly visible beside their stones.
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

// Stones drop from slightly above the table, so they are larger at first.
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
  const std::optional<hex::Cell> ghost = cellOf(scene_.marks.pointed);
  if (!ghost || scene_.ghostSeat < 1) {
    return;
  }
  painter_.setOpacity(0.55);
  drawStone(painter_, centre(*ghost), kStoneRadius, style(scene_.ghostSeat));
  painter_.setOpacity(1);
}

void StonePicture::drawTurnRings() {
  painter_.setBrush(Qt::NoBrush);
  const double width = atLeast(2.4, 1.1);
  // The last turn has ivory rings: inside the edge of a dark stone, but around a pale stone, on which the
  // ring would be invisible.
  for (const QString& place : scene_.marks.lastTurn) {
    const hex::Cell cell = cellOf(place).value_or(0);
    const Seat seat = scene_.at(cell);
    const bool pale = seat > 0 && isPale(scene_.colour(seat));
    const double radius = kStoneRadius + (pale ? 2.6 : -2.8);
    painter_.setPen(QPen(QColor(0xff, 0xf6, 0xe4, 230), width));
    painter_.drawEllipse(centre(cell), radius, radius);
  }
  // Stones of the turn in progress have dashed rings, because they aren't final yet.
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

QPainterPath StonePicture::edgeOf(const QString& place) const {
  return CellSurface(scene_.grid).outlineOf(place);
}

QPainterPath StonePicture::cursorOf(const QString& place) const {
  const std::optional<hex::Cell> cell = cellOf(place);
  return cell ? hexOutline(scene_.grid, {*cell}, 1.5, 8) : QPainterPath();
}

QPainterPath StonePicture::proofOf(const QStringList& places) const {
  QPainterPath lines;
  Cells groups;
  for (const QString& place : places) {
    const std::optional<hex::Cell> cell = cellOf(place);
    if (!cell || scene_.at(*cell) == 0) {
      continue;
    }
    if (std::find(scene_.openTurn.begin(), scene_.openTurn.end(), *cell) != scene_.openTurn.end()) {
      lines.addEllipse(centre(*cell), kStoneRadius + 2.6, kStoneRadius + 2.6);
    } else {
      groups.push_back(*cell);
    }
  }
  if (!groups.empty()) {
    lines.addPath(groupOutline(groups));
  }
  return lines;
}

void paintStones(QPainter& painter, const QRectF& area, const StoneScene& scene, const Look& look) {
  StonePicture picture(painter, area, scene, look);
  picture.paintPosition();
  picture.paintMarks();
}

}  // namespace byways::app
