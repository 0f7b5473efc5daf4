// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/library.h"

#include <QDir>
#include <QStandardPaths>
#include <QUuid>

#include <utility>

#include "app/files/file_text.h"
#include "app/files/save_file.h"
#include "app/games/catalogue.h"
#include "app/match/sealed.h"
#include "engine/core/record_finder.h"

namespace byways::app {

namespace {

using Fault = RecordError::Fault;

// In these texts “it” is a file or the clipboard.
QString explain(const RecordError& error) {
  const QString detail = plainText(QString::fromStdString(error.detail));
  switch (error.fault) {
    case Fault::TooLarge:
      return Library::tr("It’s far too large for a game.");
    case Fault::Encoding:
      return Library::tr("It isn’t written in UTF-8, the encoding of Byways’ games.");
    case Fault::NotJson:
      return Library::tr("It’s damaged, or it isn’t a game that Byways has saved.");
    case Fault::NotARecord:
      return detail == QLatin1String("name")
                 ? Library::tr(
                       "A player’s name in this record is longer than %1 characters, or has characters that "
                       "can’t be shown on one line.")
                       .arg(kLongestName)
                 : Library::tr("It isn’t a game that Byways has saved: there is something wrong with “%1”.")
                       .arg(detail);
    case Fault::LaterVersion:
      return Library::tr(
                 "It was written by a later version of Byways (format %1). Your version can’t read it.")
          .arg(detail);
    case Fault::UnknownGame:
      return Library::tr("It’s a game of “%1”, which this version doesn’t know.").arg(detail);
    case Fault::Setup:
      return Library::tr("Its players or options don’t fit the game (%1).")
          .arg(detail.isEmpty() ? QString::fromStdString(error.message) : detail);
    case Fault::Arrangement:
      return Library::tr("No game can begin from the arranged position in this record.");
    case Fault::BadEntry:
      return Library::tr("Entry %1 in this record contains an illegal step: “%2”.")
          .arg(error.turn)
          .arg(plainText(QString::fromStdString(error.step)));
    case Fault::WrongResult:
      return Library::tr("The result in this record doesn’t match the turns.");
  }
  return QString::fromStdString(error.message);
}

constexpr auto kEnded = "ended";  // the key in the record
constexpr auto kCopy = "copy";    // likewise

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
  // Reading one byte more than allowed is enough to notice that a file is too large.
  const FileRead file = readFile(path, static_cast<qint64>(kLargestRecord) + 1);
  return file.problem.isEmpty() ? matchIn(file.bytes, round) : problem(file.problem);
}

}  // namespace

Library::Library(QString folder, QObject* parent) : QObject(parent), folder_(std::move(folder)) {}

QString Library::beside(const QString& name) const {
  return QDir::cleanPath(folder_ + QStringLiteral("/../") + name);
}

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

QString Library::whyNotKept(const QByteArray& bytes) {
  const auto error = why_unreadable({bytes.constData(), static_cast<std::size_t>(bytes.size())});
  return !error                            ? QString()
         : error->fault == Fault::TooLarge ? tr("its record has become too long to be read back")
                                           : tr("its record could not be read back (%1)")
                                                 .arg(plainText(QString::fromStdString(error->message), 200));
}

QString Library::write(const Match& match, const QString& path) {
  const QByteArray bytes = bytesOf(match);
  const QString problem = whyNotKept(bytes);
  return problem.isEmpty() ? saveFile(path, bytes) : tr("This game can’t be saved: %1.").arg(problem);
}

std::vector<OpenedMatch> Library::find(const QByteArray& text, const std::function<bool()>& goOn) {
  std::vector<OpenedMatch> found;
  for (const std::string& record : find_records({text.constData(), static_cast<std::size_t>(text.size())})) {
    if (goOn && !goOn()) {
      break;
    }
    found.push_back(read(QByteArray::fromStdString(record)));
  }
  return found;
}

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

void Library::noteRemoved(const QString& path) {
  Q_EMIT removed(path);
  Q_EMIT changed();
}

}  // namespace byways::app
