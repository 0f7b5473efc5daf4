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

/// The panel beside the board in a review: progress, what each player's turns and dice gained or lost, the
/// turns that mattered most, and better ones. It only shows what it is given.
class ReviewPanel : public QWidget {
  Q_OBJECT

 public:
  /// `look` must outlive the panel.
  explicit ReviewPanel(const Look& look, QWidget* parent = nullptr);

  /// The progress of the review.
  struct Progress {
    int judged = 0;
    int turns = 0;
    bool isRunning = false;
    bool isDone = false;
    int secondsLeft = -1;  ///< until all turns are judged once; -1 if unknown
  };
  void showProgress(const Progress& progress);
  /// Names of all players, in seat order.
  void setPlayers(const QStringList& names, const QString& game);
  /// What each of them did, one sentence each.
  void showSums(const QStringList& sentences);
  /// The turns that mattered most, as rows of a list; `none` is shown if there are none.
  void showMoments(const QStringList& rows, int current, const QString& none);
  /// Details of the chosen turn; empty texts if none is chosen.
  struct Detail {
    QString played;
    QString better;
    bool isShown = false;  ///< whether the better turn is on the board
    bool isKept = false;   ///< whether it is kept as a line of the game
  };
  void showDetail(const Detail& detail);
  /// Scrolls to the details of the chosen turn and their buttons.
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
