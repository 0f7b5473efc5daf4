// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <optional>
#include <vector>

#include "engine/core/options.h"

class QWidget;

namespace byways::app {

class Look;
class Match;
class PieceColours;

/// How the new-game sheet offers an option.
struct OptionOffer {
  int players = 0;  ///< the only number of players for which the option changes anything; 0 if it always does
  bool isRare = false;  ///< whether few people ever change the option, so that it is folded away like all
                        ///< options that name a seat
  /// The value to propose instead of the default that records have; it suits first-time players.
  std::optional<OptionValue> proposed = {};
  /// If nobody chooses a value, one of these values is drawn by lot before the game; the record has the value
  /// drawn. If empty, no lot is drawn.
  std::vector<OptionValue> drawn = {};
};

/// What an option is called and what it does, in English, for translators.
struct OptionText {
  const char* option = "";
  const char* name = nullptr;  ///< null for "start" (who starts), which GameFace itself names
  const char* help = nullptr;
  OptionOffer offer = {};
};

/// What the window has to know of a rule set and is the same in every match. Most rule sets set few of these
/// members.
struct GameFacts {
  const char* context = "";              ///< the context of the texts in `options`, for translators
  std::vector<OptionText> options = {};  ///< "start" needs no row unless it has a help
  /// The default indices of Look::seatColour, in seat order, at least Game::most_players of them. If empty,
  /// they are 0, 1, 2 and so on, the most distinct colours.
  QList<int> usualColours = {};
  /// Null if people choose a colour of Look for their pieces. Must outlive the face.
  const PieceColours* pieceColours = nullptr;
  /// Whether the sign of GameFace::drawSeat is the seat's number. Then the players' cards show it, since two
  /// names may look alike, especially when shortened.
  bool seatsAreNumbered = false;
  /// Whether every turn ends with its last step, so that nobody ever has to end one.
  bool turnsEndThemselves = false;
  /// In how many directions the board can lie (BoardFacing::ways): 6 or 4; 0 if it always lies the same way.
  int boardWays = 0;
  /// Whether the board may also be mirrored: not if left and right mean something in the rules. Only matters
  /// for boards that can be turned.
  bool canMirrorBoard = true;
  bool hasTints = false;  ///< whether PictureOptions::tints changes something in the pictures
  /// The option for each of whose values there is a page to print ("size"); null if there is only one page.
  const char* sheetOption = nullptr;
  /// The rule set on whose board this one is played, and whose page is printed for it: "over-pass"; null if
  /// it has a page of its own.
  const char* playedOn = nullptr;
  /// Makes a widget that shows how everybody's points came about so far; null if the players' cards show
  /// everything. `parent` owns the widget; the references must outlive it.
  QWidget* (*makeScores)(const Match& match, const Look& look, QWidget* parent) = nullptr;
};

}  // namespace byways::app
