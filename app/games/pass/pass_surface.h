// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPolygonF>

#include <array>
#include <optional>

#include "app/board/surface.h"
#include "app/games/pass/pass_scene.h"

namespace byways::app {

// Where the places of the Over-Pass board lie in its picture in boards/: in board units, with the middle of
// the board at the origin and y growing downwards.

inline constexpr double kPassUnit = 3;      ///< board units per unit of boards/overpass-board.json
inline constexpr double kPassHalf = 363;    ///< from the middle to the edge of the picture
inline constexpr double kPassSlab = 354;    ///< from the middle to the edge of the wood
inline constexpr double kPassPiece = 11.4;  ///< radius of a piece
inline constexpr double kPassOption = 17;   ///< radius of the disc of an option in a bubble

/// The nodes or spaces of the board in a facing, computed once for each thread. This is the surface in
/// set-up.
class PassSurface : public Surface {
 public:
  [[nodiscard]] static const PassSurface& of(PassGround ground, const BoardFacing& facing = {});

  [[nodiscard]] PassGround ground() const { return ground_; }
  /// All ids in the order of the board file.
  [[nodiscard]] const QStringList& ids() const { return ids_; }
  [[nodiscard]] bool has(const QString& place) const { return spots_.contains(place); }
  /// The point where a piece on `place` stands; the middle of the board for unknown places.
  [[nodiscard]] QPointF centre(const QString& place) const { return spots_.value(place).centre; }
  /// The radius around centre() within which everything belongs to the place: half the distance to the
  /// nearest node (33 at most), or the radius of the circle that fits into a space.
  [[nodiscard]] double room(const QString& place) const { return spots_.value(place).room; }
  /// Where the name of an occupied space is written; nothing for nodes, and for spaces that have no room for
  /// it.
  [[nodiscard]] std::optional<QPointF> namePoint(const QString& space) const {
    return spots_.value(space).namePoint;
  }
  /// The border of a space; empty for nodes.
  [[nodiscard]] QPolygonF borderOf(const QString& space) const { return spots_.value(space).border; }
  /// The neighbours of a place: nodes along a line, or spaces across a side.
  [[nodiscard]] const QStringList& beside(const QString& place) const;

  [[nodiscard]] QStringList places() const override { return ids_; }
  /// A circle around a node, or the border of a space.
  [[nodiscard]] QPainterPath outlineOf(const QString& place) const override;
  /// The square around the circle with radius room().
  [[nodiscard]] QRectF areaOf(const QString& place) const override;
  /// The node nearest to a point, up to a tolerance around the board, or the space that contains the point.
  [[nodiscard]] QString placeAt(QPointF point) const override;
  /// The neighbour in the direction of the arrow; if there is none, the closest place in that direction. From
  /// some places an arrow leads elsewhere, so that arrows can reach every place.
  [[nodiscard]] QString next(const QString& from, Qt::Key arrow, QPointF lane = {}) const override;

  [[nodiscard]] static QRectF picture() { return {-kPassHalf, -kPassHalf, 2 * kPassHalf, 2 * kPassHalf}; }
  // The areas in the corners of the board, which the star leaves free. `corner` is as in PassPile.
  /// For the pieces of a reserve.
  [[nodiscard]] static QRectF reserveArea(int corner);
  /// For the pieces that are home.
  [[nodiscard]] static QRectF homeArea(int corner);
  /// For the owner's name and the count, along the home pile at the edge of the board.
  [[nodiscard]] static QRectF nameArea(int corner);
  /// For the dice, at the outermost point of the corner.
  [[nodiscard]] static QRectF diceArea(int corner);
  /// The middle of piece `index` of a pile in `area`, which has to hold `capacity` pieces. The pieces lie
  /// side by side, and overlap if there is too little room.
  [[nodiscard]] static QPointF pileSpot(const QRectF& area, int index, int capacity);

  PassSurface(PassGround ground, const BoardFacing& facing);

 private:
  static constexpr int kArrows = 4;

  struct Spot {
    QPointF centre;
    double room = 0;
    QPolygonF border;
    std::optional<QPointF> namePoint;
    QStringList beside;
    std::array<QString, kArrows> next;  // where each arrow leads: left, right, up, down
  };

  void learnNodes();
  void learnSpaces();
  void learnWays();
  [[nodiscard]] QString neighbourThatWay(const QString& from, int arrow) const;
  [[nodiscard]] QStringList reachable() const;
  bool leadTo(const QString& place);

  PassGround ground_;
  BoardFacing facing_;
  QStringList ids_;
  QHash<QString, Spot> spots_;
};

/// The places that a scene has now: nodes or spaces, piles ("reserve:white", "home:white"), "dice", and the
/// options in a bubble.
class PassSceneSurface : public Surface {
 public:
  /// `scene` must outlive the surface.
  explicit PassSceneSurface(const PassScene& scene) : scene_(scene) {}

  [[nodiscard]] const PassSurface& spots() const { return PassSurface::of(scene_.ground, scene_.facing); }
  /// The point where a piece that leaves or reaches `place` starts or ends its way. In a pile, this is the
  /// spot of the next piece.
  [[nodiscard]] QPointF pointOf(const QString& place) const;
  /// The middle of an option in the bubble. Precondition: the scene has a choice.
  [[nodiscard]] QPointF optionAt(int option) const;

  [[nodiscard]] QStringList places() const override;
  /// A circle around a node or the middle of a space, or the area of a pile, the dice or an option.
  [[nodiscard]] QPainterPath outlineOf(const QString& place) const override;
  [[nodiscard]] QRectF areaOf(const QString& place) const override;
  [[nodiscard]] QString placeAt(QPointF point) const override;
  /// The place to which PassSurface::next leads. If it leads nowhere, the nearest place of the scene in the
  /// direction of `arrow`, such as a pile.
  [[nodiscard]] QString next(const QString& from, Qt::Key arrow, QPointF lane) const override;

 private:
  [[nodiscard]] const PassPile* pileOf(const QString& place) const;
  /// The places of piles and dice, in reading order.
  [[nodiscard]] QStringList piles() const;
  /// The number of options in the bubble; 0 while there is no bubble.
  [[nodiscard]] int options() const;

  const PassScene& scene_;
};

}  // namespace byways::app
