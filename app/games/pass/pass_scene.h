// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QPointF>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <utility>

#include "app/board/marks.h"
#include "app/settings/board_facing.h"
#include "engine/overpass/colours.h"

namespace byways::app {

// "Pass" in names of this folder is short for "Over-Pass set".

/// The colour of pieces without colour, in challenges. Other pieces have an overpass::Colour.
inline constexpr int kPlainPiece = -1;

/// "white", "black", "red", "blue", as the engine calls them, or "plain".
[[nodiscard]] QString passColourWord(int colour);
/// The colour with the name `word`; kPlainPiece for other words.
[[nodiscard]] int passColourOf(const QString& word);

/// The kind of places on which pieces stand.
enum class PassGround {
  Nodes,
  Spaces,
  Starts  ///< spaces on which a piece of Full House may begin, in set-up only
};

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
  int price = 0;       ///< the cost of the step in moves; 0 shows no cost
  QString step;        ///< the step to play; empty if the mark only shows something, or picks up a piece
  QString takes = {};  ///< the place of the piece that is removed or picked up

  bool operator==(const PassMark&) const = default;
};

/// The corner in which the reserve, home pile and dice of a colour lie, numbered as in PassPile::corner. If
/// the colour's pieces start in a corner, this is the corner.
[[nodiscard]] int passCornerOf(PassGround ground, int colour);

/// A reserve and a home pile in one corner of the board. As places they are "reserve:white" and "home:white".
struct PassPile {
  int corner = 0;  ///< 0 to 3 from the lower left corner clockwise
  int colour = 0;
  int reserve = 0;                   ///< number of pieces in reserve; -1 draws no reserve
  int home = -1;                     ///< number of pieces at home; -1 draws no home pile
  int goal = overpass::kPiecesEach;  ///< how many pieces have to come home
  QString owner;                     ///< name of the player; may be empty
  int seatColour = -1;               ///< index of the owner's Look::seatColour, -1 for none
  bool banded = false;               ///< whether the owner's lines are banded (see PassTint)
  bool onTurn = false;
};

/// The two dice. As a place they are "dice".
struct PassDice {
  enum class State { Due, Rolled };

  State state = State::Due;
  int corner = 0;             ///< the corner of the colour on turn, as in PassPile
  std::array<int, 2> eyes{};  ///< 1 to 6 each; 0 before the first roll
  int movesLeft = 0;          ///< moves of the roll that are left
  int total = 0;              ///< moves of the whole roll
  double tumbled = 1;         ///< how much of the tumbling is over, 0 to 1
};

/// A line that somebody holds, to be tinted.
struct PassTint {
  QStringList line;     ///< its nodes in order
  int colour = 0;       ///< index of Look::seatColour for the holder
  bool banded = false;  ///< whether the holder is on the second side, whose lines differ from those of the
                        ///< first also without colour

  bool operator==(const PassTint&) const = default;
};

/// A piece on its way from place to place. The pieces of a step move one after another; only pieces that
/// change places move at the same time. A leg is the way from one place to the next.
struct PassMotion {
  int colour = 0;
  QStringList way;      ///< at least two places; a pile is a place, too
  QList<int> legs;      ///< for each leg, its number, from 0, in the order of the legs of all pieces
  double legsDone = 0;  ///< progress in legs, not time: 1.5 is halfway through leg 1
};

/// A choice between two or more things that may be done at one place. The options are in a bubble or,
/// if each of them removes a different piece, at those pieces.
struct PassChoice {
  QString place;
  QList<PassMark> options;
  int chosen = 0;        ///< index of the option that mouse or keys are on; -1 for none
  bool onBoard = false;  ///< whether the choice is made on the board itself, at the places of PassMark::takes

  /// The place where people choose the option with the index `option`: "choice:0" and so on in the bubble, or
  /// the place of the piece that the option removes.
  [[nodiscard]] QString placeOf(int option) const;
};

/// What a picture of the Over-Pass board shows; the painter decides how it looks. A plain value: the table,
/// thumbnails and rules pages fill in what they need. Places are ids of nodes, spaces or piles. Lists and
/// sorted maps fix the order of painting, so that the same scene always gives the same picture.
struct PassScene {
  PassGround ground = PassGround::Nodes;
  BoardFacing facing;         ///< how the board lies; facePass sets it
  QMap<QString, int> pieces;  ///< the colour of the piece on each place
  QList<PassPile> piles;
  std::optional<PassDice> dice;

  bool transit = false;        ///< draw the transit spaces as tiles
  bool exits = true;           ///< draw the exit points
  bool groupTies = false;      ///< draw a small sign where three spaces make a group
  bool overlayGroups = false;  ///< draw all groups of three over the board

  QList<PassMotion> moving;  ///< pieces on their way to the places that `pieces` gives them
  QList<PassTint> tintedLines;

  QList<PassMark> targets;  ///< the places where something may be done
  BoardMarks marks;         ///< in contrast to other boards, `pointed` is any place that mouse or keys are on
  QString lifted;           ///< the place of the piece in hand; empty if none
  /// Where the piece in hand is carried, in board units; nothing while it is lifted above its own place.
  std::optional<QPointF> floating;
  QMap<QString, int> ghosts;    ///< by place, the colour of a faint piece that a step would put there
  QStringList way;              ///< the places of a move over other pieces, in order
  QList<QStringList> litLines;  ///< highlighted lines, each as its places in order
  QList<std::pair<QString, QString>> arrows;  ///< each leads from its first place to its second
  QList<QStringList> litGroups;               ///< highlighted groups, each as its spaces
  std::optional<PassChoice> choice;

  [[nodiscard]] bool holds(const QString& place) const { return pieces.contains(place); }
};

inline constexpr int kPassCorners = 4;  ///< number of corners in which piles lie

/// Turns `scene`, in which the board lies as usual, by `facing`; piles and dice move to other corners.
void facePass(PassScene& scene, const BoardFacing& facing);

/// The nodes of the line on which both nodes lie, in order; empty if they share no line.
[[nodiscard]] QStringList passLineThrough(const QString& one, const QString& other);

}  // namespace byways::app
