// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway_board.h"

#include <algorithm>
#include <cmath>

#include "app/board/announce.h"
#include "app/look/look.h"

namespace byways::app {

HighwayRaceBar::HighwayRaceBar(const Look& look, QWidget* parent)
    : ReplayBar(QStringLiteral("race"), look, parent) {
  hide();
}

void HighwayRaceBar::present(const HighwayRace& race, bool stays) {
  race_ = race;
  stays_ = stays;
  time_ = look().animations() ? 0 : race.stages();
  show();
  raise();
  setPlaying(look().animations() && race.stages() > 0);
  announce(this, race.summary());
  Q_EMIT sceneChanged();
}

void HighwayRaceBar::setTime(double time) {
  time_ = std::clamp(time, 0.0, static_cast<double>(race_->stages()));
  if (isAtEnd()) {
    setPlaying(false);
  } else {
    refresh();
  }
  Q_EMIT sceneChanged();
}

// Without animations, the race goes stage by stage, as people press the buttons.
bool HighwayRaceBar::playsByItself() const { return look().animations(); }

int HighwayRaceBar::pause() const {
  constexpr int kFrame = 16;
  return kFrame;
}

bool HighwayRaceBar::playOn() {
  const auto stage = std::min(race_->stages() - 1, static_cast<int>(std::floor(time_)));
  const double part = speed() * static_cast<double>(elapsed()) / race_->milliseconds(stage);
  // Never skips a stage, however busy the computer is.
  setTime(std::min(time_ + part, static_cast<double>(stage) + 1));
  return !isAtEnd();
}

void HighwayRaceBar::goBy(int stages) {
  setTime(stages > 0 ? std::floor(time_) + stages : std::ceil(time_) + stages);
}

void HighwayRaceBar::goOn() {
  if (!race_) {
    return;
  }
  if (!isAtEnd()) {
    setTime(race_->stages());
  } else if (!stays_) {
    close();
  }
}

void HighwayRaceBar::close() {
  if (!race_) {
    return;
  }
  setPlaying(false);
  race_.reset();
  hide();
  Q_EMIT closed();
}

int HighwayRaceBar::heightIn(int width) const {
  QStringList captions;
  for (int stage = 0; stage <= race_->stages(); ++stage) {
    captions.append(race_->caption(stage));
  }
  captions.append(race_->caption(0.5));
  return rowHeight(width, captions, {tr("Continue"), tr("Skip")});
}

void HighwayRaceBar::refresh() {
  if (!race_) {
    return;
  }
  // Without animations, the race can't be played, only stepped through.
  const bool moves = look().animations();
  showFace({.caption = race_->caption(time_),
            .goOn = stays_      ? QString()
                    : isAtEnd() ? tr("Continue")
                                : tr("Skip"),
            .goOnKey = tr("Escape"),
            .canPlay = moves,
            .canGoBack = time_ > 0,
            .canGoForward = !isAtEnd()});
}

}  // namespace byways::app
