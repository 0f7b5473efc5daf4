// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/lesson_progress.h"

#include <algorithm>
#include <utility>

namespace byways::app {

namespace {

using Json = JsonFile::Json;

constexpr JsonFile::Form kForm{.format = "byways-lessons",
                               .version = 1,
                               .part = "lessons",
                               .deepest = 8,
                               .largest = qint64{1} << 20U,
                               .mostKeys = 4096,
                               .isLoose = true};
constexpr auto kStars = "stars";
constexpr auto kStep = "step";
constexpr auto kPossible = "possible";
constexpr int kMostSteps = 1000;

QString idOf(const lessons::Lesson& lesson) { return QString::fromStdString(lesson.id); }

}  // namespace

LessonProgress::LessonProgress(QString path, QObject* parent)
    : QObject(parent), file_(std::move(path), kForm) {
  if (file_.read()) {
    take(file_.part());
  }
}

void LessonProgress::take(const Json& lessons) {
  for (const auto& [id, value] : lessons.items()) {
    if (value.is_object()) {
      Entry& entry = entries_[QString::fromStdString(id)];
      entry.stars = std::max(entry.stars, countIn(value, kStars, kMostStars));
      entry.step = countIn(value, kStep, kMostSteps);
      const int possible = countIn(value, kPossible, kMostStars);
      entry.possible = possible > 0 ? possible : kMostStars;
    }
  }
}

int LessonProgress::stars(const lessons::Lesson& lesson) const { return entries_.value(idOf(lesson)).stars; }

int LessonProgress::step(const lessons::Lesson& lesson) const {
  const int step = entries_.value(idOf(lesson)).step;
  return step < static_cast<int>(lesson.steps.size()) ? step : 0;
}

int LessonProgress::finished(const Course& course) const {
  return static_cast<int>(std::count_if(course.lessons.begin(), course.lessons.end(),
                                        [this](const lessons::Lesson& lesson) { return stars(lesson) > 0; }));
}

const lessons::Lesson& LessonProgress::next(const Course& course) const {
  const auto& all = course.lessons;
  auto found =
      std::find_if(all.begin(), all.end(), [this](const lessons::Lesson& one) { return step(one) > 0; });
  if (found == all.end()) {
    found =
        std::find_if(all.begin(), all.end(), [this](const lessons::Lesson& one) { return stars(one) == 0; });
  }
  return found == all.end() ? all.front() : *found;
}

int LessonProgress::possibleStars(const lessons::Lesson& lesson) const {
  return step(lesson) > 0 ? entries_.value(idOf(lesson)).possible : kMostStars;
}

void LessonProgress::noteStep(const lessons::Lesson& lesson, int step, int possible) {
  Entry& entry = entries_[idOf(lesson)];
  entry.step = step;
  entry.possible = possible;
  unwritten_.insert(idOf(lesson));
  write();
}

void LessonProgress::noteFinished(const lessons::Lesson& lesson, int stars) {
  Entry& entry = entries_[idOf(lesson)];
  entry.stars = std::max(entry.stars, stars);
  entry.step = 0;
  entry.possible = kMostStars;
  unwritten_.insert(idOf(lesson));
  write();
}

void LessonProgress::forget(const Course& course) {
  for (const lessons::Lesson& lesson : course.lessons) {
    entries_.remove(idOf(lesson));
    unwritten_.insert(idOf(lesson));
  }
  write();
}

// What another window has learned meanwhile stays, and what could not be written before is written now.
void LessonProgress::write() {
  const QMap<QString, Entry> mine = entries_;
  const bool isProblemNew = file_.write([&](Json& lessons) {
    take(lessons);
    for (const QString& id : std::as_const(unwritten_)) {
      if (const auto entry = mine.constFind(id); entry != mine.constEnd()) {
        entries_[id] = *entry;
        lessons[id.toStdString()] = {
            {kStars, entry->stars}, {kStep, entry->step}, {kPossible, entry->possible}};
      } else {
        entries_.remove(id);
        lessons.erase(id.toStdString());
      }
    }
  });
  if (problem().isEmpty()) {
    unwritten_.clear();
  }
  Q_EMIT changed();
  if (isProblemNew) {
    Q_EMIT problemChanged();
  }
}

void LessonProgress::retry() {
  if (!problem().isEmpty()) {
    write();
  }
}

}  // namespace byways::app
