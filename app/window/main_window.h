// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QMainWindow>
#include <QStackedWidget>

#include <memory>

#include "app/games/game_face.h"
#include "app/library/library.h"
#include "app/settings/preferences.h"

namespace byways::challenges {
struct Puzzle;
}

namespace byways::app {

class Actions;
class ArrangePage;
class Look;
class PuzzleProgress;
class PuzzleRoom;
class RulesPane;
class ShelfPage;
class TablePage;

/// The window: the shelf, or a match on the table with the rules beside it.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  /// The references must outlive the window.
  MainWindow(Preferences& preferences, Look& look, Library& library);
  ~MainWindow() override;

  /// Puts a new match on the table.
  void start(const MatchSetup& setup);
  /// Lets people set up a position for such a game, beginning with that of `table` if there is one. What is
  /// on the table stays there until a game begins.
  void arrange(const MatchSetup& setup, const Timeline* table = nullptr);
  /// Whether a file that is opened joins the list of recent ones.
  enum class Recent { Add, Leave };
  /// Puts a record on the table. Says so and changes nothing if it can't be read.
  bool openFile(const QString& path, Recent recent = Recent::Add);
  void showShelf();
  /// The room with the puzzles, at those of a challenge if it is given.
  void showPuzzles(const Game* game = nullptr);

  /// The page on the table; null while the shelf is shown.
  [[nodiscard]] TablePage* table() const { return table_; }
  /// The page on which a position is set up; null while none is.
  [[nodiscard]] ArrangePage* arranging() const { return arranging_; }
  /// The usual setup of a game: default options, the names last used.
  [[nodiscard]] static MatchSetup usualSetup(const GameFace& face, const Preferences& preferences);

 protected:
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void connectActions();
  void connectShelf();
  void connectRoom();
  void play(const GameFace* face);
  void playPuzzle(const challenges::Puzzle& puzzle, const QString& begun);
  void addDesk();
  void putOnTable(std::unique_ptr<Match> match, const QString& autosavePath, const QString& file);
  void clearTable();
  void leaveArranging();
  void refreshArranging();
  void askForNewGame(const GameFace* face, const std::optional<MatchSetup>& proposal);
  void askForFile();
  void copyRecord();
  void printGame();
  void exportGame();
  void pasteRecord();
  void save();
  void saveAs();
  void saveTo(const QString& path);
  void resign();
  void leave();
  void agreeOnDraw();
  void learn(const GameFace* face);
  void showRules(bool visible);
  void showRule(const QString& rule);
  void refresh();
  void retranslate();
  void placeRules();
  void restoreWindow();
  void report(const QString& title, const QString& problem);

  Preferences& preferences_;
  Look& look_;
  Library& library_;
  std::unique_ptr<PuzzleProgress> progress_;
  TablePage* table_ = nullptr;  // before all that may send events while the window is built
  ArrangePage* arranging_ = nullptr;
  bool clockWasHeld_ = false;  // before a position was set up
  Actions* actions_;
  QStackedWidget* pages_;
  ShelfPage* shelf_;
  PuzzleRoom* room_;
  QDockWidget* rulesDock_;
  bool rulesAreNarrow_ = false;
  RulesPane* rulesPane_;
  std::unique_ptr<Match> match_;
  std::unique_ptr<Autosave> autosave_;
  QString file_;            // where Save writes; empty if the match was never saved by the user
  bool fileIsOld_ = false;  // the match has gone on since it was written there
};

}  // namespace byways::app
