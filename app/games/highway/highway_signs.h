// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QColor>
#include <QPainterPath>
#include <QPointF>

#include "engine/core/seat.h"

class QPainter;

namespace byways::app {

// The pieces of Hexagonal Highway, drawn in board units around a middle.

/// From the middle of a sign to its corner, and of a traveller to its edge.
inline constexpr double kHighwaySign = 29;
inline constexpr double kHighwayTraveller = 19;

/// The outline of a sign.
[[nodiscard]] QPainterPath highwayPlate(QPointF centre, double radius);
/// A tile of a kind as in HighwayScene: a pale road sign that turns left, a dark one that turns right, a
/// barrier with stripes, a robber's coin. `radius` from its middle to a corner of the plate.
void drawHighwayTile(QPainter& painter, QPointF centre, double radius, QChar kind, bool dark);

/// The outline of a traveller: every seat has a shape of its own.
[[nodiscard]] QPainterPath highwayShape(Seat seat, QPointF centre, double radius);
/// A traveller with its number. `strong`: with a bold edge for people who don't see colours well.
void drawHighwayTraveller(QPainter& painter, QPointF centre, double radius, Seat seat, const QColor& colour,
                          bool strong);

}  // namespace byways::app
