// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <memory>
#include <optional>
#include <set>

#include "app/exercise/progress.h"
#include "app/match/match.h"
#include "app/opponents/thinker.h"
#include "engine/lessons/lesson_play.h"

namespace byways::app {

class BoardView;
class GameFace;
class PlacePicker;
class Preferences;
class ShownTurns;

/// A lesson under way: which step it is at, what the learner has done in it, and what is said of that. It
/// plays on the match that lies on the table.
class LessonRun : public QObject {
  Q_OBJECT

 public:
  enum class Stage {
    Asked,    ///< the learner is to read or to do something
    Showing,  ///< turns are being played for the learner to see
    Missed,   ///< it wasn't that; trying again goes back
    Done      ///< on to the next step
  };
  /// One of several answers to choose from.
  struct Answer {
    QString text;
    bool isWrong = false;  ///< was chosen and isn't right
    bool isRight = false;  ///< was chosen and is
  };

  /// Begins at a step. The references must outlive it.
  LessonRun(const lessons::Lesson& lesson, int index, Progress& progress, const Preferences& preferences,
            QObject* parent = nullptr);
  ~LessonRun() override;

  /// A match with the position at which the step begins.
  [[nodiscard]] std::unique_ptr<Match> makeMatch() const;
  /// Takes up the table that `tableNeeded` has asked for. `match` is that of makeMatch; both must live until
  /// the next one is taken up or this is gone.
  void takeUp(Match& match, BoardView& board, const GameFace& face);

  [[nodiscard]] const lessons::Lesson& lesson() const { return lesson_; }
  [[nodiscard]] const lessons::Step& step() const { return lesson_.steps[static_cast<std::size_t>(index_)]; }
  /// Counted from 0.
  [[nodiscard]] int index() const { return index_; }
  [[nodiscard]] Stage stage() const { return stage_; }
  /// What is said of what the learner has done; may be empty.
  [[nodiscard]] QString remark() const { return remark_; }
  /// The hint, once it is given; empty before.
  [[nodiscard]] QString hint() const;
  [[nodiscard]] const QList<Answer>& answers() const { return answers_; }
  [[nodiscard]] bool hasHint() const { return !step().hint.empty(); }
  /// Whether *Show me* has something to show.
  [[nodiscard]] bool canShow() const;
  /// Stars that finishing now would earn.
  [[nodiscard]] Stars stars() const { return starsFor(attempt_); }
  /// Whether the last step is done.
  [[nodiscard]] bool isFinished() const { return isFinished_; }

  void choose(int answer);
  /// Points at the places of an answer, none for -1.
  void pointAt(int answer);
  void giveHint();
  void showMe();
  void tryAgain();
  /// Plays at once what is being shown. Does nothing if nothing is.
  void hurry();
  /// To the next step, whether this one is done or not. After the last one the lesson is finished if that was
  /// done, and left if it wasn't.
  void goOn();
  void goBack();

 Q_SIGNALS:
  void changed();
  /// Something new is said: `text` for those who listen.
  void said(const QString& text);
  /// The step begins with a position that isn't on the table.
  void tableNeeded();
  void finished();
  /// Somebody leaves the lesson without having done its last step.
  void left();

 private:
  void begin();
  void tell();
  void beginChoices();
  void showQuestion();
  void keepAttempt();
  void showWhere();
  void startWatching(const QString& remark);
  void goTo(int index);
  [[nodiscard]] bool isAsLeft() const;
  [[nodiscard]] lessons::Scene scene() const;
  void setPointers();
  void backToStart();
  void matchChanged();
  void judgeTurn();
  void judgeRefusal(const Refusal& refusal);
  void pick(const QString& place);
  void chooseTurn(std::size_t index);
  void chooseAnswer(std::size_t index);
  void done(const QString& remark);
  /// `after`: whether the learner may go on at once or has to try again.
  void miss(const QString& remark, Stage after = Stage::Missed);
  void shown();
  void playAnswer();
  [[nodiscard]] int turnsPlayed() const;
  [[nodiscard]] std::size_t stepsPlayed() const;
  /// Looks whether somebody else can win at once after what the learner has done, and shows it.
  void lookForPunishment();
  void punish(const search::Advice& advice);
  void replyAtOnce(const std::vector<std::string>& entries);

  const lessons::Lesson& lesson_;
  int index_;
  Progress& progress_;
  QString id_;
  Attempt attempt_;
  const Preferences& preferences_;
  QPointer<Match> match_;
  QPointer<BoardView> board_;
  const GameFace* face_ = nullptr;
  std::unique_ptr<ShownTurns> turns_;
  std::unique_ptr<PlacePicker> picker_;
  std::optional<Timeline> start_;
  Seat learner_ = kNobody;
  Stage stage_ = Stage::Asked;
  QString remark_;
  bool isHintGiven_ = false;
  QList<Answer> answers_;
  QStringList wanted_;  // places to be found
  QStringList found_;
  int repliedTurns_ = 0;
  int misses_ = 0;  // in this step
  bool isOwnChange_ = false;
  bool isFinished_ = false;
  std::set<int> shownSteps_;
  Thinker punisher_;
  QString afterShowing_;  // what is said once something has been shown
  Stage stageAfter_ = Stage::Done;
};

}  // namespace byways::app
