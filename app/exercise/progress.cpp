// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/progress.h"

#include <algorithm>
#include <utility>

#include "app/exercise/older_progress.h"

namespace byways::app {

namespace {

using Json = JsonFile::Json;

constexpr JsonFile::Form kProgressForm{.format = "byways-progress",
                                       .version = 1,
                                       .part = "exercises",
                                       .deepest = 32,
                                       .largest = qint64{16} << 20U,
                                       .mostKeys = 80'000};
constexpr int kMostCounted = 999;
constexpr int kMostSeconds = 9'999'999;

// A missing key means Stars::None; 0 means a hollow star.
Stars starsAt(const Json& object, const char* key) {
  const auto found = object.find(key);
  if (found == object.end() || !found->is_number_unsigned()) {
    return Stars::None;
  }
  return static_cast<Stars>(countIn(*found, kMostStars) + static_cast<int>(Stars::Hollow));
}

bool isTrueAt(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && *found == true;
}

Attempt readAttempt(const Json& object) {
  const auto found = object.find("attempt");
  if (found == object.end() || !found->is_object()) {
    return {};
  }
  return {.misses = countIn(*found, "misses", kMostCounted),
          .hints = countIn(*found, "hints", kMostCounted),
          .shown = isTrueAt(*found, "shown"),
          .step = countIn(*found, "step", kMostCounted),
          .seconds = countIn(*found, "seconds", kMostSeconds)};
}

Progress::Kept readKept(const Json& object) {
  Progress::Kept kept{.best = starsAt(object, "best"),
                      .last = starsAt(object, "last"),
                      .first = starsAt(object, "first"),
                      .finished = countIn(object, "finished", kMostCounted),
                      .wasShown = isTrueAt(object, "shown"),
                      .time = {},
                      .attempt = readAttempt(object),
                      .isUnderWay = isTrueAt(object, "underWay"),
                      .record = {}};
  if (const auto time = object.find("time"); time != object.end() && time->is_string()) {
    kept.time = QDateTime::fromString(QString::fromStdString(time->get<std::string>()), Qt::ISODateWithMs);
  }
  if (const auto record = object.find("record"); record != object.end() && record->is_object()) {
    kept.record = *record;
  }
  return kept;
}

// Writes the value only if `isWritten`. Default values aren't written, because there may be thousands of
// exercises.
template <class Value>
void put(Json& object, const char* key, const Value& value, bool isWritten) {
  if (isWritten) {
    object[key] = value;
  } else {
    object.erase(key);
  }
}

void putStars(Json& object, const char* key, Stars stars) {
  put(object, key, static_cast<unsigned>(fullStars(stars)), stars != Stars::None);
}

// Unknown keys of the object are kept.
void writeKept(Json& object, const Progress::Kept& kept) {
  if (!object.is_object()) {
    object = Json::object();
  }
  putStars(object, "best", kept.best);
  putStars(object, "last", kept.last);
  putStars(object, "first", kept.first);
  put(object, "finished", kept.finished, kept.finished > 0);
  put(object, "shown", true, kept.wasShown);
  put(object, "time", kept.time.toUTC().toString(Qt::ISODateWithMs).toStdString(), kept.time.isValid());
  put(object, "underWay", true, kept.isUnderWay);
  const Attempt& attempt = kept.attempt;
  Json tried = Json::object();
  put(tried, "misses", attempt.misses, attempt.misses > 0);
  put(tried, "hints", attempt.hints, attempt.hints > 0);
  put(tried, "shown", true, attempt.shown);
  put(tried, "step", attempt.step, attempt.step > 0);
  put(tried, "seconds", attempt.seconds, attempt.seconds > 0);
  put(object, "attempt", tried, !tried.empty());
  put(object, "record", kept.record, kept.record.is_object());
}

}  // namespace

Progress::Progress(const QString& folder, QObject* parent)
    : QObject(parent), file_(folder + QStringLiteral("/progress.json"), kProgressForm) {
  if (file_.read()) {
    merge(file_.part());
    return;
  }
  kept_ = olderProgress(folder);
  const QStringList taken = kept_.keys();
  unwritten_ = QSet<QString>(taken.begin(), taken.end());
}

// Takes over what another window has written. For exercises that have changed here since the last write,
// merges what this and the other window know.
void Progress::merge(const Json& exercises) {
  for (const auto& [key, value] : exercises.items()) {
    if (!value.is_object()) {
      continue;
    }
    const QString id = QString::fromStdString(key);
    const Kept read = readKept(value);
    if (!unwritten_.contains(id)) {
      kept_[id] = read;
    } else if (const auto mine = kept_.find(id); mine != kept_.end()) {
      mine->best = std::max(mine->best, read.best);
      mine->first = read.first != Stars::None ? read.first : mine->first;
      mine->finished = std::max(mine->finished, read.finished);
      mine->wasShown = mine->wasShown || read.wasShown;
      if (!mine->record.is_object()) {
        mine->record = read.record;
      }
    }
  }
}

Attempt Progress::attempt(const QString& id) const {
  const Kept kept = of(id);
  return kept.isUnderWay ? kept.attempt : Attempt();
}

Progress::Sum Progress::sumOf(const QStringList& ids) const {
  Sum sum;
  for (const QString& id : ids) {
    const auto found = kept_.constFind(id);
    const Stars best = found != kept_.cend() ? found->best : Stars::None;
    ++sum.exercises;
    sum.done += best != Stars::None ? 1 : 0;
    sum.stars += fullStars(best);
    sum.mostStars += kMostStars;
  }
  return sum;
}

qsizetype Progress::nextOpen(const QStringList& ids, qsizetype index) const {
  const qsizetype count = ids.size();
  for (qsizetype on = 1; on <= count; ++on) {
    const qsizetype other = (index + on) % count;
    if (other != index && !isDone(ids[other])) {
      return other;
    }
  }
  return count > 1 || (count == 1 && index < 0) ? (index + 1) % count : -1;
}

QStringList Progress::knownIds(const QString& prefix) const {
  QStringList ids;
  for (auto it = kept_.lowerBound(prefix); it != kept_.cend() && it.key().startsWith(prefix); ++it) {
    ids.append(it.key());
  }
  return ids;
}

void Progress::store(const QString& id, Kept kept) {
  kept.time = QDateTime::currentDateTimeUtc();
  kept.wasShown = kept.wasShown || kept.attempt.shown;
  kept_[id] = std::move(kept);
  unwritten_.insert(id);
  write();
}

void Progress::keep(const QString& id, const Attempt& attempt) {
  Kept kept = of(id);
  kept.attempt = attempt;
  kept.isUnderWay = true;
  store(id, std::move(kept));
}

Stars Progress::finish(const QString& id, const Attempt& attempt) {
  const Stars stars = starsFor(attempt);
  Kept kept = of(id);
  kept.attempt = attempt;
  kept.attempt.step = 0;
  kept.isUnderWay = false;
  kept.last = stars;
  kept.first = kept.first == Stars::None ? stars : kept.first;
  kept.best = std::max(kept.best, stars);
  kept.finished = std::min(kept.finished + 1, kMostCounted);
  store(id, std::move(kept));
  return stars;
}

void Progress::keepRecord(const QString& id, const Json& record) {
  Kept kept = of(id);
  kept.record = record;
  store(id, std::move(kept));
}

void Progress::forget(const QStringList& ids) {
  for (const QString& id : ids) {
    kept_.remove(id);
    unwritten_.insert(id);
  }
  write();
}

void Progress::write() {
  const bool isProblemNew = file_.write([this](Json& exercises) {
    merge(exercises);
    for (const QString& id : std::as_const(unwritten_)) {
      const std::string key = id.toStdString();
      if (const auto kept = kept_.constFind(id); kept != kept_.cend()) {
        writeKept(exercises[key], *kept);
      } else {
        exercises.erase(key);
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

void Progress::retry() {
  if (!problem().isEmpty()) {
    write();
  }
}

}  // namespace byways::app
