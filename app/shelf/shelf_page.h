// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

#include "app/games/game_face.h"
#include "app/library/finished_game.h"
#include "app/library/library.h"
#include "app/setup/usual_setup.h"

class QLabel;
class QPushButton;

namespace byways::app {

class CardFrame;
class CardGrid;
class CardScroll;
class DayCard;
class Days;
class GameIndex;
class GameLoader;
class Preferences;
class Progress;
class RecentMenu;
class SavedCard;
class Trash;
class UnreadableCard;

/// The first page of the window: the daily exercise, unfinished games, all rule sets, the solo challenges,
/// and finished games.
class ShelfPage : public QWidget {
  Q_OBJECT

 public:
  /// The references must outlive the page. The page updates when they or the language change.
  ShelfPage(const Library& library, Trash& trash, GameIndex& games, Preferences& preferences,
            const Progress& progress, const Days& days, const Look& look, QWidget* parent = nullptr);

  /// Calls GameCard::setOneClick on all cards.
  void setOneClick(const std::function<OneClick(const Game&)>& computers);
  /// Shows `summary`, the scores of this evening in a few words; if it is empty, the shelf shows no evening.
  void setEvening(const QString& summary);
  /// Moves the focus to the card of the game in the file `path`, once there is such a card.
  void focusGame(const QString& path);

  /// The rule set whose card has the keyboard focus; if none has, the rule set of the first such card.
  [[nodiscard]] const GameFace& faceInFocus() const;

 Q_SIGNALS:
  void playRequested(const byways::app::GameFace* face);
  void computerRequested(const byways::app::GameFace* face);
  void learnRequested(const byways::app::GameFace* face);
  void puzzlesRequested(const byways::app::GameFace* face);
  /// Asks to go on with an unfinished game of the library.
  void resumeRequested(const QString& path);
  /// Asks to show the scoreboard of the evening.
  void eveningRequested();
  /// Asks to show all finished games.
  void archiveRequested();
  /// Ask to open a finished game again (look), or to review it.
  void lookRequested(const QString& path);
  void reviewRequested(const QString& path);
  /// Ask to open today's exercise, to show the page with all days, or to copy today's result.
  void dayRequested();
  void daysRequested();
  void dayCopyRequested();
  /// Asks to open a file from the list of recent files.
  void openRequested(const QString& path);
  /// Asks to open a file that is picked in a dialog (the button Open…).
  void browseRequested();

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  /// A section of the shelf: cards of the library's games, the latest first, and a button for more of them.
  struct Kept {
    QLabel* heading = nullptr;
    CardGrid* grid = nullptr;
    QPushButton* more = nullptr;
    qsizetype few = 0;            // how many cards are shown at first
    qsizetype shown = 0;          // how many cards are shown at most
    qsizetype all = 0;            // how many games there are
    QList<SavedGame> games = {};  // the games on the cards
    bool isOld = false;           // whether the times on the cards are out of date
  };

  QWidget* makeHead();
  QLabel* addSection(CardGrid* grid);
  void addGames(const Progress& progress);
  void addCard(CardFrame* card, CardGrid* grid);
  [[nodiscard]] Kept addKept(const char* name, int narrowest, qsizetype few);
  void showMore();
  void refreshKept();
  void showKept();
  [[nodiscard]] bool isUnused() const;
  void markFirstToTry();
  [[nodiscard]] qint64 lastUsed(const Game& game) const;
  void orderByUse();
  [[nodiscard]] QList<FinishedGame> finishedOnShow() const;
  [[nodiscard]] int finishedCount() const;
  void bringNewest();
  void refresh(Kept& kept, const QList<SavedGame>& games, qsizetype all);
  void offerMore(const Kept& kept);
  [[nodiscard]] SavedCard* makeCard(const Kept& kept, const SavedGame& game);
  void remove(SavedCard& card);
  void removeUnreadable();
  [[nodiscard]] QWidgetList allCards() const;
  void walk(CardFrame* from, Qt::Key arrow);
  void bringTo(QWidget* card);
  void retranslate();

  const Library& library_;
  Trash& trash_;
  GameIndex& kept_;
  GameLoader* opened_;
  Preferences& preferences_;
  const Progress& progress_;
  const Look& look_;
  CardScroll* scroll_;
  QLabel* tagline_ = nullptr;
  QPushButton* recent_ = nullptr;
  RecentMenu* recentMenu_ = nullptr;
  QPushButton* open_ = nullptr;
  DayCard* day_ = nullptr;
  QPushButton* evening_ = nullptr;
  QString eveningSummary_;
  UnreadableCard* unreadable_ = nullptr;
  Kept unfinished_{};
  Kept finished_{};
  QLabel* gamesHeading_;
  CardGrid* games_;
  QLabel* challengesHeading_;
  CardGrid* challenges_;
  int scrolledTo_ = 0;         // the scroll position when the shelf was hidden
  int finishedBefore_ = -1;    // number of finished games when the shelf was last shown; -1 if it never was
  bool bringsNewest_ = false;  // whether to scroll to the latest finished game
  bool isRefreshing_ = false;
  QString wanted_;      // the file of the game whose card is to get the focus once it exists
  int firstMore_ = -1;  // the first additional card, until it exists and gets the focus; -1: none
};

}  // namespace byways::app
