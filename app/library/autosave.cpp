// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>

#include <utility>

#include "app/files/save_file.h"
#include "app/library/library.h"
#include "app/match/own_keys.h"

namespace byways::app {

namespace {

constexpr int kRetryAfter = 5000;  // milliseconds
// Reading a record back is quick if it takes less than this, in milliseconds. Whether it does is tried only
// with records of at most kSurelyQuick bytes; longer ones are read back in the background.
constexpr int kQuick = 20;
constexpr qsizetype kSurelyQuick = qsizetype{256} << 10U;
constexpr qsizetype kLong = qsizetype{16} << 10U;  // bytes: some hundred turns
constexpr int kSoon = 200;                         // milliseconds until a long record is saved

// Who wrote the file at `path` last. A missing or unreadable file counts as nobody's, so that it may be
// overwritten.
enum class Writer { Nobody, This, Other };

Writer writerOf(const QString& path, const QByteArray& written) {
  if (written.isEmpty() || !QFileInfo::exists(path)) {
    return Writer::Nobody;
  }
  const FileRead there = readFile(path, written.size() + 1);
  if (!there.problem.isEmpty()) {
    return Writer::Nobody;
  }
  return there.bytes == written ? Writer::This : Writer::Other;
}

}  // namespace

Autosave::Autosave(const Match& match, QString path, std::unique_ptr<GameLock> lock)
    : match_(match),
      path_(std::move(path)),
      lock_(lock ? std::move(lock) : std::make_unique<GameLock>(path_)),
      check_(thread_, [this](const QString& problem) { takeChecked(problem); }) {
  retry_.setInterval(kRetryAfter);
  connect(&retry_, &QTimer::timeout, this, &Autosave::save);
  soon_.setSingleShot(true);
  soon_.setInterval(kSoon);
  connect(&soon_, &QTimer::timeout, this, &Autosave::save);
  connect(&match, &Match::changed, this, &Autosave::saveSoon);
  connect(&match, &Match::extraChanged, this, &Autosave::saveSoon);
}

// Writing a record takes time in proportion to its number of turns, so a long record is saved a moment later,
// once for several steps.
void Autosave::saveSoon() {
  if (size_ <= kLong) {
    save();
  } else if (!soon_.isActive()) {
    soon_.start();
  }
}

// The record of a finished game, without the cursor; empty while the game is on.
QByteArray Autosave::finished() const {
  if (!Library::isOver(match_)) {
    return {};
  }
  Record record = match_.record();
  forgetCursor(record.document);
  return QByteArray::fromStdString(write_record(record));
}

Autosave::~Autosave() { settle(); }

void Autosave::takeAsSaved() {
  written_ = readFile(path_, static_cast<qint64>(kLargestRecord) + 1).bytes;
  finished_ = finished();
  size_ = written_.size();
}

QString Autosave::write(const Content& content) {
  if (const QString folder = QFileInfo(path_).absolutePath(); isInLibrary_ && !QDir().mkpath(folder)) {
    return tr("the folder “%1” can’t be created").arg(QDir::toNativeSeparators(folder));
  }
  if (writerOf(path_, written_) == Writer::Other) {
    return tr("another window or program has changed the saved game in the meantime");
  }
  QString problem = writeFile(path_, content.bytes);
  if (problem.isEmpty()) {
    written_ = content.bytes;
    finished_ = content.finished;
  }
  return problem;
}

void Autosave::save() {
  soon_.stop();
  if (check_.isRunning()) {
    again_ = true;
    return;
  }
  const QByteArray finishedRecord = finished();
  if (!finishedRecord.isEmpty() && finishedRecord == finished_) {
    end({});
    return;
  }
  checked_ = {Library::bytesToGoOn(match_), finishedRecord};
  size_ = checked_.bytes.size();
  // Doesn't write the same bytes again: many changes don't affect the record, and disks may be slow.
  if (checked_.bytes == written_ && writerOf(path_, written_) == Writer::This) {
    end({});
    return;
  }
  if (isQuick_ && size_ <= kSurelyQuick) {
    QElapsedTimer time;
    time.start();
    const QString problem = Library::whyNotKept(checked_.bytes);
    isQuick_ = time.elapsed() < kQuick;
    end(problem.isEmpty() ? write(checked_) : problem);
    return;
  }
  check_.start([bytes = checked_.bytes](const JobWatch&) { return Library::whyNotKept(bytes); });
}

void Autosave::takeChecked(const QString& problem) {
  end(problem.isEmpty() ? write(checked_) : problem);
  if (!check_.isRunning() && std::exchange(again_, false)) {
    save();
  }
}

void Autosave::settle() {
  if (soon_.isActive()) {
    save();
  }
  while (const auto problem = check_.await()) {
    takeChecked(*problem);
  }
}

void Autosave::end(const QString& problem) {
  const QString before = std::exchange(problem_, problem);
  if (problem_.isEmpty()) {
    retry_.stop();
  } else if (!retry_.isActive()) {
    retry_.start();
  }
  const bool wasNearlyFull = std::exchange(wasNearlyFull_, isNearlyFull());
  if (problem_ != before || wasNearlyFull != isNearlyFull()) {
    Q_EMIT problemChanged();
  }
}

void Autosave::moveTo(const QString& path) {
  settle();
  path_ = path;
  lock_.reset();
  isInLibrary_ = false;
  written_.clear();
  finished_.clear();
  save();
  settle();
}

}  // namespace byways::app
