// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/byg/byg_board.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/board/stone.h"
#include "app/board/within.h"
#include "app/games/stones/stone_picture.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kPatternStep = 8;
constexpr double kFadedStone = 0.42;    // opacity of stones that don't count in the end
constexpr double kSmallestBadge = 0.3;  // pixels in a board unit; below this the numbers would be illegible

/// Stones with their groups around them.
class BygPicture final : public StonePicture {
 public:
  BygPicture(QPainter& painter, const QRectF& area, const BygScene& scene, const Look& look)
      : StonePicture(painter, area, scene, look), scene_(scene) {
    for (const hex::Group& group : scene.groups) {
      std::size_t& largest = largest_[seatIndex(group.owner)];
      largest = std::max(largest, group.cells.size());
    }
  }

 protected:
  void drawGround() override {
    for (const hex::Group& group : scene_.groups) {
      const QPainterPath area = groupOutline(group.cells);
      const double strength = (look().isDark() ? 0.32 : 0.30) * (isFaded(group) ? 0.45 : 1);
      painter().fillPath(
          area, faint(look().isDark() ? lineColour(group.owner) : scene_.colour(group.owner), strength));
      if (look().picture().patterns) {
        drawPattern(group, area);
      }
    }
  }

  void drawBelowStones() override {
    const QColor casing = look().isDark() ? QColor(20, 14, 10, 150) : QColor(0xff, 0xfa, 0xf0, 190);
    painter().setBrush(Qt::NoBrush);
    for (const hex::Group& group : scene_.groups) {
      const bool final = scene_.over && isLargest(group);
      const double width = std::max(final ? 5.0 : 3.0, (final ? 2.0 : 1.2) / unit());
      const QPainterPath path = groupOutline(group.cells);
      if (final) {
        painter().strokePath(path, QPen(faint(lineColour(group.owner), 0.3), 2.4 * width));
      }
      // A light edge beside the line, since an amber line would be invisible on the wooden grooves.
      painter().strokePath(path, QPen(casing, width + 2.6));
      painter().strokePath(path, QPen(faint(lineColour(group.owner), isFaded(group) ? 0.3 : 0.92), width));
    }
  }

  void drawPlaces() override {
    drawClosed();
    drawPointedGroup();
  }

  void drawAbove() override {
    if (unit() < kSmallestBadge) {
      return;
    }
    for (const hex::Group& group : scene_.groups) {
      if (group.cells.size() > 1 && isLargest(group)) {
        drawBadge(group);
      }
    }
  }

  [[nodiscard]] double strengthOf(hex::Cell cell) const override {
    return scene_.over && isFaded(*scene_.groupOf(cell)) ? kFadedStone : 1;
  }

 private:
  [[nodiscard]] static std::size_t seatIndex(Seat seat) { return static_cast<std::size_t>(seat - 1); }
  [[nodiscard]] QColor lineColour(Seat seat) const {
    const QColor& colour = scene_.colour(seat);
    return look().isDark() ? mixed(colour, Qt::white, 0.28) : mixed(colour, Qt::black, 0.06);
  }
  [[nodiscard]] bool isLargest(const hex::Group& group) const {
    return group.cells.size() == largest_[seatIndex(group.owner)];
  }
  [[nodiscard]] bool isFaded(const hex::Group& group) const { return scene_.over && !isLargest(group); }

  // Lines for one player, dots for the other, so that areas differ without colour.
  void drawPattern(const hex::Group& group, const QPainterPath& area) {
    const QColor ink = faint(lineColour(group.owner), isFaded(group) ? 0.25 : 0.6);
    const QRectF box = area.boundingRect();
    // Lines and dots lie at whole steps from the board's middle, so that the patterns of neighbouring groups
    // meet.
    const auto step = [](double x) { return static_cast<int>(std::floor(x / kPatternStep)); };
    QPainterPath pattern;
    if (group.owner == 1) {
      for (int i = step(box.left() - box.bottom()); i <= step(box.right() - box.top()); ++i) {
        const double x = i * kPatternStep;
        pattern.moveTo(x + box.top(), box.top());
        pattern.lineTo(x + box.bottom(), box.bottom());
      }
      strokeWithin(painter(), area, pattern, QPen(ink, 1.5));
      return;
    }
    for (int row = step(box.top()); row <= step(box.bottom()); ++row) {
      for (int column = step(box.left()); column <= step(box.right()); ++column) {
        pattern.addEllipse(QPointF(column * kPatternStep, row * kPatternStep), 1.5, 1.5);
      }
    }
    fillWithin(painter(), area, pattern, ink);
  }

  void drawClosed() {
    const QColor shade = look().isDark() ? QColor(0, 0, 0, 70) : QColor(120, 92, 52, 40);
    const QColor line = look().isDark() ? QColor(0, 0, 0, 120) : QColor(120, 92, 52, 62);
    constexpr double kInset = 2.2;
    constexpr double kRounding = 6;
    for (const hex::Cell cell : scene_.closed) {
      const QPainterPath tile = hexOutline(scene_.grid, {cell}, kInset, kRounding);
      painter().fillPath(tile, shade);
      painter().save();
      painter().setClipPath(tile, Qt::IntersectClip);
      painter().setPen(QPen(line, 1.6));
      for (int offset = -66; offset <= 66; offset += 12) {
        painter().drawLine(centre(cell) + QPointF(offset - 40, 40), centre(cell) + QPointF(offset + 40, -40));
      }
      painter().restore();
    }
  }

  // Draws the group under the mouse, and the places where it could grow.
  void drawPointedGroup() {
    const hex::Group* const group = scene_.groupAt ? scene_.groupOf(*scene_.groupAt) : nullptr;
    if (group == nullptr) {
      return;
    }
    const bool isDark = look().isDark();
    const QColor line =
        mixed(scene_.colour(group->owner), isDark ? Qt::white : Qt::black, isDark ? 0.3 : 0.1);
    strokeGlowing(groupOutline(group->cells), line, atLeast(4, 1.6));
    painter().setBrush(Qt::NoBrush);
    painter().setPen(QPen(faint(line, 0.75), atLeast(2.2, 1)));
    for (const hex::Cell cell : hex::liberties(scene_.grid, scene_.stones, *group)) {
      painter().drawEllipse(centre(cell), 9, 9);
    }
  }

  void drawBadge(const hex::Group& group) {
    // The number is at the upper right of the group's stone that lies farthest to the right and up, where it
    // covers neither a mark nor a neighbour.
    const auto height = [this](hex::Cell cell) { return centre(cell).x() * 0.45 - centre(cell).y(); };
    const hex::Cell at = *std::max_element(group.cells.begin(), group.cells.end(),
                                           [&](hex::Cell a, hex::Cell b) { return height(a) < height(b); });
    const int size = static_cast<int>(std::lround(std::clamp(11.5 / unit(), 17.0, 26.0)));
    QFont font = painter().font();
    font.setPixelSize(size);
    font.setBold(true);
    painter().setFont(font);
    const QString text = QString::number(group.cells.size());
    const double tall = 1.36 * size;
    const double wide = std::max(tall, QFontMetricsF(font).horizontalAdvance(text) + 0.9 * size);
    QRectF chip(0, 0, wide, tall);
    chip.moveCenter(centre(at) + QPointF(19, -23));
    painter().setPen(QPen(look().isDark() ? QColor(0x26, 0x20, 0x1b) : QColor(0xff, 0xfb, 0xf2), 2.2));
    painter().setBrush(mixed(scene_.colour(group.owner), Qt::black, 0.45));
    painter().drawRoundedRect(chip, tall / 2, tall / 2);
    painter().setPen(Qt::white);
    painter().drawText(chip, Qt::AlignCenter, text);
  }

  const BygScene& scene_;
  std::array<std::size_t, 2> largest_{};
};

}  // namespace

void paintBygPosition(QPainter& painter, const QRectF& area, const BygScene& scene, const Look& look) {
  BygPicture(painter, area, scene, look).paintPosition();
}

void paintBygMarks(QPainter& painter, const QRectF& area, const BygScene& scene, const Look& look) {
  BygPicture(painter, area, scene, look).paintMarks();
}

void paintByg(QPainter& painter, const QRectF& area, const BygScene& scene, const Look& look) {
  BygPicture picture(painter, area, scene, look);
  picture.paintPosition();
  picture.paintMarks();
}

}  // namespace byways::app
