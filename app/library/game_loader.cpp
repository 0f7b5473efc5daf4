// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/game_loader.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

#include "app/library/library.h"

namespace byways::app {

namespace {

constexpr qint64 kSettled =
    2000;  // ms: if a file was older than this when it was read, every later change gives it another time

}  // namespace

GameLoader::GameLoader(const Library& library, QObject* parent)
    : QObject(parent), library_(library), job_(thread_, [this](const QList<Opened>& found) {
        take(found);
        if (!job_.isRunning()) {
          Q_EMIT loaded();
        }
      }) {}

bool GameLoader::load(const QStringList& paths) {
  wanted_ = paths;
  opened_.removeIf([&paths](const auto& one) { return !paths.contains(one.key()); });
  begin();
  if (const auto found = job_.await(library_.patience())) {
    take(*found);
  }
  return !job_.isRunning();
}

bool GameLoader::isCurrent(const QString& path) const {
  const auto found = opened_.constFind(path);
  const QFileInfo file(path);
  return found != opened_.constEnd() && found->written == file.lastModified() && found->size == file.size() &&
         found->written.msecsTo(found->read) >= kSettled;
}

void GameLoader::begin() {
  if (job_.isRunning()) {
    again_ = true;
    return;
  }
  QStringList missing;
  std::copy_if(wanted_.cbegin(), wanted_.cend(), std::back_inserter(missing),
               [this](const QString& path) { return !isCurrent(path); });
  if (missing.isEmpty()) {
    return;
  }
  job_.start([missing](const JobWatch& watch) { return open(missing, watch); });
}

void GameLoader::take(const QList<Opened>& found) {
  for (const Opened& one : found) {
    opened_.insert(one.path, one);
  }
  opened_.removeIf([this](const auto& one) { return !wanted_.contains(one.key()); });
  if (std::exchange(again_, false)) {
    begin();
  }
}

// Runs on the job's thread.
QList<GameLoader::Opened> GameLoader::open(const QStringList& paths, const JobWatch& watch) {
  QList<Opened> all;
  for (const QString& path : paths) {
    if (watch.isStopped()) {
      break;
    }
    const QFileInfo file(path);
    Opened one{path, file.lastModified(), QDateTime::currentDateTime(), file.size(), nullptr};
    if (OpenedMatch opened = Library::open(path); opened.match) {
      if (opened.match->players() > 1 && Library::isOver(*opened.match)) {
        opened.match->goTo(opened.match->timeline().length());
      }
      watch.handOver(*opened.match);
      one.match = std::move(opened.match);
    }
    all.append(one);
  }
  return all;
}

}  // namespace byways::app
