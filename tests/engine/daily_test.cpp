// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/daily.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/games.h"
#include "engine/search/numbers.h"

// The choice of the daily exercises.

namespace byways::test {
namespace {

using std::chrono::day;
using std::chrono::month;
using std::chrono::year;

Date date_of(int y, unsigned m, unsigned d) { return {year(y), month(m), day(d)}; }

const Date kMonday = date_of(2026, 11, 23);

// Eight years of days, and some in the distant past and future.
std::vector<Date> many_days() {
  std::vector<Date> days;
  for (const Date& first :
       {date_of(2024, 1, 1), date_of(1969, 6, 1), date_of(1, 1, 1), date_of(9999, 1, 1)}) {
    for (int i = 0; i < (first.year() == year(2024) ? 2922 : 365); ++i) {
      days.push_back(later_by(first, i));
    }
  }
  return days;
}

TEST(Dates, are_read_and_written) {
  for (const std::string text : {"2026-11-26", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"}) {
    const auto date = read_date(text);
    ASSERT_TRUE(date) << text;
    EXPECT_EQ(write_date(*date), text);
  }
  for (const std::string text :
       {"2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01"}) {
    const auto date = read_date(text);
    ASSERT_FALSE(date) << text;
    EXPECT_EQ(date.error(), "there is no day " + text);
  }
  for (const std::string text :
       {"", "2026-1-1", "26-11-2026", "2026/11/26", "2026-11-26 ", "2026-11-2x", "-026-11-26"}) {
    const auto date = read_date(text);
    ASSERT_FALSE(date) << text;
    EXPECT_EQ(date.error().rfind("a date is written like 2026-11-26", 0), 0U) << text;
  }
}

TEST(Dates, are_counted_from_a_Monday) {
  EXPECT_EQ(day_number(date_of(1970, 1, 5)), 0);
  EXPECT_EQ(day_number(date_of(1970, 1, 4)), -1);
  EXPECT_EQ(day_number(kMonday) % kWeekdays, 0);
  EXPECT_EQ(later_by(date_of(2024, 2, 28), 1), date_of(2024, 2, 29));
  EXPECT_EQ(later_by(date_of(2023, 2, 28), 1), date_of(2023, 3, 1));
  EXPECT_EQ(later_by(date_of(2024, 12, 31), 1), date_of(2025, 1, 1));
}

TEST(DailyExercise, is_there_every_day_with_the_grade_of_the_weekday) {
  for (const Date& date : many_days()) {
    const auto today = exercise_of_day(date);
    ASSERT_TRUE(today) << write_date(date);
    EXPECT_EQ(today->date, date);
    const int weekday = ((day_number(date) % kWeekdays) + kWeekdays) % kWeekdays;
    EXPECT_EQ(today->exercise.grade, editions().front().curve[static_cast<std::size_t>(weekday)]);
  }
}

TEST(DailyExercise, gets_harder_from_Monday_to_Sunday) {
  for (const Edition& edition : editions()) {
    EXPECT_TRUE(std::is_sorted(edition.curve.begin(), edition.curve.end()));
    EXPECT_EQ(edition.curve.front(), 1);
    EXPECT_EQ(edition.curve.back(), kGrades);
  }
}

// This holds for the four weeks from any day.
TEST(DailyExercise, takes_turns_so_that_each_family_comes_within_four_weeks) {
  constexpr int kFourWeeks = 28;
  constexpr int kBeginnings = 400;
  for (const Edition& edition : editions()) {
    std::set<std::string> all;
    for (const Strand& strand : edition.strands) {
      all.insert(strand.family);
    }
    for (int first = 0; first < kBeginnings; ++first) {
      std::set<std::string> met;
      for (int i = 0; i < kFourWeeks; ++i) {
        met.insert(family_of(exercise_of_day(edition, later_by(kMonday, first + i)).exercise));
      }
      EXPECT_EQ(met, all) << first;
    }
  }
}

TEST(DailyExercise, is_of_another_game_than_the_day_before) {
  const std::vector<Date> days = many_days();
  for (std::size_t i = 1; i < 2922; ++i) {
    const Exercise before = exercise_of_day(days[i - 1])->exercise;
    const Exercise today = exercise_of_day(days[i])->exercise;
    EXPECT_NE(before.game, today.game) << write_date(days[i]);
    EXPECT_FALSE(before.kind == ExerciseKind::Puzzle && today.kind == ExerciseKind::Puzzle)
        << write_date(days[i]);
  }
}

// A strand shows all exercises of a grade before it repeats one.
TEST(DailyExercise, comes_again_only_after_the_others) {
  for (const Edition& edition : editions()) {
    std::map<std::pair<std::string, int>, std::vector<std::string>> shown;
    const int season = kWeekdays * static_cast<int>(edition.strands.size());
    for (int i = 0; i < season * 12; ++i) {
      const Exercise today = exercise_of_day(edition, later_by(date_of(1970, 1, 5), i)).exercise;
      shown[{family_of(today), today.grade}].push_back(today.id());
    }
    for (const Strand& strand : edition.strands) {
      for (int grade = 1; grade <= kGrades; ++grade) {
        const std::vector<Exercise>& choice = strand.grades[static_cast<std::size_t>(grade - 1)];
        // By date, since a season may have a strand's Tuesday before its Monday.
        const std::vector<std::string>& ids = shown[{strand.family, grade}];
        std::map<std::string, int> times;
        for (const std::string& id : ids) {
          ++times[id];
        }
        const auto [least, most] = std::minmax_element(
            times.begin(), times.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
        EXPECT_EQ(times.size(), std::min(choice.size(), ids.size())) << strand.family << grade;
        EXPECT_LE(most->second - least->second, 1) << strand.family << grade;
      }
    }
  }
}

TEST(DailyExercise, there_is_none_on_invalid_dates) {
  EXPECT_FALSE(exercise_of_day(date_of(2026, 2, 30)));
  EXPECT_FALSE(exercise_of_day(date_of(0, 1, 1)));
  EXPECT_FALSE(exercise_of_day(date_of(10000, 1, 1)));
}

// In the newest edition every game comes up within any four weeks.
TEST(DailyExercise, is_of_every_game_within_four_weeks) {
  constexpr int kFourWeeks = 28;
  constexpr int kBeginnings = 400;
  std::set<std::string> all;
  for (const Game* const game : all_games()) {
    all.insert(std::string(game->id()));
  }
  for (int first = 0; first < kBeginnings; ++first) {
    std::set<std::string> met;
    for (int i = 0; i < kFourWeeks; ++i) {
      met.insert(
          std::string(exercise_of_day(later_by(editions().back().from, first + i))->exercise.game->id()));
    }
    EXPECT_EQ(met, all) << first;
  }
}

TEST(DailyExercise, is_drawn_from_all_families) {
  std::set<std::string> all;
  for (const Exercise& exercise : all_exercises()) {
    all.insert(family_of(exercise));
  }
  std::set<std::string> named;
  for (const Strand& strand : editions().back().strands) {
    named.insert(strand.family);
  }
  EXPECT_EQ(named, all);
}

// The exercises of past days must never change. Neither the file of a released edition nor the rule for
// choosing from it may change; a new edition begins on a later day.
TEST(DailyExercise, stays_what_it_was) {
  ASSERT_EQ(editions().size(), edition_texts().size());
  std::vector<std::uint64_t> digests;
  for (const Edition& edition : editions()) {
    std::uint64_t digest = 0;
    for (int i = 0; i < 1000; ++i) {
      const DailyExercise today = exercise_of_day(edition, later_by(kMonday, i));
      digest = search::mix(digest, search::mix_text(today.exercise.id()));
      digest = search::mix(digest, static_cast<std::uint64_t>(today.exercise.grade));
    }
    digests.push_back(digest);
  }
  const std::vector<std::uint64_t> known{6331852449269219271U, 13286582474435639619U};
  EXPECT_EQ(digests, known) << "see days/README.md";
}

TEST(Editions, are_whole_and_begin_one_after_the_other) {
  for (const EditionText& file : edition_texts()) {
    const auto edition = read_edition(file.text);
    ASSERT_TRUE(edition) << file.name << ": " << edition.error();
    EXPECT_EQ(std::to_string(edition->number), file.name);
    std::set<std::string> ids;
    for (const Strand& strand : edition->strands) {
      for (const auto& grade : strand.grades) {
        for (const Exercise& exercise : grade) {
          EXPECT_EQ(family_of(exercise), strand.family);
          EXPECT_TRUE(ids.insert(exercise.id()).second) << exercise.id();
        }
      }
    }
  }
  for (std::size_t i = 1; i < editions().size(); ++i) {
    EXPECT_LT(editions()[i - 1].from, editions()[i].from);
  }
}

TEST(Editions, later_ones_change_no_earlier_day) {
  constexpr int kDays = 100;
  ASSERT_GT(editions().size(), 1U);
  for (std::size_t i = 1; i < editions().size(); ++i) {
    const Edition& before = editions()[i - 1];
    const Edition& edition = editions()[i];
    int differ = 0;
    for (int day = 1; day <= kDays; ++day) {
      const Date last = later_by(edition.from, -day);
      EXPECT_NE(exercise_of_day(last)->edition, edition.number);
      const Date next = later_by(edition.from, day - 1);
      differ += exercise_of_day(edition, next).exercise.id() != exercise_of_day(before, next).exercise.id();
    }
    EXPECT_GT(differ, kDays / 10);
    EXPECT_EQ(exercise_of_day(edition.from)->edition, edition.number);
    EXPECT_EQ(exercise_of_day(later_by(edition.from, -1))->edition, before.number);
  }
}

TEST(Editions, that_are_broken_say_why) {
  const std::string ids = R"(["byg/8ff6b1"])";
  const std::string good = R"({"edition": 1, "from": "2026-12-01", "curve": [1,1,2,2,3,4,5], "strands": [)"
                           R"({"family": "byg", "grades": [)" +
                           ids + ", " + ids + ", " + ids + ", " + ids + ", " + ids + "]}]}";
  ASSERT_TRUE(read_edition(good)) << read_edition(good).error();
  const auto error_with = [&](const std::string& what, const std::string& instead) {
    std::string broken = good;
    broken.replace(broken.find(what), what.size(), instead);
    const auto read = read_edition(broken);
    return read ? std::string("read") : read.error();
  };
  const std::string head = "an edition has its number as \"edition\" and its first day as \"from\"";
  EXPECT_EQ(error_with("\"edition\": 1", "\"edition\": 0"), head);
  EXPECT_EQ(error_with("\"from\"", "\"to\""), head);
  EXPECT_EQ(error_with("2026-12-01", "2026-12-32"), "there is no day 2026-12-32");
  EXPECT_EQ(error_with("[1,1,2,2,3,4,5]", "[1,1,2,2,3,4,6]"), "\"curve\" is a grade for each weekday");
  EXPECT_EQ(error_with("[1,1,2,2,3,4,5]", "[1,1]"), "\"curve\" is a grade for each weekday");
  EXPECT_EQ(error_with("byg/8ff6b1", "byg/0"), "byg: there is no exercise \"byg/0\"");
  EXPECT_EQ(error_with(ids, "[]"), "byg: grade 1 has no exercises");
  EXPECT_EQ(error_with("\"family\"", "\"game\""), "a strand has a \"family\" and five \"grades\"");
  EXPECT_EQ(error_with("\"strands\"", "\"strand\""), "\"strands\" are up to 13, but not 7");
  EXPECT_FALSE(read_edition(""));
  EXPECT_FALSE(read_edition("[]"));
}

}  // namespace
}  // namespace byways::test
