// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace byways::app {

class Look;

/// What stands beside the board while somebody learns: which position it is, what to do, how good the turn
/// was, and how to go on.
class LearnDesk : public QWidget {
  Q_OBJECT

 public:
  /// `look` must outlive it.
  explicit LearnDesk(const Look& look, QWidget* parent = nullptr);

  struct Face {
    QString title;  ///< which of the positions
    QString text;   ///< what to do, or what has come of it
    bool isBusy = false;
    bool isGood = false;
    bool canTryAgain = false;
    bool canShow = false;
    QString goOn;         ///< text of the button that goes on
    bool isDone = false;  ///< going on is what comes next
  };
  void showFace(const Face& face);
  /// Puts the keyboard on what comes next.
  void focusNext();

 Q_SIGNALS:
  void tryAgainRequested();
  void showRequested();
  void goOnRequested();
  void leaveRequested();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const Look& look_;
  QLabel* heading_;
  QLabel* title_;
  QLabel* text_;
  QProgressBar* busy_;
  QPushButton* again_;
  QPushButton* show_;
  QPushButton* goOn_;
  QPushButton* leave_;
  bool isGood_ = false;
};

}  // namespace byways::app
