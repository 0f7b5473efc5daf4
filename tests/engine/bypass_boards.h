// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/bypass/insight.h"
#include "tests/support/timelines.h"

namespace byways::test {

/// Bypass on hexhex-3, seat 1 to begin, with these entries played.
[[nodiscard]] Timeline on_hexhex_3(const std::vector<std::string>& entries = {}, int players = 2);

/// The insight into the position at the cursor. Precondition: the rule set is Bypass.
[[nodiscard]] const bypass::Insight& bypass_insight(const Timeline& timeline);

/// Expects `entry` to be refused at `step`, with this rule, reason and places.
void expect_refused(const Timeline& timeline, std::string_view entry, std::string_view step,
                    std::string_view rule, std::string_view reason, const std::vector<std::string>& places);

}  // namespace byways::test
