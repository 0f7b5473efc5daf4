// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstdint>
#include <limits>

#include "tests/records/samples.h"

// Malformed records: each is refused with the kind of fault, and the message names the key.

namespace byways::test {
namespace {

using Fault = RecordError::Fault;

Json with(const char* key, const Json& value) {
  Json document = sample();
  document[key] = value;
  return document;
}

const std::vector<Json>& odd_values() {
  static const std::vector<Json> values{nullptr,
                                        true,
                                        false,
                                        0,
                                        -1,
                                        1.5,
                                        "",
                                        "text",
                                        "null",
                                        "1",
                                        Json::array(),
                                        Json::object(),
                                        Json::array({Json::array()})};
  return values;
}

TEST(BrokenForm, nothing_at_all) {
  for (const char* text : {"", " ", "\n", "\t\r\n  \n"}) {
    expect_fault(text, Fault::NotJson, "empty");
  }
}

TEST(BrokenForm, other_json) {
  for (const char* text : {"null", "true", "0", "-1", "1e3", "\"text\"", "[]", "[{}]", "[[[]]]"}) {
    expect_fault(text, Fault::NotARecord, "object");
  }
  expect_fault("{}", Fault::NotARecord, "format");
  expect_fault(R"({"format": "byways-record"})", Fault::NotARecord, "version");
  expect_fault(R"({"format": "byways-record", "version": 1})", Fault::NotARecord, "game");
  expect_fault(R"({"format": "byways-record", "version": 1, "game": "byg"})", Fault::NotARecord, "players");
}

TEST(BrokenForm, no_json) {
  const std::string good = sample().dump();
  for (const std::string& text :
       {std::string("hello"), std::string("{"), std::string("}"), std::string("]"), std::string("{]"),
        std::string("<html></html>"), std::string("PK\x03\x04"), good + good, good + "]", good + ",",
        "[" + good, good.substr(1), "//\n" + good, std::string("{'format': 1}"),
        std::string("{\"format\": \"byways-record\",}"), std::string("nan"), std::string(1, '\0'),
        good + std::string(1, '\0'), std::string("\xEF\xBB\xBF")}) {
    expect_fault(text, Fault::NotJson, "JSON");
  }
}

TEST(BrokenForm, cut_off_at_every_byte) {
  for (const std::string& text : {sample().dump(), finished_sample().dump(2)}) {
    for (std::size_t length = 0; length < text.size(); ++length) {
      const RecordError error = error_of(std::string_view(text).substr(0, length));
      ASSERT_EQ(error.fault, Fault::NotJson) << length;
      ASSERT_FALSE(error.message.empty());
    }
  }
}

TEST(BrokenForm, every_byte_lost_or_changed_is_refused_or_read_to_the_end) {
  const std::string text = sample().dump();
  for (std::size_t i = 0; i < text.size(); ++i) {
    for (const char other : {'\0', ' ', '"', '0', '9', '[', '}', 'Z', '\x80', '\xFF'}) {
      std::string changed = text;
      changed[i] = other;
      std::string lost = text;
      lost.erase(i, 1);
      for (const std::string& bytes : {changed, lost}) {
        const auto record = read_record(bytes);
        if (record && replay(*record)) {
          const auto again = read_record(write_record(*record));
          ASSERT_TRUE(again) << bytes;
          ASSERT_EQ(again->turns, record->turns);
        }
      }
    }
  }
}

TEST(BrokenForm, format_of_another_type_or_text) {
  for (const Json& value : odd_values()) {
    expect_fault(with("format", value), Fault::NotARecord, "format");
  }
  expect_fault(with("format", "Byways-record"), Fault::NotARecord, "format");
}

TEST(BrokenForm, version_that_is_no_whole_number_from_1) {
  for (const Json& value : odd_values()) {
    expect_fault(with("version", value), Fault::NotARecord, "version");
  }
  for (const Json& value : {Json(0), Json(-1), Json(1.0), Json(1.5), Json(1e300), Json(-1e300), Json("1"),
                            Json(std::numeric_limits<std::int64_t>::min())}) {
    expect_fault(with("version", value), Fault::NotARecord, "version");
  }
}

std::string with_version(const std::string& number) {
  std::string text = sample().dump();
  const std::string key = "\"version\":1";
  return text.replace(text.find(key), key.size(), "\"version\":" + number);
}

TEST(BrokenForm, numbers_too_large_for_anything) {
  for (const char* number : {"1e400", "-1e400", "1e99999999999"}) {
    expect_fault(with_version(number), Fault::NotJson, "number");
  }
  for (const char* number : {"18446744073709551616", "99999999999999999999999999", "1e20", "2147483648", "01",
                             "+1", "1.", "0x1"}) {
    const RecordError error = error_of(with_version(number));
    EXPECT_TRUE(error.fault == Fault::NotARecord || error.fault == Fault::NotJson) << number;
  }
  expect_fault(with_version(std::string(100'000, '9')), Fault::NotJson, "number");
}

TEST(BrokenForm, later_version) {
  expect_fault(with("version", 2), Fault::LaterVersion, "version 2");
  expect_fault(with("version", 2147483647), Fault::LaterVersion, "version 2147483647");
  EXPECT_EQ(error_of(with("version", 2)).detail, "2");
  Json from_the_future = with("version", 3);
  from_the_future["game"] = 7;
  from_the_future["turns"] = "elsewhere";
  expect_fault(from_the_future, Fault::LaterVersion, "version 3");
}

TEST(BrokenForm, game_of_another_type_or_unknown) {
  for (const Json& value : odd_values()) {
    if (!value.is_string()) {
      expect_fault(with("game", value), Fault::NotARecord, "game");
    }
  }
  for (const char* name : {"", "chess", "Byg", "byg ", "go\n"}) {
    expect_fault(with("game", name), Fault::UnknownGame, "game");
  }
  EXPECT_EQ(error_of(with("game", "chess")).detail, "chess");
  expect_fault(with("game", std::string(100'000, 'x')), Fault::UnknownGame, "xxx");
}

TEST(BrokenForm, players_of_another_type) {
  for (const Json& value : odd_values()) {
    if (value != Json::array()) {
      expect_fault(with("players", value), Fault::NotARecord, "players");
    }
  }
  for (const Json& value : odd_values()) {
    if (!value.is_object()) {
      expect_fault(with("players", {value, value}), Fault::NotARecord, "players");
    }
    if (!value.is_string()) {
      expect_fault(with("players", {{{"name", value}}, {{"name", "Ben"}}}), Fault::NotARecord, "name");
    }
  }
}

TEST(BrokenForm, wrong_number_of_players) {
  for (const int count : {0, 1, 3, 7, 1000}) {
    Json players = Json::array();
    for (int i = 0; i < count; ++i) {
      players.push_back({{"name", "P"}});
    }
    expect_fault(with("players", players), Fault::Setup, "players");
  }
}

TEST(BrokenForm, control_characters_in_names) {
  for (const char c : {'\0', '\n', '\r', '\t', '\x1B', '\x07', '\x7F'}) {
    Json document = sample();
    document["players"][1]["name"] = std::string("Be") + c + "n";
    expect_fault(document, Fault::NotARecord, "name");
  }
}

// C1 control characters, line and paragraph separators, and bidirectional controls.
TEST(BrokenForm, bidirectional_controls_and_line_separators_in_names) {
  for (const char* mark :
       {"\u0080", "\u0085", "\u009F", "\u2028", "\u2029", "\u202A", "\u202E", "\u2066", "\u2069"}) {
    Json document = sample();
    document["players"][1]["name"] = std::string("Be") + mark + "n";
    expect_fault(document, Fault::NotARecord, "name");
  }
  // Letters of all scripts are allowed, and so are marks for the direction of a single word.
  for (const char* name :
       {"Zoë", "\u00A0", "\u2027", "\u202F", "\u2065", "\u206A", "\u200Fבן", "李雷", "🎲"}) {
    Json document = sample();
    document["players"][1]["name"] = name;
    EXPECT_TRUE(read_record(document.dump())) << name;
  }
}

TEST(BrokenForm, names_have_a_maximum_length) {
  for (const std::string& letter :
       {std::string("x"), std::string("é"), std::string("漢"), std::string("🎲")}) {
    std::string name;
    for (std::size_t i = 0; i < kLongestName; ++i) {
      name += letter;
    }
    Json document = sample();
    document["players"][0]["name"] = name;
    EXPECT_TRUE(read_record(document.dump()));
    document["players"][0]["name"] = name + letter;
    expect_fault(document, Fault::NotARecord, "200 characters");
  }
}

TEST(BrokenForm, raw_control_characters_are_no_json) {
  std::string text = sample().dump();
  text.insert(text.find("Ann"), 1, '\n');
  expect_fault(text, Fault::NotJson, "JSON");
}

TEST(BrokenForm, broken_utf8) {
  // A lone continuation byte, a truncated sequence, an overlong form, a surrogate, a code point beyond
  // U+10FFFF, invalid bytes.
  for (const char* bytes : {"\x80", "\xC3", "\xC3(", "\xE2\x82", "\xE2(\xA1", "\xC0\xAF", "\xC1\xBF",
                            "\xE0\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xF0\x80\x80\xAF",
                            "\xF8\x88\x80\x80\x80", "\xFE", "\xFF", "\xF0\x9F\x8E"}) {
    for (const char* place : {"Ann", "C3", "byg", "byways-record", "size"}) {
      std::string text = sample().dump();
      text.insert(text.find(place), bytes);
      expect_fault(text, Fault::NotJson, "JSON");
    }
  }
  std::string text = sample().dump();
  text.replace(text.find("Ann"), 3, "\\uD800");
  expect_fault(text, Fault::NotJson, "JSON");
}

TEST(BrokenForm, options_of_another_type_or_out_of_range) {
  for (const Json& value : odd_values()) {
    if (!value.is_object()) {
      expect_fault(with("options", value), Fault::NotARecord, "options");
    }
  }
  const auto refuse = [](const char* name, const Json& value) {
    Json document = sample();
    document["options"][name] = value;
    expect_fault(document, Fault::Setup, name);
    EXPECT_EQ(error_of(document).detail, name);
  };
  for (const Json& value : odd_values()) {
    refuse("size", value);
  }
  for (const Json& value :
       {Json(2), Json(9), Json(-6), Json(6.0), Json("6"), Json(2147483648U), Json(1e300)}) {
    refuse("size", value);
  }
  for (const Json& value : {Json(3), Json(-1), Json("1"), Json(true)}) {
    refuse("priority", value);
    refuse("first", value);
  }
  for (const Json& value : {Json(0), Json(1), Json("on"), Json("off"), Json(nullptr)}) {
    refuse("clock", value);
  }
  refuse("size", std::string(100'000, '6'));
}

TEST(BrokenForm, turns_of_another_type) {
  Json without = sample();
  without.erase("turns");
  expect_fault(without, Fault::NotARecord, "turns");
  for (const Json& value : odd_values()) {
    if (value != Json::array()) {
      expect_fault(with("turns", value), Fault::NotARecord, "turns");
    }
    if (!value.is_string()) {
      expect_fault(with("turns", {"2: C3", value}), Fault::NotARecord, "turns");
    }
  }
}

TEST(BrokenForm, result_of_another_type) {
  for (const Json& value : odd_values()) {
    Json document = finished_sample();
    if (!value.is_object() && !value.is_null()) {
      document["result"] = value;
      expect_fault(document, Fault::NotARecord, "result");
    }
    for (const char* key : {"reason", "winners", "scores"}) {
      const bool fits = std::string(key) == "reason" ? value.is_string() : value == Json::array();
      if (!fits) {
        document = finished_sample();
        document["result"][key] = value;
        expect_fault(document, Fault::NotARecord, key);
      }
    }
  }
  Json document = finished_sample();
  document["result"]["winners"] = {1.0};
  expect_fault(document, Fault::NotARecord, "winners");
  document["result"] = Json::object();
  expect_fault(document, Fault::NotARecord, "reason");
  document["result"]["reason"] = "board full";
  expect_fault(document, Fault::NotARecord, "winners");
}

}  // namespace
}  // namespace byways::test
