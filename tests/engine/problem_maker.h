// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/problems/problem.h"

// Makes the files of problems/ from games that the levels play.

namespace byways::test {

/// The deepest problem that came up in one game, played by lot and numbered; id, grade and line are still
/// missing. Nothing where it has none. The same for the same seed, as long as the levels play the same.
[[nodiscard]] std::optional<problems::Problem> find_problem_in(std::string_view family, std::uint64_t seed,
                                                               std::uint64_t number);

/// `count` problems of the games from number 0 on, some of each depth, with those that are `kept`, the
/// easiest first. Each fifth of the new ones is a grade. `family` is the game's id, or "bypass-3" or
/// "trypsylon-expert". Tells on stderr how far it is.
[[nodiscard]] std::vector<problems::Problem> make_problems(std::string_view family, std::uint64_t seed,
                                                           std::size_t count,
                                                           std::vector<problems::Problem> kept);

/// As the files hold it, without a comma.
[[nodiscard]] std::string write_problem(const problems::Problem& problem);

}  // namespace byways::test
