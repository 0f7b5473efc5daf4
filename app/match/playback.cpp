// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/playback.h"

#include <QPointer>

#include <array>
#include <utility>

#include "app/settings/preferences.h"

namespace byways::app {

Playback::Pace Playback::paceOf(const Preferences& preferences) {
  constexpr std::array<Pace, 3> kPaces{{{1100, 750}, {450, 300}, {0, 0}}};  // by Preferences::Pace
  return kPaces.at(static_cast<std::size_t>(preferences.pace()));
}

Playback::Playback(std::function<bool()> step, std::function<int()> pause, QObject* parent)
    : QObject(parent), step_(std::move(step)), pause_(std::move(pause)) {
  timer_.setSingleShot(true);
  timer_.setTimerType(Qt::PreciseTimer);
  connect(&timer_, &QTimer::timeout, this, [this] {
    if (advance()) {
      timer_.start(pause_());
    }
  });
}

void Playback::play(int first) {
  ++calls_;
  isPlaying_ = true;
  since_.start();
  timer_.start(first);
}

void Playback::stop() {
  ++calls_;
  isPlaying_ = false;
  timer_.stop();
}

void Playback::skip() {
  timer_.stop();
  while (isPlaying_ && advance()) {
  }
}

bool Playback::advance() {
  const QPointer<Playback> self(this);
  const int calls = calls_;
  elapsed_ = since_.restart();
  const std::function<bool()> step = step_;  // a copy: the call may destroy this object and step_ with it
  const bool hasMore = step();
  if (!self || calls != calls_) {
    return false;  // stopped, restarted or destroyed by the step
  }
  if (!hasMore) {
    isPlaying_ = false;
    Q_EMIT finished();
  }
  return hasMore;
}

}  // namespace byways::app
