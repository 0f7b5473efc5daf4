// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/library.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QUuid>

#include <utility>

#include "app/files/file_text.h"
#include "app/files/save_file.h"
#include "app/games/catalogue.h"
#include "app/match/sealed.h"

namespace byways::app {

namespace {

using Fault = RecordError::Fault;

// Of a file, or of what is on the clipboard: the sentences say “it”.
QString explain(const RecordError& error) {
  const QString detail = plainText(QString::fromStdString(error.detail));
  switch (error.fault) {
    case Fault::TooLarge:
      return Library::tr("It’s far too large for a game.");
    case Fault::NotJson:
      return Library::tr("It’s damaged, or it isn’t a game that Byways has saved.");
    case Fault::NotARecord:
      return detail == QLatin1String("name")
                 ? Library::tr(
                       "A player’s name in it is longer than %1 characters, or holds characters that "
                       "can’t be shown in a line.")
                       .arg(kLongestName)
                 : Library::tr("It isn’t a game that Byways has saved: there is something wrong with “%1”.")
                       .arg(detail);
    case Fault::LaterVersion:
      return Library::tr(
                 "It was written by a later version of Byways (format %1). This version can’t read it.")
          .arg(detail);
    case Fault::UnknownGame:
      return Library::tr("It’s a game of “%1”, which this version doesn’t know.").arg(detail);
    case Fault::Setup:
      return Library::tr("Its players or options don’t fit the game (%1).")
          .arg(detail.isEmpty() ? QString::fromStdString(error.message) : detail);
    case Fault::Arrangement:
      return Library::tr("No game can begin with the position that is arranged in it.");
    case Fault::BadEntry:
      return Library::tr("It breaks off: entry %1, step “%2”, is not possible there.")
          .arg(error.turn)
          .arg(plainText(QString::fromStdString(error.step)));
    case Fault::WrongResult:
      return Library::tr("The result in it is not the one that its turns lead to.");
  }
  return QString::fromStdString(error.message);
}

constexpr auto kEnded = "ended";  // the key in the record
constexpr auto kCopy = "copy";    // this one, too

enum class Round { Leave, Take };

OpenedMatch problem(const QString& text) { return {nullptr, text, false}; }

OpenedMatch matchIn(const QByteArray& bytes, Round round) {
  auto record = read_record({bytes.constData(), static_cast<std::size_t>(bytes.size())});
  if (!record) {
    return problem(explain(record.error()));
  }
  if (findFace(*record->game) == nullptr) {
    RecordError unknown;
    unknown.fault = Fault::UnknownGame;
    unknown.detail = record->game->id();
    return problem(explain(unknown));
  }
  auto timeline = replay(*record);
  if (!timeline) {
    return problem(explain(timeline.error()));
  }
  const bool leftRound = round == Round::Leave && dropSecrets(*record, *timeline);
  return {std::make_unique<Match>(*record, std::move(*timeline)), {}, leftRound};
}

OpenedMatch matchAt(const QString& path, Round round) {
  // One byte more than allowed shows that a file is too large, however large it is.
  const FileRead file = readFile(path, static_cast<qint64>(kLargestRecord) + 1);
  return file.problem.isEmpty() ? matchIn(file.bytes, round) : problem(file.problem);
}

// Of files of such names: what QSaveFile writes before it gives a file its name, and locks.
void clearLeftoversOf(const QString& names, const QDir& folder) {
  const QRegularExpression leftover(QStringLiteral("^(%1)\\.([A-Za-z0-9]{6}|lock)$").arg(names));
  const QStringList files = folder.entryList(QDir::Files | QDir::Hidden);
  for (const QString& file : files) {
    const QRegularExpressionMatch match = leftover.match(file);
    if (!match.hasMatch()) {
      continue;
    }
    // A window that is at work holds the lock. Locking takes over and unlocking removes the lock of a dead
    // one.
    const GameLock lock(folder.filePath(match.captured(1)));
    if (!lock.isTaken() && match.captured(2) != QLatin1String("lock")) {
      QFile::remove(folder.filePath(file));
    }
  }
}

}  // namespace

Library::Library(QString folder, QObject* parent) : QObject(parent), folder_(std::move(folder)) {}

QString Library::usualFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/games");
}

OpenedMatch Library::open(const QString& path) { return matchAt(path, Round::Leave); }

OpenedMatch Library::resume(const QString& path) { return matchAt(path, Round::Take); }

OpenedMatch Library::read(const QByteArray& bytes) { return matchIn(bytes, Round::Leave); }

QByteArray Library::bytesOf(const Match& match) {
  return QByteArray::fromStdString(write_record(match.record())) + '\n';
}

QByteArray Library::bytesToGoOn(const Match& match) {
  return QByteArray::fromStdString(write_record(match.recordToGoOn())) + '\n';
}

QString Library::write(const Match& match, const QString& path) { return saveFile(path, bytesOf(match)); }

QString Library::newPath() const {
  return folder_ + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces) +
         QStringLiteral(".byways");
}

bool Library::isOver(const Match& match) {
  const Timeline& timeline = match.timeline();
  if (timeline.cursor() == timeline.length()) {
    return timeline.to_move() == kNobody;
  }
  Timeline line = timeline;
  line.go_to(line.length());
  return line.to_move() == kNobody;
}

void Library::noteCopy(Match& match) { match.setExtra(kCopy, true); }

bool Library::isCopy(const Match& match) { return match.extra(kCopy) == nlohmann::ordered_json(true); }

void Library::noteEnd(Match& match, const QDateTime& when) {
  if (match.players() == 1) {
    return;
  }
  const bool isNoted = match.extra(kEnded).is_string();
  if (isNoted != isOver(match)) {
    match.setExtra(kEnded, isNoted
                               ? nlohmann::ordered_json()
                               : nlohmann::ordered_json(when.toUTC().toString(Qt::ISODate).toStdString()));
  }
}

bool Library::remove(const QString& path) {
  {
    const GameLock lock(path);
    if (lock.isTaken() || !QFile::remove(path)) {
      return false;
    }
  }
  Q_EMIT removed(path);
  Q_EMIT changed();
  return true;
}

void Library::clearLeftovers() const {
  const QDir folder(folder_);
  if (!folder.exists()) {
    return;
  }
  clearLeftoversOf(QStringLiteral(".+\\.byways"), folder);
  clearLeftoversOf(QStringLiteral("(?:puzzles|people|finished)\\.json|seal\\.key"),
                   QDir(QFileInfo(folder.absolutePath()).absolutePath()));
}

}  // namespace byways::app
