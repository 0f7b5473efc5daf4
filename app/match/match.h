// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QObject>
#include <QSet>
#include <QString>
#include <QStringList>

#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "engine/core/lines.h"
#include "engine/core/record.h"
#include "engine/core/timeline.h"
#include "engine/core/turn_clock.h"

namespace byways::app {

/// How a new game is to be set up.
struct MatchSetup {
  const Game* game = nullptr;  ///< never null
  OptionMap options;           ///< options that are left out get their defaults
  QStringList names;           ///< in seat order, one for each player
  QList<int> colours;          ///< indices of Look::seatColour, in seat order
  QList<int> wins = {};        ///< games won earlier in the series, in seat order; empty outside a series
  QList<int> levels = {};      ///< in seat order; see Match::level
  std::optional<Arrangement> arranged = {};  ///< the position to begin with, unless it is that of the rules
  bool takesBackRolls = false;               ///< see Match::takesBackRolls
  QList<bool> coached = {};                  ///< in seat order; see Match::isCoached
  QList<bool> matched = {};                  ///< in seat order; see Match::isMatched
  ClockRules clock = {};                     ///< off for none; Byg's own clock is one of `options` instead
  std::vector<std::string> opening = {};     ///< the first turns, if given (engine/openings.h)
};

/// One game on the table: owns the timeline, names and colours, plays steps, and signals what changed.
/// Widgets read the match and draw it; nothing else decides how a game continues.
///
/// The match draws lots from a seed kept in the record, so undoing and playing again never gives another
/// outcome. Dice wait until the player whose turn it is rolls them.
///
/// If turns are made in secret (Game::has_secret_turns), the match also keeps players from seeing each
/// other's turns. Between rounds everything on the table is public. In a round, one player after another
/// lifts the curtain, makes a turn and ends it, and the curtain comes down again. People can go back only to
/// public positions.
class Match : public QObject {
  Q_OBJECT

 public:
  /// Precondition: check_setup accepts the setup, including its position, and the turns of the opening are
  /// legal.
  explicit Match(const MatchSetup& setup, QObject* parent = nullptr);
  /// Continues a game from its record. `timeline` is the record replayed, with the cursor where it was when
  /// the record was saved.
  Match(const Record& record, Timeline timeline, QObject* parent = nullptr);
  /// Like the constructor above, but a lesson controls the match from the start (setGuided(kNobody)). The
  /// match stays exactly where the timeline is: not even a lot that is due is drawn.
  [[nodiscard]] static std::unique_ptr<Match> guided(const Record& record, Timeline timeline);

  [[nodiscard]] const Game& game() const { return timeline_.game(); }
  [[nodiscard]] const Timeline& timeline() const { return timeline_; }
  [[nodiscard]] const State& state() const { return timeline_.state(); }
  [[nodiscard]] int players() const { return timeline_.setup().players; }
  /// The name of a seat (from 1): usualName if no name was given.
  [[nodiscard]] QString name(Seat seat) const;
  /// The default name of a seat in a game in which the computers have the levels `levels`: "Player 1",
  /// "Computer", or with several computers "Computer 2".
  [[nodiscard]] static QString usualName(Seat seat, const QList<int>& levels);
  /// Renames a seat; an empty name restores the default. Characters that a record can't hold are dropped.
  void setName(Seat seat, const QString& name);
  [[nodiscard]] int colourIndex(Seat seat) const;
  /// Whether the game began with a position set up by hand. Such a game doesn't count in a series.
  [[nodiscard]] bool isArranged() const { return timeline_.setup().arranged.has_value(); }
  /// Whether the first turns were given. Nobody can take back given turns.
  [[nodiscard]] bool hasOpening() const { return opening_ > 0; }
  /// The setup of another game between the same players, without the wins of the series. If this game began
  /// with an arranged position, so does the other. If it began with the turns of a known opening
  /// (openings_for), the other does, too, with seats swapped.
  [[nodiscard]] MatchSetup setup() const;

  /// Whether the seat makes random legal turns by itself. Only in old games with secret turns, recorded
  /// before there were computer players.
  [[nodiscard]] bool drifts(Seat seat) const { return drifts_.value(seat - 1); }

  /// The level of the computer that plays the seat, from 1 to search::kLevels; 0 if a person does. The match
  /// doesn't think: see app/opponents.
  [[nodiscard]] int level(Seat seat) const { return levels_.value(seat - 1); }
  /// Whether the computer's level was chosen to match a person's strength. The level then stays the same
  /// during the game.
  [[nodiscard]] bool isMatched(Seat seat) const { return level(seat) > 0 && matched_.value(seat - 1); }
  /// From now on a computer of this level plays the seat, or a person if `level` is 0.
  void setLevel(Seat seat, int level, bool isMatched = false);
  /// Like setLevel, but during play: if the person in the seat has just undone a turn, the computer makes a
  /// new turn instead of waiting for the undone one to be redone.
  void handOver(Seat seat, int level, bool isMatched = false);
  [[nodiscard]] bool hasComputers() const;
  /// Whether any seat is a person's.
  [[nodiscard]] bool hasPeople() const;
  /// Whether the turn or the roll at the cursor is a computer's. People can't play then.
  [[nodiscard]] bool isComputersTurn() const { return level(onTurn()) > 0; }
  /// The seat that a person may play at the cursor. If there is none: kNobody, or kChance before a lot.
  [[nodiscard]] Seat mover() const;
  /// Gives a lesson control of the match. People play only the seat `learner` (none if kNobody), and nothing
  /// is hidden from them. The lesson makes all other turns with playShown, including lots and dice; the match
  /// no longer draws or plays anything by itself.
  void setGuided(Seat learner);
  [[nodiscard]] bool isGuided() const { return learner_.has_value(); }
  /// Plays a step, an outcome of chance or "end" for the seat to move, to show it to people. If `step` isn't
  /// legal, returns false and emits nothing.
  bool playShown(const QString& step);
  /// How often a seat has had a hint.
  [[nodiscard]] int hints(Seat seat) const { return hints_.value(seat - 1); }
  void noteHint(Seat seat);
  /// In how many turns a seat has seen advice.
  [[nodiscard]] int advised(Seat seat) const { return advised_.value(seat - 1); }
  void noteAdvised(Seat seat);
  /// Whether a person has taken this seat over from a computer that had already played in this game.
  [[nodiscard]] bool isShared(Seat seat) const { return shared_.value(seat - 1); }
  /// Whether the coach (app/advice) comments on this seat's turns.
  [[nodiscard]] bool isCoached(Seat seat) const { return coached_.value(seat - 1); }
  void setCoached(Seat seat, bool isCoached);
  /// How often a person in the seat has gone back and played something else while the game was on.
  [[nodiscard]] int takeBacks(Seat seat) const { return takeBacks_.value(seat - 1); }
  /// The seed of the game's lots and dice. It also identifies the game: copies share it, no other game does.
  [[nodiscard]] quint64 seed() const { return seed_; }
  /// The seed of the computers' searches, independent of seed(). In games with secret turns no exported
  /// record contains it.
  [[nodiscard]] quint64 opponentsSeed() const;
  /// Undoes the steps that a computer has played of an unfinished turn; it will think again from the start of
  /// the turn. Precondition: isComputersTurn().
  void restartComputersTurn();
  /// Whether the turn at the cursor can be played again from its start although the line continues after it.
  /// This is impossible if turns are secret, and if a later roll is already known (isHeldByRoll).
  [[nodiscard]] bool canPlayFromHere() const;
  /// Starts the turn at the cursor again. What follows leaves the table, and whole turns of it are kept as
  /// another line. Does nothing unless canPlayFromHere().
  void playFromHere();
  /// Plays a step or "end" for the computer whose turn it is, even behind the curtain. A refusal is returned
  /// but not emitted. Precondition: isComputersTurn().
  std::optional<Refusal> playForComputer(const QString& step);

  /// The seat whose turn it is, also while it has yet to roll the dice for that turn. kChance before a lot,
  /// kNobody after the end.
  [[nodiscard]] Seat onTurn() const;
  /// Whether the seat onTurn() is to roll dice at the cursor.
  [[nodiscard]] bool isRollDue() const { return timeline_.to_roll() > 0; }
  /// Whether a person may roll the dice now.
  [[nodiscard]] bool canRoll() const { return isRollDue() && !isComputersTurn() && !isGuided(); }
  /// Rolls the dice. The outcome depends only on the seed and the number of the turn, so undoing a roll and
  /// rolling again gives the same result. Does nothing if no roll is due or a lesson rolls.
  void roll();
  /// Whether people may undo past a roll and play something else. Chosen before the game; true for older
  /// records, which don't say.
  [[nodiscard]] bool takesBackRolls() const { return takesBackRolls_; }
  /// Whether play at the cursor is blocked because a later roll is already known. False if the line leads to
  /// the end of the game: then people may try out alternatives.
  [[nodiscard]] bool isHeldByRoll() const;
  /// The turns of the line on the table, as indices of entries, that were played when the outcome of a later
  /// roll was already known.
  [[nodiscard]] std::set<std::size_t> turnsAfterLook() const;
  /// In games with dice, once it has been drawn by lot who starts: a roll for each seat, in seat order. The
  /// rolls are derived from the seed so that the starter's is the highest. Otherwise empty.
  [[nodiscard]] QList<std::array<int, 2>> startingRolls() const;

  /// Whether the curtain is down: turns are made in secret, and no player has lifted it. Nothing of the turn
  /// in hand may then be shown or played. False in games without secret turns and after the end.
  [[nodiscard]] bool isCurtained() const;
  /// Whether the curtain is down, but the position at the cursor is public and nobody has been asked to
  /// submit yet: between rounds, and while looking back.
  [[nodiscard]] bool isTableOpen() const { return isCurtained() && secrecy_ == Secrecy::Table; }
  /// Ends the open table and begins the round: the curtain comes down for the first player to submit, or
  /// opens at once if the player to move is the only person at the table. A seat that drifts submits at once.
  /// Later public turns leave the table and are kept as another line. Does nothing unless isTableOpen().
  void lowerCurtain();
  /// Whether the line has submissions that are sealed and not yet revealed. Playing from an earlier position
  /// discards them.
  [[nodiscard]] bool holdsSealed() const;
  /// Lifts the curtain: the player to move is alone with the table and may see and change the turn in hand.
  /// From an open table this lowers the curtain first. If a computer is to move, the curtain stays down.
  void liftCurtain();

  /// Plays a step or "end" for the seat to move. A refusal is emitted and returned. Behind the curtain
  /// everything is refused.
  std::optional<Refusal> play(const QString& step);
  /// Replaces the last step of the unfinished turn (in solo games: of the last move), as a single change: the
  /// transition leaves out what both steps have in common. If the new step is refused, the old one stays. If
  /// there is no step to replace, this just plays the new one.
  std::optional<Refusal> replaceStep(const QString& step);
  /// If ending the turn now would end the game, a copy of this match in which the game has ended; otherwise
  /// null. Always null if turns are secret.
  [[nodiscard]] std::unique_ptr<Match> endedNow() const;
  /// Enters a declaration (TURN-6), such as "resign", for a seat.
  std::optional<Refusal> playDeclaration(Seat seat, const QString& declaration);
  /// Undo goes back one step, or past the turns of computers to where a person had a choice. With secret
  /// turns it goes back only within the unfinished turn, because sealed turns stay sealed.
  [[nodiscard]] bool canUndo() const { return undoStop() == UndoStop::None; }
  /// Why undo can't go on.
  enum class UndoStop {
    None,    ///< undo can go on
    Start,   ///< nothing has been played except given turns and turns of computers
    Rolled,  ///< a roll of dice, which can't be taken back in this match
    Sealed   ///< a turn that was made in secret
  };
  [[nodiscard]] UndoStop undoStop() const;
  void undo();
  [[nodiscard]] bool canRedo() const;
  void redo();
  /// Where undo or redo last left the cursor. What follows that point stays undone while people look at
  /// earlier turns. The length of the line if nothing is undone.
  [[nodiscard]] std::size_t undoneTo() const;
  /// Whether goTo can go to this cursor. With secret turns it can go only to public positions, to undoneTo()
  /// and to the end of the line.
  [[nodiscard]] bool canGoTo(std::size_t cursor) const;
  /// Goes to the position after `cursor` steps.
  void goTo(std::size_t cursor);

  /// The lines that were abandoned when somebody went back and played something else. Each begins where it
  /// branches off the line on the table. Secret turns that aren't public yet are left out.
  [[nodiscard]] std::vector<Variation> variations() const;
  /// Puts one of variations() on the table in place of the current line, which becomes a variation, and goes
  /// to the position after the first entry that differs. Precondition: `index` < variations().size().
  void takeVariation(std::size_t index);
  /// Adds a complete line, as if it had been played and abandoned. Returns false and changes nothing if the
  /// line can't be played, only repeats the line on the table or has been added before, or if there is no
  /// room for it.
  bool addVariation(const std::vector<Entry>& line);
  /// Removes one of the variations. Precondition: `index` < variations().size().
  void dropVariation(std::size_t index);
  /// Whether a line that was removed since the game was opened can be restored.
  [[nodiscard]] bool hasDroppedVariation() const { return !dropped_.empty(); }
  /// Restores the line that was removed last, with its comments. Refused if the record is full. Does nothing
  /// if no line was removed.
  std::optional<Refusal> putBackVariation();
  /// The comment after the first `entries` entries of the line on the table; empty if there is none.
  [[nodiscard]] QString comment(std::size_t entries) const;
  /// All comments, by the number of entries before them.
  [[nodiscard]] const Comments& comments() const { return comments_; }
  /// Sets the comment after the first `entries` entries. An empty text removes it; control characters other
  /// than line breaks and tabs are dropped. Returns false and changes nothing if the text is longer than a
  /// comment may be (is_comment), or if the record is full.
  bool setComment(std::size_t entries, const QString& text);

  /// All lines and their comments, without the cursor: two contents are equal if their turns, comments and
  /// variations are.
  struct Content {
    Timeline onTable;
    Comments comments;
    std::vector<Line> others;

    bool operator==(const Content& other) const;
  };
  [[nodiscard]] Content content() const { return {timeline_, comments_, lines_}; }
  /// Whether the record had an unfinished secret round that can't be opened here, because it was sealed on
  /// another computer or edited by hand. The match then continues from the last public position.
  [[nodiscard]] bool hasUnopenedRound() const { return !unopened_.empty(); }

  /// The game as a record, with cursor, colours and seed under the program's own keys. A game with secret
  /// turns ends at its last public position, so that exports reveal nothing.
  [[nodiscard]] Record record() const;
  /// The record for the file that the game is saved in: like record(), but with the unfinished round, sealed
  /// (app/match/sealed.h).
  [[nodiscard]] Record recordToGoOn() const;
  /// Whether recordToGoOn() has an unfinished round, which record() leaves out.
  [[nodiscard]] bool holdsRoundInHand() const;
  /// The day on which the game began; null if its record doesn't say.
  [[nodiscard]] QDate date() const;
  /// A value that the record keeps in addition to the game, such as that of kClockKey.
  [[nodiscard]] nlohmann::ordered_json extra(const char* key) const;
  /// Sets a value that the record keeps in addition to the game. Ignored if the value isn't well-formed for
  /// its key (app/match/own_keys.h). Precondition: `key` isn't one of the format's own.
  void setExtra(const char* key, const nlohmann::ordered_json& value);
  /// Like setExtra, but for large values: returns false and changes nothing if the record has no room for
  /// `value`.
  bool addExtra(const char* key, const nlohmann::ordered_json& value);

 Q_SIGNALS:
  /// The curtain has gone down or up. If `changed` is emitted too, it comes first.
  void curtainChanged();
  /// The position, the cursor or the line has changed, or a seat's name, level, coach or control;
  /// `transition` is empty for jumps.
  void changed(const byways::Transition& transition);
  void refused(const byways::Refusal& refusal);
  /// Somebody has just played this step or declaration, or replaced the last step with it. Follows `changed`
  /// and `curtainChanged`. Not emitted for undo, redo or goTo.
  void stepTaken(const QString& step, byways::Seat seat);
  /// undo() or redo() has changed the cursor; follows `changed`.
  void undone();
  void redone();
  /// A lot was drawn or dice were rolled just now; `outcome` is its notation. `changed` follows.
  void lotDrawn(const QString& outcome);
  /// A seat has been renamed; follows `changed`.
  void renamed(byways::Seat seat, const QString& name);
  /// Something other than a step has changed that should be saved.
  void extraChanged();
  /// A line was removed; `linesChanged` follows.
  void lineDropped();
  /// Somebody played something other than the next turn of the line. The old continuation is kept; it
  /// branches off after `entries` entries. `changed` follows.
  void lineLeft(std::size_t entries);
  /// Variations or comments have changed. If `changed` is emitted too, it comes first.
  void linesChanged();
  /// A comment or a line was not kept because the record is full (leaves_room).
  void recordFull();

 private:
  Match(const Record& record, Timeline timeline, std::optional<Seat> learner, QObject* parent);

  /// Who can see the table in a game with secret turns: everybody, nobody, or the player to move.
  enum class Secrecy { Table, Curtain, Open };

  [[nodiscard]] bool isSecret() const { return game().has_secret_turns(); }
  [[nodiscard]] Timeline publicLine() const;
  void readOwnKeys();
  void restoreSealed(const std::string& sealed);
  [[nodiscard]] QByteArray publicGame(const Timeline& open) const;
  [[nodiscard]] bool leavesRoom() const;
  [[nodiscard]] Line lineOnTable() const;
  bool keepLeftLine(Line left);
  [[nodiscard]] std::optional<Refusal> refusalToLeave(const Line& left, const Line& now) const;
  [[nodiscard]] bool lineIsOver() const;
  void countTakeBack(Seat seat);
  void noteUndone();
  void drawDueLots();
  void drawLot(quint64 place);
  [[nodiscard]] Transition playDriftingTurns();
  [[nodiscard]] Secrecy secrecyAfterTurn() const;
  [[nodiscard]] bool isOnlyPerson(Seat seat) const;
  std::optional<Refusal> playHere(Seat seat, const QString& step, bool isTold);
  void redoComputersTurns(Transition& changes);
  [[nodiscard]] bool onlyItsTurnFollows(Seat seat) const;
  [[nodiscard]] UndoStop undoStopAt(const Timeline& timeline) const;
  void playOpening(const std::vector<std::string>& turns);
  [[nodiscard]] std::optional<std::size_t> undoneCursor() const;
  void announceCurtain(Secrecy before);
  void readRolls(const nlohmann::ordered_json& table);
  void writeRolls(nlohmann::ordered_json& table) const;
  [[nodiscard]] std::optional<Refusal> heldByRoll();
  void noteRoll(std::size_t entry);
  void noteLookAhead();

  Timeline timeline_;
  std::size_t undoneTo_ = 0;
  std::size_t undoneOf_ = 0;   // the length of the line when undoneTo_ was set
  std::size_t opening_ = 0;    // the cursor after the given turns; 0 if there were none
  std::vector<Line> lines_;    // the abandoned lines
  std::vector<Line> dropped_;  // removed from lines_, most recent last
  Comments comments_;          // on the line on the table
  QStringList names_;
  QList<int> colours_;
  QList<bool> drifts_;
  QList<int> levels_;
  QList<bool> matched_;
  QList<int> hints_;
  std::optional<Seat> learner_;  // set while a lesson controls the match
  QList<int> advised_;
  QList<bool> shared_;
  QSet<Seat> movedByComputer_;  // seats that a computer has played at some time
  QList<bool> coached_;
  QList<int> takeBacks_;
  Secrecy secrecy_ = Secrecy::Table;
  quint64 seed_ = 0;
  quint64 opponentsSeed_ = 0;
  bool takesBackRolls_ = true;
  std::size_t furthestRoll_ = 0;  // the latest roll that people have seen on any line, as an index of entries
  std::set<std::string> lookedAhead_;  // turns played when a later roll was known: index and text
  nlohmann::ordered_json kept_;
  struct OpenedSeal {
    std::string sealed;
    std::vector<Entry> entries;
    QByteArray game;
  };
  std::optional<OpenedSeal> opened_;  // the seal as read, so that saving an unchanged game writes it again
  std::string unopened_;              // a sealed round from another computer
  std::size_t unopenedAt_ = 0;        // the length of the line that unopened_ belongs to
};

}  // namespace byways::app
