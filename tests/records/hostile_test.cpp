// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <functional>

#include "tests/records/samples.h"

// Malicious files: all are refused quickly, and error messages stay short.

namespace byways::test {
namespace {

using Fault = RecordError::Fault;

constexpr std::size_t kHundredMegabytes = 100'000'000;
// Generous, as other programs may be running. Without limits some of these files took minutes.
constexpr std::chrono::seconds kPatience{BYWAYS_SANITIZED ? 30 : 5};

void expect_quick_refusal(const std::string& bytes) {
  const auto start = std::chrono::steady_clock::now();
  const RecordError error = error_of(bytes);
  EXPECT_LT(std::chrono::steady_clock::now() - start, kPatience);
  EXPECT_FALSE(error.message.empty());
  EXPECT_LT(error.message.size(), 500U);
}

// Just below the limit; less under sanitizers, which are slow.
constexpr std::size_t kLong = (kLargestRecord - 1000) / (BYWAYS_SANITIZED ? 8 : 1);

std::string repeated(const std::string& text, std::size_t bytes) {
  std::string all;
  all.reserve(bytes + text.size());
  while (all.size() < bytes) {
    all += text;
  }
  return all;
}

std::string sample_with(const std::string& key, const std::string& value) {
  Json document = sample();
  document[key] = "@";
  std::string text = document.dump();
  return text.replace(text.find("\"@\""), 3, value);
}

TEST(Hostile, a_hundred_megabytes_of_anything) {
  for (const char* text : {" ", "[", "{", "\"", "0", "{\"a\":", "[]", "\n", "\xFF", "x", "1: A1 "}) {
    const std::string bytes = repeated(text, kHundredMegabytes);
    const auto start = std::chrono::steady_clock::now();
    expect_fault(bytes, Fault::TooLarge, "too large");
    EXPECT_LT(std::chrono::steady_clock::now() - start, kPatience);
  }
  expect_fault(std::string(kHundredMegabytes, '\0'), Fault::TooLarge, "too large");
}

TEST(Hostile, a_record_with_a_hundred_megabytes_inside) {
  expect_fault(sample_with("turns", '"' + std::string(kHundredMegabytes, 'x') + '"'), Fault::TooLarge,
               "too large");
}

TEST(Hostile, just_below_the_limit) {
  for (const char* text : {" ", "[", "]", "{", "}", "\"", "\\", "0", "{\"a\":", "[]", "[],", "\xFF", "x",
                           "1,", "\"a\",", "\"\\u0000"}) {
    std::string bytes = repeated(text, kLargestRecord);
    bytes.resize(kLargestRecord);
    expect_quick_refusal(bytes);
    expect_quick_refusal("\"" + bytes.substr(1));
    expect_quick_refusal("[" + bytes.substr(1));
  }
}

TEST(Hostile, nested_deeply) {
  for (const std::size_t depth : {33UL, 1'000UL, 10'000UL, 1'000'000UL}) {
    expect_fault(std::string(depth, '['), Fault::NotJson, "nested");
    expect_fault(std::string(depth, '[') + std::string(depth, ']'), Fault::NotJson, "nested");
    expect_fault(repeated("{\"a\":", std::min(5 * depth, kLargestRecord - 5)), Fault::NotJson, "nested");
    expect_fault(sample_with("x", std::string(depth, '[') + std::string(depth, ']')), Fault::NotJson,
                 "nested");
  }
}

TEST(Hostile, brackets_inside_texts_are_not_nesting) {
  const auto record = read_record(sample_with("x", '"' + std::string(1000, '[') + "\\\"[[{{\""));
  EXPECT_TRUE(record);
}

TEST(Hostile, a_hundred_thousand_different_keys) {
  std::string object = "{";
  for (int i = 0; object.size() < kLong; ++i) {
    object += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":0";
  }
  object += '}';
  expect_quick_refusal(object);
  expect_quick_refusal(sample_with("x", object));
  expect_quick_refusal(sample_with("options", object));
  expect_quick_refusal(sample_with("players", "[" + object + ",{}]"));
}

// The limit on keys applies to each object, so the many small objects of a review pass.
TEST(Hostile, many_objects_with_few_keys_are_no_attack) {
  Json turn{{"entry", 1}, {"of", 1}, {"depth", 1}, {"best", "C3"}, {"line", {"C3"}}, {"before", {1, 2}}};
  Json document = sample();
  document["review"] = {{"turns", Json::array()}};
  for (int i = 0; i < 20'000; ++i) {
    document["review"]["turns"].push_back(turn);
  }
  EXPECT_FALSE(why_unreadable(document.dump()));
  Json comments = Json::object();
  for (int i = 0; i < 5000; ++i) {
    comments.get_ref<Json::object_t&>().emplace_back(std::to_string(i), "x");
  }
  document["x"] = comments;
  EXPECT_FALSE(why_unreadable(document.dump()));
}

TEST(Hostile, long_lists) {
  for (const char* element : {"0", "{}", "[]", "\"\"", "null", "\"1: A1\"", "{\"name\":\"\"}"}) {
    const std::string list = "[" + repeated(std::string(element) + ",", kLong) + element + "]";
    for (const char* key : {"players", "turns", "options", "game"}) {
      expect_quick_refusal(sample_with(key, list));
    }
    expect_quick_refusal(sample_with("result", R"({"reason":"","winners":)" + list + "}"));
  }
}

TEST(Hostile, long_texts) {
  const std::string text(kLong, 'x');
  for (const char* key : {"format", "version", "game", "options", "players", "turns", "result"}) {
    expect_quick_refusal(sample_with(key, '"' + text + '"'));
    expect_quick_refusal(sample_with(key, '"' + text));
  }
  expect_quick_refusal(sample_with("options", R"({"size":")" + text + "\"}"));
  expect_quick_refusal(sample_with("turns", "[\"" + text + "\"]"));
  expect_quick_refusal(sample_with("turns", "[\"2: " + text + "\"]"));
}

TEST(Hostile, long_entries) {
  for (const char* step : {"A1 ", "xyz ", "Z9 ", "end "}) {
    std::string entry = repeated(step, kLong);
    entry.pop_back();
    expect_quick_refusal(sample_with("turns", "[\"2: " + entry + "\"]"));
    expect_quick_refusal(sample_with("turns", "[\"2: C3\",\"1: " + entry + " \u2026\"]"));
  }
}

TEST(Hostile, long_numbers) {
  // Computed at run time: clang would otherwise evaluate it at compile time, which takes long.
  constexpr std::size_t kDigits = 4'000'000;
  for (const std::string& digits : {repeated("9", kDigits), "0." + repeated("0", kDigits) + "1",
                                    "1e" + repeated("9", kDigits), "-" + repeated("1", kDigits)}) {
    expect_quick_refusal(sample_with("version", digits));
    expect_quick_refusal(sample_with("options", "{\"size\":" + digits + "}"));
  }
}

}  // namespace
}  // namespace byways::test
