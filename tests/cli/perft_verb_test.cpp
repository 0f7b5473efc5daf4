// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include "tests/cli/run_cli.h"

namespace byways::test {
namespace {

TEST(CliPerft, counts) {
  EXPECT_EQ(good({"perft", "byg", "--depth", "0"}).out, "1\n");
  EXPECT_EQ(good({"perft", "byg", "--depth", "2"}).out, "8190\n");
  EXPECT_EQ(good({"perft", "byg", "--depth", "4", "--option", "size=3"}).out, "93024\n");
  EXPECT_EQ(good({"perft", "byg", "--depth=3", "--option", "size=3", "--option", "priority=2", "--option",
                  "first=2"})
                .out,
            "5814\n")
      << "priority and first are settled";
}

TEST(CliPerft, divide_adds_up) {
  for (const int depth : {1, 2, 4}) {
    const std::vector<std::string> arguments{"perft",  "byg",     "--option",
                                             "size=3", "--depth", std::to_string(depth)};
    std::vector<std::string> divided = arguments;
    divided.emplace_back("--divide");
    std::uint64_t sum = 0;
    std::set<std::string> turns;
    for (const Json& line : good(divided).lines()) {
      sum += line["count"].get<std::uint64_t>();
      turns.insert(line["turn"].get<std::string>());
    }
    EXPECT_EQ(turns.size(), 19U);
    EXPECT_EQ(std::to_string(sum) + '\n', good(arguments).out);
  }
}

TEST(CliPerft, highway_has_none) {
  const Answer answer = run_cli({"perft", "highway", "--depth", "1"});
  EXPECT_EQ(answer.code, 2);
  EXPECT_EQ(answer.out, "");
  EXPECT_NE(answer.err.find("no perft"), std::string::npos);
}

}  // namespace
}  // namespace byways::test
