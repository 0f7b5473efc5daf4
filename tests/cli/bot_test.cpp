// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_cli.h"

// Byways as a bot in somebody else's match.

namespace byways::test {
namespace {

TEST(CliBot, answers_line_for_line) {
  const nlohmann::json record = nlohmann::json::parse(byg_record({"2: A1"}, 3));
  std::string asked;
  for (const nlohmann::json& request :
       std::vector<nlohmann::json>{{{"id", 1}, {"do", "hello"}},
                                   {{"id", 2}, {"do", "choose"}},
                                   {{"id", 3}, {"do", "new"}, {"record", record}},
                                   {{"id", 4}, {"do", "turn"}, {"entries", {"1: C3", "1: E1"}}},
                                   {{"id", 5}, {"do", "turn"}, {"entries", {"1: C3"}}},
                                   {{"id", 6}, {"do", "choose"}, {"seconds", 10}},
                                   {{"id", 7}, {"do", "advise"}, {"budget", 30}},
                                   {{"id", 8}, {"do", "dance"}},
                                   {{"id", 9}, {"do", "stop"}},
                                   {{"id", 10}, {"do", "quit"}}}) {
    asked += request.dump() + '\n';
  }
  const std::vector<nlohmann::json> said = good({"bot", "byg", "--level", "2"}, "nonsense\n" + asked).lines();
  ASSERT_EQ(said.size(), 11U);
  EXPECT_TRUE(said[0].contains("error"));
  for (std::size_t i = 1; i < said.size(); ++i) {
    EXPECT_EQ(said[i]["id"], i);
  }
  EXPECT_EQ(said[1]["bot"], "Byways level 2");
  EXPECT_EQ(said[1]["protocol"], 1);
  EXPECT_TRUE(said[2].contains("error")) << "there is no game yet";
  EXPECT_EQ(said[3]["ok"], true);
  EXPECT_EQ(said[4]["ok"], true);
  EXPECT_TRUE(said[5].contains("error")) << "an entry that isn't legal changes nothing";
  EXPECT_TRUE(said[6]["turn"].is_string());
  EXPECT_EQ(said[7]["budget"], 30);
  EXPECT_TRUE(said[8].contains("error"));
  EXPECT_EQ(said[9]["ok"], true);
}

}  // namespace
}  // namespace byways::test
