// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QToolBar>

#include "app/settings/preferences.h"
#include "app/window/button_actions.h"

namespace byways::app {

class GameFace;
class RecentMenu;
class SeatsMenu;

class Look;

/// Every action of the window, its menus and its toolbar. The window connects the actions, except those that
/// only set a preference.
class Actions : public QObject {
  Q_OBJECT

 public:
  /// Builds menus and toolbar into `window`. The references must outlive this object.
  Actions(QMainWindow& window, Preferences& preferences, const Look& look);

  QAction* newGame;  ///< another game of the same rule set
  QAction* arrange;  ///< sets up a position to begin from
  QAction* open;
  QAction* save;
  QAction* saveAs;
  QAction* copyRecord;
  QAction* pasteRecord;
  QAction* print;
  QAction* exportGame;  ///< exports the game as a picture, a drawing or PDF
  QAction* exportPage;
  QAction* exportAnimation;
  QAction* copyPicture;  ///< copies a picture of the current board
  QAction* printBoards;
  QAction* shelf;
  QAction* puzzles;
  QAction* archive;  ///< all finished games
  QAction* statistics;
  QAction* evening;  ///< the scoreboard of the evening
  QAction* trash;
  QAction* days;
  QAction* quit;
  // Actions of the Turn menu that stand for buttons on the table: see ButtonActions.
  QAction* endTurn;
  QAction* roll;
  QAction* firstTurn;
  QAction* previousTurn;
  QAction* nextTurn;
  QAction* lastTurn;
  QAction* comment;
  QAction* otherLines;
  QAction* review;  ///< the review of the game
  QAction* hint;
  QAction* solution;
  QAction* restart;
  QAction* undo;
  QAction* redo;
  QAction* holdClock;
  QAction* draw;
  QAction* resign;
  QAction* leave;  ///< leaves the game; replaces resigning in games of more than two players
  QAction* rules;
  QAction* zoomIn;
  QAction* zoomOut;
  QAction* zoomWhole;  ///< zooms out to the whole board
  // How the board of the current game lies (BoardFacing).
  QAction* rotateLeft;
  QAction* rotateRight;
  QAction* mirror;
  QAction* followTurn;  ///< the board turns by itself to face the player to move
  QAction* lieAsUsual;
  QAction* fullScreen;
  QAction* preferencesDialog;
  SeatsMenu* seats = nullptr;  ///< who plays each seat
  QAction* shortcuts;
  QAction* about;

  /// The menu with ways to share a game.
  [[nodiscard]] QMenu* exportMenu() const { return exportMenu_; }
  /// What the board's context menu offers.
  [[nodiscard]] QList<QAction*> forBoard() const;
  /// Sets the page with the buttons that actions stand for; null for no page.
  void followButtons(QWidget* page) { buttons_.follow(page); }
  /// Enables those actions of the View menu that the current page allows. `face` is the face of the page's
  /// rule set, or null. `whyNoAdvice` says why there can't be advice; empty if there can.
  void offerView(bool hasBoard, const GameFace* face, bool canZoom, const QString& whyNoAdvice);

 Q_SIGNALS:
  void openFileRequested(const QString& path);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QAction* make(const char* name);
  [[nodiscard]] QList<QAction*> switchActions() const;
  [[nodiscard]] QAction* coordinates() const;
  void buildMenus();
  void buildToolBar();
  void connectButtons();
  void connectPreferences();
  void setShortcuts();
  void retranslate();
  void refreshIcons();
  void refreshChecks();
  void offerFacing(const GameFace* face);
  /// How the board of the current game lies.
  [[nodiscard]] BoardFacing facing() const;
  void setFacing(const BoardFacing& facing);

  QMainWindow& window_;
  Preferences& preferences_;
  const Look& look_;
  const GameFace* face_ = nullptr;  // of the current rule set, if its board can be turned; otherwise null
  ButtonActions buttons_;
  QActionGroup* highlights_ = nullptr;
  QList<QAction*> highlightLevels_;                            // at the index of each value of Highlights
  QList<std::pair<const PictureSwitch*, QAction*>> switches_;  // options of pictures
  QAction* notation_ = nullptr;
  QAction* advice_ = nullptr;
  QMenu* gameMenu_ = nullptr;
  RecentMenu* recentMenu_ = nullptr;
  QMenu* exportMenu_ = nullptr;
  QMenu* turnMenu_ = nullptr;
  QMenu* viewMenu_ = nullptr;
  QMenu* highlightMenu_ = nullptr;
  QMenu* facingMenu_ = nullptr;
  QMenu* helpMenu_ = nullptr;
  QToolBar* toolBar_ = nullptr;
};

}  // namespace byways::app
