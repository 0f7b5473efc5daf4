// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/records/samples.h"
#include "tests/support/timelines.h"

namespace byways::test {
namespace {

// Reads, replays and writes a record again, on top of what it contained.
Json rewritten(const Json& document) {
  const auto record = read_record(document.dump());
  const auto timeline = replay(*record);
  return Json::parse(write_record(make_record(*timeline, record->players, record->document)));
}

std::vector<std::string> keys_of(const Json& object) {
  std::vector<std::string> keys;
  for (const auto& [key, value] : object.items()) {
    keys.push_back(key);
  }
  return keys;
}

TEST(WriteRecord, is_one_line_with_the_keys_in_the_order_of_the_format) {
  const std::string text = write_record(*read_record(finished_sample().dump(4)));
  EXPECT_EQ(text.find('\n'), std::string::npos);
  EXPECT_EQ(keys_of(Json::parse(text)),
            (std::vector<std::string>{"format", "version", "game", "options", "players", "turns", "result"}));
  EXPECT_EQ(write_record(*read_record(sample().dump())), sample().dump());
}

TEST(WriteRecord, is_stable) {
  for (const Json& document : {sample(), finished_sample()}) {
    const std::string once = rewritten(document).dump();
    EXPECT_EQ(rewritten(Json::parse(once)).dump(), once);
    EXPECT_EQ(write_record(*read_record(once)), once);
  }
}

TEST(WriteRecord, has_a_result_only_after_the_end) {
  EXPECT_FALSE(rewritten(sample()).contains("result"));
  Json document = finished_sample();
  const Json result = document["result"];
  document.erase("result");
  EXPECT_EQ(rewritten(document)["result"], result) << "the reader knows it anyway";
  document["turns"].erase(document["turns"].size() - 1);
  EXPECT_FALSE(rewritten(document).contains("result"));
}

TEST(WriteRecord, an_old_result_does_not_survive_a_game_taken_back) {
  const auto record = read_record(finished_sample().dump());
  Timeline timeline = *replay(*record);
  timeline.go_to(timeline.length() - 3);
  const Seat seat = timeline.to_move();
  ASSERT_EQ(timeline.play(3 - seat, "resign"), std::nullopt);
  const Json written = Json::parse(write_record(make_record(timeline, record->players, record->document)));
  EXPECT_EQ(written["result"]["reason"], "resigned");
  EXPECT_EQ(written["result"]["winners"], Json({seat}));
}

TEST(WriteRecord, unknown_keys_are_kept) {
  Json document = finished_sample();
  document["event"] = "Club evening";
  document["tags"] = {{"round", 3}, {"rated", false}};
  document["players"][0]["rating"] = 1500;
  document["players"][1]["colour"] = {"teal", nullptr};
  document["options"]["house rule"] = "tea first";
  document["result"]["comment"] = "close";
  const Json written = rewritten(document);
  EXPECT_EQ(written["event"], document["event"]);
  EXPECT_EQ(written["tags"], document["tags"]);
  EXPECT_EQ(written["players"], document["players"]);
  EXPECT_EQ(written["options"]["house rule"], "tea first");
  EXPECT_EQ(written["result"]["comment"], "close");
  EXPECT_EQ(written["turns"], document["turns"]);
  EXPECT_EQ(rewritten(written), written);
}

TEST(WriteRecord, unknown_keys_do_not_replace_known_ones) {
  Json document = sample();
  document["players"][0]["name"] = "Old";
  const auto record = read_record(document.dump());
  const Json written =
      Json::parse(write_record(make_record(*replay(*record), {"New", "Ben"}, record->document)));
  EXPECT_EQ(written["players"][0]["name"], "New");
}

TEST(WriteRecord, TURN_1_an_unfinished_turn_ends_with_an_ellipsis) {
  Json document = sample();
  document["turns"].push_back("1: A1 \u2026");
  EXPECT_EQ(rewritten(document)["turns"], document["turns"]);
}

TEST(WriteRecord, holds_the_whole_line_wherever_its_reader_looks) {
  Timeline timeline = replayed(finished_sample().dump());
  const std::string record = record_of(timeline);
  timeline.go_to(4);
  EXPECT_EQ(record_of(timeline), record);
}

TEST(WriteRecord, names_that_are_no_utf8_do_not_stop_it) {
  const Timeline timeline = replayed(sample().dump());
  const std::string text = write_record(make_record(timeline, {"\xFF", "Ben"}));
  EXPECT_TRUE(read_record(text));
}

}  // namespace
}  // namespace byways::test
