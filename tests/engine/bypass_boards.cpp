// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/bypass_boards.h"

#include <gtest/gtest.h>

namespace byways::test {

Timeline on_hexhex_3(const std::vector<std::string>& entries, int players) {
  Timeline timeline = start("bypass", {{"board", "hexhex-3"}, {"start", 1}}, players);
  play(timeline, entries);
  return timeline;
}

const bypass::Insight& bypass_insight(const Timeline& timeline) {
  return *bypass::insight_into(timeline.state());
}

void expect_refused(const Timeline& timeline, std::string_view entry, std::string_view step,
                    std::string_view rule, std::string_view reason, const std::vector<std::string>& places) {
  const EntryRefusal refusal = refused(timeline, entry);
  EXPECT_EQ(refusal.step, step) << entry;
  EXPECT_EQ(refusal.refusal.rule, rule) << entry;
  EXPECT_EQ(refusal.refusal.reason, reason) << entry;
  EXPECT_EQ(refusal.refusal.places, places) << entry;
  EXPECT_FALSE(refusal.refusal.message.empty()) << entry;
}

}  // namespace byways::test
