// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>

#include "app/games/pass/pass_scene.h"

namespace byways::app {

// Where the places of the Over-Pass board lie, as its picture in boards/ has them: in board units, the middle
// of the board at the origin, y growing downwards.

inline constexpr double kPassUnit = 3;      ///< board units for one of boards/overpass-board.json
inline constexpr double kPassHalf = 363;    ///< from the middle to the edge of the picture
inline constexpr double kPassSlab = 354;    ///< from the middle to the edge of the wood
inline constexpr double kPassPiece = 11.4;  ///< radius of a piece
inline constexpr int kPassCorners = 4;      ///< where piles lie, as PassPile::corner has them

/// The nodes or spaces of the board by id and by where they lie. Those of a kind are worked out once; GUI
/// thread only. Piles ("reserve:white", "home:white") and "dice" lie where the scene has them and are none of
/// these: see the areas below.
class PassPlaces {
 public:
  [[nodiscard]] static const PassPlaces& of(PassOn on);

  [[nodiscard]] PassOn on() const { return on_; }
  /// In the order of the board file.
  [[nodiscard]] const QStringList& ids() const { return ids_; }
  [[nodiscard]] bool has(const QString& place) const { return spots_.contains(place); }
  /// Where a piece stands; the middle of the board for unknown places.
  [[nodiscard]] QPointF centre(const QString& place) const { return spots_.value(place).centre; }
  /// How far from there a point certainly belongs to the place: half the way to the next node, or the circle
  /// that fits into a space.
  [[nodiscard]] double room(const QString& place) const { return spots_.value(place).room; }
  /// Where a space's name stands beside a piece that is there; nothing where there is no room, and for nodes.
  [[nodiscard]] std::optional<QPointF> besidePiece(const QString& space) const {
    return spots_.value(space).besidePiece;
  }
  /// The border of a space; empty for nodes.
  [[nodiscard]] QPolygonF outline(const QString& space) const { return spots_.value(space).outline; }
  /// Nodes that are neighbours on a line, or spaces across a side.
  [[nodiscard]] const QStringList& beside(const QString& place) const;

  /// The node nearest to a point, up to a tolerance around the board; the space around it. Empty if none.
  [[nodiscard]] QString placeAt(QPointF point) const;
  /// Where an arrow key leads: along lines or across sides, else to the place in that direction. In this way
  /// every place can be reached from every other. `from` itself at the end of the board.
  [[nodiscard]] QString next(const QString& from, Qt::Key arrow) const;

  [[nodiscard]] static QRectF picture() { return {-kPassHalf, -kPassHalf, 2 * kPassHalf, 2 * kPassHalf}; }
  // The corners of the board, where the star leaves room. Corner as in PassPile.
  /// For the pieces of a reserve.
  [[nodiscard]] static QRectF reserveArea(int corner);
  /// For the pieces that are home.
  [[nodiscard]] static QRectF homeArea(int corner);
  /// For the owner's name and the count, along the home pile at the edge of the board.
  [[nodiscard]] static QRectF nameArea(int corner);
  /// For the dice, in the very corner.
  [[nodiscard]] static QRectF diceArea(int corner);
  /// The middle of a piece in such an area; those of a full one lie side by side as far as there is room.
  [[nodiscard]] static QPointF pileSpot(const QRectF& area, int index, int capacity);

  explicit PassPlaces(PassOn on);

 private:
  static constexpr int kArrows = 4;

  struct Spot {
    QPointF centre;
    double room = 0;
    QPolygonF outline;
    std::optional<QPointF> besidePiece;
    QStringList beside;
    std::array<QString, kArrows> next;  // by arrow: left, right, up, down
  };

  void learnNodes();
  void learnSpaces();
  void learnWays();
  [[nodiscard]] QString nearestThatWay(const QString& from, int arrow) const;
  [[nodiscard]] QStringList reachable() const;
  bool leadTo(const QString& place);

  PassOn on_;
  QStringList ids_;
  QHash<QString, Spot> spots_;
};

/// The nodes of the line on which both lie, in order; empty if there is none.
[[nodiscard]] QStringList passLineThrough(const QString& one, const QString& other);

/// The area of a pile, the dice, or a node or space (the square around its hit circle); null for anything
/// else, a pile that the scene hasn't got included.
[[nodiscard]] QRectF passArea(const PassScene& scene, const QString& place);
/// Where a piece that comes from a place or goes there is; piles have the place of their next piece.
[[nodiscard]] QPointF passPoint(const PassScene& scene, const QString& place);
/// The pile or the dice at a point; empty if none.
[[nodiscard]] QString passPileAt(const PassScene& scene, QPointF point);
/// The ids of piles and dice in the scene, in order.
[[nodiscard]] QStringList passPileIds(const PassScene& scene);

}  // namespace byways::app
