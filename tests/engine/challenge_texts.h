// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/timelines.h"

// Shared by the tests of the challenges.

namespace byways::test {

using Texts = std::vector<std::string>;

inline Timeline challenge_from(std::string_view game, const std::string& from) {
  return start(game, {{"from", from}});
}

/// Expects seat 1's step to be refused with that reason, these places and, if given, these arguments.
inline void expect_no(const Timeline& timeline, const char* step, const char* rule, const char* reason,
                      const Texts& places, const Texts& arguments = {}) {
  const auto refusal = timeline.refusal(1, step);
  ASSERT_TRUE(refusal) << step;
  EXPECT_EQ(refusal->rule, rule) << step;
  EXPECT_EQ(refusal->reason, reason) << step;
  EXPECT_EQ(refusal->places, places) << step;
  EXPECT_FALSE(refusal->message.empty()) << step;
  if (!arguments.empty()) {
    EXPECT_EQ(refusal->arguments, arguments) << step;
  }
}

/// Expects the game of `record` to show what `lines` have, one line for the start and one after each entry.
/// `name` is for messages.
inline void expect_example(const std::string& name, const std::string& record, const Texts& lines) {
  Timeline timeline = replayed(record);
  const std::vector<std::size_t> ends = timeline.entry_ends();
  ASSERT_EQ(lines.size(), ends.size() + 1) << name;
  for (std::size_t turn = 0; turn < lines.size(); ++turn) {
    timeline.go_to(turn == 0 ? 0 : ends[turn - 1]);
    const auto shown = nlohmann::json::parse(lines[turn]);
    EXPECT_EQ(timeline.state().position(), shown["position"]) << name << ' ' << turn;
    EXPECT_EQ(timeline.phase(), shown["phase"].get<std::string>());
    EXPECT_EQ(timeline.outcome() ? nlohmann::json(result_json(*timeline.outcome())) : nlohmann::json(),
              shown["result"]);
  }
}

}  // namespace byways::test
