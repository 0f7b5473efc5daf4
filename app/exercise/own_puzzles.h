// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>

#include "app/match/match.h"

namespace byways::app {

class Library;
class Trash;

/// What is said of a start of a challenge that doesn't come with the program, in the record of each game of
/// it.
struct PuzzleLabel {
  QString name;    ///< of an own puzzle, or the code of a made one; may be empty
  QString author;  ///< may be empty
  int grade = 0;   ///< 1 to 5 as measured; 0 if it isn't known

  bool operator==(const PuzzleLabel&) const = default;
};

/// The label in the match's record; an empty one if there is none.
[[nodiscard]] PuzzleLabel labelIn(const Match& match);
void setLabel(Match& match, const PuzzleLabel& label);

/// A start that somebody has set up.
struct OwnPuzzle {
  QString path;                            ///< of its file; empty before it is kept
  MatchSetup setup;                        ///< how to play it; the usual start while it is a sketch
  PuzzleLabel label;                       ///< its name for people and who has made it
  std::optional<Arrangement> sketch = {};  ///< what is on the board, if nobody can play from there yet
  /// How many moves the solution has that the program has found; 0 if it has proven that there is none. Known
  /// of puzzles in one's own folder only: what files from elsewhere say isn't believed.
  std::optional<int> solution = {};
};

/// The puzzles that people have set up themselves, one file each in a folder beside that of the games:
/// records of a challenge without a turn, with a label (docs/file-format.md). They are read when somebody
/// asks for them.
class OwnPuzzles : public QObject {
  Q_OBJECT

 public:
  /// More aren't read, so that the page appears at once.
  static constexpr int kMost = 200;

  /// The references must outlive it.
  OwnPuzzles(const Library& library, Trash& trash, QObject* parent = nullptr);

  [[nodiscard]] QString folder() const { return folder_; }
  /// Those of all games, by name. Reads each file.
  [[nodiscard]] QList<OwnPuzzle> all() const;
  /// Reads such a file, from wherever it comes; nothing if it is none.
  [[nodiscard]] static std::optional<OwnPuzzle> read(const QString& path);
  /// Whether a record is a puzzle to be solved rather than a game: it has a label and no turn.
  [[nodiscard]] static bool isPuzzle(const Match& match);

  /// Keeps it in its file, or in a new one whose path it gets. Returns what went wrong, as a sentence; empty
  /// if it is kept.
  QString keep(OwnPuzzle& puzzle);
  /// Keeps a second one like it. Returns what went wrong.
  QString copy(const OwnPuzzle& puzzle);
  /// What a second puzzle of that name is called; empty for none.
  [[nodiscard]] static QString nameOfCopy(const QString& name);
  /// Moves it to the trash. Returns whether it is there.
  bool remove(const OwnPuzzle& puzzle);
  /// Writes it into a file to hand on. Precondition: it is no sketch. Returns what went wrong.
  [[nodiscard]] static QString writeTo(const OwnPuzzle& puzzle, const QString& path);

 Q_SIGNALS:
  void changed();

 private:
  [[nodiscard]] static std::optional<OwnPuzzle> readOwn(const QString& path);

  Trash& trash_;
  QString folder_;
};

/// What it is called for people.
[[nodiscard]] QString nameOf(const OwnPuzzle& puzzle);

}  // namespace byways::app
