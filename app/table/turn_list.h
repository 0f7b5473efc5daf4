// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QSlider>
#include <QToolButton>
#include <QWidget>

#include <set>

#include "app/games/turn_words.h"

namespace byways::app {

class Preferences;
class TurnLineMenu;
class TurnRowDelegate;

/// The turns of the game: go back to any of them, look around, play on from there, and write comments. Later
/// turns stay. If something else is played, they become a line of their own.
class TurnList : public QWidget {
  Q_OBJECT

 public:
  TurnList(Match& match, const GameFace& face, const Look& look, const Preferences& preferences,
           QWidget* parent = nullptr);

  /// To be called when match, look or language have changed.
  void refresh();
  /// While a lot is being drawn on the screen, the list doesn't give the result away.
  void setDrawing(bool on);
  /// Puts a button of the table's own, with an icon, into the row below the list.
  void addButton(QToolButton* button);
  /// The same for a button with words, which goes beside the slider, as it would leave the icons too little
  /// room.
  void addWordButton(QToolButton* button);
  /// The slider and the buttons that walk through the game, to be put where they never scroll out of sight.
  [[nodiscard]] QWidget* steps() const { return steps_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// What rows show beside their turns, by the number of entries up to them: after which rows other lines
  /// branch off, which turns were played after a look ahead, and which have comments.
  struct Marks {
    std::set<std::size_t> branches;
    std::set<std::size_t> looks;
    Comments comments;
  };

  void refreshRows();
  void forgetRows();
  [[nodiscard]] Marks marksNow() const;
  void showMarks(const Marks& before);
  void showRow(int row);
  void fitRow(int row);
  void fitRows();
  void keepRoom();
  void goToRow(int row);
  [[nodiscard]] int currentRow() const;
  [[nodiscard]] std::size_t entriesOf(int row) const;
  void buildButtons();
  void refreshButtons(int current);
  void showComment(int row);
  void editComment(int row);
  void openMenu(QPoint at);

  Match& match_;
  const GameFace& face_;
  const Look& look_;
  const Preferences& preferences_;
  QListWidget* list_;
  TurnRowDelegate* delegate_ = nullptr;
  QSlider* slider_;
  QLabel* comment_;  // on the turn on the board; hidden if there is none
  QToolButton* first_;
  QToolButton* previous_;
  QToolButton* next_;
  QToolButton* last_;
  QToolButton* commentButton_;
  QToolButton* lines_;
  TurnLineMenu* lineMenu_;
  QWidget* steps_;
  QHBoxLayout* words_;  // the slider, and buttons with words
  QHBoxLayout* buttons_;
  bool isDrawingLot_ = false;
  TurnRows rows_;      // after the first, which is the start
  QStringList names_;  // the names with which the rows were made; likewise notation and words
  bool notation_ = false;
  const GameFace* seen_ = nullptr;
  Marks marks_;              // those that the rows show
  bool marksAreOld_ = true;  // comments and lines may have changed since
  int fittedWidth_ = 0;      // the rows' heights are for that width and font
  QFont fittedFont_;
};

}  // namespace byways::app
