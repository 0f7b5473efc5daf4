// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QPainterPath>
#include <QPointF>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <utility>

#include "engine/core/refusal.h"

class QPainter;

namespace byways::app {

class Look;
class Match;

/// What a lesson marks on a board, as ids of places.
struct BoardPointers {
  QStringList glow;   ///< light up
  QStringList found;  ///< have a tick
  QList<std::pair<QString, QString>> arrows;

  bool operator==(const BoardPointers&) const = default;
};

/// What any board shows besides its pieces, as ids of places. A plain value: BoardView fills it in for the
/// table, pictures of the rules have their own. Marks of a single game are in the scene of that game.
struct BoardMarks {
  QStringList lastTurn;  ///< what the turn before has changed; each game paints it in its own way
  QStringList legal;     ///< where the player may do something
  QString pointed;       ///< the place under the mouse or the cursor, if something may be done there
  QString cursor;        ///< the keyboard's place

  QString refused;      ///< the place of a step that isn't possible
  QStringList proving;  ///< places that show why
  bool softly = false;  ///< the place is only pointed at: thin lines and no sign
  double shake = 0;     ///< how far the mark of `refused` is pushed aside, from -1 to 1

  QList<QStringList> hint;   ///< for each proposed step its places, in order
  QStringList hintedSteps;   ///< the same steps in notation; may be empty
  QString hintedAround;      ///< the place with a wide ring around it, off-centre
  QList<QStringList> trace;  ///< for each played step its places, in order
  QColor traceColour;
  BoardPointers pointers;

  /// Marks a refusal of acting on that place, which may be empty.
  void refuse(const Refusal& refusal, const QString& place);
};

/// The places of the latest finished turn that has any; `isPlace` says what counts as one. Lots, choices and
/// resignations have none.
[[nodiscard]] QStringList placesOfLastTurn(const Match& match,
                                           const std::function<bool(const QString&)>& isPlace);

/// The lines and points of marks on the places of a game: mostly the outlines of its Surface. Lengths are
/// board units.
class MarkPlaces {
 public:
  /// The dot of a legal place.
  struct Dot {
    QPointF at;
    double radius = 4.6;   ///< 0 where the game has a mark of its own
    bool onPiece = false;  ///< it lies on a piece, and gets an edge to stand out
  };

  MarkPlaces() = default;
  virtual ~MarkPlaces() = default;
  MarkPlaces(const MarkPlaces&) = delete;
  MarkPlaces& operator=(const MarkPlaces&) = delete;

  /// The line around a place. Empty for anything that isn't a place, and for places on which the game paints
  /// its own marks; then nothing is painted there.
  [[nodiscard]] virtual QPainterPath edgeOf(const QString& place) const = 0;
  /// The line of the cursor there. The base takes edgeOf.
  [[nodiscard]] virtual QPainterPath cursorOf(const QString& place) const { return edgeOf(place); }
  /// The line around a place that is pointed at and can be acted on; empty if the game shows it otherwise.
  /// The base takes edgeOf.
  [[nodiscard]] virtual QPainterPath pointedOf(const QString& place) const { return edgeOf(place); }
  /// The lines around the places that prove a refusal. The base takes edgeOf for each.
  [[nodiscard]] virtual QPainterPath proofOf(const QStringList& places) const;
  /// The middle and the radius of the sign that acting there is impossible; a radius of 0 makes the edge
  /// itself the ring of the sign. The base takes the middle of edgeOf.
  [[nodiscard]] virtual QPointF signOf(const QString& place) const;
  [[nodiscard]] virtual double signRadius() const { return 13; }
  /// The base takes the middle of edgeOf.
  [[nodiscard]] virtual Dot dotOf(const QString& place) const {
    return {.at = signOf(place), .radius = 4.6, .onPiece = false};
  }
};

/// Paints the marks that lie on places, over any board. The painter has the units of `places`.
class MarksPainter {
 public:
  /// `unit` is the number of pixels for each unit of the painter, since marks never get too thin to see. All
  /// references must outlive it.
  MarksPainter(QPainter& painter, const BoardMarks& marks, const MarkPlaces& places, const Look& look,
               double unit)
      : painter_(painter), marks_(marks), places_(places), look_(look), unit_(unit) {}

  /// The dots of legal places, and the line around the one that is pointed at.
  void paintPossible();
  /// The refused place and its proof.
  void paintRefusal();
  void paintCursor();

 private:
  [[nodiscard]] double atLeast(double units, double pixels) const { return std::max(units, pixels / unit_); }
  void paintProof();

  QPainter& painter_;
  const BoardMarks& marks_;
  const MarkPlaces& places_;
  const Look& look_;
  double unit_;
};

}  // namespace byways::app
