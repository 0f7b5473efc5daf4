// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/job/job.h"
#include "engine/core/timeline.h"
#include "engine/search/advice.h"

namespace byways::app {

/// Runs the search of a computer player on a worker thread with low priority.
class Thinker : public QObject {
  Q_OBJECT

 public:
  explicit Thinker(QObject* parent = nullptr);

  /// Starts to search for a turn of `seat` at the cursor, as a computer of `level` would play it.
  /// `answered` follows. The same position, level and seed give the same answer. Cancels a search that is
  /// running. Precondition: that of search::Searcher::think, and 1 <= level <= search::kLevels.
  void start(const Timeline& timeline, Seat seat, int level, quint64 seed);
  /// Starts a search with an explicit request. This call sets the stop flag of the request.
  void start(const Timeline& timeline, Seat seat, const search::Request& request);
  /// Makes the search end soon with the best turn found so far; `answered` follows. Does nothing if no search
  /// is running.
  void hurry() { job_.hurry(); }
  /// Cancels the search without an answer. Does nothing if no search is running.
  void giveUp() { job_.stop(); }
  [[nodiscard]] bool isThinking() const { return job_.isRunning(); }

 Q_SIGNALS:
  void answered(const byways::search::Advice& advice);

 private:
  JobThread thread_{JobThread::Priority::Low};
  Job<search::Advice> job_;
};

}  // namespace byways::app
