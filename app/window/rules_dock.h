// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QMainWindow>
#include <QPushButton>

#include "app/settings/preferences.h"

namespace byways::app {

class Look;
class RulesPane;

/// The rules beside the game. In a narrow window they take the place of the table's panel, with a button back
/// to it.
class RulesDock : public QDockWidget {
  Q_OBJECT

 public:
  /// Hidden at first. The references must outlive the dock, which belongs to the window.
  RulesDock(const Look& look, Preferences& preferences, QMainWindow& window);

  [[nodiscard]] RulesPane& pane() const { return *pane_; }
  /// Shows the rules and gives them the focus, or hides them, which emits `left`.
  void open(bool isOpen);
  /// Puts the dock on the left or, in a narrow window, in the place of the panel. `panel` is that of the
  /// table, or null. To be called when the window's size, the table, or the dock's visibility has changed.
  void place(QWidget* panel);
  /// Remembers its width for the next start.
  void keepWidth();

 Q_SIGNALS:
  /// Hidden by the user, or while it had the focus, which something else must take now.
  void left();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill();
  void retranslate();

  const Look& look_;
  Preferences& preferences_;
  QMainWindow& window_;
  RulesPane* pane_;
  QPushButton* back_;
  bool isNarrow_ = false;
  bool wasOpened_ = false;  // whether it was ever opened, and so has a width to remember
};

}  // namespace byways::app
