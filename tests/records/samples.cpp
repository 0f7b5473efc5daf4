// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/records/samples.h"

#include <gtest/gtest.h>

#include <array>

#include "tests/support/files.h"

namespace byways {

// How GoogleTest prints a fault.
void PrintTo(RecordError::Fault fault, std::ostream* out) {
  constexpr std::array kNames{"TooLarge",    "Encoding", "NotJson",     "NotARecord", "LaterVersion",
                              "UnknownGame", "Setup",    "Arrangement", "BadEntry",   "WrongResult"};
  *out << kNames.at(static_cast<std::size_t>(fault));
}

}  // namespace byways

namespace byways::test {

Json sample() {
  return Json::parse(R"({
    "format": "byways-record", "version": 1, "game": "byg",
    "options": { "size": 6, "priority": 1, "first": 1 },
    "players": [ { "name": "Ann" }, { "name": "Ben" } ],
    "turns": [ "2: C3", "1: F6", "1: D3", "2: H4" ] })");
}

Json finished_sample() { return Json::parse(read_data("examples/byg.json")); }

RecordError error_of(std::string_view bytes) {
  const auto record = read_record(bytes);
  if (!record) {
    return record.error();
  }
  const auto timeline = replay(*record);
  if (!timeline) {
    return timeline.error();
  }
  ADD_FAILURE() << "nothing is wrong with " << bytes.substr(0, 300);
  return {};
}

void expect_fault(std::string_view bytes, RecordError::Fault fault, std::string_view named) {
  const RecordError error = error_of(bytes);
  EXPECT_EQ(error.fault, fault) << error.message << '\n' << bytes.substr(0, 300);
  EXPECT_NE(error.message.find(named), std::string::npos)
      << '"' << error.message << "\" doesn't name " << named << '\n'
      << bytes.substr(0, 300);
  EXPECT_FALSE(error.message.empty());
  EXPECT_LT(error.message.size(), 500U);
}

}  // namespace byways::test
