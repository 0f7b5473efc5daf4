// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFileInfo>

#include <utility>

#include "app/files/save_file.h"
#include "app/library/library.h"
#include "app/match/own_keys.h"

namespace byways::app {

namespace {

constexpr int kRetryAfter = 5000;  // milliseconds

// Whose file is there. One that is gone, or that nobody can read, may be written again.
enum class There { Nobodys, Ours, Foreign };

There whoseIs(const QString& path, const QByteArray& written) {
  if (written.isEmpty() || !QFileInfo::exists(path)) {
    return There::Nobodys;
  }
  const FileRead there = readFile(path, written.size() + 1);
  if (!there.problem.isEmpty()) {
    return There::Nobodys;
  }
  return there.bytes == written ? There::Ours : There::Foreign;
}

}  // namespace

Autosave::Autosave(const Match& match, QString path, std::unique_ptr<GameLock> lock)
    : match_(match),
      path_(std::move(path)),
      lock_(lock ? std::move(lock) : std::make_unique<GameLock>(path_)) {
  retry_.setInterval(kRetryAfter);
  connect(&retry_, &QTimer::timeout, this, &Autosave::save);
  connect(&match, &Match::changed, this, &Autosave::save);
  connect(&match, &Match::extraChanged, this, &Autosave::save);
}

// The record without the place that is looked at; empty if the game goes on.
QByteArray Autosave::finished() const {
  if (!Library::isOver(match_)) {
    return {};
  }
  Record record = match_.record();
  forgetPlace(record.document);
  return QByteArray::fromStdString(write_record(record));
}

void Autosave::takeAsSaved() {
  written_ = readFile(path_, static_cast<qint64>(kLargestRecord) + 1).bytes;
  finished_ = finished();
}

QString Autosave::tryToSave() {
  const QByteArray over = finished();
  if (!over.isEmpty() && over == finished_) {
    return {};
  }
  const QByteArray bytes = Library::bytesToGoOn(match_);
  if (const QString folder = QFileInfo(path_).absolutePath(); isInLibrary_ && !QDir().mkpath(folder)) {
    return tr("the folder “%1” can’t be made").arg(QDir::toNativeSeparators(folder));
  }
  switch (whoseIs(path_, written_)) {
    case There::Foreign:
      return tr("another window or program has changed the saved game meanwhile");
    case There::Ours:
      if (bytes == written_) {
        return {};  // much that changes is not for the record, and a disk may take its time
      }
      break;
    case There::Nobodys:
      break;
  }
  QString problem = writeFile(path_, bytes);
  if (problem.isEmpty()) {
    written_ = bytes;
    finished_ = over;
  }
  return problem;
}

void Autosave::save() {
  const QString before = std::exchange(problem_, tryToSave());
  if (problem_.isEmpty()) {
    retry_.stop();
  } else if (!retry_.isActive()) {
    retry_.start();
  }
  if (problem_ != before) {
    Q_EMIT problemChanged();
  }
}

void Autosave::moveTo(const QString& path) {
  path_ = path;
  lock_.reset();
  isInLibrary_ = false;
  written_.clear();
  finished_.clear();
  save();
}

}  // namespace byways::app
