// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QObject>
#include <QString>

#include <optional>

#include "app/exercise/puzzle_result.h"
#include "app/exercise/stars.h"
#include "app/files/json_file.h"
#include "app/match/match.h"

namespace byways::app {

/// What has been achieved in the puzzles, in one file of the program's own folder (docs/file-format.md).
///
/// For each puzzle the best game that a person has finished is kept as a record, and beside it the best one
/// with hints. Their results are found by replaying them, so no star depends on what a file claims.
///
/// Hints and solutions count for one attempt. An attempt begins with the first move from the start; what was
/// seen in the line that it replaces is forgotten then. The match carries this in its record.
class PuzzleProgress : public QObject {
  Q_OBJECT

 public:
  /// How many puzzles there are, and what has been achieved in them.
  struct Sum {
    int puzzles = 0;
    int solved = 0;  ///< with hints or without
    int stars = 0;   ///< earned without hints
    int mostStars = 0;
  };

  /// Reads the file at `path`, which need not be there. One that can't be read is moved to `path`.damaged as
  /// soon as something is written; of one that is damaged in parts the rest counts.
  explicit PuzzleProgress(QString path, QObject* parent = nullptr);

  [[nodiscard]] QString path() const { return file_.path(); }

  /// The best result of a person: one without hints, if it has earned a star, comes before one with hints.
  /// Nothing if the puzzle was never finished.
  [[nodiscard]] std::optional<PuzzleResult> best(const Puzzle& puzzle) const;
  /// The record of it, as it stands in a file; empty if there is none.
  [[nodiscard]] QByteArray bestRecord(const Puzzle& puzzle) const;
  /// How its stars have been earned, in the order of starsIn, and how many hints a hollow one took.
  [[nodiscard]] QList<StarShape> starShapes(const Puzzle& puzzle) const;
  [[nodiscard]] int hintsTaken(const Puzzle& puzzle) const;
  /// Whether a solution of it has ever been shown.
  [[nodiscard]] bool wasShown(const Puzzle& puzzle) const;
  /// The sum over all puzzles of a challenge.
  [[nodiscard]] Sum sumOf(const Game& game) const;

  /// Keeps the match if it is over at its cursor, counts, and is better than the best one. Answers whether it
  /// is. A match counts if it is a puzzle and no solution was shown in this attempt.
  bool note(const Match& match);
  /// A solution is shown in this match: marks its attempt and the puzzle.
  void noteShown(Match& match);
  /// A hint is shown in this match.
  void noteHint(Match& match) const;
  /// A new attempt has begun in this match, with that many hints and perhaps a solution seen before its first
  /// move.
  void beginAttempt(Match& match, int hints, bool shown) const;
  /// Whether a solution was shown in this attempt, and how many hints were.
  [[nodiscard]] bool isSpoilt(const Match& match) const;
  [[nodiscard]] int hintsIn(const Match& match) const;

  /// Why the progress isn't in the file, in a few words; empty if it is.
  [[nodiscard]] QString problem() const { return file_.problem(); }
  /// Tries again to write what could not be written.
  void retry();

 Q_SIGNALS:
  void changed();
  void problemChanged();

 private:
  struct Kept {  // NOLINT(bugprone-exception-escape): moving JSON throws nothing, as it says itself
    JsonFile::Json record;  // null if there is none
    std::optional<PuzzleResult> result;
  };
  struct Entry {  // NOLINT(bugprone-exception-escape)
    Kept alone;   // without hints
    Kept withHints;
    bool shown = false;
  };

  void take(const JsonFile::Json& puzzles);
  void readEntry(const Puzzle& puzzle, const JsonFile::Json& value);
  [[nodiscard]] static Kept readKept(const Puzzle& puzzle, const JsonFile::Json& value, const char* key);
  [[nodiscard]] static const Kept& bestOf(const Puzzle& puzzle, const Entry& entry);
  void write();

  JsonFile file_;
  QMap<QString, Entry> entries_;  // by key
};

}  // namespace byways::app
