// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>
#include <QHash>

namespace byways::app {

class BoardView;

/// Makes boards accessible to screen readers. Calling it again does nothing.
void installBoardAccessibility();

/// The board for a screen reader: a group whose first children are the places. The widgets on the board
/// follow.
class BoardAccessible : public QAccessibleWidget {
 public:
  explicit BoardAccessible(BoardView* board);
  ~BoardAccessible() override;
  BoardAccessible(const BoardAccessible&) = delete;
  BoardAccessible& operator=(const BoardAccessible&) = delete;

  [[nodiscard]] int childCount() const override;
  [[nodiscard]] QAccessibleInterface* child(int index) const override;
  [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
  [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
  [[nodiscard]] QAccessibleInterface* focusChild() const override;

 private:
  /// Null unless the board is whole (BoardView::isWhole).
  [[nodiscard]] BoardView* board() const;
  [[nodiscard]] int placeCount() const;

  mutable QHash<QString, QAccessible::Id> children_;  // by place; created on demand
};

}  // namespace byways::app
