// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/games/game_face.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace byways::app {

class Look;
class RulesPane;

/// The page of the window with the rules of a rule set, to be read before a game: with contents and search at
/// the side, and lines of a comfortable length. Opening it starts no game.
class RulesBook : public QWidget {
  Q_OBJECT

 public:
  /// `look` must outlive the page.
  explicit RulesBook(const Look& look, QWidget* parent = nullptr);

  /// Opens the rules of a rule set, scrolled to the top.
  void open(const GameFace& face);
  /// The rule set whose rules are open; null before the first call of open.
  [[nodiscard]] const GameFace* game() const;

 Q_SIGNALS:
  void playRequested(const byways::app::GameFace* face);
  void shelfRequested();

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] QWidget* makeHead(const Look& look);
  void fillContents();
  void goToHeading(int heading);
  void followReading();
  void retranslate();

  RulesPane* pane_;
  QListWidget* contents_;
  QLabel* title_ = nullptr;
  QLabel* about_ = nullptr;
  QPushButton* play_ = nullptr;
  QPushButton* back_ = nullptr;
  bool isGoingToHeading_ = false;  // the page is scrolling to a heading chosen in the list
};

}  // namespace byways::app
