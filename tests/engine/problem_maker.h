// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/problems/problem.h"

// Makes the files of problems/ from games between levels.

namespace byways::test {

/// The deepest problem found in the game numbered `number`; id, grade and line aren't set. Nothing if there
/// is none. The same seed gives the same problem as long as the levels don't change.
[[nodiscard]] std::optional<problems::Problem> find_problem_in(std::string_view family, std::uint64_t seed,
                                                               std::uint64_t number);

/// `count` problems from the games numbered from 0, some of each depth, and those in `kept`, easiest first.
/// Each fifth of the new ones gets a grade. `family` is the game's id, "bypass-3" or "trypsylon-expert".
/// Reports progress on standard error.
[[nodiscard]] std::vector<problems::Problem> make_problems(std::string_view family, std::uint64_t seed,
                                                           std::size_t count,
                                                           std::vector<problems::Problem> kept);

/// A problem as written in the files, without the trailing comma.
[[nodiscard]] std::string write_problem(const problems::Problem& problem);

}  // namespace byways::test
