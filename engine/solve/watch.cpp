// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solve/watch.h"

namespace byways {

namespace {

// A position takes at most about 20 us, so calls of SolveLimits::go_on are less than the promised 50 ms
// apart.
constexpr std::uint64_t kPositionsBetweenLooks = 128;
constexpr double kSecondsBetweenReports = 0.02;

}  // namespace

Watch::Watch(const SolveLimits& limits) : limits_(limits), start_(std::chrono::steady_clock::now()) {}

double Watch::seconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
}

bool Watch::look() {
  next_look_ = progress_.nodes + kPositionsBetweenLooks;
  progress_.seconds = seconds();
  const bool first = progress_.nodes == 1;
  if (limits_.go_on && (first || progress_.seconds - last_report_ >= kSecondsBetweenReports)) {
    last_report_ = progress_.seconds;
    if (!limits_.go_on(progress_)) {
      ended_ = Verdict::Stopped;
      return false;
    }
  }
  if (progress_.seconds >= limits_.seconds) {
    ended_ = Verdict::Unknown;
    return false;
  }
  return true;
}

}  // namespace byways
