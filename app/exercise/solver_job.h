// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>
#include <vector>

#include "app/job/job.h"
#include "engine/core/game.h"
#include "engine/solver.h"

namespace byways::app {

/// The result of a search.
struct SolverAnswer {
  Solution solution;
  std::size_t position = 0;  ///< index of the position that the answer is about
  bool isCertain = true;     ///< false if any position tried without success may still have a solution
};

/// Runs a solver on a thread of its own, so that the window stays responsive.
class SolverJob : public QObject {
  Q_OBJECT

 public:
  using Positions = std::vector<std::unique_ptr<State>>;

  explicit SolverJob(QObject* parent = nullptr);

  /// Tries the first position. If it is proven to have no solution, tries the others in turn until one has a
  /// solution. The answer is about that position or, if none has a solution, about the first one. `seconds`
  /// limits the whole search. Cancels a running search. Precondition: there is a position, and the solver
  /// supports the positions' game (can_solve).
  void start(Positions positions, double seconds);
  /// Stops soon; `finished` follows with the verdict Stopped. Does nothing if no search is running.
  void cancel() { job_.hurry(); }
  [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

 Q_SIGNALS:
  /// Emitted at most ten times a second. `position` is the one being tried.
  void progressed(const byways::SolveProgress& progress, int position);
  void finished(const byways::app::SolverAnswer& answer);

 private:
  struct Progress {
    SolveProgress progress;
    int position = 0;
  };
  using Work = Job<SolverAnswer, Progress>;

  [[nodiscard]] static SolverAnswer search(const Positions& positions, double seconds, Work::Watch& watch);

  JobThread thread_;
  Work job_;
};

}  // namespace byways::app
