// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QPointF>
#include <QString>
#include <QStringList>

#include <memory>
#include <string_view>

#include "app/games/game_facts.h"
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
class RulesPage;

/// A line about the turn.
struct TurnItem {
  enum class Kind {
    Task,    ///< something that the turn requires, ticked off once it is done
    Open,    ///< a kind of move that can be made in this turn
    Closed,  ///< a kind of move that can't be made
    Fact     ///< something to know
  };

  QString text;
  bool done = false;  ///< whether a Task is done
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

/// A turn, with the states before and after it.
struct TurnSpan {
  const State& before;  ///< at the start of the turn; if dice are rolled for it, after the roll
  const State& after;   ///< once the turn has ended; if turns are secret, after its last step
  Seat seat;            ///< who plays the turn
  std::vector<std::string> steps;
};

/// Another game between the same people after one that is over.
struct NextGame {
  MatchSetup setup;
  QString text = {};  ///< what people should know before it begins: "Ben starts the next game."; may be empty
};

/// The texts and widgets of one rule set: everything that the window needs to know of a rule set, apart from
/// the rules. Stateless. Texts are in the current language, so ask again after a change of language.
class GameFace {
 public:
  virtual ~GameFace() = default;
  GameFace(const GameFace&) = delete;
  GameFace& operator=(const GameFace&) = delete;

  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] const GameFacts& facts() const { return facts_; }

  // Functions that every face implements.

  /// What the player to move should do now, as a sentence without the name.
  [[nodiscard]] virtual QString task(const Match& match) const = 0;
  /// The steps of a turn in words: "3 stones". `steps` are in notation; none is a declaration or lot for
  /// which turnText itself has a text.
  [[nodiscard]] virtual QString stepsText(const QString& steps, const Match& match) const = 0;
  /// Why the game ended as it did, as a sentence: "Ann's largest group has 14 stones, Ben's 11."
  [[nodiscard]] virtual QString resultText(const Match& match) const = 0;
  /// The rules in our own words, with pictures.
  [[nodiscard]] virtual std::unique_ptr<RulesPage> rules() const = 0;
  /// The board for the table, owned by `parent`. All references must outlive the board.
  [[nodiscard]] virtual BoardView* makeBoard(Match& match, const Look& look, QWidget* parent) const = 0;
  /// The arranger for setting up a position; `match` is a match with the options, names and colours to use.
  /// All references must outlive the arranger.
  [[nodiscard]] virtual std::unique_ptr<Arranger> makeArranger(const Match& match,
                                                               const Look& look) const = 0;
  /// Draws the board at the timeline's cursor as Look::picture says, for thumbnails, pictures and print. May
  /// be called on any thread that owns `match` and `look`.
  virtual void drawBoard(QPainter& painter, const QRectF& area, const Match& match,
                         const Look& look) const = 0;

  // Functions that most faces override.

  /// The aim of the players, as one short sentence that is shown under the title of every turn: "The larger
  /// of the largest groups wins." Empty if there is nothing to say.
  [[nodiscard]] virtual QString aim(const Match& /*match*/) const { return {}; }
  /// What a step of `seat` has done, as a phrase: "wall between B1 and B2". `step` is in notation; the
  /// default is the notation itself.
  [[nodiscard]] virtual QString stepText(const QString& step, Seat /*seat*/, const Match& /*match*/) const {
    return step;
  }
  /// What the turn asks for or allows; may be empty.
  [[nodiscard]] virtual QList<TurnItem> turnItems(const Match& /*match*/) const { return {}; }
  /// Lines about a seat for its card: "Largest group 12". None by default.
  [[nodiscard]] virtual QStringList seatLines(const Match& /*match*/, Seat /*seat*/) const { return {}; }
  /// What a turn does, as facts computed by the engine: phrases whose subject is the turn, most important
  /// first, such as "joins groups of 5 and 4". `match` provides options and names; its cursor doesn't matter.
  /// Empty (the default) if nothing is certain. How a turn ends the game is described by
  /// app/games/turn_facts.h.
  [[nodiscard]] virtual QStringList turnFacts(const TurnSpan& /*turn*/, const Match& /*match*/) const {
    return {};
  }
  /// Draws the sign that distinguishes a seat's pieces without colour, next to the player's name. Returns
  /// false, and draws nothing, if the pieces differ by colour only.
  [[nodiscard]] virtual bool drawSeat(QPainter& /*painter*/, QPointF /*centre*/, double /*radius*/,
                                      const Match& /*match*/, Seat /*seat*/, const Look& /*look*/) const {
    return false;
  }
  /// What mouse and keys do on this board beyond what they do on every board, for the page of keys. The lines
  /// about the mouse come first.
  [[nodiscard]] virtual QList<KeyHelp> keys() const { return {}; }
  /// Draws one of sheets() with the score table that it needs: black lines on white, as large as the page
  /// allows. `page` is the whole page in millimetres, `sheet` the id of one of sheets(). Precondition:
  /// GameFacts::playedOn is null.
  virtual void drawSheet(QPainter& /*painter*/, const QRectF& /*page*/, const QString& /*sheet*/) const {}

  // Functions that only some faces override.

  /// The text of an option's value; by default optionValueText.
  [[nodiscard]] virtual QString optionValue(const std::string& option, const OptionValue& value) const;
  /// What `options` mean for the players, as a sentence or two for the new-game sheet; may be empty. `names`
  /// are in seat order and never empty.
  [[nodiscard]] virtual QString setupNote(const OptionMap& /*options*/, const QStringList& /*names*/) const {
    return {};
  }
  /// How a sentence that explains a refusal names a place or colour. `argument` is the engine's word for it,
  /// which is also the default.
  [[nodiscard]] virtual QString argumentText(const std::string& argument) const {
    return QString::fromStdString(argument);
  }
  /// Choices that aren't places on the board, as step and label; may be empty. The seat to move plays the
  /// step, unless the step names another seat as entries do: "2: claim". None by default.
  [[nodiscard]] virtual QList<std::pair<QString, QString>> choices(const Match& /*match*/) const {
    return {};
  }
  /// A lot's outcome as a sentence: "Ann has priority." The default knows the lot about who starts.
  [[nodiscard]] virtual QString lotText(const QString& outcome, const Match& match) const;
  /// Of `steps`, which are still to be played in a turn, those that a hint mentions, in the order in which it
  /// mentions them; without steps that gain nothing. By default all.
  [[nodiscard]] virtual QStringList hintedSteps(const QStringList& steps, Seat /*seat*/,
                                                const Match& /*match*/) const {
    return steps;
  }
  /// What would be lost if the turn ended now, as a sentence; empty if nothing. If not empty, people are
  /// asked before the turn ends.
  [[nodiscard]] virtual QString lossAtEnd(const Match& /*match*/) const { return {}; }
  /// What the curtain says below the name of the next player: the round and what is special about it. Called
  /// only if turns are secret.
  [[nodiscard]] virtual QString curtainText(const Match& /*match*/) const { return {}; }
  /// What the secret turns between two public positions have led to, as a line of the turn list: "Round 2:
  /// Ann 5, Ben 3". Empty if the turns have led to nothing yet.
  [[nodiscard]] virtual QString roundText(const State& /*before*/, const State& /*after*/,
                                          const Match& /*match*/) const {
    return {};
  }
  /// Why a position is decided although nobody has won yet, as a sentence: "Ann keeps 5 places that nobody
  /// can take away …". Empty (the default) if unknown.
  [[nodiscard]] virtual QString decidedText(const State& /*state*/, const Match& /*match*/) const {
    return {};
  }
  /// The next game after this one, which is over. By default it has the same setup. Rule sets whose games are
  /// played in series count the wins and say who starts.
  [[nodiscard]] virtual NextGame nextGame(const Match& match) const { return {match.setup()}; }
  /// A face like this one whose words for directions ("east") fit a board that lies as `lies` says. By
  /// default this face itself, since most rule sets have no such words. The face lives as long as the
  /// program.
  [[nodiscard]] virtual const GameFace& facing(const BoardFacing& /*lies*/) const { return *this; }
  /// The pages for playing without the program, in the order in which to offer them: boards, cards. By
  /// default those that follow from GameFacts.
  [[nodiscard]] virtual QList<PaperSheet> sheets() const;

  // Functions that use those above.

  /// The face that fits the board of `match` as `look` shows it (facing, facingOf). All texts about this
  /// board have to come from that face.
  [[nodiscard]] const GameFace& asSeen(const Match& match, const Look& look) const;
  /// The text of an entry in the turn list, for people who hide the notation: stepsText or, for lots and for
  /// declarations that every rule set knows, their own texts.
  [[nodiscard]] QString turnText(const QString& entry, const Match& match) const;
  /// A refusal as a sentence for people, in their language and with their names.
  [[nodiscard]] QString explain(const Refusal& refusal, const Match& match) const;

  /// The row of GameFacts::options; an empty one if there is none.
  [[nodiscard]] const OptionText& optionText(const std::string& option) const;
  /// Name and explanation of an option in the current language.
  [[nodiscard]] QString optionName(const std::string& option) const;
  [[nodiscard]] QString optionHelp(const std::string& option) const;
  /// The values to propose (OptionOffer::proposed), for the options that have one.
  [[nodiscard]] OptionMap proposedOptions() const;

  /// GameFacts::usualColours, one for each player.
  [[nodiscard]] QList<int> usualColours() const;
  /// The colour that stands for a seat: the colour of its pieces, the first one if they have several colours.
  [[nodiscard]] QColor seatColour(const Match& match, Seat seat, const Look& look) const;
  // What GameFacts::pieceColours returns; an empty list or -1 if people choose the colours.
  [[nodiscard]] QList<int> pieceColours(int players, Seat seat) const;
  [[nodiscard]] int colourOnTurn(const Match& match) const;
  [[nodiscard]] int colourOfTurn(const State& before) const;

  /// Whether the switch `option` changes something in the pictures of every rule set.
  [[nodiscard]] static bool allHavePictureOption(bool PictureOptions::*option) {
    return option != &PictureOptions::tints;
  }
  /// Whether the switch `option` changes something in the pictures of this rule set.
  [[nodiscard]] bool hasPictureOption(bool PictureOptions::*option) const {
    return facts_.hasTints || allHavePictureOption(option);
  }
  /// The id of the page for `match`: the one of sheets() that is named by the value of
  /// GameFacts::sheetOption, or by the rule set alone. With GameFacts::playedOn, the page belongs to that
  /// rule set.
  [[nodiscard]] QString sheetOf(const Match& match) const;

 protected:
  /// `game` must live as long as the program.
  explicit GameFace(const Game& game, GameFacts facts = {}) : game_(game), facts_(std::move(facts)) {}

  /// The value of GameFacts::sheetOption in a page's id: "6".
  [[nodiscard]] QString sheetValue(const QString& sheet) const;

 private:
  const Game& game_;
  GameFacts facts_;
};

}  // namespace byways::app
