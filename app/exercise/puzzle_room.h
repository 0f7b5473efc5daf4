// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exercise/exercise_page.h"
#include "app/exercise/own_puzzles.h"
#include "engine/challenges/puzzles.h"

namespace byways::app {

class GameFace;
class GameLoader;
class KeptGames;
class Library;

/// The page with all puzzles, challenge by challenge, each with what has been achieved in it (SOL-4), and
/// below them the problems, game by game.
class PuzzleRoom : public ExercisePage {
  Q_OBJECT

 public:
  /// The references must outlive the page. It is empty until it is first shown.
  PuzzleRoom(const Library& library, KeptGames& games, const Progress& progress, const OwnPuzzles& own,
             const Look& look, QWidget* parent = nullptr);

  using ExercisePage::goTo;
  /// Brings the puzzles or problems of that game into view, and the keyboard to the first of them that isn't
  /// solved.
  void goTo(const Game& game);
  /// What the page is called, in the current language.
  [[nodiscard]] static QString title();

 Q_SIGNALS:
  /// The puzzle is to be begun, or to be gone on with in the file `begun` unless that is empty.
  void puzzleRequested(const byways::challenges::Puzzle* puzzle, const QString& begun);
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
  void tell() override;
  void fill() override;

 private:
  /// The exercises of a game: puzzles of a challenge, people's own before those that come with the program,
  /// or problems of any other game.
  struct OfGame {
    const GameFace* face = nullptr;
    Section* section = nullptr;
    Group* given = nullptr;
    Group* own = nullptr;  // the next three: null where there are problems
    QPushButton* make = nullptr;
    QPushButton* setUp = nullptr;
    QPushButton* train = nullptr;  // null where there are puzzles
  };

  void addGame(const GameFace& face);
  void fillCards();
  [[nodiscard]] QStringList begunPaths() const;
  [[nodiscard]] std::vector<Entry> problems(const Game& game);
  [[nodiscard]] std::vector<Entry> ownOf(const Game& game, const QList<OwnPuzzle>& all);
  [[nodiscard]] QStringList idsOf(const OfGame& game) const;
  void addMenu(ExerciseCard& card, const OwnPuzzle& puzzle);

  KeptGames& games_;
  GameLoader* begun_;
  QStringList paths_;  // of attempts at puzzles that go on
  const OwnPuzzles& own_;
  QPushButton* train_;
  std::vector<OfGame> all_;
};

}  // namespace byways::app
