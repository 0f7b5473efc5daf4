// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/records/samples.h"
#include "tests/support/timelines.h"

// Records of games that begin with an arranged position (docs/file-format.md).

namespace byways::test {
namespace {

using Fault = RecordError::Fault;

Json arranged_sample() {
  return Json::parse(R"({
    "format": "byways-record", "version": 1, "game": "byg",
    "options": { "size": 4 },
    "players": [ { "name": "Ann" }, { "name": "Ben" } ],
    "arranged": { "why": "a study", "to_move": 2,
                  "position": { "remark": [ 1, 2 ], "cells": { "C3": 2, "A1": 1 } } },
    "turns": [ "2: G1", "1: A4" ],
    "comments": { "0": "Begins here." },
    "variations": [ { "at": 0, "turns": [ "2: E1", "1: G4" ] } ] })");
}

TEST(ArrangedRecord, is_replayed_from_there_and_written_back_as_it_was) {
  const std::string bytes = arranged_sample().dump();
  const auto record = read_record(bytes);
  ASSERT_TRUE(record) << record.error().message;
  EXPECT_EQ(record->arranged->to_move, 2);
  const auto timeline = replay(*record);
  ASSERT_TRUE(timeline) << timeline.error().message;
  EXPECT_EQ(timeline->state().position()["cells"],
            nlohmann::json({{"A1", 1}, {"A4", 1}, {"C3", 2}, {"G1", 2}}));
  EXPECT_EQ(write_record(*record), Json::parse(bytes).dump()) << "unknown keys and all, in the same order";
  const Record again = make_record(*timeline, *record);
  EXPECT_EQ(again.arranged, record->arranged);
  EXPECT_EQ(again.options.at("priority"), OptionValue(0)) << "no lot settles what the position does";
}

TEST(ArrangedRecord, without_a_document_is_written_in_the_order_of_the_format) {
  const auto record = read_record(arranged_sample().dump());
  ASSERT_TRUE(record);
  Record fresh = *record;
  fresh.document = Json::object();
  fresh.arranged->position = {{"cells", {{"C3", 2}, {"A1", 1}}}};
  const Json written = Json::parse(write_record(fresh));
  EXPECT_EQ(written["arranged"].dump(), R"({"to_move":2,"position":{"cells":{"A1":1,"C3":2}}})");
  std::vector<std::string> keys;
  for (const auto& [key, value] : written.items()) {
    keys.push_back(key);
  }
  EXPECT_EQ(keys, (std::vector<std::string>{"format", "version", "game", "options", "players", "arranged",
                                            "turns", "comments", "variations"}));
  // A different arrangement replaces the one in the document.
  fresh.document = record->document;
  fresh.arranged->to_move = 1;
  EXPECT_EQ(Json::parse(write_record(fresh))["arranged"].dump(),
            R"({"to_move":1,"position":{"cells":{"A1":1,"C3":2}}})");
  fresh.arranged.reset();
  EXPECT_FALSE(Json::parse(write_record(fresh)).contains("arranged"));
}

TEST(ArrangedRecord, has_both_keys_in_their_form) {
  for (const char* text : {"null", "[]", "{}", "1", R"("x")", R"({"to_move":1})", R"({"position":{}})",
                           R"({"to_move":1,"position":[]})", R"({"to_move":1,"position":null})",
                           R"({"to_move":"1","position":{}})", R"({"to_move":1.0,"position":{}})",
                           R"({"to_move":1e9,"position":{}})", R"({"to_move":3000000000,"position":{}})",
                           R"({"to_move":18446744073709551615,"position":{}})",
                           R"({"to_move":-9223372036854775808,"position":{}})"}) {
    Json document = arranged_sample();
    document["arranged"] = Json::parse(text);
    expect_fault(document, Fault::NotARecord, "arranged");
  }
}

TEST(ArrangedRecord, says_why_no_game_can_begin_there) {
  const auto with = [](const Json& cells, int to_move) {
    Json document = arranged_sample();
    document["arranged"] = {{"to_move", to_move}, {"position", {{"cells", cells}}}};
    return document;
  };
  expect_fault(with({{"A1", 1}}, 1), Fault::Arrangement, "Player 2");
  expect_fault(with({{"Q1", 1}}, 1), Fault::Arrangement, "Q1");
  expect_fault(with({{"A1", 9}}, 1), Fault::Arrangement, "9");
  expect_fault(with(Json(), 1), Fault::Arrangement, "cells");
  expect_fault(with({{"A1", 1}}, 2'000'000'000), Fault::Arrangement, "2000000000");
  expect_fault(with({{"A1", -1'000'000'000'000}}, 2), Fault::Arrangement, "A1");
  const RecordError error = error_of(with({{"A1", 9}}, 1));
  EXPECT_EQ(error.refusal.reason, "arranged.piece");
  EXPECT_EQ(error.refusal.places, std::vector<std::string>{"A1"});
  EXPECT_EQ(error.refusal.message, error.message);
}

TEST(ArrangedRecord, its_turns_are_those_of_its_position) {
  Json document = arranged_sample();
  document["turns"] = {"1: G1"};
  document.erase("variations");
  expect_fault(document, Fault::BadEntry, "Player 2’s turn");
  document["turns"] = {"*: priority 1"};
  expect_fault(document, Fault::BadEntry, "lot");
  document = arranged_sample();
  document["variations"][0]["turns"] = {"2: A1"};
  expect_fault(document, Fault::BadEntry, "A1");
}

TEST(ArrangedRecord, of_a_challenge_is_refused) {
  Json document = arranged_sample();
  document["game"] = "spiral";
  document["players"] = {{{"name", "Ann"}}};
  expect_fault(document, Fault::Arrangement, "from");
}

// With as many keys, and as deep, as a record may be.
TEST(ArrangedRecord, however_large_is_read_quickly) {
  Json document = arranged_sample();
  Json cells = Json::object();
  for (int i = 0; i < 4000; ++i) {
    cells["x" + std::to_string(i)] = 1;
  }
  document["arranged"]["position"]["other"] = cells;
  EXPECT_TRUE(read_record(document.dump()));
  document["arranged"]["position"]["cells"] = cells;
  document["arranged"]["position"].erase("other");
  expect_fault(document, Fault::Arrangement, "x0");
  Json deep = 1;
  for (int i = 0; i < 26; ++i) {
    deep = Json::array({deep});
  }
  document["arranged"]["position"]["cells"] = {{"A1", deep}};
  expect_fault(document, Fault::Arrangement, "A1");
}

}  // namespace
}  // namespace byways::test
