// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson_progress.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

#include <algorithm>
#include <utility>

#include "app/files/save_file.h"

namespace byways::app {

namespace {

using Json = nlohmann::ordered_json;

constexpr auto kFormat = "byways-lessons";
constexpr int kVersion = 1;
constexpr auto kLessons = "lessons";
constexpr auto kStars = "stars";
constexpr auto kStep = "step";
constexpr auto kPossible = "possible";
constexpr int kDeepest = 8;
constexpr qint64 kLargestFile = qint64{1} << 20U;
constexpr int kMostKeys = 4096;
constexpr int kMostSteps = 1000;
constexpr int kWritePatience = 1000;  // milliseconds, while another window writes

QString idOf(const lessons::Lesson& lesson) { return QString::fromStdString(lesson.id); }

Json parsed(const QByteArray& bytes) {
  int keys = 0;
  const auto isSound = [&keys](int depth, Json::parse_event_t event, Json&) {
    keys += event == Json::parse_event_t::key ? 1 : 0;
    return depth < kDeepest && keys <= kMostKeys;
  };
  Json document = Json::parse(bytes.begin(), bytes.end(), isSound, false);
  return keys <= kMostKeys ? document : Json();
}

// A number of the file, or 0.
int numberIn(const Json& object, const char* key, int most) {
  const auto found = object.find(key);
  const bool isNumber = found != object.end() && found->is_number_unsigned();
  return isNumber ? static_cast<int>(std::min<std::uint64_t>(found->get<std::uint64_t>(),
                                                             static_cast<std::uint64_t>(most)))
                  : 0;
}

}  // namespace

LessonProgress::LessonProgress(QString path, QObject* parent) : QObject(parent), path_(std::move(path)) {
  read();
}

void LessonProgress::read() {
  const FileRead file = readFile(path_, kLargestFile);
  const Json document = parsed(file.bytes);
  const bool isSound = document.is_object() && document.value(kLessons, Json::object()).is_object();
  isDamaged_ = !isSound && QFileInfo::exists(path_);
  kept_ = isSound ? document : Json::object();
  if (!isSound) {
    return;
  }
  const Json all = kept_.value(kLessons, Json::object());
  for (const auto& [id, value] : all.items()) {
    if (value.is_object()) {
      Entry& entry = entries_[QString::fromStdString(id)];
      entry.stars = std::max(entry.stars, numberIn(value, kStars, kMostStars));
      entry.step = numberIn(value, kStep, kMostSteps);
      const int possible = numberIn(value, kPossible, kMostStars);
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
  QDir().mkpath(QFileInfo(path_).absolutePath());
  QLockFile lock(path_ + QStringLiteral(".lock"));
  lock.setStaleLockTime(0);
  static_cast<void>(lock.tryLock(kWritePatience));  // where nothing can be locked, writing says why
  const QMap<QString, Entry> mine = entries_;
  read();
  for (const QString& id : std::as_const(unwritten_)) {
    if (const auto entry = mine.constFind(id); entry != mine.constEnd()) {
      entries_[id] = *entry;
      kept_[kLessons][id.toStdString()] = {
          {kStars, entry->stars}, {kStep, entry->step}, {kPossible, entry->possible}};
    } else {
      entries_.remove(id);
      kept_[kLessons].erase(id.toStdString());
    }
  }
  kept_["format"] = kFormat;
  kept_["version"] = kVersion;
  if (isDamaged_) {
    // Nothing is thrown away: perhaps somebody can still mend it.
    const QString aside = path_ + QStringLiteral(".damaged");
    QFile::remove(aside);
    QFile::rename(path_, aside);
    isDamaged_ = false;
  }
  const QByteArray bytes =
      QByteArray::fromStdString(kept_.dump(1, ' ', false, Json::error_handler_t::replace)) + '\n';
  const QString before = std::exchange(problem_, writeFile(path_, bytes));
  if (problem_.isEmpty()) {
    unwritten_.clear();
  }
  Q_EMIT changed();
  if (problem_ != before) {
    Q_EMIT problemChanged();
  }
}

void LessonProgress::retry() {
  if (!problem_.isEmpty()) {
    write();
  }
}

}  // namespace byways::app
