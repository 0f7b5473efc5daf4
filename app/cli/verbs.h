// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "app/cli/arguments.h"

namespace byways::cli {

enum ExitCode : int { kDone = 0, kAnswerIsNo = 1, kWrongUsage = 2 };

/// One verb of the command line.
struct Verb {
  std::string_view name;
  std::string_view synopsis;  ///< what follows the name
  std::string_view help;      ///< a paragraph
  std::set<std::string> values;
  std::set<std::string> switches;
  std::size_t fewest_words;
  std::size_t most_words;
  Expected<ExitCode, UsageError> (*run)(const Arguments&);
};

/// Every verb, in the order in which help lists them.
[[nodiscard]] const std::vector<Verb>& verbs();

// On rule sets.
Expected<ExitCode, UsageError> run_games(const Arguments& arguments);
Expected<ExitCode, UsageError> run_new(const Arguments& arguments);
Expected<ExitCode, UsageError> run_perft(const Arguments& arguments);
Expected<ExitCode, UsageError> run_random(const Arguments& arguments);
Expected<ExitCode, UsageError> run_bench(const Arguments& arguments);

// On computer players.
Expected<ExitCode, UsageError> run_arena(const Arguments& arguments);
Expected<ExitCode, UsageError> run_calibrate(const Arguments& arguments);
Expected<ExitCode, UsageError> run_bot(const Arguments& arguments);

// On courses and exercises.
Expected<ExitCode, UsageError> run_daily(const Arguments& arguments);
Expected<ExitCode, UsageError> run_lessons(const Arguments& arguments);
Expected<ExitCode, UsageError> run_make(const Arguments& arguments);

// On records.
Expected<ExitCode, UsageError> run_show(const Arguments& arguments);
Expected<ExitCode, UsageError> run_legal(const Arguments& arguments);
Expected<ExitCode, UsageError> run_check(const Arguments& arguments);
Expected<ExitCode, UsageError> run_play(const Arguments& arguments);
Expected<ExitCode, UsageError> run_arrange(const Arguments& arguments);
Expected<ExitCode, UsageError> run_choose(const Arguments& arguments);
Expected<ExitCode, UsageError> run_review(const Arguments& arguments);
Expected<ExitCode, UsageError> run_solve(const Arguments& arguments);

}  // namespace byways::cli
