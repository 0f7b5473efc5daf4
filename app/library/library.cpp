// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/library.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

#include "app/library/save_file.h"

namespace byways::app {

namespace {

using Fault = RecordError::Fault;

QString explain(const RecordError& error) {
  const QString detail = QString::fromStdString(error.detail);
  switch (error.fault) {
    case Fault::TooLarge:
      return Library::tr("The file is far too large to be a record of a game.");
    case Fault::NotJson:
      return Library::tr("The file is damaged, or it is no record of a game.");
    case Fault::NotARecord:
      return Library::tr("The file is no record of a game: there is something wrong with “%1”.").arg(detail);
    case Fault::LaterVersion:
      return Library::tr(
                 "The file was written by a later version of Byways (format %1). This version can't read it.")
          .arg(detail);
    case Fault::UnknownGame:
      return Library::tr("The file is a record of “%1”, a game that this version doesn't know.").arg(detail);
    case Fault::Setup:
      return Library::tr("The record's players or options don't fit the game (%1).")
          .arg(detail.isEmpty() ? QString::fromStdString(error.message) : detail);
    case Fault::Arrangement:
      return Library::tr("No game can begin with the position that is arranged in the record (rule %1).")
          .arg(QString::fromStdString(error.refusal.rule));
    case Fault::BadEntry:
      return Library::tr("The record breaks off: entry %1, step “%2”, is not possible there (rule %3).")
          .arg(error.turn)
          .arg(QString::fromStdString(error.step), QString::fromStdString(error.refusal.rule));
    case Fault::WrongResult:
      return Library::tr("The result in the file is not the one that its turns lead to.");
  }
  return QString::fromStdString(error.message);
}

OpenedMatch problem(const QString& text) { return {nullptr, text}; }

}  // namespace

Library::Library(QString folder, QObject* parent) : QObject(parent), folder_(std::move(folder)) {}

QString Library::usualFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/games");
}

OpenedMatch Library::open(const QString& path) {
  QFile file(path);
  if (QFileInfo(path).isDir()) {
    return problem(tr("“%1” is a folder, not a file.").arg(QDir::toNativeSeparators(path)));
  }
  if (!file.open(QIODevice::ReadOnly)) {
    return problem(tr("“%1” can't be opened: %2").arg(QDir::toNativeSeparators(path), file.errorString()));
  }
  // One byte more than allowed shows that a file is too large, however large it is.
  return read(file.read(static_cast<qint64>(kLargestRecord) + 1));
}

OpenedMatch Library::read(const QByteArray& bytes) {
  const auto record = read_record({bytes.constData(), static_cast<std::size_t>(bytes.size())});
  if (!record) {
    return problem(explain(record.error()));
  }
  auto timeline = replay(*record);
  if (!timeline) {
    return problem(explain(timeline.error()));
  }
  return {std::make_unique<Match>(*record, std::move(*timeline)), {}};
}

QString Library::write(const Match& match, const QString& path) {
  if (!QDir().mkpath(QFileInfo(path).absolutePath())) {
    return tr("The folder “%1” can't be made.").arg(QDir::toNativeSeparators(QFileInfo(path).absolutePath()));
  }
  return saveFile(path, QByteArray::fromStdString(write_record(match.record())) + '\n');
}

QString Library::newPath() const {
  return folder_ + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces) +
         QStringLiteral(".byways");
}

QList<SavedGame> Library::unfinished() const {
  QList<SavedGame> games;
  const QFileInfoList files =
      QDir(folder_).entryInfoList({QStringLiteral("*.byways")}, QDir::Files, QDir::Time);
  for (const QFileInfo& file : files) {
    OpenedMatch opened = open(file.absoluteFilePath());
    if (opened.match && opened.match->timeline().to_move() != kNobody) {
      games.append({file.absoluteFilePath(), file.lastModified(), std::move(opened.match)});
    }
  }
  return games;
}

void Library::remove(const QString& path) {
  if (QFile::remove(path)) {
    Q_EMIT changed();
  }
}

}  // namespace byways::app
