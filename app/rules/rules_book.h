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

/// The rules of a game as a page of the window, to read before a game: contents and search at the side, and
/// lines of a comfortable length. It starts no game.
class RulesBook : public QWidget {
  Q_OBJECT

 public:
  /// `look` must outlive the page.
  explicit RulesBook(const Look& look, QWidget* parent = nullptr);

  /// Opens the rules of a game at the top.
  void open(const GameFace& face);
  /// The game whose rules are open; null before the first.
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
  bool isGoingToHeading_ = false;  // a heading was chosen in the list
};

}  // namespace byways::app
