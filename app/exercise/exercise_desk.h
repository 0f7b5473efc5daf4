// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QPushButton>
#include <QWidget>

#include "app/exercise/exercise_run.h"

class QKeyEvent;
class QLabel;
class QProgressBar;
class QVBoxLayout;

namespace byways::app {

class Look;
class StarRow;
class WrapButton;

/// What stands beside the board in an exercise of any kind: what is asked, what is said of a try, help and
/// what it costs, stars, and the way on. What comes next is the one primary button, which gets the keyboard
/// as soon as nothing is to be done on the board.
///
/// What costs a star is said before: hints once in a session, the solution in each attempt. Asked for again,
/// it is given.
class ExerciseDesk : public QWidget {
  Q_OBJECT

 public:
  /// The references must outlive it. `board` gets the focus where something is to be done there.
  ExerciseDesk(ExerciseRun& run, QWidget& board, const Look& look, QWidget* parent);

  /// The buttons that lead on, which the desk doesn't lay out itself.
  [[nodiscard]] QWidget* foot() const { return foot_; }
  /// To be called once it is on the screen: puts the keyboard where something is to be done, and says what.
  void begin();
  void hint();
  void solution();

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  enum class Asks { Nothing, Hint, Solution };  // what is given if it is asked for again

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
  [[nodiscard]] QString priceText(const ExerciseFace& face) const;
  [[nodiscard]] bool walkAnswers(QObject* watched, const QEvent* event);
  [[nodiscard]] bool takeKey(const QObject* watched, const QKeyEvent& event);
  void placeReplayBar();
  void showWhatIsNew();

  ExerciseRun& run_;
  QWidget& board_;
  const Look& look_;
  QDate day_;  // as whose exercise it was opened
  Asks asks_ = Asks::Nothing;
  QPushButton* way_ = nullptr;
  QLabel* series_ = nullptr;
  QLabel* title_ = nullptr;
  QLabel* grade_ = nullptr;
  StarRow* best_ = nullptr;
  QProgressBar* steps_ = nullptr;
  QLabel* asked_;
  QLabel* standing_;
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
  QString place_;  // stage and step when the focus was put somewhere last
};

}  // namespace byways::app
