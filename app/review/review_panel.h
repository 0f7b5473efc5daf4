// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include "engine/core/seat.h"

class QFrame;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace byways::app {

class ChoiceBox;
class Look;
class SideScroll;

/// What stands beside the board in a review: how far it is, what the players' turns and dice came to, the
/// turns that mattered most, and what would have been better. It is told what to say.
class ReviewPanel : public QWidget {
  Q_OBJECT

 public:
  /// `look` must outlive the panel.
  explicit ReviewPanel(const Look& look, QWidget* parent = nullptr);

  /// How far the review is.
  struct Progress {
    int judged = 0;
    int turns = 0;
    bool isRunning = false;
    bool isDone = false;
    int secondsLeft = -1;  ///< until all were looked at once; -1 if that can't be told
  };
  void showProgress(const Progress& progress);
  /// Names of all players, in seat order.
  void setPlayers(const QStringList& names, const QString& game);
  /// What each of them did, one sentence each.
  void showSums(const QStringList& sentences);
  /// The turns that mattered most, as rows of a list; `none` is said where there are none.
  void showMoments(const QStringList& rows, int current, const QString& none);
  /// What there is to know of the turn that is chosen; empty texts: none is.
  struct Detail {
    QString played;
    QString better;
    bool isShown = false;  ///< what would have been better, on the board
    bool isKept = false;   ///< as a line of the game
  };
  void showDetail(const Detail& detail);
  /// Brings what there is to know of the chosen turn into view, with its buttons.
  void revealDetail();
  void setCanLearn(bool can);
  /// The seat whose turns are looked at; kNobody for all.
  void setSeat(Seat seat);

 Q_SIGNALS:
  void seatChosen(byways::Seat seat);
  void momentChosen(int row);
  void runRequested(bool isRunning);
  void showBetterRequested();
  void keepRequested();
  void learnRequested();
  void closeRequested();

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  [[nodiscard]] QLabel* newLabel(const char* name, const char* role);
  QWidget* makeContent();
  [[nodiscard]] QString progressText() const;
  void retranslate();
  void fitMoments();

  const Look& look_;
  SideScroll* scroll_ = nullptr;
  QLabel* title_ = nullptr;
  QLabel* game_ = nullptr;
  QLabel* progressText_ = nullptr;
  QProgressBar* progress_ = nullptr;
  QPushButton* run_ = nullptr;
  QLabel* sums_ = nullptr;
  QLabel* heading_ = nullptr;
  ChoiceBox* seats_ = nullptr;
  QListWidget* moments_ = nullptr;
  QLabel* none_ = nullptr;
  QFrame* detail_ = nullptr;
  QLabel* played_ = nullptr;
  QLabel* better_ = nullptr;
  QPushButton* show_ = nullptr;
  QPushButton* keep_ = nullptr;
  QPushButton* learn_ = nullptr;
  QPushButton* close_ = nullptr;
  Progress now_;
  Detail shown_;
  QStringList names_;
};

}  // namespace byways::app
