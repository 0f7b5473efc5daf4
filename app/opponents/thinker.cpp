// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opponents/thinker.h"

#include "engine/opponents.h"

namespace byways::app {

Thinker::Thinker(QObject* parent)
    : QObject(parent), job_(thread_, [this](const search::Advice& advice) { Q_EMIT answered(advice); }) {}

void Thinker::start(const Timeline& timeline, Seat seat, int level, quint64 seed) {
  start(timeline, seat, search::request_for(searcher_for(timeline.game()).levels(timeline), level, seed));
}

void Thinker::start(const Timeline& timeline, Seat seat, const search::Request& request) {
  job_.start([timeline, seat, request](const JobWatch& watch) {
    search::Request stoppable = request;
    stoppable.limits.stop = &watch.stopFlag();
    return searcher_for(timeline.game()).think(timeline, seat, stoppable);
  });
}

}  // namespace byways::app
