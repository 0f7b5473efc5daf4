// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <optional>

#include "app/cli/records.h"
#include "app/cli/verbs.h"
#include "engine/solver.h"

namespace byways::cli {

namespace {

using Exit = Expected<ExitCode, UsageError>;

constexpr double kUsualSeconds = 60;
constexpr double kMostSeconds = 1'000'000;

// Set by Ctrl+C: the search then stops and says so.
volatile std::sig_atomic_t interrupted = 0;

void note_interrupt(int) { interrupted = 1; }

Expected<double, UsageError> seconds_of(const Arguments& arguments) {
  const auto found = arguments.values.find("seconds");
  if (found == arguments.values.end()) {
    return kUsualSeconds;
  }
  double seconds = 0;
  const char* const end = found->second.data() + found->second.size();
  const auto [stopped, error] = std::from_chars(found->second.data(), end, seconds);
  if (error != std::errc() || stopped != end || !(seconds > 0) || seconds > kMostSeconds) {
    return UsageError{"--seconds wants a number above 0, at most 1000000"};
  }
  return seconds;
}

// Reports the progress of the search on stderr, about once a second.
class Reporter {
 public:
  bool operator()(const SolveProgress& progress) {
    if (progress.seconds >= next_) {
      next_ = progress.seconds + 1;
      std::array<char, 64> head{};
      static_cast<void>(std::snprintf(head.data(), head.size(), "%.0f s, %llu positions", progress.seconds,
                                      static_cast<unsigned long long>(progress.nodes)));
      std::cerr << head.data();
      if (progress.best) {
        std::cerr << ", best " << *progress.best;
      }
      if (progress.bound) {
        std::cerr << ", no fewer than " << *progress.bound;
      }
      std::cerr << '\n';
    }
    return interrupted == 0;
  }

 private:
  double next_ = 1;
};

std::string_view name_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::Solved:
      return "solved";
    case Verdict::Impossible:
      return "impossible";
    case Verdict::Unknown:
      return "unknown";
    case Verdict::Stopped:
      return "stopped";
    case Verdict::Memory:
      break;
  }
  return "memory";
}

}  // namespace

Exit run_solve(const Arguments& arguments) {
  const auto seconds = seconds_of(arguments);
  if (!seconds) {
    return seconds.error();
  }
  std::signal(SIGINT, note_interrupt);
  std::optional<UsageError> misused;
  const bool all_good =
      with_timelines(arguments.words[0], [&](const Record& record, const Timeline& timeline) {
        if (!can_solve(*record.game)) {
          misused = UsageError{"there is no solver for " + std::string(record.game->title()) +
                               ": solve is for Full House, Crooked Jumps and the Over-Pass Spiral"};
          return false;
        }
        SolveLimits limits;
        limits.seconds = *seconds;
        limits.go_on = Reporter();
        const Solution solution = solve(timeline.state(), limits);
        nlohmann::ordered_json answer{{"verdict", name_of(solution.verdict)},
                                      {"moves", solution.moves},
                                      {"proven_best", solution.proven_best}};
        if (solution.bound) {
          answer["bound"] = *solution.bound;
        }
        print(answer);
        std::cout.flush();
        return true;
      });
  if (misused) {
    return *misused;
  }
  return all_good ? kDone : kAnswerIsNo;
}

}  // namespace byways::cli
