// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QWidget>

class QLabel;
class QProgressBar;
class QVBoxLayout;

namespace byways::app {

class LessonRun;
class Look;
class StarRow;
class WrapButton;

/// What stands beside the board in a lesson: what to do, what is said of it, hints, and the way on.
class LessonDesk : public QWidget {
  Q_OBJECT

 public:
  /// The references must outlive it. `board` gets the focus where something is to be done there.
  LessonDesk(LessonRun& run, QWidget& board, const Look& look, QWidget* parent);

  /// Gives a hint, as the key H does.
  void hint();
  /// The buttons that lead on, which the desk doesn't lay out itself.
  [[nodiscard]] QWidget* foot() const { return way_; }
  /// To be called once it is on the screen: puts the keyboard where the step wants it, and says what is to be
  /// done.
  void begin();

 Q_SIGNALS:
  void courseRequested();
  /// The lesson after this one, or the course where there is none.
  void nextLessonRequested();
  /// A hint is wanted in a whole game.
  void gameHintRequested();

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget* makeHead();
  QWidget* makeHelp();
  QWidget* makeWay();
  void makeAnswers();
  void refresh();
  void refreshAnswers();
  void refreshWay();
  void refreshEnd();
  void refreshCost(bool canHint);
  void takeFocus();
  [[nodiscard]] bool walkAnswers(QObject* watched, const QEvent* event);

  LessonRun& run_;
  QWidget& board_;
  const Look& look_;
  QPushButton* course_ = nullptr;
  QLabel* title_ = nullptr;
  QProgressBar* progress_ = nullptr;
  QLabel* text_;
  QVBoxLayout* answers_;
  QList<WrapButton*> buttons_;
  QLabel* remark_;
  QLabel* hintText_;
  QLabel* cost_;  // of a hint
  QWidget* help_ = nullptr;
  QPushButton* hint_ = nullptr;
  QPushButton* show_ = nullptr;
  QPushButton* again_ = nullptr;
  StarRow* stars_;
  QWidget* way_ = nullptr;
  QPushButton* back_ = nullptr;
  QPushButton* next_ = nullptr;
  int focusedStep_ = -1;
};

}  // namespace byways::app
