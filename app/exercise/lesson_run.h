// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <memory>
#include <set>

#include "app/exercise/exercise_run.h"
#include "app/opponents/thinker.h"
#include "engine/lessons/lesson_play.h"

namespace byways::app {

class PlacePicker;
class Preferences;

/// A lesson in progress: the current step, what the learner has done in it, and the feedback.
class LessonRun : public ExerciseRun {
  Q_OBJECT

 public:
  /// Starts at the step where the lesson was left. The references must outlive the run.
  LessonRun(const lessons::Lesson& lesson, Progress& progress, const Preferences& preferences);
  /// Starts at a step, counted from 0.
  LessonRun(const lessons::Lesson& lesson, int index, Progress& progress, const Preferences& preferences);
  ~LessonRun() override;

  [[nodiscard]] const lessons::Lesson& lesson() const { return lesson_; }
  [[nodiscard]] const lessons::Step& step() const { return lesson_.steps[static_cast<std::size_t>(index_)]; }
  /// The current step, counted from 0.
  [[nodiscard]] int index() const { return index_; }
  /// The hint; empty until it is given.
  [[nodiscard]] QString hint() const;
  [[nodiscard]] const QList<ExerciseAnswer>& answers() const { return answers_; }
  [[nodiscard]] bool hasHint() const { return !step().hint.empty(); }
  /// Whether the last step is done.
  [[nodiscard]] bool isFinished() const { return isFinished_; }
  /// Whether there is a solution to show.
  [[nodiscard]] bool canShow() const override;
  /// Goes to the next step, whether this one is done or not. If this step is the last one and done, the
  /// lesson is finished; if it is the last one and not done, the next lesson is requested. While turns are
  /// being shown, skips to their end instead.
  void goOn();

  [[nodiscard]] Page page() const override { return Page::Course; }
  [[nodiscard]] const Game& taught() const override;
  [[nodiscard]] QString windowTitle() const override;
  [[nodiscard]] std::unique_ptr<ExerciseRun> next() const override;
  void choose(int answer) override;
  void pointAt(int answer) override;
  void goBack() override;
  void retranslate() override;
  bool putHelpAway() override;

 protected:
  [[nodiscard]] std::unique_ptr<Match> makeStart() const override;
  void begin() override;
  [[nodiscard]] ExerciseFace makeFace() override;
  [[nodiscard]] TablePage::Beside makeBeside() const override;
  [[nodiscard]] bool canGiveHint() const override;
  /// The first hint is a text, the second shows the place on the board.
  void makeHint() override;
  void makeSolution() override;
  void makeTry() override;
  void matchChanged() override;
  void shown() override;
  void toFirstStep() override;

 private:
  void beginStep();
  void beginChoices();
  [[nodiscard]] QString answerText(std::size_t index) const;
  void showQuestion();
  void keepStep();
  void showWhere();
  void startWatching(Sentence said);
  void goTo(int index);
  [[nodiscard]] bool isAsLeft() const;
  [[nodiscard]] lessons::Scene scene() const;
  void setPointers();
  void judgeTurn();
  void judgeRefusal(const Refusal& refusal);
  void pick(const QString& place);
  void chooseTurn(std::size_t index);
  void chooseAnswer(std::size_t index);
  [[nodiscard]] bool isRightAnswer(std::size_t index) const;
  void done(Sentence said);
  /// Counts a wrong try. `after` is Stage::Asked if the learner may continue at once, Stage::Missed if they
  /// have to try again.
  void miss(Sentence said, Stage after = Stage::Missed);
  void playAnswer();
  [[nodiscard]] int turnsPlayed() const;
  [[nodiscard]] std::size_t stepsPlayed() const;
  /// Searches for a winning reply to what the learner has done, and shows it.
  void lookForPunishment();
  void punish(const search::Advice& advice);
  void replyAtOnce(const std::vector<std::string>& entries);
  /// The explanation of a refusal.
  [[nodiscard]] Sentence explained(const Refusal& refusal) const;

  const lessons::Lesson& lesson_;
  int index_;
  std::unique_ptr<PlacePicker> picker_;
  Seat learner_ = kNobody;
  bool isHintGiven_ = false;
  QList<ExerciseAnswer> answers_;
  QStringList wanted_;  // places that the task asks for
  QStringList found_;
  int repliedTurns_ = 0;
  int misses_ = 0;  // wrong tries in this step
  bool isFinished_ = false;
  std::set<int> shownSteps_;
  Thinker punisher_;
  Sentence afterShowing_;  // feedback to give after the turns have been shown
  Stage stageAfter_ = Stage::Done;
};

}  // namespace byways::app
