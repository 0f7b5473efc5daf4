// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/solver_job.h"

#include <QElapsedTimer>

#include <utility>

namespace byways::app {

namespace {

constexpr std::size_t kMegabytes = 384;
constexpr int kTellEvery = 100;  // ms

}  // namespace

SolverJob::SolverJob(QObject* parent)
    : QObject(parent),
      job_(
          thread_, [this](const SolverAnswer& answer) { Q_EMIT finished(answer); },
          [this](const Progress& told) { Q_EMIT progressed(told.progress, told.position); }) {}

void SolverJob::start(Positions positions, double seconds) {
  job_.start(
      [all = std::move(positions), seconds](Work::Watch& watch) { return search(all, seconds, watch); });
}

// Runs on the worker thread.
SolverAnswer SolverJob::search(const Positions& positions, double seconds, Work::Watch& watch) {
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
        watch.tell({progress, static_cast<int>(index)});
      }
      return !watch.isStopped();
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
