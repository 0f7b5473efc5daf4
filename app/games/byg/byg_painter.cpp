// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/byg/byg_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

#include "app/board/stone.h"
#include "app/board/svg_board.h"
#include "app/board/within.h"
#include "app/games/byg/byg_marks.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kPatternStep = 8;
constexpr double kFadedStone = 0.42;    // stones that don't count in the end
constexpr double kSmallestBadge = 0.3;  // pixels a board unit; smaller numbers could not be read

/// One picture in the making. All lengths are board units.
class Picture {
 public:
  Picture(QPainter& painter, const BygScene& scene, const Look& look, double unit)
      : painter_(painter), scene_(scene), look_(look), unit_(unit), groups_(bygGroups(scene)) {
    for (const BygGroup& group : groups_) {
      std::size_t& largest = largest_[seatIndex(group.seat)];
      largest = std::max(largest, group.cells.size());
    }
  }

  void drawTints();
  void drawOutlines();
  void drawStones();
  void drawAppearing();
  void drawGhost();
  void drawBadges();

 private:
  [[nodiscard]] static std::size_t seatIndex(Seat seat) { return static_cast<std::size_t>(seat - 1); }
  [[nodiscard]] const QColor& colour(Seat seat) const { return scene_.colours[seatIndex(seat)]; }
  [[nodiscard]] QColor lineColour(Seat seat) const {
    return look_.isDark() ? mixed(colour(seat), Qt::white, 0.28) : mixed(colour(seat), Qt::black, 0.06);
  }
  [[nodiscard]] QPointF centre(hex::Cell cell) const { return hexCentre(scene_.grid.axial(cell)); }
  [[nodiscard]] QPainterPath outline(const BygGroup& group) const {
    return bygGroupOutline(scene_.grid, group.cells);
  }
  [[nodiscard]] bool isLargest(const BygGroup& group) const {
    return group.cells.size() == largest_[seatIndex(group.seat)];
  }
  [[nodiscard]] bool isFaded(const BygGroup& group) const { return scene_.over && !isLargest(group); }
  [[nodiscard]] StoneStyle style(Seat seat) const {
    return {colour(seat), seat == 1 ? StoneMark::Ring : StoneMark::Lozenge, look_.patterns()};
  }
  void drawPattern(const BygGroup& group, const QPainterPath& area);
  void drawBadge(const BygGroup& group);

  QPainter& painter_;
  const BygScene& scene_;
  const Look& look_;
  double unit_;  // pixels for each board unit
  std::vector<BygGroup> groups_;
  std::array<std::size_t, 2> largest_{};
};

void Picture::drawTints() {
  for (const BygGroup& group : groups_) {
    const QPainterPath area = outline(group);
    const double strength = (look_.isDark() ? 0.32 : 0.30) * (isFaded(group) ? 0.45 : 1);
    painter_.fillPath(area, faint(look_.isDark() ? lineColour(group.seat) : colour(group.seat), strength));
    if (look_.patterns()) {
      drawPattern(group, area);
    }
  }
}

// Lines for one player, dots for the other: the areas differ without any colour.
void Picture::drawPattern(const BygGroup& group, const QPainterPath& area) {
  const QColor ink = faint(lineColour(group.seat), isFaded(group) ? 0.25 : 0.6);
  const QRectF box = area.boundingRect();
  // Counted in whole steps from the board's middle, so that the patterns of neighbouring groups meet.
  const auto step = [](double x) { return static_cast<int>(std::floor(x / kPatternStep)); };
  QPainterPath pattern;
  if (group.seat == 1) {
    for (int i = step(box.left() - box.bottom()); i <= step(box.right() - box.top()); ++i) {
      const double x = i * kPatternStep;
      pattern.moveTo(x + box.top(), box.top());
      pattern.lineTo(x + box.bottom(), box.bottom());
    }
    strokeWithin(painter_, area, pattern, QPen(ink, 1.5));
    return;
  }
  for (int row = step(box.top()); row <= step(box.bottom()); ++row) {
    for (int column = step(box.left()); column <= step(box.right()); ++column) {
      pattern.addEllipse(QPointF(column * kPatternStep, row * kPatternStep), 1.5, 1.5);
    }
  }
  fillWithin(painter_, area, pattern, ink);
}

void Picture::drawOutlines() {
  const QColor casing = look_.isDark() ? QColor(20, 14, 10, 150) : QColor(0xff, 0xfa, 0xf0, 190);
  painter_.setBrush(Qt::NoBrush);
  for (const BygGroup& group : groups_) {
    const bool final = scene_.over && isLargest(group);
    const double width = std::max(final ? 5.0 : 3.0, (final ? 2.0 : 1.2) / unit_);
    const QPainterPath path = outline(group);
    if (final) {
      painter_.strokePath(path, QPen(faint(lineColour(group.seat), 0.3), 2.4 * width));
    }
    // A light seam beside the line: without it an amber one would drown in the wood of the grooves.
    painter_.strokePath(path, QPen(casing, width + 2.6));
    painter_.strokePath(path, QPen(faint(lineColour(group.seat), isFaded(group) ? 0.3 : 0.92), width));
  }
}

void Picture::drawStones() {
  const auto forEachAtRest = [this](auto draw) {
    for (const BygGroup& group : groups_) {
      painter_.setOpacity(isFaded(group) ? kFadedStone : 1);
      for (const hex::Cell cell : group.cells) {
        if (!scene_.appearing.contains(cell)) {
          draw(group.seat, cell);
        }
      }
    }
    painter_.setOpacity(1);
  };
  forEachAtRest([this](Seat, hex::Cell cell) { drawStoneShadow(painter_, centre(cell), kStoneRadius); });
  forEachAtRest(
      [this](Seat seat, hex::Cell cell) { drawStone(painter_, centre(cell), kStoneRadius, style(seat)); });
}

// A stone comes from a little above the table: larger, then at rest.
void Picture::drawAppearing() {
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

void Picture::drawGhost() {
  if (!scene_.ghost || scene_.ghostSeat < 1) {
    return;
  }
  painter_.setOpacity(0.55);
  drawStone(painter_, centre(*scene_.ghost), kStoneRadius, style(scene_.ghostSeat));
  painter_.setOpacity(1);
}

void Picture::drawBadges() {
  if (unit_ < kSmallestBadge) {
    return;
  }
  for (const BygGroup& group : groups_) {
    if (group.cells.size() > 1 && isLargest(group)) {
      drawBadge(group);
    }
  }
}

void Picture::drawBadge(const BygGroup& group) {
  // On the shoulder of the stone furthest to the upper right, where it hides neither a mark nor a neighbour.
  const auto height = [this](hex::Cell cell) { return centre(cell).x() * 0.45 - centre(cell).y(); };
  const hex::Cell at = *std::max_element(group.cells.begin(), group.cells.end(),
                                         [&](hex::Cell a, hex::Cell b) { return height(a) < height(b); });
  const int size = static_cast<int>(std::lround(std::clamp(11.5 / unit_, 17.0, 26.0)));
  QFont font = painter_.font();
  font.setPixelSize(size);
  font.setBold(true);
  painter_.setFont(font);
  const QString text = QString::number(group.cells.size());
  const double tall = 1.36 * size;
  const double wide = std::max(tall, QFontMetricsF(font).horizontalAdvance(text) + 0.9 * size);
  QRectF chip(0, 0, wide, tall);
  chip.moveCenter(centre(at) + QPointF(19, -23));
  painter_.setPen(QPen(look_.isDark() ? QColor(0x26, 0x20, 0x1b) : QColor(0xff, 0xfb, 0xf2), 2.2));
  painter_.setBrush(mixed(colour(group.seat), Qt::black, 0.45));
  painter_.drawRoundedRect(chip, tall / 2, tall / 2);
  painter_.setPen(Qt::white);
  painter_.drawText(chip, Qt::AlignCenter, text);
}

// Numbers of empty cells only: those under a stone would peep out below it.
void paintCoordinates(QPainter& painter, const QRectF& area, const SvgBoard& board, const BygScene& scene) {
  QPainterPath visible;
  visible.addRect(board.viewBox());
  for (hex::Cell cell = 0; cell < scene.grid.cells(); ++cell) {
    if (scene.at(cell) != 0) {
      visible.addPath(hexOutline(scene.grid, {cell}, 1, 0));
    }
  }
  painter.save();
  painter.setClipPath(board.placedIn(area).map(visible), Qt::IntersectClip);
  board.paint(painter, area, {QStringLiteral("coordinates")});
  painter.restore();
}

}  // namespace

const SvgBoard& bygBoard(int side, const Look& look) {
  return SvgBoard::get(QStringLiteral("hexhex-%1").arg(side), look.isDark());
}

void paintBygPosition(QPainter& painter, const QRectF& area, const BygScene& scene, const Look& look,
                      bool coordinates) {
  const SvgBoard& board = bygBoard(scene.grid.side(), look);
  const QTransform placed = board.placedIn(area);
  Picture picture(painter, scene, look, placed.m11());

  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  board.paint(painter, area, {QStringLiteral("slab"), QStringLiteral("cells")});
  painter.save();
  painter.setTransform(placed, true);
  picture.drawTints();
  painter.restore();
  if (coordinates) {
    paintCoordinates(painter, area, board, scene);
  }
  painter.setTransform(placed, true);
  picture.drawOutlines();
  picture.drawStones();
  painter.restore();
}

void paintBygMarks(QPainter& painter, const QRectF& area, const BygScene& scene, const Look& look) {
  const QTransform placed = bygBoard(scene.grid.side(), look).placedIn(area);
  Picture picture(painter, scene, look, placed.m11());
  BygMarks marks(painter, scene, look, placed.m11());

  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setTransform(placed, true);
  marks.drawPlaces();
  picture.drawAppearing();
  picture.drawGhost();
  marks.drawReasons();
  picture.drawBadges();
  marks.drawCursor();
  painter.restore();
}

void paintByg(QPainter& painter, const QRectF& area, const BygScene& scene, const Look& look,
              bool coordinates) {
  paintBygPosition(painter, area, scene, look, coordinates);
  paintBygMarks(painter, area, scene, look);
}

}  // namespace byways::app
