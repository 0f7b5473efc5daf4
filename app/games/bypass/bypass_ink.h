// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QLineF>
#include <QPainterPath>

#include "engine/core/seat.h"

class QPainter;

namespace byways::app {

inline constexpr double kBypassCounterRadius = 12.5;  ///< board units

/// How one stroke looks. Lengths are board units.
struct InkStyle {
  QColor colour;
  QColor paper;         ///< what shows through where the pen has left gaps
  Seat seat = 1;        ///< each seat has an ornament of its own, so that colour isn't needed
  bool strong = false;  ///< the ornament in plain sight
  double from = 0;      ///< the part of the stroke that is there, both from 0 to 1
  double to = 1;
};

// Strokes wobble like hand-drawn ones, each link in its own way: the same `seed` always gives the same
// stroke.

/// A stroke of a marker from point to point, with round ends.
void drawMarkerPath(QPainter& painter, const QLineF& line, uint seed, const InkStyle& style);
/// A broad stroke of a chisel tip, gone over twice.
void drawMarkerWall(QPainter& painter, const QLineF& line, uint seed, const InkStyle& style);

// The pieces of the board that is drawn as points and lines.

/// A round stick lying from point to point.
void drawStick(QPainter& painter, const QLineF& line, const InkStyle& style);
/// A flat round counter. `style.to` is how much of its size it has.
void drawCounter(QPainter& painter, QPointF centre, double radius, const InkStyle& style);

/// The ornament of a seat alone, as it stands on a dot of that radius.
void drawDot(QPainter& painter, QPointF centre, double radius, const InkStyle& style);

}  // namespace byways::app
