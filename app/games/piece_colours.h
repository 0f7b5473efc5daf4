// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QPointF>
#include <QString>

#include "engine/core/game.h"

class QPainter;

namespace byways::app {

class Look;
class Match;

/// The colours of the pieces, as numbers, for a rule set in which the rules decide them. Stateless; names are
/// in the current language.
class PieceColours {
 public:
  virtual ~PieceColours() = default;
  PieceColours(const PieceColours&) = delete;
  PieceColours& operator=(const PieceColours&) = delete;

  /// The colours of a seat, in the order in which they have the turn; none for kNobody and kChance.
  [[nodiscard]] virtual QList<int> of(int players, Seat seat) const = 0;
  /// A colour's name within a sentence: "red".
  [[nodiscard]] virtual QString name(int colour) const = 0;
  [[nodiscard]] virtual QColor colour(int colour) const = 0;
  /// Draws a piece with its mark.
  virtual void draw(QPainter& painter, QPointF centre, double radius, int colour, const Look& look) const = 0;
  /// The colour that has the turn; -1 if there is none.
  [[nodiscard]] virtual int onTurn(const Match& match) const = 0;
  /// The colour whose turn begins in the state `before`, for a list of turns; -1 if turns don't belong to a
  /// single colour.
  [[nodiscard]] virtual int ofTurn(const State& before) const = 0;

 protected:
  PieceColours() = default;
};

}  // namespace byways::app
