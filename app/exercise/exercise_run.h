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

/// A button on the desk of an exercise.
struct ExerciseAct {
  const char* name;  ///< object name of its button
  QString text;
  std::function<void()> press;
};

/// One of several answers to choose from.
struct ExerciseAnswer {
  QString text;
  bool isWrong = false;  ///< was chosen and is wrong
  bool isRight = false;  ///< was chosen and is right
};

/// Everything the desk shows at the moment, in the current language.
struct ExerciseFace {
  QString way;          ///< text of the link to all exercises of the kind, with progress
  QString series = {};  ///< the series that the exercise belongs to; may be empty
  QString title;        ///< title of the exercise
  QString grade;        ///< difficulty, shown below the title; may be empty
  int step = 0;         ///< number of steps done, if the exercise has several
  int steps = 0;        ///< number of all steps; 0 if the exercise has no steps
  QString asked;
  QString standing{};                   ///< the result so far; may be empty
  std::optional<ExerciseAct> lesson{};  ///< opens the game's first lesson, for people who are new to it
  QList<ExerciseAnswer> answers{};
  QString remark;                        ///< feedback on the last try; may be empty
  bool isBusy = false;                   ///< whether a search is running
  bool isOver = false;                   ///< whether nothing is left to do: stars are shown
  QString line{};                        ///< the turns that are being shown, each with what it does
  bool hasHelp = true;                   ///< whether there are buttons for hint and solution
  bool hasHint = true;                   ///< whether there is a button for a hint
  bool hasHintOnMiss = false;            ///< whether the button for a hint stays after a wrong try
  QString hint{};                        ///< text of the hint; empty before one is given
  QString moreHint{};                    ///< text of the button for the second hint; empty if there is none
  bool givesMore = false;                ///< whether the next hint is the second one
  QString whyNoHint{};                   ///< why there is no hint now; empty if there is one
  bool hintsCostStars = true;            ///< whether hints cost stars
  bool hasStars = true;                  ///< whether stars can be earned
  std::optional<ExerciseAct> primary{};  ///< the next step, unless it is to be done on the board
  QList<ExerciseAct> others{};           ///< other buttons
  bool canGoBack = false;                ///< whether people can go to the previous step
};

/// An exercise in progress: the task, what was tried, and the feedback. It plays on the match on the table
/// and reports its attempt to Progress. Each kind of exercise is a derived class that sets the task and
/// judges what is played; everything else is common to all.
class ExerciseRun : public QObject {
  Q_OBJECT

 public:
  enum class Stage {
    Asked,    ///< something is to be done
    Looking,  ///< something was tried and is being assessed
    Showing,  ///< turns are being played for people to see
    Missed,   ///< the try was wrong; trying again goes back
    Done      ///< the exercise is done
  };
  /// Where the link on the desk leads.
  enum class Page { Room, Course };

  ~ExerciseRun() override;

  /// The match to be put on the table.
  [[nodiscard]] std::unique_ptr<Match> makeMatch() const;
  /// Attaches the run to the table that shows `match`, which makeMatch has returned. The references must live
  /// until the next call or the end of the run.
  void takeUp(Match& match, BoardView& board, const GameFace& face);
  /// Whether the match is an ordinary game, which is saved and can be resumed from its file.
  [[nodiscard]] virtual bool isGame() const { return false; }

  [[nodiscard]] const QString& id() const { return id_; }
  [[nodiscard]] Stage stage() const { return stage_; }
  /// The attempt in progress, or the one that has just ended.
  [[nodiscard]] const Attempt& attempt() const { return attempt_; }
  [[nodiscard]] Stars best() const { return progress_.of(id_).best; }
  [[nodiscard]] Progress& progress() const { return progress_; }
  [[nodiscard]] QString remark() const { return remark_.text(); }
  [[nodiscard]] ExerciseFace face();
  /// Sets the callback that returns the name of the exercise's series. It is called whenever the desk is
  /// updated.
  void setSeries(std::function<QString()> series);
  /// Offers the first lesson of the exercise's game until that lesson is done; `open` opens it.
  void offerLesson(std::function<void()> open);
  /// Offers the calendar once the exercise is over; `open` opens it.
  void offerDays(std::function<void()> open);
  /// Sets what the link on the desk does: `wayBack` leads back to the exercise from which this one was
  /// opened. If it is empty, the link leads to this exercise's page.
  void setWayBack(std::function<void()> wayBack);
  [[nodiscard]] const std::function<void()>& wayBack() const { return wayBack_; }
  /// Goes to the exercise from which this one was opened or, if there is none, to this exercise's page.
  void goToPage();
  [[nodiscard]] virtual Page page() const = 0;
  /// The rule set that the exercise's page is about.
  [[nodiscard]] virtual const Game& taught() const = 0;
  [[nodiscard]] virtual QString windowTitle() const = 0;
  /// The exercise that follows; null if the exercise's page follows.
  [[nodiscard]] virtual std::unique_ptr<ExerciseRun> next() const = 0;
  /// What the panel shows below the desk.
  [[nodiscard]] TablePage::Beside beside() const;
  /// Whether a step can be undone that was made since the exercise began or, in free play, any step.
  [[nodiscard]] bool canUndo() const;

  virtual void choose(int /*answer*/) {}
  /// Highlights the places of an answer; -1 for none.
  virtual void pointAt(int /*answer*/) {}
  /// Gives the next hint, if there is one.
  void giveHint();
  /// Plays the solution from the start.
  void showSolution();
  /// Returns to the position of the task. Continues the same attempt unless it is over.
  void tryAgain();
  /// Starts a new attempt from the beginning.
  void startAgain();
  /// If an animation is running, skips to its end.
  virtual void hurry();
  /// The controls for the turns that are being shown, to be placed on the desk; null if the turns play by
  /// themselves. The run deletes the controls when the turns have been shown.
  [[nodiscard]] virtual ReplayBar* replayBar() const { return nullptr; }
  /// Removes hints from the board, stops the search for a hint, and ends the replay of turns. Returns whether
  /// there was anything to remove or stop.
  virtual bool putHelpAway() { return false; }
  virtual void goBack() {}

  /// Exploring is free play from the position that the exercise has reached, on a table of its own.
  [[nodiscard]] bool isExploring() const { return explored_.has_value(); }
  [[nodiscard]] bool canExplore() const { return hasTable() && exploredFrom().has_value(); }
  void explore();
  void leaveExploring();

  /// Translates what the run has said into the current language.
  virtual void retranslate();

 Q_SIGNALS:
  void changed();
  /// `text` is to be announced to screen readers.
  void said(const QString& text);
  /// The exercise continues with a position that isn't on the table yet.
  void tableNeeded();
  void nextRequested();
  void pageRequested();
  /// The user wants a hint from the computer player.
  void gameHintRequested();
  /// The user wants to save what was explored as a game.
  void keepRequested();

 protected:
  /// If `id` is empty, nothing is stored in Progress.
  ExerciseRun(QString id, Progress& progress, const Preferences& preferences);

  /// Makes a match in the position at which the exercise begins.
  [[nodiscard]] virtual std::unique_ptr<Match> makeStart() const = 0;
  /// Called when the exercise has started on a table: match(), board() and gameFace() are available.
  virtual void begin() = 0;
  /// Like makeStart, but in the position at the cursor of `result`. People return to this match from free
  /// play.
  [[nodiscard]] virtual std::unique_ptr<Match> makeResult(const Timeline& result) const;
  virtual void beginResult() { Q_EMIT changed(); }
  /// The attempt that is continued when people try again.
  [[nodiscard]] virtual Attempt attemptUnderWay() const { return progress_.attempt(id_); }
  /// The timeline whose position is shown.
  [[nodiscard]] virtual const Timeline& seen() const { return match_->timeline(); }
  /// Whether free play is on offer now.
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
  /// Called when all turns to be shown are on the board.
  virtual void shown() = 0;
  /// Returns to where a new attempt starts, in kinds of exercise that have several steps.
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
  /// Sets the feedback on a try and announces it.
  void remark(Sentence remark) { remark_ = std::move(remark); }
  virtual void keepAttempt();
  virtual void finishAttempt();
  /// To be called when the solution is about to be shown in the current attempt.
  void noteShown();
  /// "Byg: 3 of 20 solved", counting the exercises `ids` of `game`.
  [[nodiscard]] QString solvedText(const Game& game, const QStringList& ids) const;
  /// Runs `act`, which changes the match, so that the change doesn't count as a player's action.
  void byItself(const std::function<void()>& act);
  /// Makes the position on the table the start of the exercise.
  void setStart() { setStart(match_->timeline()); }
  void setStart(Timeline start) { start_ = std::move(start); }
  /// Returns to the start of the exercise.
  void backToStart();
  [[nodiscard]] ExerciseAct exploreAct();

 private:
  void noteTime();
  /// The position at which free play would start; nothing if free play isn't possible at the moment.
  [[nodiscard]] std::optional<Timeline> exploredFrom() const;

  QString id_;
  Progress& progress_;
  const Preferences& preferences_;
  Attempt attempt_;
  QElapsedTimer since_;  // time since the attempt's seconds were last counted
  QPointer<Match> match_;
  QPointer<BoardView> board_;
  const GameFace* face_ = nullptr;
  std::unique_ptr<ShownTurns> turns_;
  std::optional<Timeline> start_;
  Stage stage_ = Stage::Asked;
  Sentence remark_;
  std::function<QString()> series_;
  std::function<void()> lesson_;
  std::function<void()> days_;
  std::function<void()> wayBack_;
  bool isOwnChange_ = false;
  std::optional<Timeline> explored_;  // where free play began; nothing when there is no free play
  std::optional<Timeline> result_;    // the position to which people return from free play
};

}  // namespace byways::app
