// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exercise/exercise_page.h"
#include "app/exercise/own_puzzles.h"
#include "engine/challenges/puzzles.h"

namespace byways::app {

class GameFace;
class GameIndex;
class GameLoader;
class Library;

/// The page with all puzzles, by challenge, and below them the problems, by game, each with its progress
/// (SOL-4).
class PuzzleRoom : public ExercisePage {
  Q_OBJECT

 public:
  /// The references must outlive the page. It is empty until it is first shown.
  PuzzleRoom(const Library& library, GameIndex& games, const Progress& progress, const OwnPuzzles& own,
             const Look& look, QWidget* parent = nullptr);

  using ExercisePage::goTo;
  /// Scrolls to the puzzles or problems of `game` and gives the first unsolved one the keyboard focus.
  void goTo(const Game& game);
  /// The title of the page in the current language.
  [[nodiscard]] static QString title();

 Q_SIGNALS:
  /// The user wants to set up a start for the challenge of `face`.
  void ownRequested(const byways::app::GameFace* face);
  /// The user wants to play, edit, copy, export or remove one of their own puzzles.
  void ownPlayRequested(const byways::app::OwnPuzzle& puzzle);
  void ownEditRequested(const byways::app::OwnPuzzle& puzzle);
  void ownCopyRequested(const byways::app::OwnPuzzle& puzzle);
  void ownShareRequested(const byways::app::OwnPuzzle& puzzle);
  void ownRemoveRequested(const byways::app::OwnPuzzle& puzzle);
  /// The user wants to play or to keep the puzzle that was made from `code`.
  void madePlayRequested(const QString& code);
  void madeKeepRequested(const QString& code);
  /// The user wants to generate a puzzle of the challenge of `face`.
  void makeRequested(const byways::app::GameFace* face);
  /// The user wants to solve problems in a row, of `game` or, if that is null, of all rule sets.
  void trainingRequested(const byways::Game* game);

 protected:
  void tell() override;
  void fill() override;

 private:
  /// The exercises of a rule set. A challenge has puzzles, with the user's own and those made lately first;
  /// any other rule set has problems.
  struct OfGame {
    const GameFace* face = nullptr;
    Section* section = nullptr;
    Group* given = nullptr;
    Group* own = nullptr;  // own, made, make and setUp are null for rule sets with problems
    Group* made = nullptr;
    QPushButton* make = nullptr;
    QPushButton* setUp = nullptr;
    QPushButton* train = nullptr;  // null for rule sets with puzzles
  };

  void addGame(const GameFace& face);
  void fillCards();
  [[nodiscard]] QStringList begunPaths() const;
  /// The unfinished game of the puzzle with the id `puzzle`; null if there is none, or it isn't loaded yet.
  [[nodiscard]] std::shared_ptr<const Match> begunOf(const QString& puzzle) const;
  [[nodiscard]] std::vector<Entry> problems(const Game& game);
  [[nodiscard]] std::vector<Entry> ownOf(const Game& game, const QList<OwnPuzzle>& all);
  [[nodiscard]] std::vector<Entry> madeOf(const Game& game, const QList<OwnPuzzle>& own);
  [[nodiscard]] QStringList idsOf(const OfGame& game) const;
  void addMenu(ExerciseCard& card, const OwnPuzzle& puzzle);

  GameIndex& games_;
  GameLoader* begun_;
  QStringList paths_;  // files of unfinished games of puzzles
  const OwnPuzzles& own_;
  QPushButton* train_;
  std::vector<OfGame> all_;
};

}  // namespace byways::app
