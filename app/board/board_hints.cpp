// SPDX-License-Identifier: GPL-3.0-or-later
// What a hint points at and where a turn went, on any board.
#include <QHash>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/board/board_view.h"
#include "app/board/place_names.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kLeastRing = 13;  // radius in pixels
constexpr double kMostRing = 34;
constexpr double kHintLine = 3;
constexpr double kBadge = 9;  // radius in pixels
constexpr double kTraceLine = 2.5;
constexpr double kTraceDot = 2;  // radius in pixels
constexpr double kArrow = 9;

}  // namespace

QList<QRectF> BoardView::nameAreas() const { return {}; }

void BoardView::leaveNames(QPainter& painter) const {
  constexpr double kAir = 1.5;
  constexpr double kNameRounding = 3;
  QPainterPath free;
  free.addRect(rect());
  const QList<QRectF> names = nameAreas();
  for (const QRectF& name : names) {
    free.addRoundedRect(name.adjusted(-kAir, -kAir, kAir, kAir), kNameRounding, kNameRounding);
  }
  painter.setClipPath(free);  // the odd-even fill rule excludes the names
}

// Draws twice: first a wide light or dark line, depending on the theme, then the accent-coloured line above
// it. So the hint is visible on any background.
void BoardView::strokeHint(QPainter& painter, const std::function<void()>& draw) const {
  painter.save();
  leaveNames(painter);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(look_.isDark() ? QColor(0, 0, 0, 200) : QColor(255, 255, 255, 235), 2 * kHintLine,
                      Qt::SolidLine, Qt::RoundCap));
  draw();
  painter.setPen(QPen(look_.colours().accent, kHintLine, Qt::SolidLine, Qt::RoundCap));
  draw();
  painter.restore();
}

QStringList BoardView::placesOf(const QString& step) const {
  if (!areaOf(step).isEmpty()) {
    return {step};
  }
  QStringList found = placeNames(match_.game().places_of(step.toStdString()));
  found.removeIf([this](const QString& part) { return areaOf(part).isEmpty(); });
  return found;
}

QList<QStringList> BoardView::tracesOf(const QString& step) const { return {placesOf(step)}; }

void BoardView::showHint(const QList<QStringList>& places, const QStringList& steps) {
  if (places != shown_.hint || steps != shown_.hintedSteps) {
    shown_.hint = places;
    shown_.hintedSteps = steps;
    update();
  }
}

bool BoardView::isHinted(const QString& place) const {
  return std::any_of(shown_.hint.cbegin(), shown_.hint.cend(),
                     [&place](const QStringList& step) { return step.contains(place); });
}

void BoardView::showHintAround(const QString& place) {
  if (place != shown_.roughHint) {
    shown_.roughHint = place;
    update();
  }
}

// A circle around a point beside the place's middle. The direction looks random but is always the same for
// one place. The circle stays within the board if possible.
QRectF BoardView::hintSurroundings() const {
  constexpr double kPart = 0.13;  // the radius as a part of the board's smaller side
  constexpr double kAside = 0.5;  // the offset as a part of the radius
  constexpr double kStep = 2.4;   // radians; far enough for consecutive tries to differ much
  constexpr int kTries = 12;
  const QRectF place = areaOf(shown_.roughHint);
  if (shown_.roughHint.isEmpty() || place.isEmpty()) {
    return {};
  }
  const QRectF board = boardArea();
  const double radius = std::max(kPart * std::min(board.width(), board.height()), 1.6 * ringOf(place));
  const auto around = [&](double direction) {
    const QPointF off(std::cos(direction), std::sin(direction));
    return QRectF(place.center() + kAside * radius * off - QPointF(radius, radius),
                  QSizeF(2 * radius, 2 * radius));
  };
  int first = 0;
  for (const QChar letter : shown_.roughHint) {
    first += letter.unicode();
  }
  for (int tried = 0; tried < kTries; ++tried) {
    if (const QRectF found = around(first + tried * kStep); board.contains(found)) {
      return found;
    }
  }
  const QPointF inward = board.center() - place.center();
  QRectF found = around(std::atan2(inward.y(), inward.x()));
  found.moveLeft(
      std::clamp(found.left(), board.left(), std::max(board.left(), board.right() - found.width())));
  found.moveTop(std::clamp(found.top(), board.top(), std::max(board.top(), board.bottom() - found.height())));
  return found;
}

void BoardView::paintHintSurroundings(QPainter& painter) const {
  if (const QRectF around = hintSurroundings(); !around.isEmpty()) {
    strokeHint(painter, [&] { painter.drawEllipse(around); });
  }
}

QRectF BoardView::hintAreaOf(const QString& place, const QString& /*step*/) const { return areaOf(place); }

void BoardView::paintHintedStep(QPainter& /*painter*/, const QString& /*step*/) const {}

double BoardView::ringOf(const QRectF& area) const {
  return std::clamp(std::min(area.width(), area.height()) / 2, kLeastRing, kMostRing);
}

// The ring's middle, moved inwards at the edge of the board so that the whole ring is visible.
QPointF BoardView::ringMiddle(const QRectF& area, double radius) const {
  const double room = radius + kHintLine + 1;  // half the width of the edge line, and a pixel of air
  return {std::clamp(area.center().x(), room, std::max(room, width() - room)),
          std::clamp(area.center().y(), room, std::max(room, height() - room))};
}

void BoardView::paintHintRing(QPainter& painter, const QString& place) const {
  const QRectF area = areaOf(place);
  strokeHint(painter,
             [&] { painter.drawEllipse(ringMiddle(area, ringOf(area)), ringOf(area), ringOf(area)); });
}

// Where several steps end at one place, each has a ring inside the previous one, and the steps' numbers stand
// around the rings. The starting place of a step gets a ring only if it has none yet.
void BoardView::paintHint(QPainter& painter) const {
  constexpr double kInner = 2.5 * kHintLine;
  constexpr std::array<QPointF, 4> kAround{QPointF(1, -1), QPointF(-1, -1), QPointF(1, 1), QPointF(-1, 1)};
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  paintHintSurroundings(painter);
  // What the steps place on the board is painted first, so that it lies below all rings.
  for (qsizetype index = 0; index < std::min(shown_.hint.size(), shown_.hintedSteps.size()); ++index) {
    paintHintedStep(painter, shown_.hintedSteps[index]);
  }
  QHash<QString, int> rings;
  for (qsizetype index = 0; index < shown_.hint.size(); ++index) {
    QPointF before;
    QPointF badge;
    const QStringList& step = shown_.hint[index];
    for (qsizetype i = 0; i < step.size(); ++i) {
      const QRectF area = hintAreaOf(step[i], shown_.hintedSteps.value(index));
      const double whole = ringOf(area);
      const QPointF middle = ringMiddle(area, whole);
      const int there = rings.value(step[i]);
      const bool isEnd = i + 1 == step.size();
      const double radius = isEnd ? std::max(kBadge, whole - there * kInner) : whole;
      if (isEnd || there == 0) {
        strokeHint(painter, [&] { painter.drawEllipse(middle, radius, radius); });
        ++rings[step[i]];
      }
      if (!before.isNull()) {
        QLineF way(before, middle);
        way.setLength(std::max(0.0, way.length() - whole));
        way = QLineF(way.p2(), way.p1());
        way.setLength(std::max(0.0, way.length() - whole));
        strokeHint(painter, [&] { painter.drawLine(way); });
      }
      before = middle;
      badge = middle + whole * 0.75 * kAround.at(static_cast<std::size_t>(there) % kAround.size());
    }
    if (shown_.hint.size() > 1 && !before.isNull()) {
      paintHintNumber(painter,
                      {std::clamp(badge.x(), kBadge, std::max(kBadge, width() - kBadge)),
                       std::clamp(badge.y(), kBadge, std::max(kBadge, height() - kBadge))},
                      static_cast<int>(index) + 1);
    }
  }
  painter.restore();
}

// Numbers show the order of the steps.
void BoardView::paintHintNumber(QPainter& painter, QPointF middle, int number) const {
  painter.setPen(Qt::NoPen);
  painter.setBrush(look_.colours().accent);
  painter.drawEllipse(middle, kBadge, kBadge);
  QFont small = font();
  small.setPixelSize(12);
  small.setWeight(QFont::DemiBold);
  painter.setFont(small);
  painter.setPen(look_.colours().accentText);
  painter.drawText(QRectF(middle.x() - kBadge, middle.y() - kBadge, 2 * kBadge, 2 * kBadge), Qt::AlignCenter,
                   QString::number(number));
}

void BoardView::showTrace(const QList<QStringList>& places, const QColor& colour) {
  if (places != shown_.trace || colour != shown_.traceColour) {
    shown_.trace = places;
    shown_.traceColour = colour;
    update();
  }
}

// A thin arrow that starts with a dot, or a ring if the step has a single place. A light or dark edge
// separates it from the background and from pieces of the same colour.
void BoardView::paintTrace(QPainter& painter) const {
  if (shown_.trace.isEmpty() || !shown_.hint.isEmpty() || !shown_.roughHint.isEmpty()) {
    return;
  }
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  leaveNames(painter);
  constexpr double kLight = 0.6;
  const QColor edge =
      shown_.traceColour.lightnessF() > kLight ? QColor(0, 0, 0, 190) : QColor(255, 255, 255, 220);
  const auto stroke = [&](const QPainterPath& path) {
    painter.strokePath(path, QPen(edge, kTraceLine + 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(path,
                       QPen(shown_.traceColour, kTraceLine, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  };
  for (const QStringList& step : shown_.trace) {
    if (step.isEmpty()) {
      continue;
    }
    const QRectF last = areaOf(step.back());
    QPainterPath path;
    if (step.size() == 1) {
      path.addEllipse(ringMiddle(last, ringOf(last)), ringOf(last), ringOf(last));
    } else {
      const QLineF way(areaOf(step.front()).center(), last.center());
      path.addEllipse(way.p1(), kTraceDot, kTraceDot);
      path.moveTo(way.p1());
      path.lineTo(way.p2());
      QLineF barb(way.p2(), way.p1());
      barb.setLength(kArrow);
      for (const double turn : {25.0, -25.0}) {
        QLineF side = barb;
        side.setAngle(barb.angle() + turn);
        path.moveTo(way.p2());
        path.lineTo(side.p2());
      }
    }
    stroke(path);
  }
  painter.restore();
}

}  // namespace byways::app
