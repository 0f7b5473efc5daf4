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

/// The turns of the game. People can go back to any of them, look around, play on from there, and write
/// comments. Later turns stay; if something else is played, they become a line of their own.
class TurnList : public QWidget {
  Q_OBJECT

 public:
  TurnList(Match& match, const GameFace& face, const Look& look, const Preferences& preferences,
           QWidget* parent = nullptr);

  /// To be called when match, look or language has changed.
  void refresh();
  /// While a lot is being drawn on the screen, the list doesn't give the result away.
  void setDrawing(bool on);
  /// Puts an icon button that belongs to the table into the row below the list.
  void addButton(QToolButton* button);
  /// Puts a button with words beside the slider, because in the row of icons it would leave too little room.
  void addWordButton(QToolButton* button);
  /// The least height in pixels: with few rows, or in a short list with one.
  [[nodiscard]] int leastHeight(bool isShort) const;
  void setShort(bool isShort);
  /// The slider and the buttons that step through the game. The table has to put them where they never scroll
  /// out of sight.
  [[nodiscard]] QWidget* steps() const { return steps_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// What rows show besides their turns: whether other lines branch off after the row, whether its turn was
  /// played when a later roll was already known (Match::turnsAfterLook), and whether it has a comment. A row
  /// is identified by the number of entries up to and including its own.
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
  [[nodiscard]] int leastOfRows(bool isShort) const;
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
  QLabel* comment_;  // comment on the turn that the board shows; hidden if there is none
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
  bool isShort_ = false;
  bool isDrawingLot_ = false;
  TurnRows rows_;      // the rows after row 0, which is the start
  QStringList names_;  // the players' names with which the rows were made; likewise notation_ (Preferences)
                       // and seen_ (GameFace::asSeen)
  bool notation_ = false;
  const GameFace* seen_ = nullptr;
  Marks marks_;              // the marks that the rows show now
  bool marksAreOld_ = true;  // comments and lines may have changed since
  int fittedWidth_ = 0;      // the width for which the heights of the rows were computed
  QFont fittedFont_;
};

}  // namespace byways::app
