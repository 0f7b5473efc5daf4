// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/lesson_words.h"

#include <QCoreApplication>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/progress.h"

namespace byways::app {

// tools/update-translations collects these texts from the files of the lessons.
QString lessonText(const std::string& text) {
  return text.empty() ? QString() : QCoreApplication::translate("Lesson", text.c_str());
}

int lessonNumber(const lessons::Lesson& lesson) {
  return QString::fromStdString(lesson.id).section(QLatin1Char('/'), -1).toInt();
}

int stepIn(const Progress& progress, const lessons::Lesson& lesson) {
  const int step = progress.attempt(exerciseId(lesson)).step;
  return step < static_cast<int>(lesson.steps.size()) ? step : 0;
}

const lessons::Lesson& nextLesson(const Progress& progress, const Course& course) {
  const lessons::Lesson* next = nullptr;
  for (const lessons::Lesson& lesson : course.lessons) {
    if (progress.isDone(exerciseId(lesson))) {
      continue;
    }
    if (stepIn(progress, lesson) > 0) {
      return lesson;
    }
    next = next == nullptr ? &lesson : next;
  }
  return next == nullptr ? course.lessons.front() : *next;
}

// Courses may share a lesson, so a lesson may be played on the board of a game that its course doesn't teach.
QList<const Course*> coursesOf(const Game& game) {
  QList<const Course*> found;
  for (const Course& course : courses()) {
    if (!course.lessons.empty() && course.lessons.back().game == &game) {
      found.append(&course);
    }
  }
  return found;
}

const Course& courseOf(const lessons::Lesson& lesson) {
  const Course* const course = find_course(lesson.id.substr(0, lesson.id.find('/')));
  Q_ASSERT(course != nullptr);
  return *course;
}

}  // namespace byways::app
