// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opponents/thinker.h"

#include <QThread>
#include <QtConcurrent>

#include "engine/opponents.h"

namespace byways::app {

Thinker::Thinker(QObject* parent) : QObject(parent) {
  pool_.setMaxThreadCount(1);
  pool_.setThreadPriority(QThread::LowPriority);
  connect(&watcher_, &QFutureWatcher<search::Advice>::finished, this, [this] {
    if (isWanted_) {
      isWanted_ = false;
      Q_EMIT answered(watcher_.result());
    }
  });
}

Thinker::~Thinker() {
  watcher_.disconnect(this);
  hurry();
  watcher_.waitForFinished();
}

void Thinker::start(const Timeline& timeline, Seat seat, int level, quint64 seed) {
  start(timeline, seat, search::request_for(searcher_for(timeline.game()).levels(timeline), level, seed));
}

void Thinker::start(const Timeline& timeline, Seat seat, const search::Request& request) {
  giveUp();
  stop_ = std::make_shared<std::atomic<bool>>(false);
  isWanted_ = true;
  // The one before may still be stopping: the pool has one thread, so this one waits for it there.
  watcher_.setFuture(QtConcurrent::run(&pool_, [timeline, seat, wanted = request, stop = stop_] {
    search::Request stoppable = wanted;
    stoppable.limits.stop = stop.get();
    return searcher_for(timeline.game()).think(timeline, seat, stoppable);
  }));
}

void Thinker::hurry() {
  if (stop_) {
    *stop_ = true;
  }
}

void Thinker::giveUp() {
  isWanted_ = false;
  hurry();
}

}  // namespace byways::app
