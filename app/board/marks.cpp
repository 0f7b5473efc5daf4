// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/marks.h"

#include <QBrush>
#include <QPainter>
#include <QPen>

#include <algorithm>

#include "app/board/place_names.h"
#include "app/board/stone.h"
#include "app/look/look.h"
#include "app/match/match.h"

namespace byways::app {

namespace {

// A line that stands out on all boards and pieces and in either theme.
void strokeInTwoTones(QPainter& painter, const QPainterPath& path, const QColor& colour, const Look& look,
                      double width) {
  if (path.isEmpty()) {
    return;
  }
  const QColor below = look.isDark() ? QColor(0, 0, 0, 200) : QColor(255, 255, 255, 235);
  painter.strokePath(path, QPen(below, 2 * width));
  painter.strokePath(path, QPen(colour, width));
}

// The sign that something isn't possible: a circle with a bar from the lower left to the upper right.
void drawRefusalSign(QPainter& painter, QPointF middle, double radius, const QPen& pen,
                     const QBrush& ground) {
  const QPointF slash(0.7071 * radius, -0.7071 * radius);
  painter.setPen(pen);
  painter.setBrush(ground);
  painter.drawEllipse(middle, radius, radius);
  painter.drawLine(middle - slash, middle + slash);
}

}  // namespace

void BoardMarks::refuse(const Refusal& refusal, const QString& place) {
  refused = place;
  proving = placeNames(refusal.places);
}

QStringList placesOfLastTurn(const Match& match, const std::function<bool(const QString&)>& isPlace) {
  const Entries entries = match.timeline().entries_until(match.timeline().cursor());
  for (std::size_t left = entries.size(); left > 0; --left) {
    const Entry& entry = entries[left - 1];
    QStringList places;
    for (const std::string& step : split_words(entry.text)) {
      places += placeNames(match.game().places_of(step));
    }
    places.removeIf([&isPlace](const QString& place) { return !isPlace(place); });
    if (!entry.unfinished && !places.isEmpty()) {
      return places;
    }
  }
  return {};
}

QPainterPath MarkPlaces::proofOf(const QStringList& places) const {
  QPainterPath all;
  for (const QString& place : places) {
    all.addPath(edgeOf(place));
  }
  return all;
}

QPointF MarkPlaces::signOf(const QString& place) const { return edgeOf(place).boundingRect().center(); }

void MarksPainter::paintPossible() {
  const QColor edge = look_.isDark() ? QColor(0, 0, 0, 170) : QColor(255, 255, 255, 235);
  const QColor& good = look_.colours().good;
  for (const QString& place : marks_.legal) {
    const MarkPlaces::Dot dot = places_.dotOf(place);
    if (place == marks_.pointed || dot.radius <= 0) {
      continue;
    }
    const double radius = atLeast(dot.radius, std::min(1.7, 0.45 * dot.radius));
    painter_.setPen(dot.onPiece ? QPen(edge, atLeast(2.2, 1.1)) : QPen(Qt::NoPen));
    painter_.setBrush(dot.onPiece ? good : faint(good, look_.isDark() ? 0.75 : 0.62));
    painter_.drawEllipse(dot.at, radius, radius);
  }
  strokeInTwoTones(painter_, places_.pointedOf(marks_.pointed), look_.colours().accent, look_,
                   atLeast(2.6, 1.5));
}

void MarksPainter::paintProof() {
  QStringList proving = marks_.proving;
  proving.removeAll(marks_.refused);
  if (proving.isEmpty()) {
    return;
  }
  const QColor& warning = look_.colours().warning;
  const QPainterPath lines = places_.proofOf(proving);
  if (marks_.isOnlyPointedAt) {
    painter_.strokePath(lines, QPen(faint(warning, 0.7), atLeast(2.2, 1)));
  } else {
    strokeInTwoTones(painter_, lines, warning, look_, atLeast(3.4, 1.7));
  }
}

void MarksPainter::paintRefusal() {
  paintProof();
  constexpr double kShake = 5;
  const QPointF aside(kShake * marks_.shake, 0);
  const QPainterPath edge = places_.edgeOf(marks_.refused).translated(aside);
  if (edge.isEmpty()) {
    return;
  }
  const QColor& warning = look_.colours().warning;
  painter_.fillPath(edge, faint(warning, marks_.isOnlyPointedAt ? 0.08 : 0.16));
  if (marks_.isOnlyPointedAt) {
    painter_.strokePath(edge, QPen(faint(warning, 0.6), atLeast(2, 1)));
    return;
  }
  if (places_.signRadius() <= 0) {
    const QRectF box = edge.boundingRect();
    const double arm = 0.51 * std::min(box.width(), box.height()) / 2;
    QPainterPath ring = edge;
    ring.moveTo(box.center() + QPointF(-arm, arm));
    ring.lineTo(box.center() + QPointF(arm, -arm));
    strokeInTwoTones(painter_, ring, warning, look_, atLeast(3.6, 1.6));
    return;
  }
  strokeInTwoTones(painter_, edge, warning, look_, atLeast(3, 1.6));
  drawRefusalSign(painter_, places_.signOf(marks_.refused) + aside, places_.signRadius(),
                  QPen(warning, atLeast(3.8, 1.7), Qt::SolidLine, Qt::RoundCap), look_.colours().panel);
}

void MarksPainter::paintCursor() {
  strokeInTwoTones(painter_, places_.cursorOf(marks_.cursor), look_.colours().accent, look_, atLeast(4, 2.2));
}

}  // namespace byways::app
