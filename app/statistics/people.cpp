// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/people.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>

#include <tuple>
#include <utility>

#include "app/files/save_file.h"
#include "app/library/finished_game.h"

namespace byways::app {

namespace {

constexpr auto kPeopleFormat = "byways-people";
constexpr int kPeopleVersion = 1;
constexpr int kPatience = 1000;  // milliseconds, while another window writes
constexpr qint64 kLargestPeople = qint64{4} << 20U;

const auto kNames = QStringLiteral("names");
const auto kForgotten = QStringLiteral("forgotten");
const auto kSince = QStringLiteral("since");
const auto kRatedSince = QStringLiteral("ratedSince");

QString idOf(const Game& game) {
  return QString::fromUtf8(game.id().data(), static_cast<qsizetype>(game.id().size()));
}

// Reads an object of times whose keys are names or ids of rule sets.
QHash<QString, QDateTime> timesIn(const QJsonObject& value) {
  QHash<QString, QDateTime> times;
  for (auto it = value.begin(); it != value.end(); ++it) {
    if (const auto time = QDateTime::fromString(it->toString(), Qt::ISODateWithMs);
        time.isValid() && isPlayerName(it.key())) {
      times.insert(it.key(), time);
    }
  }
  return times;
}

QJsonObject toObject(const QHash<QString, QDateTime>& times) {
  QJsonObject value;
  for (auto it = times.begin(); it != times.end(); ++it) {
    value.insert(it.key(), it->toUTC().toString(Qt::ISODateWithMs));
  }
  return value;
}

}  // namespace

People::People(QString path, QObject* parent) : QObject(parent), path_(std::move(path)) { read(); }

void People::read() {
  persons_.clear();
  forgotten_.clear();
  since_.clear();
  ratedSince_.clear();
  isDamaged_ = false;
  if (!QFileInfo::exists(path_)) {
    return;
  }
  const FileRead file = readFile(path_, kLargestPeople);
  const QJsonObject all = QJsonDocument::fromJson(file.bytes).object();
  if (all.value(QLatin1String("format")).toString() != QLatin1String(kPeopleFormat) ||
      all.value(QLatin1String("version")).toInt() != kPeopleVersion) {
    isDamaged_ = true;
    return;
  }
  const QJsonObject names = all.value(kNames).toObject();
  for (auto it = names.begin(); it != names.end(); ++it) {
    if (it->isString() && it->toString() != it.key() && isPlayerName(it.key()) &&
        isPlayerName(it->toString())) {
      persons_.insert(it.key(), it->toString());
    }
  }
  for (const QJsonArray forgotten = all.value(kForgotten).toArray(); const auto& person : forgotten) {
    if (isPlayerName(person.toString())) {
      forgotten_.insert(person.toString());
    }
  }
  since_ = timesIn(all.value(kSince).toObject());
  const QJsonObject rated = all.value(kRatedSince).toObject();
  for (auto it = rated.begin(); it != rated.end(); ++it) {
    if (isPlayerName(it.key())) {
      ratedSince_.insert(it.key(), timesIn(it->toObject()));
    }
  }
}

void People::write() {
  QJsonObject names;
  for (auto it = persons_.begin(); it != persons_.end(); ++it) {
    names.insert(it.key(), it.value());
  }
  QStringList forgotten(forgotten_.begin(), forgotten_.end());
  forgotten.sort();
  QJsonObject rated;
  for (auto it = ratedSince_.begin(); it != ratedSince_.end(); ++it) {
    rated.insert(it.key(), toObject(it.value()));
  }
  const QJsonObject all{{QStringLiteral("format"), QLatin1String(kPeopleFormat)},
                        {QStringLiteral("version"), kPeopleVersion},
                        {kNames, names},
                        {kForgotten, QJsonArray::fromStringList(forgotten)},
                        {kSince, toObject(since_)},
                        {kRatedSince, rated}};
  if (std::exchange(isDamaged_, false)) {
    setAside(path_);
  }
  const QByteArray bytes = QJsonDocument(all).toJson();
  problem_ = bytes.size() <= kLargestPeople ? writeFile(path_, bytes) : tooMuchToReadAgain();
}

// Reads the file again first, to keep what another window of the program may have changed in the meantime.
void People::change(const std::function<void()>& act) {
  QDir().mkpath(QFileInfo(path_).absolutePath());
  QLockFile lock(path_ + QStringLiteral(".lock"));
  lock.setStaleLockTime(0);
  static_cast<void>(
      lock.tryLock(kPatience));  // if the folder doesn't allow locks, write() fails, too, and sets problem_
  read();
  const auto before = std::tuple(persons_, forgotten_, since_, ratedSince_);
  act();
  write();
  lock.unlock();
  if (problem_.isEmpty()) {
    Q_EMIT changed();
  } else {
    std::tie(persons_, forgotten_, since_, ratedSince_) = before;  // show only what is stored
  }
}

QStringList People::otherNamesOf(const QString& person) const {
  QStringList names = persons_.keys(person);
  names.sort();
  return names;
}

QDateTime People::ratedSince(const QString& person, const Game& game) const {
  return ratedSince_.value(person).value(idOf(game));
}

void People::rename(const QString& person, const QString& name) {
  const QString wanted = name.simplified();
  change([this, person, wanted] {
    // If the name already belongs to this person, it becomes the shown one.
    const QString shown = personOf(wanted) == person ? wanted : personOf(wanted);
    if (shown == person) {
      return;
    }
    QStringList names = persons_.keys(person);
    names << person;
    for (const QString& one : std::as_const(names)) {
      persons_.insert(one, shown);
    }
    persons_.remove(shown);
    const QDateTime since = since_.take(person);
    const auto rated = ratedSince_.take(person);
    if (!since_.contains(shown) && since.isValid()) {
      since_.insert(shown, since);
    }
    if (!ratedSince_.contains(shown) && !rated.isEmpty()) {
      ratedSince_.insert(shown, rated);
    }
    if (forgotten_.remove(person)) {
      forgotten_.insert(shown);
    }
  });
}

void People::separate(const QString& person) {
  change([this, person] {
    for (const QStringList names = persons_.keys(person); const QString& name : names) {
      persons_.remove(name);
    }
  });
}

void People::forget(const QString& person) {
  change([this, person] { forgotten_.insert(person); });
}

void People::rememberAll() {
  change([this] { forgotten_.clear(); });
}

void People::reset(const QString& person, const QDateTime& when) {
  change([this, person, when] { since_.insert(person, when); });
}

void People::resetRating(const QString& person, const Game& game, const QDateTime& when) {
  change([this, person, when, id = idOf(game)] { ratedSince_[person].insert(id, when); });
}

void People::countAll(const QString& person) {
  change([this, person] {
    since_.remove(person);
    ratedSince_.remove(person);
  });
}

}  // namespace byways::app
