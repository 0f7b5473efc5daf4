// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

#include "app/match/match.h"
#include "engine/core/game.h"

class QPainter;
class QRectF;
class QWidget;

namespace byways::app {

class BoardView;
class Look;
class Preferences;

/// One thing the turn still asks for or has got.
struct TurnItem {
  QString text;
  bool done = false;
};

/// The texts and widgets of one rule set: everything the window needs to know of a game that is not rules.
/// Stateless. Texts are in the language of the moment, so ask again after a change of language.
class GameFace {
 public:
  virtual ~GameFace() = default;
  GameFace(const GameFace&) = delete;
  GameFace& operator=(const GameFace&) = delete;

  [[nodiscard]] virtual const Game& game() const = 0;

  /// The name and explanation of an option for the new-game sheet, and the text of one of its values.
  [[nodiscard]] virtual QString optionName(const std::string& option) const = 0;
  [[nodiscard]] virtual QString optionHelp(const std::string& option) const = 0;
  [[nodiscard]] virtual QString optionValue(const std::string& option, const OptionValue& value) const = 0;
  /// Indices of Look::seatColour to begin with, in seat order, at least Game::most_players of them.
  [[nodiscard]] virtual QList<int> usualColours() const = 0;

  /// A refusal as a sentence for people, with their names.
  [[nodiscard]] virtual QString explain(const Refusal& refusal, const Match& match) const = 0;
  /// What the player to move should do now, as a sentence without the name.
  [[nodiscard]] virtual QString task(const Match& match) const = 0;
  /// What the turn asks for, to be ticked off; may be empty.
  [[nodiscard]] virtual QList<TurnItem> turnItems(const Match& match) const = 0;
  /// Lines about a seat for its card: "Largest group 12".
  [[nodiscard]] virtual QStringList seatLines(const Match& match, Seat seat) const = 0;
  /// Choices that are no places on the board, as step and label; may be empty.
  [[nodiscard]] virtual QList<std::pair<QString, QString>> choices(const Match& match) const = 0;
  /// A lot's outcome as a sentence: "Ann has priority."
  [[nodiscard]] virtual QString lotText(const QString& outcome, const Match& match) const = 0;
  /// An entry of the turn list without notation, for those who hide it: "3 stones".
  [[nodiscard]] virtual QString turnText(const QString& entry, const Match& match) const = 0;
  /// Why the game ended as it did, as a sentence: "Ann's largest group has 14 stones, Ben's 11."
  [[nodiscard]] virtual QString resultText(const Match& match) const = 0;

  /// The rules in our own words as rich text; pictures are "board:" addresses drawn by drawExample.
  [[nodiscard]] virtual QString rules() const = 0;
  /// Draws the picture of that name in the rules page into the rectangle.
  virtual void drawExample(QPainter& painter, const QRectF& area, const QString& name,
                           const Look& look) const = 0;

  /// The board for the table; the caller owns it by `parent`. All references must outlive it.
  [[nodiscard]] virtual BoardView* makeBoard(Match& match, const Look& look, const Preferences& preferences,
                                             QWidget* parent) const = 0;
  /// Draws the board at the timeline's cursor, for thumbnails, pictures and print.
  virtual void drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look,
                         bool coordinates) const = 0;

 protected:
  GameFace() = default;
};

}  // namespace byways::app
