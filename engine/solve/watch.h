// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "engine/solve/limits.h"

namespace byways {

/// Keeps a search within its limits. One for each search, on its thread.
class Watch {
 public:
  /// Time runs from here. `limits` must outlive the object.
  explicit Watch(const SolveLimits& limits);

  /// To be called for each position looked at, or more often. Answers false as soon as the search has to end,
  /// and from then on; ended() tells why. Looks at the clock only now and then.
  [[nodiscard]] bool go_on() {
    ++progress_.nodes;
    return !ended_ && (progress_.nodes < next_look_ || look());
  }
  /// Ends the search because memory is used up; answers false.
  bool out_of_memory() {
    ended_ = Verdict::Memory;
    return false;
  }
  /// Unknown if time was up; nothing while the search may go on.
  [[nodiscard]] const std::optional<Verdict>& ended() const { return ended_; }

  [[nodiscard]] std::uint64_t nodes() const { return progress_.nodes; }
  /// The time since the search began.
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
