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

  struct Progress {
    int judged = 0;
    int turns = 0;
    bool isRunning = false;
    bool isDone = false;
    int secondsLeft = -1;  ///< until every turn has been judged once; -1 if unknown
  };
  void showProgress(const Progress& progress);
  /// `players` are the names in seat order.
  void setGame(const QStringList& players, const QString& title);
  /// For each player, a sentence on what their turns and dice gained or lost.
  void showTotals(const QStringList& sentences);
  /// The turns that mattered most, as rows of a list; `ifEmpty` is shown if there are no rows.
  void showMoments(const QStringList& rows, int current, const QString& ifEmpty);
  /// Details of the chosen turn; empty texts if none is chosen.
  struct Detail {
    QString played;
    QString better;
    bool isBetterOnBoard = false;  ///< whether the better turn is on the board
    bool isKept = false;           ///< whether the better turn is kept as a line of the game
  };
  void showDetail(const Detail& detail);
  /// Scrolls to the details of the chosen turn and their buttons.
  void revealDetail();
  /// Enables or disables the button for learning from the game's mistakes.
  void setLearnEnabled(bool isEnabled);
  /// Selects the seat whose turns are listed; kNobody for all seats.
  void setSeat(Seat seat);

 Q_SIGNALS:
  void seatChosen(byways::Seat seat);
  void momentChosen(int row);
  /// Asks to run the review or, if `run` is false, to stop it.
  void runRequested(bool run);
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
  QPushButton* runButton_ = nullptr;
  QLabel* totals_ = nullptr;
  QLabel* heading_ = nullptr;
  ChoiceBox* seats_ = nullptr;
  QListWidget* moments_ = nullptr;
  QLabel* none_ = nullptr;
  QFrame* detail_ = nullptr;
  QLabel* played_ = nullptr;
  QLabel* better_ = nullptr;
  QPushButton* showButton_ = nullptr;
  QPushButton* keepButton_ = nullptr;
  QPushButton* learnButton_ = nullptr;
  QPushButton* closeButton_ = nullptr;
  Progress shownProgress_;
  Detail shownDetail_;
  QStringList names_;
};

}  // namespace byways::app
