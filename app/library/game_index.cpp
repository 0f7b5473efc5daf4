// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/game_index.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

#include "app/files/save_file.h"
#include "app/games/catalogue.h"
#include "app/library/library.h"
#include "engine/games.h"

namespace byways::app {

namespace {

constexpr auto kFormat = "byways-finished";
constexpr int kVersion = 3;
constexpr qint64 kLargestKept = qint64{64} << 20U;  // bytes of the cache file
constexpr qint64 kSameMoment = 2000;                // ms: the coarsest resolution of file times
constexpr qint64 kTellAfter = 400;                  // ms between two parts of the results

QJsonObject valueOf(const UnfinishedGame& game) {
  const std::string_view id = game.game->id();
  QJsonArray colours;
  for (const int colour : game.colours) {
    colours.append(colour);
  }
  return {{QStringLiteral("game"), QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()))},
          {QStringLiteral("colours"), colours},
          {QStringLiteral("seed"), game.seed},
          {QStringLiteral("names"), QJsonArray::fromStringList(game.names)}};
}

std::optional<UnfinishedGame> unfinishedGameFrom(const QJsonObject& value, const QString& path,
                                                 const QDateTime& written) {
  const Game* const game = find_game(value.value(QLatin1String("game")).toString().toStdString());
  if (game == nullptr || findFace(*game) == nullptr) {
    return std::nullopt;
  }
  QStringList names;
  for (const QJsonArray all = value.value(QLatin1String("names")).toArray(); const auto& name : all) {
    names.append(name.toString());
  }
  QList<int> colours;
  for (const QJsonArray all = value.value(QLatin1String("colours")).toArray(); const auto& colour : all) {
    colours.append(colour.toInt(-1));
  }
  const QString seed = value.value(QLatin1String("seed")).toString();
  const bool isSound = isPlayerName(seed) && std::all_of(names.begin(), names.end(), isPlayerName);
  return isSound ? std::optional(UnfinishedGame{path, written, game, seed, names, colours}) : std::nullopt;
}

UnfinishedGame unfinishedGameOf(const Match& match, const QString& path, const QDateTime& written) {
  return {path,
          written,
          &match.game(),
          QString::number(match.seed()),
          match.setup().names,
          match.setup().colours};
}

// Removes excess spaces, as for the names of finished games.
QStringList simplified(const QStringList& names) {
  QStringList all;
  for (const QString& name : names) {
    all.append(name.simplified());
  }
  return all;
}

QStringList namesIn(const FinishedGame& game) {
  QStringList names;
  for (const FinishedGame::Player& player : game.players) {
    names.append(player.name);
  }
  return names;
}

}  // namespace

// What is known about one file.
struct GameIndex::KnownFile {
  qint64 written = 0;  // ms since the epoch
  qint64 size = 0;
  std::optional<FinishedGame> finished = {};
  std::optional<UnfinishedGame> unfinished = {};
  QString problem = {};  // why the file contains neither of them
};

GameIndex::KnownFiles GameIndex::readKept(const QString& path, const QDir& folder) {
  KnownFiles known;
  const FileRead file = readFile(path, kLargestKept);
  const QJsonObject all = QJsonDocument::fromJson(file.bytes).object();
  if (all.value(QLatin1String("format")).toString() != QLatin1String(kFormat) ||
      all.value(QLatin1String("version")).toInt() != kVersion) {
    return known;
  }
  const QJsonObject files = all.value(QLatin1String("files")).toObject();
  known.reserve(files.size());
  for (auto it = files.begin(); it != files.end(); ++it) {
    const QJsonObject value = it->toObject();
    const QString gamePath = folder.filePath(it.key());
    KnownFile one{value.value(QLatin1String("written")).toInteger(),
                  value.value(QLatin1String("size")).toInteger()};
    const QJsonValue finishedValue = value.value(QLatin1String("game"));
    const QJsonValue unfinishedValue = value.value(QLatin1String("unfinished"));
    if (finishedValue.isObject()) {
      one.finished = finishedGameFrom(finishedValue.toObject(), gamePath);
    } else if (unfinishedValue.isObject()) {
      one.unfinished = unfinishedGameFrom(unfinishedValue.toObject(), gamePath,
                                          QDateTime::fromMSecsSinceEpoch(one.written));
    }
    // Nothing is cached for an unreadable file, because a later version of the program may be able to read
    // it.
    if (one.finished || one.unfinished) {
      known.insert(it.key(), one);
    }
  }
  return known;
}

void GameIndex::writeKept(const QString& path, const KnownFiles& known) {
  QJsonObject files;
  for (auto it = known.begin(); it != known.end(); ++it) {
    QJsonObject value{{QStringLiteral("written"), it->written}, {QStringLiteral("size"), it->size}};
    if (it->finished) {
      value.insert(QStringLiteral("game"), toJson(*it->finished));
    } else if (it->unfinished) {
      value.insert(QStringLiteral("unfinished"), valueOf(*it->unfinished));
    }
    files.insert(it.key(), value);
  }
  const QJsonObject all{{QStringLiteral("format"), QLatin1String(kFormat)},
                        {QStringLiteral("version"), kVersion},
                        {QStringLiteral("files"), files}};
  // If writing the cache fails, all records are read again next time.
  static_cast<void>(writeFile(path, QJsonDocument(all).toJson(QJsonDocument::Compact)));
}

GameIndex::KnownFile GameIndex::readRecord(const QFileInfo& file) {
  const QString path = file.absoluteFilePath();
  KnownFile known{file.lastModified().toMSecsSinceEpoch(), file.size()};
  if (const OpenedMatch opened = Library::open(path); opened.match) {
    known.finished = finishedGameOf(*opened.match, path, file.lastModified());
    if (!known.finished) {
      known.unfinished = unfinishedGameOf(*opened.match, path, file.lastModified());
    }
  } else {
    known.problem = opened.problem;
  }
  return known;
}

void GameIndex::sortLatestFirst(Games& games) {
  std::sort(games.finished.begin(), games.finished.end(),
            [](const FinishedGame& one, const FinishedGame& other) {
              return one.ended != other.ended ? one.ended > other.ended : one.path < other.path;
            });
  std::sort(games.unfinished.begin(), games.unfinished.end(),
            [](const UnfinishedGame& one, const UnfinishedGame& other) {
              return one.changed != other.changed ? one.changed > other.changed : one.path < other.path;
            });
  std::sort(games.unreadable.begin(), games.unreadable.end(),
            [](const UnreadableGame& one, const UnreadableGame& other) { return one.path < other.path; });
}

void GameIndex::drop(Games& games, const QString& path) {
  games.finished.removeIf([&path](const FinishedGame& one) { return one.path == path; });
  games.unfinished.removeIf([&path](const UnfinishedGame& one) { return one.path == path; });
  games.unreadable.removeIf([&path](const UnreadableGame& one) { return one.path == path; });
}

// Runs on the job's thread. Delivers the results in parts, because there may be thousands of games.
GameIndex::Games GameIndex::readFolder(const QString& path, const QString& cachePath, Reading::Watch& watch) {
  const QDir folder(path);
  const QFileInfoList files = folder.entryInfoList({QStringLiteral("*.byways")}, QDir::Files, QDir::Time);
  const KnownFiles before = files.isEmpty() ? KnownFiles() : readKept(cachePath, folder);
  KnownFiles known;
  Games part;
  bool isNew = false;
  qsizetype stillThere = 0;
  QElapsedTimer sinceTold;
  sinceTold.start();
  int done = 0;
  for (const QFileInfo& file : files) {
    if (watch.isStopped()) {
      // Keeps what has been read so far, so that it needn't be read again.
      KnownFiles all = before;
      all.insert(known);
      if (isNew && !known.isEmpty()) {
        writeKept(cachePath, all);
      }
      return part;
    }
    const auto found = before.constFind(file.fileName());
    stillThere += found != before.constEnd() ? 1 : 0;
    const bool isKnown = found != before.constEnd() &&
                         found->written == file.lastModified().toMSecsSinceEpoch() &&
                         found->size == file.size();
    const KnownFile one = isKnown ? *found : readRecord(file);
    // A file written just now isn't cached: it could change again within the resolution of its time stamp.
    if (one.problem.isEmpty() && file.lastModified().msecsTo(QDateTime::currentDateTime()) > kSameMoment) {
      known.insert(file.fileName(), one);
      isNew = isNew || !isKnown;
    }
    if (one.finished) {
      part.finished.append(*one.finished);
    } else if (one.unfinished) {
      part.unfinished.append(*one.unfinished);
    } else {
      part.unreadable.append({file.absoluteFilePath(), one.problem});
    }
    ++done;
    if (sinceTold.elapsed() > kTellAfter) {
      watch.tell({std::exchange(part, {}), done, static_cast<int>(files.size())});
      sinceTold.restart();
    }
  }
  if ((isNew || stillThere != before.size()) && !known.isEmpty()) {
    writeKept(cachePath, known);
  }
  return part;
}

GameIndex::GameIndex(const Library& library, QString cachePath, QObject* parent)
    : QObject(parent),
      library_(library),
      cachePath_(std::move(cachePath)),
      job_(
          thread_, [this](const Games& last) { take(last); }, [this](const Part& part) { takeSome(part); }) {
  connect(&library, &Library::changed, this, &GameIndex::refresh);
  connect(&library, &Library::removed, this, &GameIndex::forget);
  refresh();
}

void GameIndex::refresh() {
  if (isReading()) {
    again_ = true;
    return;
  }
  coming_ = {};
  job_.start([folder = library_.folder(), cachePath = cachePath_](Reading::Watch& watch) {
    return readFolder(folder, cachePath, watch);
  });
}

void GameIndex::wait() {
  if (const auto last = job_.await(library_.patience())) {
    take(*last);
  }
}

void GameIndex::collect(const Games& part) {
  coming_.finished.append(part.finished);
  coming_.unfinished.append(part.unfinished);
  coming_.unreadable.append(part.unreadable);
  sortLatestFirst(coming_);
}

void GameIndex::take(const Games& last) {
  if (std::exchange(again_, false)) {
    refresh();  // the results may already be out of date
    return;
  }
  collect(last);
  games_ = std::exchange(coming_, {});
  Q_EMIT changed();
}

// Takes the next part of the results. Old results stay visible until the reading is complete.
void GameIndex::takeSome(const Part& part) {
  if (!again_) {
    const bool isFirst = games_ == Games() || games_ == coming_;
    collect(part.games);
    if (isFirst) {
      games_ = coming_;
      Q_EMIT changed();
    }
  }
  Q_EMIT progress(part.done, part.all);
}

void GameIndex::forget(const QString& path) {
  again_ = again_ || isReading();
  const Games before = games_;
  drop(games_, path);
  if (games_ != before) {
    Q_EMIT changed();
  }
}

void GameIndex::note(const Match& match, const QString& path) {
  const QFileInfo file(path);
  if (!file.exists() || file.absoluteDir() != QDir(library_.folder())) {
    return;
  }
  again_ = again_ || isReading();  // the current reading may have read this file before the match changed
  Games games = games_;
  drop(games, path);
  if (const std::optional<FinishedGame> finishedGame = finishedGameOf(match, path, file.lastModified())) {
    games.finished.append(*finishedGame);
  } else {
    games.unfinished.append(unfinishedGameOf(match, path, file.lastModified()));
  }
  sortLatestFirst(games);
  if (games != games_) {
    games_ = std::move(games);
    Q_EMIT changed();
  }
}

bool GameIndex::hasTwinOf(const Match& match) const {
  const QString seed = QString::number(match.seed());
  const QStringList names = simplified(match.setup().names);
  return std::any_of(games_.finished.begin(), games_.finished.end(),
                     [&](const FinishedGame& one) { return one.seed == seed && namesIn(one) == names; }) ||
         std::any_of(games_.unfinished.begin(), games_.unfinished.end(), [&](const UnfinishedGame& one) {
           return one.seed == seed && simplified(one.names) == names;
         });
}

}  // namespace byways::app
