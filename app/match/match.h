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
  OptionMap options;           ///< those left out have their default
  QStringList names;           ///< in seat order; their number is the number of players
  QList<int> colours;          ///< indices of Look::seatColour, in seat order
  QList<int> wins = {};        ///< in earlier games of a series, in seat order; empty outside a series
  QList<int> levels = {};      ///< in seat order; see Match::level
  std::optional<Arrangement> arranged = {};  ///< where the game begins, if not where its rules say
  bool takesBackRolls = false;               ///< see Match::takesBackRolls
  QList<bool> coached = {};                  ///< in seat order; see Match::isCoached
  QList<bool> matched = {};                  ///< in seat order; see Match::isMatched
  ClockRules clock = {};                     ///< off for none; Byg's own is among its options instead
};

/// One game on the table: owns the timeline, names and colours, plays steps, and tells what changed. Widgets
/// ask it and draw; nothing else knows how a game goes on.
///
/// Lots are drawn here, from a seed kept in the record, so going back and forth never gives another outcome.
/// Dice wait until the player whose turn it is rolls them.
///
/// In games whose turns are made in secret (Game::has_secret_turns) it also keeps players from seeing each
/// other's turns. Between rounds everything on the table is public. Then one player after another lifts the
/// curtain, makes a turn and ends it, and the curtain comes down again. Only public positions can be gone
/// back to.
class Match : public QObject {
  Q_OBJECT

 public:
  /// Precondition: check_setup accepts the setup, its position included.
  explicit Match(const MatchSetup& setup, QObject* parent = nullptr);
  /// Goes on with a record that has been replayed; the cursor is where its writer left it.
  Match(const Record& record, Timeline timeline, QObject* parent = nullptr);
  /// The same in the hands of a lesson from the first (setGuided, kNobody). So it stands exactly where the
  /// timeline does: no lot is drawn, not even one that is due there.
  [[nodiscard]] static std::unique_ptr<Match> guided(const Record& record, Timeline timeline);

  [[nodiscard]] const Game& game() const { return timeline_.game(); }
  [[nodiscard]] const Timeline& timeline() const { return timeline_; }
  [[nodiscard]] const State& state() const { return timeline_.state(); }
  [[nodiscard]] int players() const { return timeline_.setup().players; }
  /// Seats run from 1 here too. An empty name is replaced by usualName.
  [[nodiscard]] QString name(Seat seat) const;
  /// What a seat without a name is called where these levels (see below) sit at the table: "Player 1",
  /// "Computer", and "Computer 2" where there are several of them.
  [[nodiscard]] static QString usualName(Seat seat, const QList<int>& levels);
  /// Gives a seat another name; an empty one takes it away. What a record can't hold is left out.
  void setName(Seat seat, const QString& name);
  [[nodiscard]] int colourIndex(Seat seat) const;
  /// Whether the game began with a position set up by hand: then it doesn't count in a series.
  [[nodiscard]] bool isArranged() const { return timeline_.setup().arranged.has_value(); }
  /// The setup of another game between the same people, apart from the series. A game that began with an
  /// arranged position begins there again.
  [[nodiscard]] MatchSetup setup() const;

  /// Whether the seat has no person and makes random legal turns by itself. Only in records of secret games
  /// that are older than computer players.
  [[nodiscard]] bool drifts(Seat seat) const { return drifts_.value(seat - 1); }

  /// The level of the computer that plays the seat, from 1 to search::kLevels; 0 if a person does. The match
  /// doesn't think: see app/opponents.
  [[nodiscard]] int level(Seat seat) const { return levels_.value(seat - 1); }
  /// Whether that level was chosen to match a person's strength. The match doesn't change it during a game.
  [[nodiscard]] bool isMatched(Seat seat) const { return level(seat) > 0 && matched_.value(seat - 1); }
  /// From now on a computer of that level plays the seat, or a person (0).
  void setLevel(Seat seat, int level, bool isMatched = false);
  /// The same at the table: a turn that the seat's person has taken back doesn't hold the computer up.
  void handOver(Seat seat, int level, bool isMatched = false);
  [[nodiscard]] bool hasComputers() const;
  /// Whether a person sits at the table.
  [[nodiscard]] bool hasPeople() const;
  /// Whether the turn or the roll at the cursor is a computer's. People can't play then.
  [[nodiscard]] bool isComputersTurn() const { return level(onTurn()) > 0; }
  /// The seat that a person may move at the cursor; kNobody, or kChance before a lot, if there is none.
  [[nodiscard]] Seat mover() const;
  /// Puts the match into the hands of a lesson: people move that seat only, nothing is hidden from them, and
  /// the lesson plays for everybody else (playShown), lots and dice included: none falls by itself any more.
  /// kNobody: nobody may move.
  void setGuided(Seat learner);
  [[nodiscard]] bool isGuided() const { return learner_.has_value(); }
  /// Plays a step, an outcome of chance or "end" for the seat to move, as people are shown it. Answers
  /// whether it was legal; nothing is told if it wasn't.
  bool playShown(const QString& step);
  /// How often a seat has had a hint.
  [[nodiscard]] int hints(Seat seat) const { return hints_.value(seat - 1); }
  void noteHint(Seat seat);
  /// In how many turns a seat has seen advice.
  [[nodiscard]] int advised(Seat seat) const { return advised_.value(seat - 1); }
  void noteAdvised(Seat seat);
  /// Whether a computer has played in that seat for a while and a person does, or has, too.
  [[nodiscard]] bool isShared(Seat seat) const { return shared_.value(seat - 1); }
  /// Whether a person in that seat wants to hear of turns that give much away: see app/advice.
  [[nodiscard]] bool isCoached(Seat seat) const { return coached_.value(seat - 1); }
  void setCoached(Seat seat, bool isCoached);
  /// How often a person of that seat has gone back and played something else while the game was on.
  [[nodiscard]] int takeBacks(Seat seat) const { return takeBacks_.value(seat - 1); }
  /// What the game's lots are drawn from: the mark of a game among all others, and of its copies.
  [[nodiscard]] quint64 seed() const { return seed_; }
  /// What the computers' lots are drawn from; it has nothing to do with those of the game. Where turns are
  /// secret it doesn't follow from any record.
  [[nodiscard]] quint64 opponentsSeed() const;
  /// Takes back what a computer has begun to play at the cursor, as it begins its turn anew. Precondition:
  /// isComputersTurn().
  void restartComputersTurn();
  /// Whether the turn at the cursor can be begun anew though more follows it on the line. Not where turns are
  /// secret, nor where a later roll holds the line.
  [[nodiscard]] bool canBeginAnew() const;
  /// Begins it anew: what follows leaves the table, and whole turns are kept as another line. Does nothing
  /// unless canBeginAnew().
  void beginAnew();
  /// Plays a step or "end" for the computer whose turn it is, behind the curtain too. What is refused is
  /// returned and not told. Precondition: isComputersTurn().
  std::optional<Refusal> playForComputer(const QString& step);

  /// The seat whose turn it is, or which is to roll the dice for it. kChance before a lot, kNobody after the
  /// end.
  [[nodiscard]] Seat onTurn() const;
  /// Whether dice are to be rolled at the cursor, by onTurn.
  [[nodiscard]] bool isRollDue() const { return timeline_.to_roll() > 0; }
  /// Whether a person may roll them.
  [[nodiscard]] bool canRoll() const { return isRollDue() && !isComputersTurn() && !isGuided(); }
  /// Rolls them. The outcome depends on the seed and the number of the turn, not on what was played before,
  /// so going back over a roll in the line and rolling again repeats it. Does nothing if no roll is due or a
  /// lesson rolls.
  void roll();
  /// Whether people may go back past a roll and play something else: agreed on before the game. True for
  /// records that don't say it, which are older than the question.
  [[nodiscard]] bool takesBackRolls() const { return takesBackRolls_; }
  /// Whether nobody may play at the cursor because of a roll later in the line. Never in a game that is over:
  /// there people may try out what might have been.
  [[nodiscard]] bool isHeldByRoll() const;
  /// The turns of the line on the table, as indices of entries, that were played when a later roll was
  /// already known.
  [[nodiscard]] std::set<std::size_t> turnsAfterLook() const;
  /// In games with dice, once a lot has decided who starts: a roll for each seat, in seat order, made up from
  /// the seed so that the starter's is the highest. Otherwise empty.
  [[nodiscard]] QList<std::array<int, 2>> startingRolls() const;

  /// Whether turns are made in secret and no player has lifted the curtain: then nothing of the turn in hand
  /// may be shown or played. False in other games and after the end.
  [[nodiscard]] bool isCurtained() const;
  /// Curtained, but everything at the cursor is public and nobody has been asked to submit yet: between
  /// rounds, and while looking back.
  [[nodiscard]] bool isTableOpen() const { return isCurtained() && hand_ == Hand::Table; }
  /// Leaves the open table and begins the round: the curtain goes down for the first player to submit, or up
  /// at once if all others are computers. A seat that drifts submits at once. What came after this position
  /// is dropped. Does nothing elsewhere.
  void lowerCurtain();
  /// Whether the line holds submissions that were sealed and not yet revealed. Playing something after an
  /// earlier position drops them.
  [[nodiscard]] bool holdsSealed() const;
  /// Lifts the curtain: the player to move is alone with the table and may see and change the turn in hand.
  /// From an open table this lowers the curtain first. For a computer it stays down.
  void liftCurtain();

  /// Plays a step or "end" for the seat to move. A refusal is emitted and returned. Behind the curtain
  /// everything is refused.
  std::optional<Refusal> play(const QString& step);
  /// Plays a step in place of the last one of the unfinished turn (in solo games: of the last move), as one
  /// change: what both change alike isn't in the transition. If it is refused, the last step stays. If there
  /// is no such step, it just plays.
  std::optional<Refusal> replaceStep(const QString& step);
  /// The game as ending the turn in hand now would leave it, which is over; null if it went on, or if turns
  /// are secret.
  [[nodiscard]] std::unique_ptr<Match> endedNow() const;
  /// Enters a word of TURN-6 for a seat.
  std::optional<Refusal> playWord(Seat seat, const QString& word);
  /// One step back or forth; past what computers have played, as far as a person had a choice. In games with
  /// secret turns only within the turn in hand, as what is sealed stays sealed.
  [[nodiscard]] bool canUndo() const { return undoStop() == UndoStop::None; }
  /// Why undo can't go on.
  enum class UndoStop {
    None,    ///< undo can go on
    Start,   ///< nothing has been played, or only by computers
    Rolled,  ///< dice, which are not taken back at this table
    Sealed   ///< turns that were made in secret
  };
  [[nodiscard]] UndoStop undoStop() const;
  void undo();
  [[nodiscard]] bool canRedo() const;
  void redo();
  /// Whether goTo goes there: everywhere, but in games with secret turns only to public positions and to the
  /// latest one.
  [[nodiscard]] bool canGoTo(std::size_t cursor) const;
  /// Goes to just after that many steps.
  void goTo(std::size_t cursor);

  /// The lines that were left for the one on the table when somebody went back and played something else,
  /// each as it branches off from that one. They hold no secret turns that are not public yet.
  [[nodiscard]] std::vector<Variation> variations() const;
  /// Puts one of them on the table, at its first turn; the line on the table takes its place. Precondition:
  /// `index` is that of one of variations().
  void takeVariation(std::size_t index);
  /// Adds a whole line to them, as if it had been played and left. False, and nothing changes, if it can't be
  /// played, has no turn of its own, or is there already.
  bool addVariation(const std::vector<Entry>& line);
  /// Takes one of them out of the game. Precondition: as above.
  void dropVariation(std::size_t index);
  /// Whether one that was taken out since the game was opened can be put back.
  [[nodiscard]] bool hasDroppedVariation() const { return !dropped_.empty(); }
  /// Puts back the one that was taken out last, with its remarks. Refused where the record is full. Does
  /// nothing if there is none.
  std::optional<Refusal> putBackVariation();
  /// The remark behind that many entries of the line on the table; empty if there is none.
  [[nodiscard]] QString comment(std::size_t entries) const;
  /// All of them, by that number.
  [[nodiscard]] const Comments& comments() const { return comments_; }
  /// An empty text removes the remark; control characters are left out. False, and nothing changes, if it is
  /// longer than a record can hold (is_comment).
  bool setComment(std::size_t entries, const QString& text);

  /// All lines of play with their remarks, wherever the cursor is. As long as this stays the same, nothing
  /// worth saving has changed.
  struct Content {
    Timeline onTable;
    Comments comments;
    std::vector<Line> others;

    bool operator==(const Content& other) const;
  };
  [[nodiscard]] Content content() const { return {timeline_, comments_, lines_}; }
  /// Whether the record had a round in hand that could not be opened here, as it was sealed on another
  /// computer or changed by hand. Then the match goes on from the last public position.
  [[nodiscard]] bool hasUnopenedRound() const { return !unopened_.empty(); }

  /// The line as a record, with the cursor, colours and seed under keys of our own. A game whose turns are
  /// secret ends there at its last public position: what leaves the program shows nobody more.
  [[nodiscard]] Record record() const;
  /// The same for the one file in which the game goes on: with the round in hand, sealed
  /// (app/match/sealed.h).
  [[nodiscard]] Record recordToGoOn() const;
  /// Whether the second holds a round that the first doesn't.
  [[nodiscard]] bool holdsRoundInHand() const;
  /// The day on which the game was begun; null if its record doesn't say.
  [[nodiscard]] QDate date() const;
  /// A value kept in the record beside the game: the clock's, for example.
  [[nodiscard]] nlohmann::ordered_json extra(const char* key) const;
  /// A value that doesn't have the form of its key (app/match/own_keys.h) is not kept. Precondition: `key` is
  /// none of the format's own.
  void setExtra(const char* key, const nlohmann::ordered_json& value);
  /// The same for what may be large. False, and nothing changes, if the record has no room for it.
  bool addExtra(const char* key, const nlohmann::ordered_json& value);

 Q_SIGNALS:
  /// The curtain has gone down or up; follows `changed` where both happen.
  void curtainChanged();
  /// The position, the cursor or the line has changed; `transition` is empty for jumps.
  void changed(const byways::Transition& transition);
  void refused(const byways::Refusal& refusal);
  /// Somebody has just played that step or word, or has replaced the last one with it; follows `changed` and
  /// `curtainChanged`. Not emitted for going back and forth.
  void stepTaken(const QString& step, byways::Seat seat);
  /// A lot was drawn or dice were rolled just now; `outcome` is its notation. `changed` follows.
  void lotDrawn(const QString& outcome);
  /// A seat has been given another name; follows `changed`.
  void renamed(byways::Seat seat, const QString& name);
  /// Something other than a step has changed that should be saved.
  void extraChanged();
  /// One of the lines was taken out of the game; `linesChanged` follows.
  void lineDropped();
  /// Something else was played than the line on the table had next, and that line is kept: it branches off
  /// after that many entries. `changed` follows.
  void lineLeft(std::size_t entries);
  /// Variations or remarks have changed; follows `changed` where both happen.
  void linesChanged();
  /// A remark or a line was not kept, as the record has no room for it (leaves_room).
  void recordFull();

 private:
  Match(const Record& record, Timeline timeline, std::optional<Seat> learner, QObject* parent);

  /// What of the table is open in a game with secret turns.
  enum class Hand { Table, Curtain, Open };

  [[nodiscard]] bool isSecret() const { return game().has_secret_turns(); }
  [[nodiscard]] Timeline publicLine() const;
  void takeOwnKeys();
  void restoreSealed(const std::string& sealed);
  [[nodiscard]] QByteArray publicGame(const Timeline& open) const;
  [[nodiscard]] bool leavesRoom() const;
  [[nodiscard]] Line lineOnTable() const;
  bool keepLeftLine(Line left);
  [[nodiscard]] std::optional<Refusal> refusalToLeave(const Line& left, const Line& now) const;
  [[nodiscard]] bool lineIsOver() const;
  void noteTakeBack(Seat seat);
  void drawDueLots();
  void drawLot(quint64 place);
  [[nodiscard]] Transition playDriftingTurns();
  [[nodiscard]] Hand handAfterTurn() const;
  [[nodiscard]] bool isAlone(Seat seat) const;
  std::optional<Refusal> playHere(Seat seat, const QString& word, bool isTold);
  void redoComputersTurns(Transition& changes);
  [[nodiscard]] bool onlyItsTurnFollows(Seat seat) const;
  [[nodiscard]] UndoStop undoStopAt(const Timeline& timeline) const;
  [[nodiscard]] std::optional<std::size_t> undoneCursor() const;
  void tellOfCurtain(Hand before);
  void readRolls(const nlohmann::ordered_json& table);
  void writeRolls(nlohmann::ordered_json& table) const;
  [[nodiscard]] std::optional<Refusal> heldByRoll();
  void noteRoll(std::size_t entry);
  void noteTurn();

  Timeline timeline_;
  std::vector<Line> lines_;    // left for the one on the table
  std::vector<Line> dropped_;  // taken out of them, the last one last
  Comments comments_;          // on that one
  QStringList names_;
  QList<int> colours_;
  QList<bool> drifts_;
  QList<int> levels_;
  QList<bool> matched_;
  QList<int> hints_;
  std::optional<Seat> learner_;  // in a lesson
  QList<int> advised_;
  QList<bool> shared_;
  QSet<Seat> movedByComputer_;  // seats, and never taken out
  QList<bool> coached_;
  QList<int> takeBacks_;
  Hand hand_ = Hand::Table;
  quint64 seed_ = 0;
  quint64 opponentsSeed_ = 0;
  bool takesBackRolls_ = true;
  std::size_t furthestRoll_ = 0;       // of all lines, as an index of entries: what people know
  std::set<std::string> lookedAhead_;  // turns played when a later roll was known: index and text
  nlohmann::ordered_json kept_;
  struct OpenedSeal {
    std::string sealed;
    std::vector<Entry> entries;
    QByteArray game;
  };
  std::optional<OpenedSeal> opened_;  // as the file has it, so that opening the game doesn't change that
  std::string unopened_;              // a sealed round that can't be opened here
  std::size_t unopenedAt_ = 0;        // and the length of the line that it belongs to
};

}  // namespace byways::app
