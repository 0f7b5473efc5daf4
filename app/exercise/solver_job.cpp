// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/solver_job.h"

#include <QElapsedTimer>
#include <QMetaObject>
#include <QtConcurrent>

namespace byways::app {

namespace {

constexpr std::size_t kMegabytes = 384;
constexpr int kTellEvery = 100;  // ms

}  // namespace

SolverJob::SolverJob(QObject* parent) : QObject(parent) {
  pool_.setMaxThreadCount(1);
  connect(&watcher_, &QFutureWatcher<SolverAnswer>::finished, this,
          [this] { Q_EMIT finished(watcher_.result()); });
}

SolverJob::~SolverJob() {
  watcher_.disconnect(this);
  stopAndWait();
}

void SolverJob::stopAndWait() {
  cancel();
  watcher_.waitForFinished();
}

void SolverJob::cancel() {
  if (stop_) {
    *stop_ = true;
  }
}

void SolverJob::start(Positions positions, double seconds) {
  stopAndWait();
  stop_ = std::make_shared<std::atomic<bool>>(false);
  // Shared, as functions that are passed on have to be copied.
  const auto all = std::make_shared<const Positions>(std::move(positions));
  watcher_.setFuture(
      QtConcurrent::run(&pool_, [this, all, seconds, stop = stop_] { return search(*all, seconds, stop); }));
}

// Runs on the worker.
SolverAnswer SolverJob::search(const Positions& positions, double seconds, const Flag& stop) {
  QElapsedTimer all;
  QElapsedTimer told;
  all.start();
  told.start();
  SolverAnswer first;
  bool isCertain = true;
  for (std::size_t index = 0; index < positions.size(); ++index) {
    const auto goOn = [&, index](const SolveProgress& progress) {
      if (told.elapsed() >= kTellEvery) {
        told.restart();
        QMetaObject::invokeMethod(
            this, [this, progress, index] { Q_EMIT progressed(progress, static_cast<int>(index)); },
            Qt::QueuedConnection);
      }
      return !*stop;
    };
    const double left = seconds - static_cast<double>(all.elapsed()) / 1000;
    if (left <= 0) {
      isCertain = false;
      break;
    }
    Solution solution = solve(*positions[index], {.seconds = left, .megabytes = kMegabytes, .go_on = goOn});
    const Verdict verdict = solution.verdict;
    const bool isDecided = verdict == Verdict::Solved || verdict == Verdict::Stopped;
    if (isDecided || (index == 0 && verdict != Verdict::Impossible)) {
      return {std::move(solution), index, isCertain};
    }
    isCertain = isCertain && verdict == Verdict::Impossible;
    if (index == 0) {
      first.solution = std::move(solution);
    }
  }
  first.isCertain = isCertain;
  return first;
}

}  // namespace byways::app
