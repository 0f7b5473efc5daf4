// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/games/game_face.h"

class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace byways::app {

class Look;
class RulesPane;

/// A search field for a page of rules and, if `hasContents`, a menu with the page's headings. Ctrl+F anywhere
/// in the parent moves the focus to the field.
class RulesTools : public QWidget {
  Q_OBJECT

 public:
  /// `pane` and `look` must outlive this.
  RulesTools(RulesPane& pane, bool hasContents, const Look& look, QWidget* parent);

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void refresh();
  void fillContents();
  void search();
  void step(int by);
  void showCount();
  void retranslate();

  RulesPane& pane_;
  const GameFace* game_ = nullptr;  // the game whose rules were searched last
  QToolButton* contents_;
  QMenu* menu_;
  QLineEdit* field_;
  QLabel* count_;
  QToolButton* previous_;
  QToolButton* next_;
  int found_ = 0;
  int current_ = -1;
};

}  // namespace byways::app
