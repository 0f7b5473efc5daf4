// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QPushButton>
#include <QWidget>

#include "app/exercise/exercise_run.h"
#include "app/table/desk.h"

class QKeyEvent;
class QLabel;
class QProgressBar;
class QVBoxLayout;

namespace byways::app {

class Look;
class StarRow;
class WrapButton;

/// The panel beside the board in an exercise of any kind: the task, feedback on a try, help and its cost,
/// stars, and the buttons for going on. The only primary button is the next step. It gets the keyboard focus
/// as soon as there is nothing to do on the board.
///
/// Costs in stars are announced beforehand: for hints once per session, for the solution once per attempt.
/// Asking again confirms.
class ExerciseDesk : public Desk {
  Q_OBJECT

 public:
  /// The references must outlive the desk. `board` gets the focus when there is something to do on it.
  ExerciseDesk(ExerciseRun& run, QWidget& board, const Look& look, QWidget* parent);

  [[nodiscard]] QWidget* head() const override { return head_; }
  [[nodiscard]] QWidget* foot() const override { return foot_; }
  [[nodiscard]] int heightInSight(int width) const override;
  [[nodiscard]] int heightOfTask(int width) const override;
  /// To be called once the desk is on the screen. Moves the keyboard focus to the control for the next thing
  /// to do, and announces the task.
  void begin();
  void hint();
  void solution();

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  enum class Asks { Nothing, Hint, Solution };  // what a second request would confirm

  void ask(Asks what);

  QWidget* makeHead();
  QWidget* makeHelp();
  QWidget* makeFoot();
  QPushButton* addButton(const char* name, const char* icon, QWidget* parent);
  void refresh();
  void refreshHead(const ExerciseFace& face);
  void refreshAnswers(const ExerciseFace& face);
  void refreshHelp(const ExerciseFace& face);
  void refreshFoot(const ExerciseFace& face);
  void takeFocus();
  [[nodiscard]] QString stakeText(const ExerciseFace& face) const;
  [[nodiscard]] QString priceText(const ExerciseFace& face) const;
  [[nodiscard]] bool walkAnswers(QObject* watched, const QEvent* event);
  [[nodiscard]] bool takeKey(const QObject* watched, const QKeyEvent& event);
  void placeReplayBar();
  void showWhatIsNew();
  [[nodiscard]] int heightBetween(const QWidget* first, const QWidget* last, int width) const;

  ExerciseRun& run_;
  QWidget& board_;
  const Look& look_;
  QDate day_;  // the day whose daily exercise is on the desk
  Asks asks_ = Asks::Nothing;
  ExerciseRun::Stage askedIn_ = ExerciseRun::Stage::Asked;  // the stage in which the cost was announced
  QWidget* head_ = nullptr;
  QPushButton* way_ = nullptr;
  QLabel* title_ = nullptr;
  StarRow* best_ = nullptr;
  QLabel* stake_ = nullptr;
  QProgressBar* steps_ = nullptr;
  QLabel* series_;
  QLabel* grade_;
  QLabel* asked_;
  QLabel* standing_;
  WrapButton* lesson_;
  QVBoxLayout* answers_;
  QList<WrapButton*> answerButtons_;
  QLabel* remark_;
  QProgressBar* busy_;
  StarRow* earned_;
  QLabel* hintText_;
  QLabel* line_;
  QWidget* foot_ = nullptr;
  QWidget* help_ = nullptr;
  QPushButton* hint_ = nullptr;
  QPushButton* solution_ = nullptr;
  QPushButton* restart_ = nullptr;
  QLabel* price_ = nullptr;
  QVBoxLayout* others_ = nullptr;
  QList<QPushButton*> otherButtons_;
  QPushButton* back_ = nullptr;
  QPushButton* go_ = nullptr;
  QString place_;  // stage and step when the focus was last moved
};

}  // namespace byways::app
