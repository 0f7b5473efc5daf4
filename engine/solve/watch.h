// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "engine/solve/limits.h"

namespace byways {

/// Keeps one search within its limits, on the thread of that search.
class Watch {
 public:
  /// Starts the clock. `limits` must outlive the object.
  explicit Watch(const SolveLimits& limits);

  /// Call it at least once for each position. Returns false once the search has to end; ended() then tells
  /// why. Looks at the clock only every kPositionsBetweenLooks calls.
  [[nodiscard]] bool go_on() {
    ++progress_.nodes;
    return !ended_ && (progress_.nodes < next_look_ || look());
  }
  /// Ends the search because it is out of memory; returns false.
  bool out_of_memory() {
    ended_ = Verdict::Memory;
    return false;
  }
  /// Why the search has to end; nothing while it may go on. Unknown if time was up.
  [[nodiscard]] const std::optional<Verdict>& ended() const { return ended_; }

  [[nodiscard]] std::uint64_t nodes() const { return progress_.nodes; }
  /// Seconds since the search began.
  [[nodiscard]] double seconds() const;
  void set_best(int best) { progress_.best = best; }
  void set_bound(int bound) { progress_.bound = bound; }
  [[nodiscard]] const std::optional<int>& best() const { return progress_.best; }

 private:
  [[nodiscard]] bool look();

  const SolveLimits& limits_;
  std::chrono::steady_clock::time_point start_;
  double last_report_ = 0;  // seconds
  std::uint64_t next_look_ = 1;
  SolveProgress progress_;
  std::optional<Verdict> ended_;
};

}  // namespace byways
