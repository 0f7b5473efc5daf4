// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QObject>
#include <QString>

#include <nlohmann/json.hpp>
#include <optional>

#include "app/match/match.h"
#include "app/puzzles/puzzle_result.h"

namespace byways::app {

/// What has been achieved in the puzzles, in one file of the program's own folder (docs/file-format.md).
///
/// For each puzzle the best game brought to its end by hand is kept as a record. What it is worth is found by
/// replaying it, so nobody's stars depend on what a file claims.
class PuzzleProgress : public QObject {
  Q_OBJECT

 public:
  /// How many puzzles there are, and what has been got out of them.
  struct Sum {
    int puzzles = 0;
    int solved = 0;
    int stars = 0;
    int mostStars = 0;
  };

  /// Reads the file at `path`, which need not be there. One that can't be read is put aside under the name
  /// `path`.damaged as soon as something is written; of one that is damaged in parts the rest counts.
  explicit PuzzleProgress(QString path, QObject* parent = nullptr);

  [[nodiscard]] QString path() const { return path_; }

  /// The best result by hand; nothing if the puzzle was never brought to an end.
  [[nodiscard]] std::optional<PuzzleResult> best(const Puzzle& puzzle) const;
  /// The record of it, as it stands in a file; empty if there is none.
  [[nodiscard]] QByteArray bestRecord(const Puzzle& puzzle) const;
  /// Whether a solution of it has been shown. From then on games of it don't count.
  [[nodiscard]] bool wasShown(const Puzzle& puzzle) const;
  /// Of all puzzles of a challenge.
  [[nodiscard]] Sum sumOf(const Game& game) const;

  /// Keeps the match if it is over at its cursor, counts, and is better than the best one. Answers whether it
  /// is. A match counts if it is a puzzle and no solution was shown, neither in it nor earlier.
  bool note(const Match& match);
  /// A solution is shown in this match: marks match and puzzle.
  void noteShown(Match& match);
  /// Whether a solution was shown in this match or of its puzzle.
  [[nodiscard]] bool isSpoilt(const Match& match) const;

  /// Why what was achieved isn't in the file, in a few words; empty if it is.
  [[nodiscard]] QString problem() const { return problem_; }
  /// Tries again to write what could not be written.
  void retry();

 Q_SIGNALS:
  void changed();
  void problemChanged();

 private:
  struct Entry {  // NOLINT(bugprone-exception-escape): moving JSON throws nothing, as it says itself
    nlohmann::ordered_json record;  // null if there is none
    std::optional<PuzzleResult> best;
    bool shown = false;
  };

  void read();
  void readEntry(const Puzzle& puzzle, const nlohmann::ordered_json& value);
  void write();

  QString path_;
  QMap<QString, Entry> entries_;  // by key
  nlohmann::ordered_json kept_;   // the file, with what is unknown here
  bool isDamaged_ = false;        // the file there could not be read
  QString problem_;
};

}  // namespace byways::app
