// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/live_statistics.h"

#include "app/library/game_index.h"
#include "app/statistics/people.h"

namespace byways::app {

LiveStatistics::LiveStatistics(const GameIndex& games, const People& people, QObject* parent)
    : QObject(parent), games_(games), people_(people) {
  connect(&games, &GameIndex::changed, this, &LiveStatistics::forget);
  connect(&people, &People::changed, this, &LiveStatistics::forget);
}

void LiveStatistics::forget() {
  isOld_ = true;
  Q_EMIT changed();
}

const Statistics& LiveStatistics::now() const {
  if (isOld_) {
    known_ = Statistics(games_.finished(), people_);
    isOld_ = false;
  }
  return known_;
}

int LiveStatistics::strengthOf(const Game& game, const QString& name) const {
  return now().matchingLevel(people_.personOf(name), game);
}

}  // namespace byways::app
