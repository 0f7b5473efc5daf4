// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/game_loader.h"

#include <QFileInfo>
#include <QtConcurrent>

#include <algorithm>
#include <utility>

#include "app/library/library.h"

namespace byways::app {

namespace {

constexpr qint64 kSettled = 2000;  // ms after which a file that was read can't have been written since unseen

}  // namespace

GameLoader::GameLoader(const Library& library, QObject* parent) : QObject(parent), library_(library) {
  pool_.setMaxThreadCount(1);
  connect(&watcher_, &QFutureWatcherBase::finished, this, [this] {
    if (!isTaken_) {
      take();
    }
    if (isTaken_) {
      Q_EMIT loaded();
    }
  });
}

GameLoader::~GameLoader() {
  stop_ = true;
  watcher_.waitForFinished();
}

bool GameLoader::load(const QStringList& paths) {
  wanted_ = paths;
  opened_.removeIf([&paths](const auto& one) { return !paths.contains(one.key()); });
  begin();
  if (!isTaken_ && pool_.waitForDone(library_.patience())) {
    take();
  }
  return isTaken_;
}

bool GameLoader::isCurrent(const QString& path) const {
  const auto found = opened_.constFind(path);
  const QFileInfo file(path);
  return found != opened_.constEnd() && found->written == file.lastModified() && found->size == file.size() &&
         found->written.msecsTo(found->read) >= kSettled;
}

void GameLoader::begin() {
  if (!isTaken_) {
    again_ = true;
    return;
  }
  QStringList missing;
  std::copy_if(wanted_.cbegin(), wanted_.cend(), std::back_inserter(missing),
               [this](const QString& path) { return !isCurrent(path); });
  if (missing.isEmpty()) {
    return;
  }
  isTaken_ = false;
  watcher_.setFuture(QtConcurrent::run(
      &pool_, [missing, owner = thread(), &stop = stop_] { return open(missing, owner, stop); }));
}

void GameLoader::take() {
  isTaken_ = true;
  const QList<Opened> found = watcher_.result();
  for (const Opened& one : found) {
    opened_.insert(one.path, one);
  }
  opened_.removeIf([this](const auto& one) { return !wanted_.contains(one.key()); });
  if (std::exchange(again_, false)) {
    begin();
  }
}

// On the worker.
QList<GameLoader::Opened> GameLoader::open(const QStringList& paths, QThread* owner,
                                           const std::atomic<bool>& stop) {
  QList<Opened> all;
  for (const QString& path : paths) {
    if (stop) {
      break;
    }
    const QFileInfo file(path);
    Opened one{path, file.lastModified(), QDateTime::currentDateTime(), file.size(), nullptr};
    if (OpenedMatch opened = Library::open(path); opened.match) {
      if (opened.match->players() > 1 && Library::isOver(*opened.match)) {
        opened.match->goTo(opened.match->timeline().length());
      }
      opened.match->moveToThread(owner);
      one.match = std::move(opened.match);
    }
    all.append(one);
  }
  return all;
}

}  // namespace byways::app
