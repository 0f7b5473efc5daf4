// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass_painter.h"

#include <QPainter>
#include <QPainterPathStroker>

#include <algorithm>

#include "app/board/stone.h"
#include "app/board/within.h"
#include "app/look/look.h"

namespace byways::app {

void BypassMarks::glow(const QPainterPath& shape, const QColor& colour) {
  painter_.strokePath(shape,
                      QPen(faint(colour, 0.14), atLeast(17, 6), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter_.strokePath(shape,
                      QPen(faint(colour, 0.24), atLeast(10, 4), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter_.fillPath(shape, faint(colour, 0.32));
}

void BypassMarks::dash(const QPainterPath& shape, const QColor& colour, double width) {
  QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap);
  pen.setDashPattern({2.6, 1.9});
  painter_.strokePath(shape, pen);
}

void BypassMarks::drawGround() {
  drawCutOff();
  const QColor& warning = look_.colours().warning;
  for (const int link : scene_.loop) {
    glow(surface_.around(link, 1.5), warning);
  }
  for (const int link : scene_.chain) {
    glow(surface_.around(link, 1.5), warning);
  }
  if (scene_.showRoutes) {
    drawRoutes();
    return;
  }
  // The last turn has a shaded background with an edge, which works without colour and resembles no pen.
  const QColor shade = look_.isDark() ? QColor(255, 255, 255, 46) : QColor(40, 34, 24, 40);
  QPainterPath all;
  for (const int link : scene_.links().list(scene_.marks.lastTurn.join(QLatin1Char(' ')))) {
    if (scene_.at(link).seat != 0 && !hasLink(scene_.openTurn, link)) {
      all = all.united(surface_.around(link, 5.2));
    }
  }
  painter_.fillPath(all, shade);
  painter_.strokePath(
      all, QPen(look_.isDark() ? QColor(255, 255, 255, 120) : QColor(40, 34, 24, 120), atLeast(1.3, 0.8)));
}

void BypassMarks::drawCutOff() {
  if (scene_.cutOff.empty()) {
    return;
  }
  const QColor& warning = look_.colours().warning;
  QPainterPath area;
  if (scene_.onPoints) {
    for (const hex::Cell cell : scene_.cutOff) {
      area.addPath(surface_.hexShape(cell, -4));
    }
  } else {
    area = hexOutline(scene_.links().grid(), scene_.cutOff, 2, 6);
  }
  painter_.fillPath(area, faint(warning, look_.isDark() ? 0.2 : 0.14));
  const QRectF box = area.boundingRect();
  constexpr double kStep = 11;
  const int last = static_cast<int>(std::ceil(box.right() / kStep));
  QPainterPath hatching;
  for (int line = static_cast<int>(std::floor((box.left() - box.height()) / kStep)); line < last; ++line) {
    const double x = line * kStep;
    hatching.moveTo(x, box.bottom());
    hatching.lineTo(x + box.height(), box.top());
  }
  strokeWithin(painter_, area, hatching, QPen(faint(warning, 0.42), atLeast(1.8, 0.9)));
}

QPainterPath BypassMarks::wayOf(const Cells& route, double part) const {
  const BypassSurface& links = scene_.links();
  const double steps = static_cast<double>(route.size() - 1) * part;
  QPainterPath way(links.centre(route.front()));
  for (std::size_t i = 1; i < route.size() && static_cast<double>(i) - 1 < steps; ++i) {
    const QLineF line(links.centre(route[i - 1]), links.centre(route[i]));
    way.lineTo(line.pointAt(std::min(1.0, steps - static_cast<double>(i) + 1)));
  }
  return way;
}

void BypassMarks::drawFresh() {
  const QColor light = look_.isDark() ? QColor(255, 255, 255) : QColor(40, 34, 24);
  for (const int letter : scene_.fresh) {
    const Cells& route = scene_.routes[static_cast<std::size_t>(letter)];
    if (route.size() < 2 || scene_.freshPart <= 0) {
      continue;
    }
    const QPainterPath way = wayOf(route, scene_.freshPart);
    const auto band = [&](double half, double strength) {
      painter_.strokePath(way, QPen(faint(light, strength * scene_.freshGlow), 2 * half, Qt::SolidLine,
                                    Qt::RoundCap, Qt::RoundJoin));
    };
    band(20, 0.1);
    band(14, 0.13);
    QPainterPathStroker stroker;
    stroker.setWidth(2 * 14);
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    painter_.strokePath(stroker.createStroke(way).simplified(),
                        QPen(faint(light, 0.9 * scene_.freshGlow), atLeast(2, 1.2)));
  }
}

// Draws routes as lines beside the strokes. The lines of each letter lie further out than those of the letter
// before it, so that routes that share links stay apart.
void BypassMarks::drawRoutes() {
  for (std::size_t letter = 0; letter < kBypassLetters; ++letter) {
    const Cells& route = scene_.routes[letter];
    if (route.size() < 2 || scene_.revealed[letter] <= 0) {
      continue;
    }
    const QPainterPath way = wayOf(route, scene_.revealed[letter]);
    const double half = 17 - 3.6 * static_cast<double>(letter);
    const QColor band = look_.isDark() ? QColor(255, 255, 255, 24) : QColor(40, 34, 24, 26);
    painter_.strokePath(way, QPen(band, 2 * half, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QPainterPathStroker stroker;
    stroker.setWidth(2 * half);
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    QPen pen(faint(look_.colours().text, 0.62), atLeast(1.5, 0.9));
    if (letter == 1) {
      pen.setDashPattern({5, 3});
    } else if (letter == 2) {
      pen.setDashPattern({1.4, 2.2});
    }
    painter_.strokePath(stroker.createStroke(way).simplified(), pen);
  }
}

void BypassMarks::drawOutlines() {
  const QColor& warning = look_.colours().warning;
  const double width = atLeast(2.2, 1.2);
  for (const int link : scene_.loop) {
    painter_.strokePath(surface_.around(link, 2.2), QPen(warning, width));
  }
  for (const int link : scene_.chain) {
    painter_.strokePath(surface_.around(link, 2.2), QPen(warning, width));
  }
  for (const int link : scene_.openTurn) {
    dash(surface_.around(link, 4.6), look_.colours().accent, atLeast(1.9, 1.1));
  }
}

void BypassMarks::drawClosed() {
  const BypassSurface& links = scene_.links();
  const QColor& warning = look_.colours().warning;
  const double radius = atLeast(2.9, 1.3);
  // A ring on links where a path would close a loop, a bar across links where a wall would cut hexes off.
  const double width = atLeast(1.9, 1);
  painter_.setBrush(Qt::NoBrush);
  for (const int link : scene_.closing) {
    painter_.setPen(QPen(faint(warning, 0.85), width));
    painter_.drawEllipse(links.middle(link), 1.7 * radius, 1.7 * radius);
  }
  for (const int link : scene_.cutting) {
    const QLineF side = links.edge(link);
    painter_.setPen(QPen(faint(warning, 0.85), width, Qt::SolidLine, Qt::RoundCap));
    painter_.drawLine(QLineF(side.pointAt(0.28), side.pointAt(0.72)));
  }
}

void BypassMarks::drawHelp() {
  drawClosed();
  const Colours& colours = look_.colours();
  const double width = atLeast(2.6, 1.4);
  for (const int link : scene_.swappable) {
    dash(surface_.around(link, 4.2), faint(colours.good, 0.85), atLeast(1.9, 1.1));
  }
  for (const int link : scene_.partners) {
    dash(surface_.around(link, 4.2), colours.good, width);
  }
  for (const int link : scene_.hints) {
    const QPainterPath shape = surface_.around(link, 7);  // farther out than the outlines of faults
    painter_.strokePath(shape, QPen(faint(colours.good, 0.22), 3 * width));
    painter_.strokePath(shape, QPen(colours.good, width));
  }
  if (scene_.chosen) {
    const QPainterPath shape = surface_.around(*scene_.chosen, 4.2);
    painter_.strokePath(shape, QPen(faint(colours.accent, 0.3), 3.4 * width));
    painter_.strokePath(shape, QPen(colours.accent, 1.3 * width));
  }
  if (scene_.asked) {
    // The shape encloses both strokes that the link may get.
    const QPainterPath shape =
        surface_.around(*scene_.asked, false, 4.2).united(surface_.around(*scene_.asked, true, 4.2));
    painter_.fillPath(shape, faint(colours.accent, 0.16));
    painter_.strokePath(shape, QPen(colours.accent, width));
  }
}

QPainterPath BypassMarks::cursorOf(const QString& place) const {
  const std::optional<int> link = scene_.links().find(place);
  return link ? surface_.around(*link, false, 4.5) : edgeOf(place);
}

QPainterPath BypassMarks::pointedOf(const QString& place) const {
  const std::optional<int> link = scene_.links().find(place);
  return link && !scene_.preview ? surface_.around(*link, 4.2) : QPainterPath();
}

MarkPlaces::Dot BypassMarks::dotOf(const QString& place) const {
  const int link = scene_.links().find(place).value_or(0);
  const bool isClosed = hasLink(scene_.closing, link) || hasLink(scene_.cutting, link);
  return {.at = scene_.links().middle(link), .radius = isClosed ? 0 : 2.9, .onPiece = false};
}

void BypassMarks::drawHub() {
  if (scene_.hub) {
    painter_.strokePath(surface_.hexShape(*scene_.hub, 1.5),
                        QPen(faint(look_.colours().accent, 0.55), atLeast(2, 1.2)));
  }
}

}  // namespace byways::app
