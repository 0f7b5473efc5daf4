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

/// Describes a start of a challenge that doesn't come with the program. Stored in the record of each game
/// that begins with this start.
struct PuzzleLabel {
  QString name;    ///< name of a puzzle that a user has set up, or code of a generated one; may be empty
  QString author;  ///< may be empty
  int grade = 0;   ///< 1 to 5 as measured; 0 if unknown

  bool operator==(const PuzzleLabel&) const = default;
};

/// The label in the match's record; empty if there is none.
[[nodiscard]] PuzzleLabel labelIn(const Match& match);
void setLabel(Match& match, const PuzzleLabel& label);

/// A start of a challenge that a user has set up.
struct OwnPuzzle {
  QString path;                            ///< path of its file; empty before it is saved
  MatchSetup setup;                        ///< how to play it; the standard start while it is a sketch
  PuzzleLabel label;                       ///< its name and its author
  std::optional<Arrangement> sketch = {};  ///< the position on the board, while it can't be played yet
  /// The length of the solution that the program has found; 0 if it has proven that there is none. Only known
  /// for puzzles in the user's own folder: files from elsewhere aren't trusted.
  std::optional<int> solution = {};
};

/// The puzzles that users have set up themselves, one file each, in a folder next to the games' folder. Such
/// a file is the record of a challenge with a label and no turn (docs/file-format.md). Files are read on
/// demand.
class OwnPuzzles : public QObject {
  Q_OBJECT

 public:
  /// At most this many puzzles are read, so that the page appears without a delay.
  static constexpr int kMost = 200;

  /// The references must outlive this object.
  OwnPuzzles(const Library& library, Trash& trash, QObject* parent = nullptr);

  [[nodiscard]] QString folder() const { return folder_; }
  /// The puzzles of all games, sorted by name. Reads each file.
  [[nodiscard]] QList<OwnPuzzle> all() const;
  /// Reads the file of a puzzle from any folder; nothing if the file isn't a puzzle.
  [[nodiscard]] static std::optional<OwnPuzzle> read(const QString& path);
  /// Whether a record is a puzzle to be solved rather than a game: it has a label and no turn.
  [[nodiscard]] static bool isPuzzle(const Match& match);

  /// Saves the puzzle in its file. If it has none, a new file is made, and `puzzle` gets its path. A sketch
  /// doesn't overwrite a playable puzzle, which moves to the trash instead. Returns the error as a sentence;
  /// empty if saved.
  QString keep(OwnPuzzle& puzzle);
  /// Saves a copy under a new name. Returns the error as keep does.
  QString copy(const OwnPuzzle& puzzle);
  /// The name of a copy; empty if `name` is empty.
  [[nodiscard]] static QString nameOfCopy(const QString& name);
  /// Moves the puzzle to the trash. Returns whether it is in the trash now.
  bool remove(const OwnPuzzle& puzzle);
  /// Exports the puzzle into a file to share. Precondition: it isn't a sketch. Returns the error as keep
  /// does.
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
