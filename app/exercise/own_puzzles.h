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

/// The description of a start of a challenge that doesn't come with the program, stored in the record of each
/// game from it.
struct PuzzleLabel {
  QString name;    ///< of a puzzle that the user has set up, or the code of a generated one; may be empty
  QString author;  ///< may be empty
  int grade = 0;   ///< 1 to 5 as measured; 0 if unknown

  bool operator==(const PuzzleLabel&) const = default;
};

/// The label in the match's record; empty if there is none.
[[nodiscard]] PuzzleLabel labelIn(const Match& match);
void setLabel(Match& match, const PuzzleLabel& label);

/// A start that a user has set up.
struct OwnPuzzle {
  QString path;                            ///< of its file; empty before it is saved
  MatchSetup setup;                        ///< how to play it; the standard start while it is a sketch
  PuzzleLabel label;                       ///< its name and its author
  std::optional<Arrangement> sketch = {};  ///< what is on the board, while it can't be played yet
  /// The length of the solution that the program has found; 0 if it has proven that there is none. Only known
  /// for puzzles in the user's own folder: files from elsewhere aren't trusted.
  std::optional<int> solution = {};
};

/// The puzzles that users have set up themselves, one file each in a folder next to that of the games:
/// records of a challenge without a turn, with a label (docs/file-format.md). They are read on demand.
class OwnPuzzles : public QObject {
  Q_OBJECT

 public:
  /// At most this many puzzles are read, so that the page appears without a delay.
  static constexpr int kMost = 200;

  /// The references must outlive it.
  OwnPuzzles(const Library& library, Trash& trash, QObject* parent = nullptr);

  [[nodiscard]] QString folder() const { return folder_; }
  /// The puzzles of all games, sorted by name. Reads each file.
  [[nodiscard]] QList<OwnPuzzle> all() const;
  /// Reads such a file from any folder; nothing if it isn't one.
  [[nodiscard]] static std::optional<OwnPuzzle> read(const QString& path);
  /// Whether a record is a puzzle to be solved rather than a game: it has a label and no turn.
  [[nodiscard]] static bool isPuzzle(const Match& match);

  /// Saves it in its file, or in a new one, whose path it then gets. What can be played isn't replaced by a
  /// sketch: it moves to the trash. Returns the error as a sentence; empty if it is saved.
  QString keep(OwnPuzzle& puzzle);
  /// Saves a copy under a new name. Returns the error.
  QString copy(const OwnPuzzle& puzzle);
  /// The name of a copy; empty if the name is.
  [[nodiscard]] static QString nameOfCopy(const QString& name);
  /// Moves it to the trash. Returns whether it is there.
  bool remove(const OwnPuzzle& puzzle);
  /// Exports it into a file to share. Precondition: it isn't a sketch. Returns the error.
  [[nodiscard]] static QString writeTo(const OwnPuzzle& puzzle, const QString& path);

 Q_SIGNALS:
  void changed();

 private:
  [[nodiscard]] static std::optional<OwnPuzzle> readOwn(const QString& path);

  Trash& trash_;
  QString folder_;
};

/// The name of a puzzle as shown to users.
[[nodiscard]] QString nameOf(const OwnPuzzle& puzzle);

}  // namespace byways::app
