// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/lesson_words.h"

#include <QCoreApplication>

namespace byways::app {

// tools/update-translations collects the texts from the files of the lessons.
QString lessonText(const std::string& text) {
  return text.empty() ? QString() : QCoreApplication::translate("Lesson", text.c_str());
}

int lessonNumber(const lessons::Lesson& lesson) {
  return QString::fromStdString(lesson.id).section(QLatin1Char('/'), -1).toInt();
}

const Course& courseOf(const lessons::Lesson& lesson) {
  const Course* const course = find_course(lesson.id.substr(0, lesson.id.find('/')));
  Q_ASSERT(course != nullptr);
  return *course;
}

}  // namespace byways::app
