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
  int players = 0;      ///< the only number of players for which it changes anything; 0 if it always does
  bool isRare = false;  ///< whether few people ever change it: folded away, as are all that name a seat
  /// The value to propose instead of the record's default: one that suits first-time players.
  std::optional<OptionValue> proposed = {};
  /// The values among which a lot is drawn before the game, if nobody chooses one; the record has the value
  /// drawn.
  std::vector<OptionValue> drawn = {};
};

/// What an option is called and what it does, in English, for translators.
struct OptionText {
  const char* option = "";
  const char* name = nullptr;  ///< null for "start", who starts, which GameFace itself names
  const char* help = nullptr;
  OptionOffer offer = {};
};

/// What the window has to know of a game and is the same in every match. Most games need few of these.
struct GameFacts {
  const char* context = "";              ///< of the texts in `options`, for translators
  std::vector<OptionText> options = {};  ///< "start" needs no row unless it has a help
  /// Default indices of Look::seatColour, in seat order, at least Game::most_players of them; if empty, the
  /// first ones, which are the most distinct.
  QList<int> usualColours = {};
  /// Null if people choose a colour of Look for their pieces. Must outlive the face.
  const PieceColours* pieceColours = nullptr;
  /// Whether the sign of GameFace::drawSeat is the seat's number. Then the players' cards show it, since two
  /// names may look alike, especially when shortened.
  bool seatsAreNumbered = false;
  /// Whether every turn ends with its last step, so that nobody ever has to end one.
  bool turnsEndThemselves = false;
  /// How many ways round the board can lie, for BoardFacing: 6 or 4; 0 if it always lies the same way.
  int boardWays = 0;
  /// Whether it may also be mirrored: not if left and right mean something in the game. Only for boards that
  /// can be turned.
  bool canMirrorBoard = true;
  bool hasTints = false;  ///< whether PictureOptions::tints changes something in the pictures
  /// The option that has a page to print for each of its values ("size"); null if there is one page.
  const char* sheetOption = nullptr;
  /// The game on whose board this one is played, and whose page is printed for it: "over-pass"; null if it
  /// has its own.
  const char* playedOn = nullptr;
  /// Makes a window on how everybody's points came about so far; null if the players' cards show everything.
  /// `parent` owns it; the references must outlive it.
  QWidget* (*makeScores)(const Match& match, const Look& look, QWidget* parent) = nullptr;
};

}  // namespace byways::app
