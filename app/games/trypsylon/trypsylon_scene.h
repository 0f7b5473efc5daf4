// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPointF>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

#include "engine/trypsylon/insight.h"

namespace byways::app {

class Match;

/// What lies on a cell: nothing, a card face down, or one face up by its corner (TRY-1).
enum class TrypsylonCard { Vacant, Down, Nw, Ne, Se, Sw };

/// The card face up with that corner, and its corner. Precondition of the second: the card is face up.
[[nodiscard]] TrypsylonCard trypsylonCard(trypsylon::Corner corner);
[[nodiscard]] trypsylon::Corner trypsylonCorner(TrypsylonCard card);

/// Cards of a row or column on their way to the cells where the scene has them.
struct TrypsylonSlide {
  QString end;        ///< from which they are pushed
  QStringList cells;  ///< where they come to lie, the card pushed in first
  double part = 1;    ///< of the way, 0 to 1
};

/// Everything that a picture of TRYPSYLON shows, but not how. A plain value: the table, thumbnails and the
/// rules page fill in what they need. Cells and ends are named as in trypsylon::Insight.
struct TrypsylonScene {
  int columns = 5;
  int rows = 5;
  bool frame =
      true;  ///< draw the frame and the shores; there are pictures of them for the game's boards and 3 x 3
  bool tray = false;                    ///< keep room for a hand beside or under the board
  QHash<QString, TrypsylonCard> cards;  ///< by cell; those left out are vacant
  QString last;                         ///< the cell of the card inserted last; may be empty
  std::array<QStringList, 4> joined;    ///< cards joined to each trypsylon::Side, in its order
  bool tints = true;                    ///< whether to show that
  std::vector<trypsylon::Joint> joints;
  std::array<QStringList, 2>
      lit;             ///< by trypsylon::Goal, the pathway to light from side to side; may be empty
  double litPart = 1;  ///< how much of it is lit, 0 to 1
  bool over = false;
  std::array<int, 2> colours{-1,
                             -1};  ///< by trypsylon::Goal, the index of the owner's Look::seatColour or -1

  int hand = 0;                                             ///< cards in hand
  trypsylon::Corner corner = trypsylon::Corner::NorthWest;  ///< the corner of the one to be pushed in next
  double turn = 0;                                          ///< degrees by which it still has to turn there
  std::optional<QPointF> floating;  ///< its middle in board units; else it lies in the tray
  QString set;                      ///< the end it is set against: the cards show the push
  bool isFixed = false;             ///< and stays there when the mouse goes elsewhere
  bool isBound = false;             ///< and it must be pushed in there (TRY-18)
  std::optional<TrypsylonSlide> slide;

  QStringList takeable;  ///< cells to mark
  QStringList ends;      ///< ends to mark
  QString pointed;       ///< the place under the mouse that can be acted on
  QString refused;       ///< the place of a step that isn't possible
  QStringList proving;   ///< cells that show why
  bool softly = false;   ///< it is only pointed at: no signs
  double shake = 0;      ///< how far the mark of `refused` is pushed aside, from -1 to 1
  QString cursor;        ///< the keyboard's place

  [[nodiscard]] TrypsylonCard at(const QString& cell) const {
    return cards.value(cell, TrypsylonCard::Vacant);
  }
};

/// The position at the match's cursor; nothing that depends on mouse, keys or preferences.
[[nodiscard]] TrypsylonScene trypsylonScene(const Match& match);
/// A position of the game; cards, joints, and pathways that join a goal as they are in it.
[[nodiscard]] TrypsylonScene trypsylonScene(const State& state);
/// A made-up position: row by row from the north, with spaces between "nw", "ne", "se", "sw", "?" for a card
/// face down and "." for a vacancy. Tints, joints and joined goals are found in it as in the game.
/// Precondition: one of the game's boards, or 2 to 4 columns and rows; a word for each cell.
[[nodiscard]] TrypsylonScene trypsylonScene(int columns, int rows, const QString& cards);

}  // namespace byways::app
