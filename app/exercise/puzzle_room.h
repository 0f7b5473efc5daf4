// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

#include "app/exercise/own_puzzles.h"
#include "app/exercise/problem_list.h"
#include "app/exercise/progress.h"

class QLabel;
class QPushButton;

#include "engine/challenges/puzzles.h"

namespace byways::app {

class CardFrame;
class CardGrid;
class CardScroll;
class GameFace;
class GameLoader;
class KeptGames;
class Library;
class Look;

/// The page with all puzzles, challenge by challenge, each with what has been achieved in it (SOL-4), and
/// below them the problems, game by game. Arrow keys walk from card to card, Page Up and Page Down from game
/// to game, Home and End to the first card and the last.
class PuzzleRoom : public QWidget {
  Q_OBJECT

 public:
  /// The references must outlive the page. It is empty until it is first shown.
  PuzzleRoom(const Library& library, KeptGames& games, const Progress& progress, const OwnPuzzles& own,
             const Look& look, QWidget* parent = nullptr);

  /// Brings the puzzles or problems of that game into view, and the keyboard to the first of them that isn't
  /// solved.
  void goTo(const Game& game);
  /// Lets the keys begin at the first card.
  void goToStart();
  /// The same for the card of that exercise; returns whether there is one.
  bool goTo(const QString& exerciseId);
  /// What the page is called, in the current language.
  [[nodiscard]] static QString title();

 Q_SIGNALS:
  /// The puzzle is to be begun, or to be gone on with in the file `begun` unless that is empty.
  void puzzleRequested(const byways::challenges::Puzzle* puzzle, const QString& begun);
  /// By its id.
  void exerciseRequested(const QString& id);
  void shelfRequested();
  /// People want to make a start of their own for that challenge.
  void ownRequested(const byways::app::GameFace* face);
  /// A puzzle of somebody's own is to be played, edited, copied, written into a file, or removed.
  void ownPlayRequested(const byways::app::OwnPuzzle& puzzle);
  void ownEditRequested(const byways::app::OwnPuzzle& puzzle);
  void ownCopyRequested(const byways::app::OwnPuzzle& puzzle);
  void ownShareRequested(const byways::app::OwnPuzzle& puzzle);
  void ownRemoveRequested(const byways::app::OwnPuzzle& puzzle);
  /// A new puzzle of that challenge is to be made.
  void makeRequested(const byways::app::GameFace* face);
  /// Problems are to come one after the other: of that game, or of all for null.
  void trainingRequested(const byways::Game* game);

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  struct Section {
    const GameFace* face = nullptr;
    QLabel* heading = nullptr;
    QLabel* sum = nullptr;
    QLabel* goal = nullptr;
    QPushButton* jump = nullptr;
    QPushButton* train = nullptr;  // null where there are puzzles
    QPushButton* make = nullptr;   // null where there are problems, as the next one is
    QPushButton* own = nullptr;
    QLabel* ownHeading = nullptr;  // of what people have made themselves
    CardGrid* ownGrid = nullptr;
    CardGrid* grid = nullptr;
    std::vector<CardFrame*> cards;  // OwnPuzzleCards, then PuzzleCards; or ProblemCards
  };

  QWidget* makeHead();
  void addSection(const GameFace& face);
  void fill();
  void fillCards();
  [[nodiscard]] QStringList begunPaths() const;
  void fillWithProblems(Section& section);
  void fillWithOwn(Section& section, const QList<OwnPuzzle>& all);
  void addCard(Section& section, CardGrid& grid, CardFrame* card);
  void bringTo(const Section& section);
  void layOut();
  [[nodiscard]] QWidgetList allCards() const;
  [[nodiscard]] Progress::Sum sumOf(const Section& section) const;
  void goToNext(int sections);
  bool takePageKey(int key);
  void walk(CardFrame* from, Qt::Key arrow);
  void bringTo(QWidget* card);
  void retranslate();
  void retranslate(const Section& section);

  KeptGames& games_;
  GameLoader* begun_;
  QStringList paths_;  // of attempts at puzzles that go on
  const Progress& progress_;
  const OwnPuzzles& own_;
  const Look& look_;
  CardScroll* scroll_;
  CardGrid* jumps_ = nullptr;
  QPushButton* train_ = nullptr;
  QPushButton* back_ = nullptr;
  QLabel* title_ = nullptr;
  QLabel* total_ = nullptr;
  std::vector<Section> sections_;
};

}  // namespace byways::app
