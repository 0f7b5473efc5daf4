// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

#include "app/board/marks.h"
#include "app/games/trypsylon/trypsylon_surface.h"
#include "app/settings/board_facing.h"
#include "engine/trypsylon/board.h"
#include "engine/trypsylon/insight.h"

namespace byways::app {

class Match;

// Where people see something when the board is turned by `facing`: the side at which they see a side of the
// board; the corner at which they see a corner of the board or of a card on it.
[[nodiscard]] trypsylon::Side trypsylonAsFaced(trypsylon::Side side, const BoardFacing& facing);
[[nodiscard]] trypsylon::Corner trypsylonAsFaced(trypsylon::Corner corner, const BoardFacing& facing);

/// The content of a cell: nothing, a card face down, or a card face up, by its corner (TRY-1).
enum class TrypsylonCard { Vacant, Down, Nw, Ne, Se, Sw };

/// The card that lies face up with `corner`; and the corner of `card`. Precondition of the second: `card` is
/// face up.
[[nodiscard]] TrypsylonCard trypsylonCard(trypsylon::Corner corner);
[[nodiscard]] trypsylon::Corner trypsylonCorner(TrypsylonCard card);

/// Cards of a row or column that are moving to the cells where the scene has them.
struct TrypsylonSlide {
  QString end;        ///< the end from which the cards are pushed
  QStringList cells;  ///< their destinations, starting with the card pushed in
  double part = 1;    ///< how much of the distance is done, 0 to 1
};

/// What a picture of TRYPSYLON shows; the painter decides how it looks. A plain value: the table, thumbnails
/// and the rules page fill in what they need. Cells and ends are named as in trypsylon::Insight.
struct TrypsylonScene {
  int columns = 5;
  int rows = 5;
  bool frame = true;   ///< draw the frame and the shores; there are pictures of them for the boards of the
                       ///< rules and for 3 x 3
  BoardFacing facing;  ///< how the board lies, turned by quarters
  bool tray = false;   ///< reserve space for the cards in hand beside or below the board
  QHash<QString, TrypsylonCard> cards;  ///< by cell; cells left out are vacant
  QString last;                         ///< the cell of the card inserted last; empty if none is marked
  std::array<QStringList, 4> joined;    ///< cards joined to each side, indexed by trypsylon::Side
  std::vector<trypsylon::Joint> joints;
  std::array<QStringList, 2>
      lit;             ///< by trypsylon::Goal, the pathway to light from side to side; may be empty
  double litPart = 1;  ///< how much of these pathways is highlighted, 0 to 1
  bool over = false;
  std::array<int, 2> colours{-1,
                             -1};  ///< by trypsylon::Goal, the index of the owner's Look::seatColour or -1

  int hand = 0;                                             ///< cards in hand
  trypsylon::Corner corner = trypsylon::Corner::NorthWest;  ///< the corner of the card to be pushed in next
  trypsylon::Corner second = trypsylon::Corner::NorthWest;  ///< the corner of the other of two cards
  double turn = 0;                  ///< how many degrees are left of the rotation that is animated
  bool turnsSecond = false;         ///< whether the second card in hand is rotated, not the first
  std::optional<QPointF> floating;  ///< the centre, in board units, of the next card if it is at the pointer;
                                    ///< else it is in the tray
  QString set;                      ///< the end that the next card is set against; the cards preview the push
  bool isFixed = false;             ///< whether the card stays set when the mouse moves on
  bool isBound = false;             ///< whether the card must be pushed in at `set` (TRY-18)
  std::optional<TrypsylonSlide> slide;

  BoardMarks marks;

  [[nodiscard]] TrypsylonCard at(const QString& cell) const {
    return cards.value(cell, TrypsylonCard::Vacant);
  }
};

/// The position at the match's cursor; independent of mouse, keyboard and preferences.
[[nodiscard]] TrypsylonScene trypsylonScene(const Match& match, const BoardFacing& facing = {});
/// The position of `state` with its cards, its joints and the pathways that connect the sides of a goal.
[[nodiscard]] TrypsylonScene trypsylonScene(const State& state);
/// A made-up position: row by row from the north, with spaces between "nw", "ne", "se", "sw", "?" for a card
/// face down and "." for a vacancy. Tints, joints and joined goals are found as in a game. Precondition:
/// `columns` and `rows` are those of a board in the rules, or 2 to 4; `cards` has a word for each cell.
[[nodiscard]] TrypsylonScene trypsylonScene(int columns, int rows, const QString& cards);

// The course of the pathways on the cards, in board units, as in tools/draw-trypsylon.py.

/// Distance from a card's centre to the fork of its ways, along both axes, away from its corner.
inline constexpr double kTrypsylonFork = 9;

/// The unit vector from the middle of the board towards `side`.
[[nodiscard]] QPointF trypsylonOutward(trypsylon::Side side);
/// The direction of `corner` from the card's centre: x and y are -1 or 1, towards the east and the south.
[[nodiscard]] QPointF trypsylonTowards(trypsylon::Corner corner);

/// One arm of a card at the origin: from the fork to the middle of a side, or into the card's corner as far
/// as the landing there. `towards` is the direction of the arm, seen from the card's centre: (±1, 0), (0, ±1)
/// or (±1, ±1). Precondition: the card has that arm (TRY-1).
[[nodiscard]] QPainterPath trypsylonArm(trypsylon::Corner corner, QPointF towards);
/// All three arms; the one into the corner extends to the tip of the corner if it is `joined` there.
[[nodiscard]] QPainterPath trypsylonWay(trypsylon::Corner corner, bool joined);

/// Whether `card` has an arm on `side` (TRY-1).
[[nodiscard]] bool trypsylonHasArm(TrypsylonCard card, trypsylon::Side side);

/// The path along the cells in `lit` of the scene, from the shore of the goal's first side to that of its
/// second. Precondition: these cells form a pathway, as returned by Insight::pathway.
[[nodiscard]] QPainterPath trypsylonPathway(const TrypsylonScene& scene, trypsylon::Goal goal);

/// The distance from the edge of the cards across the frame to the line of the shore.
inline constexpr double kTrypsylonJetty = kTrypsylonQuay + 7;

}  // namespace byways::app
