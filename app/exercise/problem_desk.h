// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace byways::app {

class Look;
class ProblemRun;
class Progress;
class StarRow;

/// What stands beside the board in a problem: what is asked, what it can earn, what is said of the turn that
/// was tried, help, and the way on.
class ProblemDesk : public QWidget {
  Q_OBJECT

 public:
  /// The references must outlive it. `board` gets the focus where a turn is to be found.
  ProblemDesk(ProblemRun& run, const Progress& progress, QWidget& board, const Look& look, QWidget* parent);

  /// The buttons, which the desk doesn't lay out itself.
  [[nodiscard]] QWidget* foot() const { return foot_; }
  /// To be called once it is on the screen: says what is to be done.
  void begin();

 Q_SIGNALS:
  void roomRequested();
  void nextRequested();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QWidget* makeHead();
  QWidget* makeHelp();
  QWidget* makeFoot();
  QPushButton* addButton(const char* name, const char* icon);
  void askForSolution();
  void refresh();
  void refreshHead();
  void refreshHelp();
  void takeFocus();
  [[nodiscard]] QString question() const;
  [[nodiscard]] QString priceText() const;

  ProblemRun& run_;
  const Progress& progress_;
  QWidget& board_;
  const Look& look_;
  QPushButton* room_ = nullptr;
  QLabel* title_ = nullptr;
  QLabel* grade_ = nullptr;
  StarRow* stars_ = nullptr;
  QLabel* question_;
  QLabel* price_;
  QLabel* remark_;
  QLabel* hintText_;
  QProgressBar* busy_;
  QPushButton* go_ = nullptr;     // what comes next
  QPushButton* again_ = nullptr;  // once more
  QWidget* foot_ = nullptr;
  QWidget* help_ = nullptr;
  QPushButton* hint_ = nullptr;
  QPushButton* solution_ = nullptr;
  QLabel* line_;
  int stage_ = -1;  // when it was refreshed last; -1 before
};

}  // namespace byways::app
