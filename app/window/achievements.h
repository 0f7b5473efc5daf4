// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "app/exercise/lesson_progress.h"
#include "app/exercise/problem_progress.h"
#include "app/exercise/progress.h"

namespace byways::app {

/// What has been achieved alone, in puzzles, problems and lessons: three files of the program's own folder.
class Achievements : public QObject {
  Q_OBJECT

 public:
  /// The files need not be there.
  explicit Achievements(const QString& folder, QObject* parent = nullptr);

  [[nodiscard]] PuzzleProgress& puzzles() { return puzzles_; }
  [[nodiscard]] ProblemProgress& problems() { return problems_; }
  [[nodiscard]] LessonProgress& lessons() { return lessons_; }

  /// Tries again to save what couldn't be saved.
  void retry();
  /// Why results in puzzles and problems aren't saved, in a few words; empty if they are.
  [[nodiscard]] QString problemOfResults() const;
  /// Why what was learned isn't saved.
  [[nodiscard]] QString problemOfLessons() const { return lessons_.problem(); }

 Q_SIGNALS:
  void problemChanged();

 private:
  PuzzleProgress puzzles_;
  ProblemProgress problems_;
  LessonProgress lessons_;
};

}  // namespace byways::app
