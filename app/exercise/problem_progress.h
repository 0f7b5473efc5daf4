// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QObject>
#include <QSet>

#include "app/exercise/problem_list.h"
#include "app/exercise/stars.h"
#include "app/files/json_file.h"

namespace byways::app {

/// How far somebody has come in the problems, in one file of the program's own folder (docs/file-format.md).
///
/// What happens before a problem is solved decides its stars: all three for the turn that wins at the first
/// try, two at the second, one later, and a hollow one with hints or once the solution was seen. Once it is
/// solved, nothing changes them: somebody who knows the turn can't find it any more.
class ProblemProgress : public QObject {
  Q_OBJECT

 public:
  static constexpr int kMostStars = 3;

  /// How many problems there are, and what has been achieved in them.
  struct Sum {
    int problems = 0;
    int solved = 0;  ///< with help or without
    int stars = 0;   ///< earned without help
    int mostStars = 0;
  };

  /// Reads the file at `path`, which need not be there. One that can't be read is moved to `path`.damaged as
  /// soon as something is written.
  explicit ProblemProgress(QString path, QObject* parent = nullptr);

  [[nodiscard]] bool isSolved(const Problem& problem) const;
  /// Whether its solution has been shown.
  [[nodiscard]] bool wasShown(const Problem& problem) const;
  /// Whether somebody has tried a turn in it or had help.
  [[nodiscard]] bool isBegun(const Problem& problem) const;
  /// The stars that it has earned; while it isn't solved, those that it can still earn.
  [[nodiscard]] QList<StarShape> stars(const Problem& problem) const;
  /// The same as words: "3 stars", "a hollow star".
  [[nodiscard]] QString starsText(const Problem& problem) const;
  [[nodiscard]] Sum sumOf(const Game& game) const;
  /// The problem to go on with after that one: the next that isn't solved, from the first again after the
  /// last; where all are, the next one. Null where there is no other.
  [[nodiscard]] const Problem* next(const Problem& problem) const;
  /// The first that isn't solved; where all are, the first. Precondition: the game has problems.
  [[nodiscard]] const Problem& first(const Game& game) const;

  /// A turn was tried that isn't it.
  void noteMiss(const Problem& problem);
  void noteHint(const Problem& problem);
  void noteShown(const Problem& problem);
  void noteSolved(const Problem& problem);

  /// Why the progress isn't in the file, in a few words; empty if it is.
  [[nodiscard]] QString problem() const { return file_.problem(); }
  /// Tries again to write what could not be written.
  void retry();

 Q_SIGNALS:
  void changed();
  void problemChanged();

 private:
  struct Entry {
    int misses = 0;
    int hints = 0;
    bool shown = false;
    bool solved = false;
  };

  void take(const JsonFile::Json& problems);
  [[nodiscard]] Entry entryOf(const Problem& problem) const;
  /// Changes what is known of it unless it is solved.
  void change(const Problem& problem, void (*act)(Entry&));
  void write();

  JsonFile file_;
  QMap<QString, Entry> entries_;  // by id
};

}  // namespace byways::app
