// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/match_keeper.h"

#include <QFileInfo>

#include <utility>

#include "app/files/save_file.h"
#include "app/library/game_index.h"

namespace byways::app {

namespace {

QByteArray bytesAt(const QString& path) {
  return readFile(path, static_cast<qint64>(kLargestRecord) + 1).bytes;
}

}  // namespace

MatchKeeper::MatchKeeper(const Library& library, GameIndex& games, QObject* parent)
    : QObject(parent), library_(library), games_(games) {}

MatchKeeper::~MatchKeeper() = default;

void MatchKeeper::takeUp(Match& match, const QString& file) {
  match_ = &match;
  file_ = file;
  fileBytes_ = file.isEmpty() ? QByteArray() : bytesAt(file);
  inFile_ = match.content();
  fileIsOld_ = false;
}

void MatchKeeper::letGo() {
  autosave_.reset();
  match_ = nullptr;
  file_.clear();
  fileBytes_.clear();
  inFile_.reset();
  fileIsOld_ = false;
}

void MatchKeeper::keepAt(const QString& path, std::unique_ptr<GameLock> lock) {
  autosave_ = std::make_unique<Autosave>(*match_, path, std::move(lock));
  connect(autosave_.get(), &Autosave::problemChanged, this, &MatchKeeper::problemChanged);
  if (QFileInfo::exists(path)) {
    autosave_->takeAsSaved();  // so opening a game doesn't write its file
  }
  autosave_->save();
}

// Moving the cursor isn't an edit.
void MatchKeeper::noteEdit() {
  const bool isEdited = match_->content() != inFile_;
  if (isEdited && !autosave_) {
    const bool isCopy = hasTwinOf(*match_);
    keepAt(library_.newPath());  // the user's own file stays as it is
    if (isCopy) {
      Library::noteCopy(*match_);
    }
  }
  fileIsOld_ = isEdited;
  if (autosave_ && autosave_->path() == file_ && autosave_->problem().isEmpty()) {
    autosave_->settle();
    // Autosave has written the user's own file just now, as Save would.
    fileBytes_ = bytesAt(file_);
    inFile_ = match_->content();
    fileIsOld_ = false;
  }
}

void MatchKeeper::noteGame() {
  if (match_ != nullptr && autosave_) {
    autosave_->settle();
    games_.note(*match_, autosave_->path());
  }
}

bool MatchKeeper::hasTwinOf(const Match& match) {
  noteGame();
  games_.wait();
  return games_.hasTwinOf(match);
}

QString MatchKeeper::saveTo(const QString& path) {
  if (isKeptAt(path)) {
    autosave_->save();
    settle();
    if (!problem().isEmpty()) {
      return problem();
    }
  } else if (QString problem = Library::write(*match_, path); !problem.isEmpty()) {
    return problem;
  }
  if (!problem().isEmpty()) {
    autosave_->moveTo(path);
  }
  file_ = path;
  fileBytes_ = bytesAt(path);
  inFile_ = match_->content();
  fileIsOld_ = false;
  return {};
}

void MatchKeeper::retry() {
  if (autosave_) {
    autosave_->save();
    autosave_->settle();
  }
}

void MatchKeeper::settle() {
  if (autosave_) {
    autosave_->settle();
  }
}

bool MatchKeeper::isFileForeign() const { return QFileInfo::exists(file_) && bytesAt(file_) != fileBytes_; }

bool MatchKeeper::isKeptAt(const QString& path) const {
  if (!autosave_) {
    return false;
  }
  // Compares paths first: QFileInfo considers all missing files equal.
  const QFileInfo kept(autosave_->path());
  const QFileInfo other(path);
  return kept.absoluteFilePath() == other.absoluteFilePath() || (other.exists() && kept == other);
}

bool MatchKeeper::isModified() const { return (!file_.isEmpty() && fileIsOld_) || !problem().isEmpty(); }

}  // namespace byways::app
