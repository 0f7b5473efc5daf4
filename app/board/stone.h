// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPointF>

#include <functional>

#include "engine/core/seat.h"

class QPainter;
class QString;

namespace byways::app {

/// What is engraved in a stone, so that players can be told apart without colour.
enum class StoneMark { Ring, Lozenge, Triangle, Square, Cross, Bars };

/// How many marks there are.
inline constexpr int kStoneMarks = static_cast<int>(StoneMark::Bars) + 1;
static_assert(kStoneMarks == kMostSeats, "each seat of a table has a mark of its own");

struct StoneStyle {
  QColor colour;
  StoneMark mark = StoneMark::Ring;
  bool strong = false;  ///< the mark is inlaid in a contrasting colour instead of engraved
};

/// The soft shadow that a stone throws on what lies below it.
void drawStoneShadow(QPainter& painter, QPointF centre, double radius);
/// A polished round stone, lit from the upper left. On pixels its picture is cached for the next stone that
/// looks the same.
void drawStone(QPainter& painter, QPointF centre, double radius, const StoneStyle& style);

/// Draws a round piece by calling `paint` with a painter, the centre and the radius; `paint` may reach 1.4
/// radii from the centre. If the painter paints pixels or is a Recorder's, the picture is cached for the next
/// piece of the same `kind` and size.
void drawKeptPiece(QPainter& painter, const QString& kind, QPointF centre, double radius,
                   const std::function<void(QPainter&, QPointF, double)>& paint);

/// Whether dark marks stand out better on `colour` than white ones do.
[[nodiscard]] bool isPale(const QColor& colour);
/// A mix of `colour` and `other`; `part` 0 gives `colour`, 1 gives `other`.
[[nodiscard]] QColor mixed(const QColor& colour, const QColor& other, double part);
/// `colour` with the opacity `opacity`, from 0 to 1.
[[nodiscard]] QColor faint(QColor colour, double opacity);

}  // namespace byways::app
