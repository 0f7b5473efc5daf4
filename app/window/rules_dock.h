// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QMainWindow>
#include <QPushButton>

#include "app/settings/preferences.h"

namespace byways::app {

class Look;
class RulesPane;

/// The rules beside the game. In a narrow window they take the place of the table's panel, with a button that
/// leads back to the panel.
class RulesDock : public QDockWidget {
  Q_OBJECT

 public:
  /// The dock is hidden at first. The references must outlive it; `window` owns it.
  RulesDock(const Look& look, Preferences& preferences, QMainWindow& window);

  [[nodiscard]] RulesPane& pane() const { return *pane_; }
  /// Shows the rules and gives them the focus, or hides them and emits `left`.
  void open(bool isOpen);
  /// Puts the dock on the left or, in a narrow window, in the place of `panel`, the panel of the table (null
  /// if there is none). Call it when the window's size, the table, or the dock's visibility has changed.
  void place(QWidget* panel);
  /// Remembers the dock's width for the next start of the program.
  void keepWidth();

 Q_SIGNALS:
  /// The user has hidden the dock, or it was hidden while it had the focus: something else must take the
  /// focus now.
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
  bool wasOpened_ = false;  // whether the dock was ever opened by open(), so that it has a width to remember
};

}  // namespace byways::app
