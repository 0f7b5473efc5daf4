// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/finished_games.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QJsonDocument>
#include <QPromise>
#include <QtConcurrent>

#include <algorithm>
#include <utility>

#include "app/files/save_file.h"
#include "app/library/library.h"

namespace byways::app {

namespace {

constexpr auto kFormat = "byways-finished";
constexpr int kVersion = 1;
constexpr qint64 kLargestKept = qint64{64} << 20U;
constexpr qint64 kSameMoment = 2000;  // ms

// What is known of a file: a finished game, or that it holds none.
struct KnownFile {
  qint64 written = 0;  // ms
  qint64 size = 0;
  std::optional<FinishedGame> game = {};
};
using KnownFiles = QHash<QString, KnownFile>;  // by name

KnownFiles readKept(const QString& path, const QDir& folder) {
  KnownFiles known;
  const FileRead file = readFile(path, kLargestKept);
  const QJsonObject all = QJsonDocument::fromJson(file.bytes).object();
  if (all.value(QLatin1String("format")).toString() != QLatin1String(kFormat) ||
      all.value(QLatin1String("version")).toInt() != kVersion) {
    return known;
  }
  const QJsonObject files = all.value(QLatin1String("files")).toObject();
  for (auto it = files.begin(); it != files.end(); ++it) {
    const QJsonObject value = it->toObject();
    KnownFile one{value.value(QLatin1String("written")).toInteger(),
                  value.value(QLatin1String("size")).toInteger()};
    if (const QJsonValue game = value.value(QLatin1String("game")); game.isObject()) {
      one.game = finishedGameFrom(game.toObject(), folder.filePath(it.key()));
      if (!one.game) {
        continue;
      }
    }
    known.insert(it.key(), one);
  }
  return known;
}

void writeKept(const QString& path, const KnownFiles& known) {
  QJsonObject files;
  for (auto it = known.begin(); it != known.end(); ++it) {
    QJsonObject value{{QStringLiteral("written"), it->written}, {QStringLiteral("size"), it->size}};
    if (it->game) {
      value.insert(QStringLiteral("game"), toJson(*it->game));
    }
    files.insert(it.key(), value);
  }
  const QJsonObject all{{QStringLiteral("format"), QLatin1String(kFormat)},
                        {QStringLiteral("version"), kVersion},
                        {QStringLiteral("files"), files}};
  // Where it can't be written everything is read anew the next time.
  static_cast<void>(writeFile(path, QJsonDocument(all).toJson(QJsonDocument::Compact)));
}

KnownFile readRecord(const QFileInfo& file) {
  KnownFile known{file.lastModified().toMSecsSinceEpoch(), file.size()};
  if (const OpenedMatch opened = Library::open(file.absoluteFilePath()); opened.match) {
    known.game = finishedGameOf(*opened.match, file.absoluteFilePath(), file.lastModified());
  }
  return known;
}

void sortLatestFirst(QList<FinishedGame>& games) {
  std::sort(games.begin(), games.end(), [](const FinishedGame& one, const FinishedGame& other) {
    return one.ended != other.ended ? one.ended > other.ended : one.path < other.path;
  });
}

// On a thread of its own.
void readFolder(QPromise<QList<FinishedGame>>& promise, const QString& path, const QString& keptAt,
                const std::atomic<bool>& stop) {
  const QDir folder(path);
  const QFileInfoList files = folder.entryInfoList({QStringLiteral("*.byways")}, QDir::Files);
  const KnownFiles before = files.isEmpty() ? KnownFiles() : readKept(keptAt, folder);
  KnownFiles known;
  QList<FinishedGame> games;
  bool isNew = before.size() != files.size();
  promise.setProgressRange(0, static_cast<int>(files.size()));
  int done = 0;
  for (const QFileInfo& file : files) {
    if (stop) {
      // What has been read so far needn't be read again.
      KnownFiles all = before;
      all.insert(known);
      if (isNew && !known.isEmpty()) {
        writeKept(keptAt, all);
      }
      return;
    }
    const auto found = before.constFind(file.fileName());
    const bool isKnown = found != before.constEnd() &&
                         found->written == file.lastModified().toMSecsSinceEpoch() &&
                         found->size == file.size();
    const KnownFile one = isKnown ? *found : readRecord(file);
    // What has just been written could be written once more in the same moment.
    if (file.lastModified().msecsTo(QDateTime::currentDateTime()) > kSameMoment) {
      known.insert(file.fileName(), one);
      isNew = isNew || !isKnown;
    }
    if (one.game) {
      games.append(*one.game);
    }
    promise.setProgressValue(++done);
  }
  sortLatestFirst(games);
  promise.addResult(games);
  if (isNew && !known.isEmpty()) {
    writeKept(keptAt, known);
  }
}

}  // namespace

FinishedGames::FinishedGames(const Library& library, QString keptAt, QObject* parent)
    : QObject(parent), library_(library), keptAt_(std::move(keptAt)) {
  pool_.setMaxThreadCount(1);
  pool_.setThreadPriority(QThread::LowPriority);
  connect(&library, &Library::changed, this, &FinishedGames::refresh);
  connect(&watcher_, &QFutureWatcherBase::finished, this, &FinishedGames::take);
  connect(&watcher_, &QFutureWatcherBase::progressValueChanged, this,
          [this](int done) { Q_EMIT progress(done, watcher_.progressMaximum()); });
  refresh();
}

FinishedGames::~FinishedGames() {
  stop_ = true;
  watcher_.waitForFinished();
}

void FinishedGames::refresh() {
  if (isReading()) {
    again_ = true;
    return;
  }
  watcher_.setFuture(QtConcurrent::run(
      &pool_, [folder = library_.folder(), keptAt = keptAt_, &stop = stop_](
                  QPromise<QList<FinishedGame>>& promise) { readFolder(promise, folder, keptAt, stop); }));
}

void FinishedGames::take() {
  const QFuture<QList<FinishedGame>> future = watcher_.future();
  if (std::exchange(again_, false)) {
    refresh();  // what was found may be out of date already
    return;
  }
  if (future.resultCount() > 0 && games_ != future.result()) {
    games_ = future.result();
  }
  Q_EMIT changed();
}

void FinishedGames::note(const Match& match, const QString& path) {
  again_ = again_ || isReading();  // it may have been read before it was over
  const std::optional<FinishedGame> game = finishedGameOf(match, path, QDateTime::currentDateTimeUtc());
  const auto isThere = [&path](const FinishedGame& one) { return one.path == path; };
  const auto found = std::find_if(games_.cbegin(), games_.cend(), isThere);
  if (game ? found != games_.cend() && *found == *game : found == games_.cend()) {
    return;
  }
  games_.removeIf(isThere);
  if (game) {
    games_.append(*game);
    sortLatestFirst(games_);
  }
  Q_EMIT changed();
}

}  // namespace byways::app
