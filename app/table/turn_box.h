// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>

#include <functional>
#include <optional>

#include "app/board/told_turn.h"
#include "app/games/game_face.h"
#include "app/table/panel_room.h"

namespace byways::app {

class SideScroll;

/// Whose turn it is, what the game is about, and what the turn still asks for. The task stays visible in the
/// box as long as the window is high enough. In lower windows it comes first in items(), which scrolls,
/// unless a desk states it. The kinds of move fold up after a player's first turns.
class TurnBox : public QWidget {
  Q_OBJECT

 public:
  TurnBox(const Match& match, const GameFace& face, const Look& look, QWidget* parent = nullptr);

  /// To be called when match, look or language has changed.
  void refresh();
  /// What the game is about, and what the turn asks for and allows, to be laid out below the box. Hidden if
  /// there is nothing to show, or if the box is hidden.
  [[nodiscard]] QWidget* items() const;
  void setShown(bool isShown);
  /// Sets how much room there is. `itemsHeight` is the height in pixels that items() may take.
  void setRoom(PanelRoom room, int itemsHeight);
  /// The least height of the box, and that of items(), in a panel `width` pixels wide with this much room; 0
  /// for a part that isn't shown.
  [[nodiscard]] int leastHeight(PanelRoom room, int width) const;
  [[nodiscard]] int leastOfItems(PanelRoom room, int width) const;
  /// The height in pixels of the lines of items() that matter more than the other players' cards, and of all
  /// lines.
  [[nodiscard]] int heightOfFirstItems(PanelRoom room, int width) const;
  [[nodiscard]] int heightOfItems(PanelRoom room, int width) const;
  /// Sets the widget after which Tab reaches the choices. Because choices come and go, the box sets the order
  /// of Tab again with every choice that it adds.
  void setTabsAfter(QWidget* before) { before_ = before; }
  /// While a lot is being drawn on the screen, the box doesn't give the result away.
  void setDrawing(bool on);
  /// Makes the box say only whose turn it is and what to do next.
  void setBrief(bool isBrief) { isBrief_ = isBrief; }
  /// Makes the box leave out whose turn it is, because something above it says so.
  void setMoverKnown(bool isKnown) { isMoverKnown_ = isKnown; }
  /// Makes the box leave out the aim of the game, because it is stated elsewhere.
  void setAimKnown(bool isKnown) { isAimKnown_ = isKnown; }
  /// Shows what the board is playing out, instead of a turn. An empty value shows the turn again.
  void tell(const ToldTurn& told);
  /// Shows what the computer to move is doing.
  void tellComputer(bool isThinking, bool isPaused);
  /// Whose turn it is and what to do, to be announced.
  [[nodiscard]] QString summary() const;

 Q_SIGNALS:
  /// The player has chosen something that isn't a place on the board.
  void stepRequested(const QString& step);
  /// Asks the computer to play the best turn found so far.
  void playNowRequested();
  /// Asks the computer to play this turn although later turns of the line exist.
  void playFromHereRequested();
  /// Pauses or resumes a game between computers.
  void pauseRequested(bool on);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  [[nodiscard]] bool isComputers() const;
  [[nodiscard]] QString computerText() const;
  void addChoice(const QString& name, const QString& label, const std::function<void()>& choose);
  [[nodiscard]] bool isTelling() const { return !told_.headline.isEmpty(); }
  [[nodiscard]] QString headlineText() const;
  [[nodiscard]] QString taskText() const;
  [[nodiscard]] QList<TurnItem> itemsNow() const;
  void fitHeadline();
  void placeTask();
  [[nodiscard]] bool areItemsThere(PanelRoom room) const;
  void refreshItems();
  void addItem(const TurnItem& item, bool hasMark);
  [[nodiscard]] bool isFolded(const QList<TurnItem>& items) const;
  void refreshChoices();

  const Match& match_;
  const GameFace& face_;
  const Look& look_;
  QLabel* headline_;
  QLabel* aim_;
  QLabel* task_;
  QVBoxLayout* column_ = nullptr;
  QVBoxLayout* restColumn_ = nullptr;  // the column of the items
  bool hasItems_ = false;
  PanelRoom room_ = PanelRoom::Ample;
  SideScroll* scroll_;
  QToolButton* fold_;
  QVBoxLayout* items_;
  QVBoxLayout* choices_;
  QWidget* before_ = nullptr;  // the widget before the choices in the Tab order
  ToldTurn told_;
  bool isDrawingLot_ = false;
  bool isThinking_ = false;
  bool isPaused_ = false;
  bool isBrief_ = false;
  bool isShown_ = true;
  bool isMoverKnown_ = false;
  bool isAimKnown_ = false;
  std::optional<bool> isOpened_;   // whether people want to see the kinds of move
  QWidget* lastChoice_ = nullptr;  // the choice that is last in the Tab order so far
};

}  // namespace byways::app
