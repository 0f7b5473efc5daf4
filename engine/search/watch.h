// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>

#include "engine/search/advice.h"

namespace byways::search {

/// Decides at every node whether a search may go on, and reports its progress.
class Watch {
 public:
  /// `limits` must outlive this object. The time that it allows begins now.
  explicit Watch(const Limits& limits) : limits_(&limits) {
    if (limits.seconds > 0) {
      end_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(
                                limits.seconds < kLongest ? limits.seconds : kLongest));
    }
  }

  /// Counts a node; false once the search has been cut short.
  bool count() {
    ++nodes_;
    if (limits_->stop != nullptr && limits_->stop->load(std::memory_order_relaxed)) {
      is_cut_ = true;
    }
    if ((nodes_ & kCheckMask) == 0) {
      check_limits();
    }
    return !is_cut_;
  }

  /// Whether the search may go on, for work that isn't counted in nodes; false once it has been cut short.
  bool may_go_on() {
    if ((limits_->stop != nullptr && limits_->stop->load(std::memory_order_relaxed)) ||
        (limits_->seconds > 0 && Clock::now() >= end_)) {
      is_cut_ = true;
    }
    return !is_cut_;
  }

  /// Like may_go_on, for many small pieces of work: checks only every 64th time.
  bool poll() { return (++pieces_ & kCheckMask) != 0 || may_go_on(); }

  /// The limits with the remaining time, for a search that is part of this one.
  [[nodiscard]] Limits rest() const {
    Limits rest = *limits_;
    if (rest.seconds > 0) {
      constexpr double kLeast = 1e-3;
      const double left = std::chrono::duration<double>(end_ - Clock::now()).count();
      rest.seconds = left > kLeast ? left : kLeast;
    }
    return rest;
  }

  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  [[nodiscard]] bool is_cut() const { return is_cut_; }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::uint64_t kCheckMask = 63;
  static constexpr std::uint64_t kProgressMask = 4095;
  static constexpr double kLongest = 1e6;

  void check_limits() {
    if (limits_->seconds > 0 && Clock::now() >= end_) {
      is_cut_ = true;
    }
    if ((nodes_ & kProgressMask) == 0 && limits_->progress) {
      limits_->progress({nodes_, limits_->budget});
    }
  }

  const Limits* limits_;
  Clock::time_point end_;
  std::uint64_t nodes_ = 0;
  std::uint64_t pieces_ = 0;
  bool is_cut_ = false;
};

}  // namespace byways::search
