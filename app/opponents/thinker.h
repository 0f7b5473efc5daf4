// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/job/job.h"
#include "engine/core/timeline.h"
#include "engine/search/advice.h"

namespace byways::app {

/// Lets a computer player think on a thread of its own, at a lower priority, so that the window goes on.
class Thinker : public QObject {
  Q_OBJECT

 public:
  explicit Thinker(QObject* parent = nullptr);

  /// Begins to look for a turn of `seat` at the cursor as a computer of that level would play it; `answered`
  /// follows. The same position, level and seed have the same answer. Gives up what went on before.
  /// Precondition: as for search::Searcher::think; 1 <= level <= search::kLevels.
  void start(const Timeline& timeline, Seat seat, int level, quint64 seed);
  /// The same with what a search may cost. Of its limits the one to stop it is set here.
  void start(const Timeline& timeline, Seat seat, const search::Request& request);
  /// Settles soon for what has been found so far; `answered` follows. Does nothing if nothing is going on.
  void hurry() { job_.hurry(); }
  /// Stops without an answer. Does nothing if nothing is going on.
  void giveUp() { job_.stop(); }
  [[nodiscard]] bool isThinking() const { return job_.isRunning(); }

 Q_SIGNALS:
  void answered(const byways::search::Advice& advice);

 private:
  JobThread thread_{JobThread::Priority::Low};
  Job<search::Advice> job_;
};

}  // namespace byways::app
