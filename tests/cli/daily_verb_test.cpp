// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>

#include "tests/cli/run_cli.h"

// The verb `daily`, which prints the exercises of days.

namespace byways::test {
namespace {

// Sets the time zone of the programs run while it lives.
class Zone {
 public:
  explicit Zone(const std::string& name) {
#ifdef _WIN32
    static_cast<void>(_putenv_s("TZ", name.c_str()));
#else
    static_cast<void>(setenv("TZ", name.c_str(), 1));
#endif
  }
  ~Zone() {
#ifdef _WIN32
    static_cast<void>(_putenv_s("TZ", ""));
#else
    static_cast<void>(unsetenv("TZ"));
#endif
  }
  Zone(const Zone&) = delete;
  Zone& operator=(const Zone&) = delete;
};

std::string days_in(const std::string& zone, const std::vector<std::string>& arguments) {
  const Zone set(zone);
  return good(arguments).out;
}

// Daylight saving time begins within these days in one zone, and ends in another.
TEST(CliDaily, is_the_same_in_every_zone) {
  const std::vector<std::string> arguments{"daily", "--date", "2026-03-20", "--days", "28"};
  const std::string east = days_in("NZST-12NZDT,M9.5.0,M4.1.0/3", arguments);
  EXPECT_EQ(east, days_in("HST10", arguments));
  EXPECT_EQ(east, days_in("CET-1CEST,M3.5.0,M10.5.0/3", arguments));
  EXPECT_FALSE(east.empty());
}

TEST(CliDaily, defaults_to_today) {
  const auto lines = good({"daily"}).lines();
  ASSERT_EQ(lines.size(), 1U);
  const std::string today = lines.front()["date"];
  EXPECT_EQ(good({"daily", "--date", today}).lines(), lines);
  // These time zones are 28 hours apart, so that their dates always differ.
  const std::string west = nlohmann::json::parse(days_in("west14", {"daily"}))["date"];
  const std::string east = nlohmann::json::parse(days_in("east-14", {"daily"}))["date"];
  EXPECT_LT(west, east);
}

TEST(CliDaily, records_are_replayed) {
  for (const nlohmann::json& day : good({"daily", "--date", "2024-02-28", "--days", "60"}).lines()) {
    SCOPED_TRACE(day.dump());
    const RecordFile file(day["record"].dump());
    EXPECT_EQ(good({"check", file.path()}).lines(), std::vector<nlohmann::json>{kOk});
    const nlohmann::json shown = good({"show", file.path()}).lines().front();
    EXPECT_EQ(shown["game"], day["game"]);
    EXPECT_GE(shown["to_move"], 1);
  }
}

TEST(CliDaily, invalid_dates_are_refused_with_a_reason) {
  const auto error_of = [](const std::vector<std::string>& arguments) {
    const Answer answer = run_cli(arguments);
    EXPECT_EQ(answer.code, 2);
    EXPECT_EQ(answer.out, "");
    return answer.err;
  };
  EXPECT_NE(error_of({"daily", "--date", "2026-02-29"}).find("there is no day 2026-02-29"),
            std::string::npos);
  EXPECT_NE(error_of({"daily", "--date", "26.11.2026"}).find("written like 2026-11-26"), std::string::npos);
  EXPECT_NE(error_of({"daily", "--date", "9999-12-31", "--days", "2"}).find("9999-12-31"), std::string::npos);
  EXPECT_NE(error_of({"daily", "--days", "0"}).find("--days"), std::string::npos);
  EXPECT_NE(error_of({"daily", "--days", "99999999"}).find("at most 36600"), std::string::npos);
  EXPECT_NE(error_of({"daily", "today"}).find("daily"), std::string::npos);
}

}  // namespace
}  // namespace byways::test
