// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QObject>
#include <QSet>
#include <QString>

#include "app/files/json_file.h"
#include "engine/courses.h"

namespace byways::app {

/// What has been learned, in one file of the program's own folder (docs/file-format.md): the stars of each
/// lesson, and the step at which one was left.
class LessonProgress : public QObject {
  Q_OBJECT

 public:
  static constexpr int kMostStars = 3;

  /// Reads the file at `path`, which need not be there. One that can't be read is moved to `path`.damaged as
  /// soon as something is written.
  explicit LessonProgress(QString path, QObject* parent = nullptr);

  /// 0 for a lesson that was never finished, else 1 to kMostStars.
  [[nodiscard]] int stars(const lessons::Lesson& lesson) const;
  /// The step at which the lesson was left; 0 where it begins, and once it is finished.
  [[nodiscard]] int step(const lessons::Lesson& lesson) const;
  /// How many lessons of a course are finished.
  [[nodiscard]] int finished(const Course& course) const;
  /// The lesson to go on with: one that was left in the middle, else the first that isn't finished, else the
  /// first. Precondition: the course has lessons.
  [[nodiscard]] const lessons::Lesson& next(const Course& course) const;

  /// Stars that the lesson can still earn when it goes on at that step.
  [[nodiscard]] int possibleStars(const lessons::Lesson& lesson) const;

  /// Somebody has come to that step, and could still earn that many stars.
  void noteStep(const lessons::Lesson& lesson, int step, int possible);
  /// The lesson is finished. Fewer stars than before take none away.
  void noteFinished(const lessons::Lesson& lesson, int stars);
  /// Begins a course anew: nothing of it is finished any more.
  void forget(const Course& course);

  /// Why the progress isn't in the file, in a few words; empty if it is.
  [[nodiscard]] QString problem() const { return file_.problem(); }
  /// Tries again to write what could not be written.
  void retry();

 Q_SIGNALS:
  void changed();
  void problemChanged();

 private:
  struct Entry {
    int stars = 0;
    int step = 0;
    int possible = kMostStars;
  };

  void take(const JsonFile::Json& lessons);
  /// Writes what has changed since it could be written last.
  void write();

  JsonFile file_;
  QMap<QString, Entry> entries_;  // by id of the lesson
  QSet<QString> unwritten_;       // ids that have changed or gone
};

}  // namespace byways::app
