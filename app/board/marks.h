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
  QStringList glow;   ///< places that light up
  QStringList found;  ///< places with a tick
  QList<std::pair<QString, QString>> arrows;

  bool operator==(const BoardPointers&) const = default;
};

/// What any board shows besides its pieces, as ids of places. A plain value: BoardView fills it in for the
/// table, and rules pages fill it in for their pictures. Marks that only one rule set has are in its own
/// scene.
struct BoardMarks {
  QStringList lastTurn;  ///< what the last turn has changed; each rule set paints it in its own way
  QStringList legal;     ///< the places where the player may do something
  QString pointed;       ///< the place that mouse or keys point at, usually only if it can be acted on
  QString cursor;        ///< the place with the keyboard cursor

  QString refused;               ///< the place of a refused step
  QStringList proving;           ///< the places that prove the refusal
  bool isOnlyPointedAt = false;  ///< nobody has tried the refused step, only pointed at its place: the marks
                                 ///< are thin lines without a sign
  double shake = 0;              ///< how far the mark of `refused` is pushed aside, from -1 to 1

  QList<QStringList> hint;   ///< for each proposed step, its places in order
  QStringList hintedSteps;   ///< the proposed steps in notation; may be empty
  QString roughHint;         ///< the place that a hint shows only roughly, by a wide, off-centre ring
  QList<QStringList> trace;  ///< for each step whose trace is shown, its places in order
  QColor traceColour;
  BoardPointers pointers;

  /// Marks `place`, which may be empty, as refused, and the places that prove the refusal.
  void refuse(const Refusal& refusal, const QString& place);
};

/// The places of the latest finished turn that has any: lots, choices and resignations have none. `isPlace`
/// returns whether this board has a place with the id that it is given.
[[nodiscard]] QStringList placesOfLastTurn(const Match& match,
                                           const std::function<bool(const QString&)>& isPlace);

/// Says where marks are painted on the places of a board. Most lines and points come from the outlines of the
/// rule set's Surface. Lengths are in board units.
class MarkPlaces {
 public:
  /// The dot of a legal place.
  struct Dot {
    QPointF at;
    double radius = 4.6;   ///< 0 if the rule set paints its own mark there
    bool onPiece = false;  ///< the dot lies on a piece, and gets an edge to stand out
  };

  MarkPlaces() = default;
  virtual ~MarkPlaces() = default;
  MarkPlaces(const MarkPlaces&) = delete;
  MarkPlaces& operator=(const MarkPlaces&) = delete;

  /// The line around a place. Empty for anything that isn't a place, and for places where the rule set paints
  /// its own marks; then MarksPainter paints nothing there.
  [[nodiscard]] virtual QPainterPath edgeOf(const QString& place) const = 0;
  /// The line of the cursor at that place. The base takes edgeOf.
  [[nodiscard]] virtual QPainterPath cursorOf(const QString& place) const { return edgeOf(place); }
  /// The line around a place that is pointed at and can be acted on; empty if the rule set marks such places
  /// in another way. The base takes edgeOf.
  [[nodiscard]] virtual QPainterPath pointedOf(const QString& place) const { return edgeOf(place); }
  /// The lines around the places that prove a refusal. The base takes edgeOf for each.
  [[nodiscard]] virtual QPainterPath proofOf(const QStringList& places) const;
  /// The middle of the sign that means that a place can't be acted on; the base takes the middle of edgeOf.
  /// signRadius is the sign's radius: if it is 0, the edge itself becomes the ring of the sign.
  [[nodiscard]] virtual QPointF signOf(const QString& place) const;
  [[nodiscard]] virtual double signRadius() const { return 13; }
  /// The dot of a legal place. The base puts it in the middle of edgeOf.
  [[nodiscard]] virtual Dot dotOf(const QString& place) const {
    return {.at = signOf(place), .radius = 4.6, .onPiece = false};
  }
};

/// Paints the marks that lie on places, over any board. The painter's units are the board units of `places`.
class MarksPainter {
 public:
  /// `unit` is the number of pixels per unit of the painter; it is needed because marks have a least
  /// thickness in pixels. All references must outlive this object.
  MarksPainter(QPainter& painter, const BoardMarks& marks, const MarkPlaces& places, const Look& look,
               double unit)
      : painter_(painter), marks_(marks), places_(places), look_(look), unit_(unit) {}

  /// Paints the dots of legal places, and the line around the place that is pointed at.
  void paintPossible();
  /// Paints the refused place and the proof of the refusal.
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
