// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "engine/games.h"
#include "tests/records/samples.h"
#include "tests/support/files.h"
#include "tests/support/timelines.h"

namespace byways::test {
namespace {

TEST(ReadRecord, reads_a_game_that_is_on) {
  const auto record = read_record(sample().dump());
  ASSERT_TRUE(record);
  EXPECT_EQ(record->game->id(), "byg");
  EXPECT_EQ(record->options, (OptionMap{{"size", 6}, {"priority", 1}, {"first", 1}}));
  EXPECT_EQ(record->players, (std::vector<std::string>{"Ann", "Ben"}));
  EXPECT_EQ(record->turns, (std::vector<std::string>{"2: C3", "1: F6", "1: D3", "2: H4"}));
  EXPECT_EQ(record->result, std::nullopt);
  const auto timeline = replay(*record);
  ASSERT_TRUE(timeline);
  EXPECT_EQ(timeline->to_move(), 1);
  EXPECT_EQ(timeline->cursor(), timeline->length());
}

TEST(ReadRecord, reads_a_finished_game) {
  const auto record = read_record(read_data("examples/byg.json"));
  ASSERT_TRUE(record);
  EXPECT_EQ(record->result, (Outcome{"board full", {1}, {8, 5}}));
  const auto timeline = replay(*record);
  ASSERT_TRUE(timeline);
  EXPECT_EQ(timeline->outcome(), record->result);
}

// The corpus is the fuzzer's starting point.
TEST(ReadRecord, the_corpus_has_a_record_of_every_game) {
  std::set<std::string_view> seen;
  for (const auto& file : std::filesystem::directory_iterator(BYWAYS_TEST_DATA "/../fuzz/corpus")) {
    if (const auto record = read_record(read_bytes(file.path()))) {
      seen.insert(record->game->id());
    }
  }
  for (const Game* const game : all_games()) {
    EXPECT_TRUE(seen.contains(game->id()))
        << "tests/fuzz/corpus has no record of " << game->id() << ": add tests/fuzz/corpus/valid-"
        << game->id() << ".json, a short one.";
  }
}

TEST(ReadRecord, spacing_and_key_order_do_not_matter) {
  const Json document = sample();
  EXPECT_TRUE(read_record(document.dump(4)));
  EXPECT_TRUE(read_record("\n\t " + document.dump() + " \r\n"));
  EXPECT_TRUE(read_record("\xEF\xBB\xBF" + document.dump())) << "with a byte order mark";
  Json reversed = Json::object();
  for (auto item = document.rbegin(); item != document.rend(); ++item) {
    reversed[item.key()] = item.value();
  }
  ASSERT_EQ(reversed.begin().key(), "turns");
  EXPECT_EQ(write_record(*read_record(reversed.dump())), write_record(*read_record(document.dump())));
}

TEST(ReadRecord, options_left_out_have_their_default) {
  Json document = sample();
  document.erase("options");
  document["turns"] = Json::array();
  const auto record = read_record(document.dump());
  ASSERT_TRUE(record);
  EXPECT_TRUE(record->options.empty());
  EXPECT_EQ(replay(*record)->setup().options.number("size"), 6);
}

TEST(ReadRecord, names_may_be_left_out) {
  Json document = sample();
  document["players"] = Json::parse("[{}, {}]");
  const auto record = read_record(document.dump());
  ASSERT_TRUE(record);
  EXPECT_EQ(record->players, (std::vector<std::string>{"", ""}));
}

TEST(ReadRecord, names_are_any_text) {
  Json document = sample();
  const std::string name = "\u00C4nn \"\\ \u4E2D\u6587 \U0001F3B2";
  document["players"][0]["name"] = name;
  const auto record = read_record(document.dump());
  ASSERT_TRUE(record);
  EXPECT_EQ(record->players[0], name);
  EXPECT_EQ(Json::parse(write_record(*record))["players"][0]["name"], name);
}

TEST(ReadRecord, a_finished_game_may_lack_its_result) {
  Json document = finished_sample();
  document.erase("result");
  EXPECT_EQ(replayed(document.dump()).outcome()->reason, "board full");
  document["result"] = nullptr;
  EXPECT_EQ(replayed(document.dump()).outcome()->reason, "board full");
}

TEST(ReadRecord, TURN_1_an_unfinished_last_turn) {
  Json document = sample();
  document["turns"].push_back("1: A1 \u2026");
  const Timeline timeline = replayed(document.dump());
  EXPECT_EQ(timeline.open_steps(), std::vector<std::string>{"A1"});
  EXPECT_EQ(timeline.to_move(), 1);
}

TEST(ReadRecord, TURN_2_replaying_draws_nothing) {
  Json document = sample();
  document["options"] = Json::object();
  document["turns"] = {"*: priority 2", "2: first 1", "2: A1"};
  EXPECT_EQ(record_of(replayed(document.dump())), record_of(replayed(document.dump())));
  EXPECT_EQ(replayed(document.dump()).state().position()["cells"].dump(), R"({"A1":2})");
  document["turns"] = Json::array();
  EXPECT_EQ(replayed(document.dump()).to_move(), kChance) << "the lot waits for someone to draw it";
}

TEST(ReadRecord, TURN_6_declarations_end_a_game) {
  Json document = sample();
  document["turns"].push_back("2: resign");
  document["result"] = Json::parse(R"({"reason": "resigned", "winners": [1], "scores": [1, 1]})");
  EXPECT_EQ(replayed(document.dump()).outcome()->winners, std::vector<Seat>{1});
  document["turns"].back() = "1: draw";
  document["result"] = Json::parse(R"({"reason": "draw agreed", "winners": [], "scores": [1, 1]})");
  EXPECT_TRUE(replayed(document.dump()).outcome()->winners.empty());
}

}  // namespace
}  // namespace byways::test
