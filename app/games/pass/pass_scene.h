// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QMap>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <utility>

#include "app/board/marks.h"
#include "app/settings/board_facing.h"
#include "engine/overpass/colours.h"

namespace byways::app {

/// A piece without colour, of the challenges. Other pieces have their overpass::Colour.
inline constexpr int kPlainPiece = -1;

/// "white", "black", "red", "blue", as the engine calls them, or "plain".
[[nodiscard]] QString passColourWord(int colour);
/// The colour of that name; kPlainPiece for other words.
[[nodiscard]] int passColourOf(const QString& word);

/// What the pieces stand on.
enum class PassOn { Nodes, Spaces };

/// A place where something may be done, and what.
struct PassMark {
  enum class Kind {
    OverPass,
    Trade,
    Slide,
    Exit,
    Move,     ///< into a neighbouring space
    BearOff,  ///< onto the Center Square and off
    BringIn,  ///< a piece from the reserve
    Jump,     ///< a landing after a jump or a leap
    Place,    ///< where a piece may be placed
    Remove,   ///< a piece that the step would remove
    Hint      ///< what a solver proposes
  };

  QString place;
  Kind kind = Kind::Move;
  int price = 0;       ///< its cost in moves; 0 shows none
  QString step;        ///< the step to play; empty if the mark is only to be seen
  QString takes = {};  ///< place of the piece that the step removes; shown if there is a choice

  bool operator==(const PassMark&) const = default;
};

/// The corner for the reserve, home and dice of a colour, as in PassPile: the corner where its pieces start,
/// if they start in one.
[[nodiscard]] int passCornerOf(PassOn on, int colour);

/// A reserve and a home pile in one corner of the board. As places they are "reserve:white" and "home:white".
struct PassPile {
  int corner = 0;  ///< 0 to 3 from the lower left corner clockwise
  int colour = 0;
  int reserve = 0;                   ///< pieces; -1 draws no reserve
  int home = -1;                     ///< pieces; -1 draws no home
  int goal = overpass::kPiecesEach;  ///< how many pieces have to come home
  QString owner;                     ///< name of the player; may be empty
  int seatColour = -1;               ///< index of the owner's Look::seatColour, -1 for none
  bool banded = false;               ///< the owner's lines are banded, as PassTint says
  bool onTurn = false;
};

/// The two dice. As a place they are "dice".
struct PassDice {
  enum class State { Due, Rolled };

  State state = State::Due;
  int corner = 0;             ///< the corner of the colour on turn, as in PassPile
  std::array<int, 2> eyes{};  ///< 1 to 6 each; 0 before the first roll
  int left = 0;               ///< moves left
  int total = 0;              ///< moves of the whole roll
  double turn = 1;            ///< how much of the tumbling is over, 0 to 1
};

/// A line that somebody holds, to be tinted.
struct PassTint {
  QStringList line;     ///< its nodes in order
  int colour = 0;       ///< of the holder, as Look::seatColour's index
  bool banded = false;  ///< whether it belongs to the second side, whose lines differ from the first's also
                        ///< without colour

  bool operator==(const PassTint&) const = default;
};

/// A piece on its way.
struct PassMotion {
  int colour = 0;
  QStringList way;  ///< places, piles among them; two at least
  double part = 0;  ///< of the way, 0 to 1
};

/// A choice between two or more things that may be done at one place: in a bubble or, if each removes a
/// different piece, by pointing at that piece.
struct PassChoice {
  QString place;
  QList<PassMark> options;
  int chosen = 0;        ///< index of the one that mouse or keys are on; -1 for none
  bool onBoard = false;  ///< whether the choice is made on the board itself, at the places of PassMark::takes
};

/// Everything that a picture of the Over-Pass board shows, but not how. A plain value: the table, thumbnails
/// and rules pages fill in what they need. Places are ids of nodes or spaces, and piles. What is painted one
/// after another is kept in order, so that the same scene always gives the same picture.
struct PassScene {
  PassOn on = PassOn::Nodes;
  BoardFacing facing;         ///< how the board lies: see facePass
  QMap<QString, int> pieces;  ///< by place, the colour
  QList<PassPile> piles;
  std::optional<PassDice> dice;

  bool transit = false;        ///< draw the transit spaces as tiles
  bool exits = true;           ///< draw the exit points
  bool groupTies = false;      ///< mark quietly where three spaces make a group
  bool overlayGroups = false;  ///< show the groups of three strongly

  QList<PassMotion> moving;  ///< pieces still moving to where `pieces` has them
  QList<PassTint> tintedLines;

  QList<PassMark> targets;  ///< what may be done where
  BoardMarks marks;         ///< those of all games; `pointed` is any place that mouse or keys are on
  QString lifted;           ///< place of the piece in hand
  std::optional<QPointF>
      floating;  ///< its position in board units while it is carried; otherwise it is lifted on its place
  QMap<QString, int> ghosts;                  ///< pieces that would stand there
  QStringList way;                            ///< the chain travelled
  QList<QStringList> litLines;                ///< highlighted lines, each as its places in order
  QList<std::pair<QString, QString>> arrows;  ///< from place to place
  QList<QStringList> litGroups;               ///< highlighted groups of spaces
  std::optional<PassChoice> choice;

  [[nodiscard]] bool holds(const QString& place) const { return pieces.contains(place); }
};

// Where the places of the Over-Pass board lie in its picture in boards/: in board units, with the middle of
// the board at the origin and y growing downwards.

inline constexpr double kPassUnit = 3;      ///< board units for one of boards/overpass-board.json
inline constexpr double kPassHalf = 363;    ///< from the middle to the edge of the picture
inline constexpr double kPassSlab = 354;    ///< from the middle to the edge of the wood
inline constexpr double kPassPiece = 11.4;  ///< radius of a piece
inline constexpr int kPassCorners = 4;      ///< where piles lie, as PassPile::corner has them

/// Turns a scene of the unturned board by `facing`; piles and dice move to other corners.
void facePass(PassScene& scene, const BoardFacing& facing);

/// The nodes or spaces of the board by id and by where they lie, computed once for each thread. Piles
/// ("reserve:white", "home:white") and "dice" aren't among them, as they lie where the scene has them: see
/// the areas below.
class PassPlaces {
 public:
  [[nodiscard]] static const PassPlaces& of(PassOn on, const BoardFacing& facing = {});

  [[nodiscard]] PassOn on() const { return on_; }
  /// All ids in the order of the board file.
  [[nodiscard]] const QStringList& ids() const { return ids_; }
  [[nodiscard]] bool has(const QString& place) const { return spots_.contains(place); }
  /// Where a piece stands; the middle of the board for unknown places.
  [[nodiscard]] QPointF centre(const QString& place) const { return spots_.value(place).centre; }
  /// How far from there a point certainly belongs to the place: half the way to the next node, or the circle
  /// that fits into a space.
  [[nodiscard]] double room(const QString& place) const { return spots_.value(place).room; }
  /// Where the name of an occupied space is written; nothing if there is no room, and for nodes.
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
  // The areas in the corners of the board, which the star leaves free. `corner` is as in PassPile.
  /// For the pieces of a reserve.
  [[nodiscard]] static QRectF reserveArea(int corner);
  /// For the pieces that are home.
  [[nodiscard]] static QRectF homeArea(int corner);
  /// For the owner's name and the count, along the home pile at the edge of the board.
  [[nodiscard]] static QRectF nameArea(int corner);
  /// For the dice, at the outermost point of the corner.
  [[nodiscard]] static QRectF diceArea(int corner);
  /// The middle of a piece in such an area; the pieces lie side by side as far as there is room.
  [[nodiscard]] static QPointF pileSpot(const QRectF& area, int index, int capacity);

  PassPlaces(PassOn on, const BoardFacing& facing);

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
  BoardFacing facing_;
  QStringList ids_;
  QHash<QString, Spot> spots_;
};

/// The nodes of the line on which both lie, in order; empty if there is none.
[[nodiscard]] QStringList passLineThrough(const QString& one, const QString& other);

/// The area of a pile, the dice, or a node or space (the square around its hit circle); null for anything
/// else, including a pile that the scene doesn't have.
[[nodiscard]] QRectF passArea(const PassScene& scene, const QString& place);
/// The position of a piece that comes from a place or goes there; for a pile, that of its next piece.
[[nodiscard]] QPointF passPoint(const PassScene& scene, const QString& place);
/// The pile or the dice at a point; empty if none.
[[nodiscard]] QString passPileAt(const PassScene& scene, QPointF point);
/// The ids of piles and dice in the scene, in order.
[[nodiscard]] QStringList passPileIds(const PassScene& scene);

}  // namespace byways::app
