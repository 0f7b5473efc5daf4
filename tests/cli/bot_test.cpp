// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <map>
#include <thread>

#include "app/cli/bot_process.h"
#include "tests/cli/run_cli.h"

// Byways as a bot in another program's match.

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

TEST(CliBot, deep_nesting_is_answered_with_an_error) {
  const std::string deep(100000, '[');
  const std::string shut(100000, ']');
  const std::string asked = deep + '\n' + deep + shut + '\n' + R"({"id":)" + deep + shut + "}\n" +
                            R"({"id":1,"do":"new","record":)" + deep + shut + "}\n" +
                            R"({"id":2,"do":"hello"})" + '\n';
  const std::vector<nlohmann::json> said = good({"bot", "byg"}, asked).lines();
  ASSERT_EQ(said.size(), 5U);
  for (std::size_t i = 0; i + 1 < said.size(); ++i) {
    EXPECT_TRUE(said[i].contains("error")) << i;
  }
  EXPECT_EQ(said.back()["id"], 2) << "that ends nothing";
}

// A bot process with which a test talks line by line, like an arena.
class Conversation {
 public:
  explicit Conversation(const std::string& game) : bot_(BYWAYS_CLI " bot " + game + " --level 8") {}

  void say(const nlohmann::json& request) { EXPECT_TRUE(bot_.say(request.dump(), kLong)); }
  [[nodiscard]] nlohmann::json hear() {
    const std::optional<std::string> line = bot_.hear(kLong);
    EXPECT_TRUE(line) << (bot_.has_ended() ? "it has ended" : "it is late");
    return line ? nlohmann::json::parse(*line, nullptr, false) : nlohmann::json();
  }

 private:
  static constexpr std::chrono::seconds kLong{20};
  cli::BotProcess bot_;
};

TEST(CliBot, stop_cuts_a_search_short) {
  Conversation bot("byg");
  bot.say({{"id", 1}, {"do", "new"}, {"record", nlohmann::json::parse(byg_record({}))}});
  EXPECT_EQ(bot.hear()["ok"], true);
  int id = 1;
  for (const char* const what : {"advise", "choose"}) {
    nlohmann::json request{{"id", ++id}, {"do", what}};
    if (request["do"] == "advise") {
      request["budget"] = 1000000000;  // hours
    }
    bot.say(request);
    constexpr std::chrono::milliseconds kBegun{150};
    std::this_thread::sleep_for(kBegun);
    bot.say({{"id", ++id}, {"do", "stop"}});
    const auto start = std::chrono::steady_clock::now();
    const nlohmann::json answer = bot.hear();
    constexpr std::chrono::milliseconds kSoon{1000};  // 50 ms on an idle computer
    EXPECT_LT(std::chrono::steady_clock::now() - start, kSoon) << what;
    EXPECT_EQ(answer["id"], id - 1) << "the search answers first";
    EXPECT_TRUE(answer["turn"].is_string()) << what;
    EXPECT_EQ(answer.value("cut_short", false), request["do"] == "advise");
    EXPECT_EQ(bot.hear()["id"], id);
  }
  bot.say({{"id", ++id}, {"do", "advise"}, {"budget", 50}});
  EXPECT_FALSE(bot.hear().contains("cut_short")) << "a stop holds for what was asked before it";
  bot.say({{"id", ++id}, {"do", "quit"}});
  EXPECT_EQ(bot.hear()["ok"], true);
}

#ifndef _WIN32
// What an arena sends to one seat, recorded by a pipe in front of the bot.
TEST(CliBot, FAIR_2_a_bot_is_told_nothing_of_a_round_before_all_have_submitted) {
  const TemporaryFolder folder;
  const std::string log = (folder.path() / "log").string();
  static_cast<void>(good({"arena", "highway", "--games", "3", "--seats",
                          "random,bot:tee -a " + log + " | " BYWAYS_CLI " bot highway --level 1,random"}));
  std::map<char, int> told;
  int seat = 0;
  int asked = 0;
  for (const std::string& line : split_lines(read_bytes(log))) {
    const nlohmann::json request = nlohmann::json::parse(line);
    if (request["do"] == "new") {
      seat = request["seat"].get<int>();
      told.clear();
      EXPECT_EQ(request["record"]["turns"].size(), 0U);
    } else if (request["do"] == "turn") {
      for (const nlohmann::json& entry : request["entries"]) {
        const char who = entry.get<std::string>().front();
        told[who] += who == '*' ? 0 : 1;
      }
    } else if (request["do"] == "choose") {
      ++asked;
      EXPECT_EQ(told['1'], told['2']) << "only whole rounds; this is seat " << seat;
      EXPECT_EQ(told['1'], told['3']);
    }
  }
  EXPECT_GE(asked, 15) << "six rounds, of which the opening may have one";
}
#endif

}  // namespace
}  // namespace byways::test
