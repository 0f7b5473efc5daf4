// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QList>
#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>

#include "app/board/board_view.h"
#include "app/exercise/progress.h"
#include "app/look/sentence.h"
#include "app/match/match.h"
#include "app/match/shown_turns.h"
#include "app/table/table_page.h"

namespace byways::app {

class GameFace;
class Preferences;
class ReplayBar;

/// Something that can be pressed on the desk of an exercise.
struct ExerciseAct {
  const char* name;  ///< of its button
  QString text;
  std::function<void()> press;
};

/// One of several answers to choose from.
struct ExerciseAnswer {
  QString text;
  bool isWrong = false;  ///< was chosen and isn't right
  bool isRight = false;  ///< was chosen and is
};

/// All that the desk shows at the moment, in the language of the window.
struct ExerciseFace {
  QString way;          ///< how far one is there, on the link that leads to all of them
  QString series = {};  ///< what series of exercises it belongs to; may be empty
  QString title;        ///< of the exercise
  QString grade;        ///< below it; may be empty
  int step = 0;         ///< of one with several steps: those that are done
  int steps = 0;        ///< how many there are; 0 elsewhere
  QString asked;
  QString standing{};  ///< the result so far; may be empty
  QList<ExerciseAnswer> answers{};
  QString remark;              ///< what is said of the last try; may be empty
  bool isBusy = false;         ///< whether a search is running
  bool isOver = false;         ///< whether there is nothing more to be done: stars are shown
  QString line{};              ///< the turns that are being shown, each with what it does
  bool hasHelp = true;         ///< whether hint and solution are there
  bool hasHint = true;         ///< whether a hint is there
  bool hasHintOnMiss = false;  ///< and after a wrong try, too
  QString hint{};              ///< what a hint has said; empty before
  QString moreHint{};          ///< the text of the button that gives the second one; empty if there is none
  bool givesMore = false;      ///< whether the second one is what is given next
  QString whyNoHint{};         ///< why there is none now; empty if there is
  bool costsHint = true;       ///< whether hints cost stars
  bool hasStars = true;        ///< whether there are any to be earned
  std::optional<ExerciseAct> primary{};  ///< what comes next, unless that is to be done on the board
  QList<ExerciseAct> others{};           ///< what else can be done
  bool canGoBack = false;                ///< to the step before
};

/// An exercise under way: what is asked, what was tried, and what is said of that. It plays on the match that
/// lies on the table, and hands its attempt to Progress. A kind of exercise is a class that says what is
/// asked and judges what is played; everything else is the same for all.
class ExerciseRun : public QObject {
  Q_OBJECT

 public:
  enum class Stage {
    Asked,    ///< something is to be done
    Looking,  ///< something was tried, and how good it is, is being found out
    Showing,  ///< turns are being played for people to see
    Missed,   ///< it wasn't that; trying again goes back
    Done      ///< it is done
  };
  /// Where the link on the desk leads.
  enum class Page { Room, Course };

  ~ExerciseRun() override;

  /// The match to be put on the table.
  [[nodiscard]] std::unique_ptr<Match> makeMatch() const;
  /// Takes up the table. `match` is that of makeMatch; all must live until the next one is taken up or this
  /// is gone.
  void takeUp(Match& match, BoardView& board, const GameFace& face);
  /// Whether its match is a game like any other, which is saved and goes on from its file.
  [[nodiscard]] virtual bool isGame() const { return false; }

  [[nodiscard]] const QString& id() const { return id_; }
  [[nodiscard]] Stage stage() const { return stage_; }
  /// What has happened in the attempt that is under way, or in the one that has just ended.
  [[nodiscard]] const Attempt& attempt() const { return attempt_; }
  [[nodiscard]] Stars best() const { return progress_.of(id_).best; }
  [[nodiscard]] Progress& progress() const { return progress_; }
  [[nodiscard]] QString remark() const { return remark_.text(); }
  [[nodiscard]] ExerciseFace face();
  /// What is said above it of the series that it belongs to, asked for whenever the desk is shown anew.
  void setSeries(std::function<QString()> series);
  [[nodiscard]] virtual Page page() const = 0;
  /// The game that its page is about.
  [[nodiscard]] virtual const Game& taught() const = 0;
  [[nodiscard]] virtual QString windowTitle() const = 0;
  /// The exercise that comes after it; null if that is its page.
  [[nodiscard]] virtual std::unique_ptr<ExerciseRun> next() const = 0;
  /// What stands below the desk.
  [[nodiscard]] TablePage::Beside beside() const;
  /// Whether a step of the turn in hand can be taken back.
  [[nodiscard]] bool canUndo() const;

  virtual void choose(int /*answer*/) {}
  /// Points at the places of an answer, none for -1.
  virtual void pointAt(int /*answer*/) {}
  /// Gives the next hint, if there is one.
  void giveHint();
  /// Plays the solution from the start.
  void showSolution();
  /// Back to the position, in the same attempt unless that is over.
  void tryAgain();
  /// A fresh attempt from the start.
  void startAgain();
  /// Puts what is being played on the board at once. Does nothing if nothing is.
  virtual void hurry();
  /// With what the turns that are being shown are played, to be placed on the desk; null where they play by
  /// themselves. It goes when they have been shown.
  [[nodiscard]] virtual ReplayBar* replayBar() const { return nullptr; }
  /// Takes away what a hint has put on the board or is looking for, and the turns that are being shown.
  /// Returns whether there was anything.
  virtual bool putHelpAway() { return false; }
  virtual void goBack() {}

  /// Free play from the position that the exercise has led to, on a table of its own.
  [[nodiscard]] bool isExploring() const { return explored_.has_value(); }
  [[nodiscard]] bool canExplore() const { return hasTable() && exploredFrom().has_value(); }
  void explore();
  void leaveExploring();

  /// Says what it has said in the language that is spoken now.
  virtual void sayAgain();

 Q_SIGNALS:
  void changed();
  /// Something new is said: `text` for those who listen.
  void said(const QString& text);
  /// It goes on with a position that isn't on the table.
  void tableNeeded();
  void nextRequested();
  void pageRequested();
  /// A hint of the computers is wanted.
  void gameHintRequested();
  /// What was explored is to be kept as a game.
  void keepRequested();

 protected:
  /// Without an id nothing that happens in it is kept.
  ExerciseRun(QString id, Progress& progress, const Preferences& preferences);

  /// The match with the position at which it begins.
  [[nodiscard]] virtual std::unique_ptr<Match> makeStart() const = 0;
  /// A table was taken up: match(), board() and gameFace() are there.
  virtual void begin() = 0;
  /// The same with the result, which people come back to from exploring.
  [[nodiscard]] virtual std::unique_ptr<Match> makeResult(const Timeline& result) const;
  virtual void beginResult() { Q_EMIT changed(); }
  /// The attempt that goes on when somebody tries again.
  [[nodiscard]] virtual Attempt attemptUnderWay() const { return progress_.attempt(id_); }
  /// The line whose position people see.
  [[nodiscard]] virtual const Timeline& seen() const { return match_->timeline(); }
  /// Whether free play is offered now, unless there is nothing to play.
  [[nodiscard]] virtual bool mayExplore() const { return stage_ == Stage::Done; }
  [[nodiscard]] virtual ExerciseFace makeFace() = 0;
  [[nodiscard]] virtual TablePage::Beside makeBeside() const = 0;
  [[nodiscard]] virtual bool canGiveHint() const = 0;
  virtual void makeHint() = 0;
  /// Calls noteShown() once the solution is known.
  virtual void makeSolution() = 0;
  [[nodiscard]] virtual bool canShow() const = 0;
  virtual void makeTry() = 0;
  virtual void matchChanged() = 0;
  /// All turns are on the board that were to be shown.
  virtual void shown() = 0;
  /// Where an attempt begins that starts again, of kinds with several steps.
  virtual void toFirstStep() {}

  [[nodiscard]] Match& match() const { return *match_; }
  [[nodiscard]] BoardView& board() const { return *board_; }
  [[nodiscard]] const GameFace& gameFace() const { return *face_; }
  [[nodiscard]] const Timeline& start() const { return *start_; }
  [[nodiscard]] const Preferences& preferences() const { return preferences_; }
  [[nodiscard]] ShownTurns& turns() const { return *turns_; }
  [[nodiscard]] Attempt& attempting() { return attempt_; }
  [[nodiscard]] bool hasTable() const { return match_ != nullptr && face_ != nullptr; }

  void setStage(Stage stage) { stage_ = stage; }
  /// What stays on show of a try; and says it.
  void remark(Sentence remark) { remark_ = std::move(remark); }
  virtual void keepAttempt();
  virtual void finishAttempt();
  /// The solution has been seen in this attempt.
  void noteShown();
  /// How many of them are solved.
  [[nodiscard]] QString solvedText(const Game& game, const QStringList& ids) const;
  /// Runs what changes the match without its being taken for something that people do.
  void byItself(const std::function<void()>& act);
  /// From now on the position on the table is that at which it began.
  void setStart() { setStart(match_->timeline()); }
  void setStart(Timeline start) { start_ = std::move(start); }
  /// To the position at which it began.
  void backToStart();
  [[nodiscard]] ExerciseAct exploreAct();

 private:
  void noteTime();
  /// Where free play begins; nothing while there is none.
  [[nodiscard]] std::optional<Timeline> exploredFrom() const;

  QString id_;
  Progress& progress_;
  const Preferences& preferences_;
  Attempt attempt_;
  QElapsedTimer since_;  // when its seconds were counted last
  QPointer<Match> match_;
  QPointer<BoardView> board_;
  const GameFace* face_ = nullptr;
  std::unique_ptr<ShownTurns> turns_;
  std::optional<Timeline> start_;
  Stage stage_ = Stage::Asked;
  Sentence remark_;
  std::function<QString()> series_;
  bool isOwnChange_ = false;
  std::optional<Timeline> explored_;  // while exploring: where that began
  std::optional<Timeline> result_;    // what Back leads to
};

}  // namespace byways::app
