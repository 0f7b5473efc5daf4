// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QPointF>
#include <QString>
#include <QStringList>

#include <memory>
#include <span>
#include <string_view>

#include "app/match/match.h"
#include "app/settings/picture_options.h"
#include "engine/core/game.h"

class QPainter;
class QRectF;
class QWidget;

namespace byways::app {

class Arranger;
class BoardView;
class Look;

/// A line about the turn.
struct TurnItem {
  enum class Kind {
    Task,    ///< something that the turn requires, ticked off once it is done
    Open,    ///< a kind of move that can be made in this turn
    Closed,  ///< one that can't
    Fact     ///< something to know
  };

  QString text;
  bool done = false;  ///< of a Task
  Kind kind = Kind::Task;

  [[nodiscard]] static TurnItem fact(const QString& text) { return {text, false, Kind::Fact}; }
  /// A kind of move, and whether it can be made.
  [[nodiscard]] static TurnItem move(const QString& text, bool isOpen) {
    return {text, false, isOpen ? Kind::Open : Kind::Closed};
  }
};

/// A page to play on without the program.
struct PaperSheet {
  QString id;    ///< valid as a file name: "byg-6"
  QString name;  ///< for people
};

/// What a key does on the board.
struct KeyHelp {
  QString keys;  ///< as labelled on the keyboard
  QString meaning;
};

/// A turn between two positions.
struct TurnSpan {
  const State& before;  ///< at its start; in games with dice, after its roll
  const State& after;   ///< once it has ended; if turns are secret, after its last step
  Seat seat;            ///< who plays it
};

/// What an option is called and what it does, in English, for translators.
struct OptionText {
  const char* option;
  const char* name;  ///< null for an option that GameFace itself names
  const char* help;
};

/// The texts and widgets of one rule set: everything the window needs to know of a game that is not rules.
/// Stateless. Texts are in the current language, so ask again after a change of language.
class GameFace {
 public:
  virtual ~GameFace() = default;
  GameFace(const GameFace&) = delete;
  GameFace& operator=(const GameFace&) = delete;

  [[nodiscard]] virtual const Game& game() const = 0;

  /// A face like this one whose words for directions ("east") fit a board that lies like that. By default
  /// this one: most games have no such words. Lives as long as the program.
  [[nodiscard]] virtual const GameFace& facing(const BoardFacing& /*lies*/) const { return *this; }
  /// The same for the board of a match as that look shows it (facingOf). Whatever is said about that board
  /// comes from there.
  [[nodiscard]] const GameFace& asSeen(const Match& match, const Look& look) const;

  /// The name and explanation of an option for the new-game sheet, and the text of one of its values. The
  /// defaults take them from optionTexts, and from optionValueText.
  [[nodiscard]] virtual QString optionName(const std::string& option) const;
  [[nodiscard]] virtual QString optionHelp(const std::string& option) const;
  [[nodiscard]] virtual QString optionValue(const std::string& option, const OptionValue& value) const;
  /// What these options mean for the players, as a sentence or two for the new-game sheet; may be empty.
  /// `names` are in seat order and never empty.
  [[nodiscard]] virtual QString setupNote(const OptionMap& /*options*/, const QStringList& /*names*/) const {
    return {};
  }
  /// Default indices of Look::seatColour, in seat order, at least Game::most_players of them. By default the
  /// first ones, which are the most distinct.
  [[nodiscard]] virtual QList<int> usualColours() const;

  /// The colours of a seat's pieces if the game itself decides them, in the order in which they have the
  /// turn: numbers for the three functions below. Empty (the default) if people choose a colour of Look.
  [[nodiscard]] virtual QList<int> pieceColours(int /*players*/, Seat /*seat*/) const { return {}; }
  /// A piece colour's name within a sentence: "red".
  [[nodiscard]] virtual QString pieceColourName(int /*colour*/) const { return {}; }
  [[nodiscard]] virtual QColor pieceColour(int /*colour*/, const Look& /*look*/) const { return {}; }
  /// Draws a piece with its mark.
  virtual void drawPiece(QPainter& /*painter*/, QPointF /*centre*/, double /*radius*/, int /*colour*/,
                         const Look& /*look*/) const {}
  /// The piece colour that has the turn; -1 if there is none.
  [[nodiscard]] virtual int colourOnTurn(const Match& /*match*/) const { return -1; }
  /// The piece colour of the turn that begins in that position, for a list of turns; -1 (the default) if a
  /// seat's turns are not those of one colour.
  [[nodiscard]] virtual int colourOfTurn(const State& /*before*/) const { return -1; }

  /// Draws the sign that distinguishes a seat's pieces without colour, next to the player's name. Returns
  /// false, and draws nothing, if the pieces differ by colour only.
  [[nodiscard]] virtual bool drawSeat(QPainter& /*painter*/, QPointF /*centre*/, double /*radius*/,
                                      const Match& /*match*/, Seat /*seat*/, const Look& /*look*/) const {
    return false;
  }

  /// Whether that sign is the seat's number. Then the players' cards show it, since two names may look alike,
  /// especially when shortened.
  [[nodiscard]] virtual bool seatsAreNumbered() const { return false; }

  /// Options that the new-game sheet proposes instead of the record's defaults: those that suit first-time
  /// players.
  [[nodiscard]] virtual OptionMap proposedOptions() const { return {}; }
  /// The values of this option among which a lot is drawn before the game, if nobody chooses one in the
  /// new-game sheet; the record has the value drawn. Empty (the default) for other options.
  [[nodiscard]] virtual std::vector<OptionValue> drawnValues(const std::string& /*option*/) const {
    return {};
  }

  /// Whether an option changes anything for that many players.
  [[nodiscard]] virtual bool optionMatters(const std::string& /*option*/, int /*players*/) const {
    return true;
  }

  /// Whether few people ever change an option: those are folded away in the new-game sheet, as are all that
  /// name a seat.
  [[nodiscard]] virtual bool optionIsRare(const std::string& /*option*/) const { return false; }

  /// A refusal as a sentence for people, in their language and with their names.
  [[nodiscard]] QString explain(const Refusal& refusal, const Match& match) const;
  /// How such a sentence names a place or colour of the engine's. By default like the engine.
  [[nodiscard]] virtual QString argumentText(const std::string& argument) const {
    return QString::fromStdString(argument);
  }
  /// What the player to move should do now, as a sentence without the name.
  [[nodiscard]] virtual QString task(const Match& match) const = 0;
  /// What the game is about, as one short sentence that stands under the title of the turn from the first
  /// turn to the last: "The larger of the largest groups wins." Empty if there is nothing to say.
  [[nodiscard]] virtual QString aim(const Match& /*match*/) const { return {}; }
  /// What a step of this seat has done, as a phrase in words: "wall between B1 and B2". `step` is in
  /// notation; the default is the notation itself.
  [[nodiscard]] virtual QString stepText(const QString& step, Seat /*seat*/, const Match& /*match*/) const {
    return step;
  }
  /// What a turn does, as facts computed by the engine: phrases whose subject is the turn, most important
  /// first, such as "joins groups of 5 and 4". `match` provides options and names; its cursor doesn't matter.
  /// Empty (the default) if nothing is certain. How a turn ends the game is described by
  /// app/games/turn_facts.h.
  [[nodiscard]] virtual QStringList turnFacts(const TurnSpan& /*turn*/, const Match& /*match*/) const {
    return {};
  }
  /// The steps of a turn that a hint mentions, in the order in which it does: the steps still to be played,
  /// without those that gain nothing. By default all.
  [[nodiscard]] virtual QStringList hintedSteps(const QStringList& steps, Seat /*seat*/,
                                                const Match& /*match*/) const {
    return steps;
  }
  /// What would be lost if the turn ended now, as a sentence; empty if nothing. If not empty, people are
  /// asked before the turn ends.
  [[nodiscard]] virtual QString lossAtEnd(const Match& /*match*/) const { return {}; }
  /// What the turn asks for or allows; may be empty.
  [[nodiscard]] virtual QList<TurnItem> turnItems(const Match& /*match*/) const { return {}; }
  /// Lines about a seat for its card: "Largest group 12". None by default.
  [[nodiscard]] virtual QStringList seatLines(const Match& /*match*/, Seat /*seat*/) const { return {}; }
  /// Choices that aren't places on the board, as step and label; may be empty. A step is that of the seat to
  /// move unless it names another seat, as entries do: "2: claim". None by default.
  [[nodiscard]] virtual QList<std::pair<QString, QString>> choices(const Match& /*match*/) const {
    return {};
  }
  /// Whether every turn ends with its last step, so that nobody ever has to end one.
  [[nodiscard]] virtual bool turnsEndThemselves() const { return false; }
  /// A lot's outcome as a sentence: "Ann has priority." By default the outcome itself, for games without
  /// lots.
  [[nodiscard]] virtual QString lotText(const QString& outcome, const Match& /*match*/) const {
    return outcome;
  }
  /// An entry of the turn list without notation, for those who hide it: "3 stones".
  [[nodiscard]] virtual QString turnText(const QString& entry, const Match& match) const = 0;
  /// What the curtain says below the name of the next player: the round and what is special about it. Called
  /// only if turns are secret.
  [[nodiscard]] virtual QString curtainText(const Match& /*match*/) const { return {}; }
  /// What the secret turns between two public positions have led to, as a line of the turn list: "Round 2:
  /// Ann 5, Ben 3". Empty if they have led to nothing yet.
  [[nodiscard]] virtual QString roundText(const State& /*before*/, const State& /*after*/,
                                          const Match& /*match*/) const {
    return {};
  }
  /// Why the game ended as it did, as a sentence: "Ann's largest group has 14 stones, Ben's 11."
  [[nodiscard]] virtual QString resultText(const Match& match) const = 0;
  /// Why a position is decided although nobody has won yet, as a sentence: "Ann keeps 5 places that nobody
  /// can take away …". Empty (the default) if unknown.
  [[nodiscard]] virtual QString decidedText(const State& /*state*/, const Match& /*match*/) const {
    return {};
  }
  /// The setup of another game between the same people after this one, which is over. Games that are played
  /// in series count the wins and say who starts.
  [[nodiscard]] virtual MatchSetup nextSetup(const Match& match) const { return match.setup(); }
  /// What people should know of that game before it begins: "Ben starts the next game." May be empty.
  [[nodiscard]] virtual QString nextText(const Match& /*match*/) const { return {}; }

  /// What mouse and keys do on this game's board beyond what they do on every board, for the page of keys.
  /// The mouse comes first.
  [[nodiscard]] virtual QList<KeyHelp> keys() const { return {}; }

  /// The rules in our own words as rich text; pictures are "board:" addresses drawn by drawExample.
  [[nodiscard]] virtual QString rules() const = 0;
  /// The height of the picture of that name in the rules page for its width.
  [[nodiscard]] virtual double exampleShape(const QString& /*name*/) const { return 0.8; }
  /// Draws the picture of that name in the rules page into the rectangle.
  virtual void drawExample(QPainter& painter, const QRectF& area, const QString& name,
                           const Look& look) const = 0;

  /// The pages to play this game on without the program, in the order in which to offer them: boards, cards.
  /// A game that is played on another one's board leaves the page to that game.
  [[nodiscard]] virtual QList<PaperSheet> sheets() const { return {}; }
  /// The id of the page for this match, of this game or of the one whose board it is played on. By default
  /// the one of sheets() that is named by the value of an option, or by the game alone.
  [[nodiscard]] virtual QString sheetOf(const Match& match) const;
  /// Draws one of sheets() with the score table that it needs: black lines on white, as large as the page
  /// allows. `page` is the whole page in millimetres.
  virtual void drawSheet(QPainter& /*painter*/, const QRectF& /*page*/, const QString& /*sheet*/) const {}

  /// Whether makeScores makes something.
  [[nodiscard]] virtual bool hasScores() const { return false; }
  /// How everybody's points came about so far, as a window; null if the players' cards show everything.
  /// `parent` owns it; the references must outlive it.
  [[nodiscard]] virtual QWidget* makeScores(const Match& /*match*/, const Look& /*look*/,
                                            QWidget* /*parent*/) const {
    return nullptr;
  }
  /// The board for the table; the caller owns it by `parent`. All references must outlive it.
  [[nodiscard]] virtual BoardView* makeBoard(Match& match, const Look& look, QWidget* parent) const = 0;
  /// The arranger for setting up a position; `match` is a match with the options, names and colours to use.
  /// All references must outlive it.
  [[nodiscard]] virtual std::unique_ptr<Arranger> makeArranger(const Match& match,
                                                               const Look& look) const = 0;
  /// Whether that switch changes something in the pictures of every game.
  [[nodiscard]] static bool allHavePictureOption(bool PictureOptions::*option) {
    return option != &PictureOptions::tints;
  }
  /// Whether it does in this game's. By default allHavePictureOption.
  [[nodiscard]] virtual bool hasPictureOption(bool PictureOptions::*option) const {
    return allHavePictureOption(option);
  }
  /// How many ways round this game's board can lie, for BoardFacing: 6 or 4; 0 (the default) if it always
  /// lies the same way.
  [[nodiscard]] virtual int boardWays() const { return 0; }
  /// Whether it may also be mirrored: not if left and right mean something in the game. Only for boards that
  /// can be turned.
  [[nodiscard]] virtual bool canMirrorBoard() const { return true; }
  /// Draws the board at the timeline's cursor as Look::picture says, for thumbnails, pictures and print. Any
  /// thread that owns match and look.
  virtual void drawBoard(QPainter& painter, const QRectF& area, const Match& match,
                         const Look& look) const = 0;

 protected:
  GameFace() = default;

  /// The options of this game and the context of their texts for translators. "start", who starts, is known.
  struct OptionTexts {
    const char* context = "";
    std::span<const OptionText> table = {};
  };
  [[nodiscard]] virtual OptionTexts optionTexts() const { return {}; }

  /// A page for each value of an option: "byg-6", called "Byg, 6 cells per side (91 in all)".
  [[nodiscard]] QList<PaperSheet> sheetsByOption(std::string_view option) const;
  /// The value of the option in such a page's id: "6".
  [[nodiscard]] QString sheetValue(const QString& sheet) const;
  /// One page with the game's own name.
  [[nodiscard]] QList<PaperSheet> theOnlySheet() const;
};

}  // namespace byways::app
