// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

#include "app/board/facing.h"
#include "app/board/stone.h"
#include "app/board/svg_board.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kFadedStroke = 0.34;  // opacity of strokes that don't count in the end

/// Paints a picture. All lengths are board units.
class Picture {
 public:
  Picture(QPainter& painter, const BypassScene& scene, const Look& look)
      : painter_(painter), scene_(scene), look_(look) {}

  // Draws walls first: the round ends of paths never reach them, but wobbling walls may reach a path's
  // shadow.
  void drawInk() {
    for (const bool isWall : {true, false}) {
      for (int link = 0; link < scene_.links().count(); ++link) {
        const BypassInk& ink = scene_.at(link);
        if (ink.seat == 0 || ink.isWall != isWall || scene_.drawing.contains(link) ||
            scene_.erasing.contains(link)) {
          continue;
        }
        painter_.setOpacity(scene_.showRoutes && !counts(link) ? kFadedStroke : 1);
        drawStroke(link, ink, style(ink.seat));
      }
    }
    painter_.setOpacity(1);
  }

  void drawMoving() {
    for (auto gone = scene_.erasing.cbegin(); gone != scene_.erasing.cend(); ++gone) {
      InkStyle old = style(gone.value().first.seat);
      painter_.setOpacity(1 - 0.5 * gone.value().second);
      if (gone.value().first.isWall && scene_.onPoints) {
        old.to = 1 - gone.value().second;  // a counter that is taken away only shrinks
      } else {
        old.from = gone.value().second;
      }
      drawStroke(gone.key(), gone.value().first, old);
    }
    painter_.setOpacity(1);
    for (auto stroke = scene_.drawing.cbegin(); stroke != scene_.drawing.cend(); ++stroke) {
      const BypassInk& ink = scene_.at(stroke.key());
      if (ink.seat != 0 && !scene_.erasing.contains(stroke.key())) {
        InkStyle now = style(ink.seat);
        now.to = stroke.value();
        drawStroke(stroke.key(), ink, now);
      }
    }
  }

  void drawPreview() {
    if (scene_.preview) {
      painter_.setOpacity(0.55);
      drawStroke(scene_.preview->link, scene_.preview->ink, style(scene_.preview->ink.seat));
      painter_.setOpacity(1);
    }
  }

  void drawTracks(const SvgBoard& sheet) {
    for (std::size_t letter = 0; letter < kBypassLetters; ++letter) {
      const QString track = QStringLiteral("track-%1").arg(QChar(u'A' + static_cast<char16_t>(letter)));
      int length = 0;
      while (sheet.has(track + QStringLiteral("-%1").arg(length + 1))) {
        ++length;
      }
      const std::vector<int> points = revealedPoints(letter);
      for (std::size_t seat = 0; length > 0 && seat < points.size(); ++seat) {
        if (points[seat] < 1) {
          continue;
        }
        // Points beyond the end of the track wrap around (BYP-14).
        const QRectF cell = sheet.bounds(track + QStringLiteral("-%1").arg((points[seat] - 1) % length + 1));
        // Each seat has its own spot in a cell, with two or three in each row.
        const std::size_t inRow = points.size() <= 4 ? 2 : 3;
        const double pitch = inRow == 2 ? 13 : 8.6;
        const double first = inRow == 2 ? 22.5 : 23.2;
        const double above = points.size() <= 2 ? 0 : seat < inRow ? 5.7 : -5.7;
        const QPointF back(first - pitch * static_cast<double>(seat % inRow), above);
        drawDot(painter_, QPointF(cell.right(), cell.center().y()) - back,
                points.size() <= 2 ? 5.9
                : inRow == 2       ? 4.9
                                   : 4,
                style(static_cast<Seat>(seat + 1)));
      }
    }
  }

  // Writes the totals below the board's left shoulder, where the sheet has room.
  void drawTotals(const SvgBoard& sheet) {
    if (!scene_.showRoutes) {
      return;
    }
    std::vector<int> totals(scene_.points.front().size(), 0);
    for (std::size_t letter = 0; letter < kBypassLetters; ++letter) {
      const std::vector<int> points = revealedPoints(letter);
      for (std::size_t seat = 0; seat < totals.size(); ++seat) {
        totals[seat] += points[seat];
      }
    }
    const QRectF view = sheet.viewBox();
    QFont font = painter_.font();
    font.setPixelSize(19);
    font.setBold(true);
    painter_.setFont(font);
    constexpr double kRow = 25;
    const double bottom = view.bottom() - 66;
    const auto rows = static_cast<double>(totals.size());
    for (std::size_t seat = 0; seat < totals.size(); ++seat) {
      const QPointF at(view.left() + 68, bottom - (rows - 1 - static_cast<double>(seat)) * kRow);
      drawDot(painter_, at, 8, style(static_cast<Seat>(seat + 1)));
      painter_.setPen(look_.colours().text);
      painter_.drawText(QRectF(at.x() + 15, at.y() - 14, 60, 28),
                        Qt::AlignVCenter | Qt::AlignLeft | Qt::AlignAbsolute, QString::number(totals[seat]));
    }
  }

  // Draws a ring around the signs of complete routes, on the board and over the tracks.
  void drawCompleteRoutes(const SvgBoard& sheet) {
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(look_.colours().text, 2.4));
    constexpr double kRing = 17;
    constexpr double kAboveTrack = 18;
    for (int letter = 0; letter < kBypassLetters; ++letter) {
      const QString id(QChar(u'A' + static_cast<char16_t>(letter)));
      if (scene_.routes[static_cast<std::size_t>(letter)].empty() || scene_.showRoutes) {
        continue;
      }
      for (const hex::Cell cell : bypassLetterHexes(scene_.side, letter)) {
        const QString badge =
            QStringLiteral("letter-") + QString::fromStdString(scene_.links().grid().name(cell));
        painter_.drawEllipse(sheet.bounds(badge).center(), kRing, kRing);
      }
      int length = 0;
      while (sheet.has(QStringLiteral("track-%1-%2").arg(id).arg(length + 1))) {
        ++length;
      }
      const QRectF last = sheet.bounds(QStringLiteral("track-%1-%2").arg(id).arg(length));
      painter_.drawEllipse(QPointF(last.center().x(), last.top() - kAboveTrack), kRing - 1, kRing - 1);
    }
  }

 private:
  [[nodiscard]] InkStyle style(Seat seat) const {
    const QColor paper = look_.isDark() ? QColor(0x2f, 0x2b, 0x28) : QColor(0xfb, 0xf9, 0xf3);
    const int colour = scene_.colours.value(seat - 1, seat - 1);
    return {look_.seatColour(colour), paper, seat, look_.picture().patterns, 0, 1};
  }

  void drawStroke(int link, const BypassInk& ink, const InkStyle& style) {
    const BypassSurface& links = scene_.links();
    const auto seed = static_cast<uint>(link + (ink.isWall ? 500 : 0));
    if (!ink.isWall) {
      scene_.onPoints ? drawStick(painter_, links.path(link), style)
                      : drawMarkerPath(painter_, links.path(link), seed, style);
    } else if (scene_.onPoints) {
      drawCounter(painter_, links.middle(link), kBypassCounterRadius, style);
    } else {
      drawMarkerWall(painter_, links.edge(link), seed, style);
    }
  }

  [[nodiscard]] bool counts(int link) const {
    const BypassLink& ends = scene_.links().at(link);
    return std::any_of(scene_.routes.begin(), scene_.routes.end(), [&](const Cells& route) {
      for (std::size_t i = 1; i < route.size(); ++i) {
        const auto [first, second] = std::minmax(route[i - 1], route[i]);
        if (first == ends.first && second == ends.second) {
          return true;
        }
      }
      return false;
    });
  }

  // By seat from 0, the points on the part of the route that is drawn.
  [[nodiscard]] std::vector<int> revealedPoints(std::size_t letter) const {
    const Cells& route = scene_.routes[letter];
    std::vector<int> points(scene_.points[letter].size(), 0);
    const auto shown = static_cast<std::size_t>(std::floor(
        static_cast<double>(route.empty() ? 0 : route.size() - 1) * scene_.revealed[letter] + 1e-9));
    for (std::size_t i = 1; i <= shown; ++i) {
      if (const auto link = scene_.links().between(route[i - 1], route[i])) {
        const auto seat = static_cast<std::size_t>(scene_.at(*link).seat);
        if (seat >= 1 && seat <= points.size()) {
          ++points[seat - 1];
        }
      }
    }
    return scene_.revealed[letter] >= 1 ? scene_.points[letter] : points;
  }

  QPainter& painter_;
  const BypassScene& scene_;
  const Look& look_;
};

}  // namespace

const SvgBoard& bypassSheet(const BypassScene& scene, const Look& look) {
  return SvgBoard::get(bypassPicture(scene.board), look, boardFacing(scene.facing));
}

void paintBypassPosition(QPainter& painter, const QRectF& area, const BypassScene& scene, const Look& look) {
  const SvgBoard& sheet = bypassSheet(scene, look);
  const QTransform placed = sheet.placedIn(area);
  Picture picture(painter, scene, look);
  BypassMarks marks(painter, scene, look, placed.m11());

  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  QStringList groups{QStringLiteral("slab"), QStringLiteral("cells"), QStringLiteral("links"),
                     QStringLiteral("letters"), QStringLiteral("tracks")};
  if (look.picture().coordinates) {
    groups.append(QStringLiteral("coordinates"));
  }
  sheet.paint(painter, area, groups);
  painter.setTransform(placed, true);
  marks.drawGround();
  picture.drawInk();
  marks.drawOutlines();
  picture.drawTracks(sheet);
  picture.drawTotals(sheet);
  picture.drawCompleteRoutes(sheet);
  painter.restore();
}

void paintBypassMarks(QPainter& painter, const QRectF& area, const BypassScene& scene, const Look& look) {
  const QTransform placed = bypassSheet(scene, look).placedIn(area);
  Picture picture(painter, scene, look);
  BypassMarks own(painter, scene, look, placed.m11());
  MarksPainter marks(painter, scene.marks, own, look, placed.m11());

  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setTransform(placed, true);
  own.drawFresh();
  picture.drawMoving();
  marks.paintPossible();
  own.drawHelp();
  marks.paintRefusal();
  picture.drawPreview();
  own.drawHub();
  marks.paintCursor();
  painter.restore();
}

void paintBypass(QPainter& painter, const QRectF& area, const BypassScene& scene, const Look& look) {
  paintBypassPosition(painter, area, scene, look);
  paintBypassMarks(painter, area, scene, look);
}

}  // namespace byways::app
