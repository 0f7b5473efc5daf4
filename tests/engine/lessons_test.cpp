// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of lessons: files, facts, and the checker.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/courses.h"
#include "engine/games.h"
#include "engine/lessons/facts.h"
#include "engine/lessons/lesson_check.h"
#include "engine/lessons/lesson_play.h"
#include "engine/lessons/lesson_reader.h"

namespace byways::lessons {
namespace {

using Json = nlohmann::ordered_json;

// A valid lesson of Byg with one step, to which the keys of `step` are added.
Json with_step(const Json& step) {
  Json file = Json::parse(R"({
    "title": "A lesson", "recap": "A stone can be placed.", "game": "byg", "options": { "size": 3, "priority": 1, "first": 1 },
    "positions": { "two": { "turns": [ "2: C3", "1: A1", "1: E1", "2: A3" ] },
                   "later": { "from": "two", "turns": [ "1: B1" ] } } })");
  Json whole{{"at", "two"}, {"text", "Do it."}};
  whole.update(step);
  file["steps"] = Json::array({whole});
  return file;
}

Expected<Lesson, std::string> read(const Json& file) { return read_lesson("byg/1", file.dump()); }

std::vector<std::string> faults_of(const Json& file, const Adviser& adviser = nullptr) {
  const Expected<Lesson, std::string> lesson = read(file);
  return lesson ? check_lesson(*lesson, lesson_words_of(*lesson->game), adviser)
                : std::vector<std::string>{lesson.error()};
}

std::string fault_of(const Json& step) {
  const std::vector<std::string> faults = faults_of(with_step(step));
  return faults.size() == 1 ? faults.front() : std::to_string(faults.size()) + " faults";
}

Json play(const Json& more) {
  Json step{{"do", "play"},
            {"goal", {"count /cells 1 = 3"}},
            {"answer", {"B1"}},
            {"hint", "Anywhere."},
            {"missing", "Not yet."}};
  step.update(more);
  return step;
}

// Facts about a position with two stones each, Ann to move.
class Facts : public testing::Test {
 protected:
  Facts() : lesson_(*read(with_step({{"do", "say"}}))), before_(*start_of(lesson_, 0)), now_(before_) {
    EXPECT_EQ(play_turn(now_, 1, "B1"), "");
  }
  [[nodiscard]] Scene scene() const { return {&before_, &now_, &lesson_words_of(*lesson_.game), 1}; }
  [[nodiscard]] std::string value(std::string_view text) const {
    const std::optional<Value> found = fact(scene(), text);
    return found ? to_text(*found) : "nothing";
  }
  [[nodiscard]] std::string found(std::string_view text) const {
    const std::optional<Places> all = places(scene(), text);
    return all ? join_words(*all) : "nothing";
  }

 private:
  Lesson lesson_;
  Timeline before_;
  Timeline now_;
};

TEST_F(Facts, of_any_game) {
  EXPECT_EQ(value("7"), "7");
  EXPECT_EQ(value("'board full'"), "board full");
  EXPECT_EQ(value("/cells/A1"), "1");
  EXPECT_EQ(value("/cells/D1"), "");
  EXPECT_EQ(value("/groups/0/0"), "2");
  EXPECT_EQ(value("size /groups/0"), "2");
  EXPECT_EQ(value("before size /cells"), "4");
  EXPECT_EQ(value("count /cells 1"), "3");
  EXPECT_EQ(value("you"), "1");
  EXPECT_EQ(value("to_move"), "2");
  EXPECT_EQ(value("before to_move"), "1");
  EXPECT_EQ(value("over"), "0");
  EXPECT_EQ(value("winner"), "0");
  EXPECT_EQ(value("reason"), "");
  EXPECT_EQ(value("steps"), "0");
  EXPECT_EQ(value("turn"), "B1");
  EXPECT_EQ(value("legal D1"), "1");
  EXPECT_EQ(value("legal A1"), "0");
  EXPECT_EQ(value("can_end"), "0");
  EXPECT_EQ(value("number at /cells 2"), "2");
}

TEST_F(Facts, of_the_game) {
  EXPECT_EQ(value("limit"), "2");
  EXPECT_EQ(found("group A1"), "A1 B1");
  EXPECT_EQ(found("liberties E1"), "D1 D2 E2");
}

TEST_F(Facts, places_of_any_game) {
  EXPECT_EQ(found("at /cells 2"), "A3 C3");
  EXPECT_EQ(found("keys /groups"), "nothing");
  EXPECT_EQ(found("list /groups/0"), "2 1");
  EXPECT_EQ(places(scene(), "begin")->size(), 14U);
  EXPECT_EQ(found("follow A2"), "");
}

TEST_F(Facts, meaningless_conditions_are_refused) {
  EXPECT_EQ(holds(scene(), "count /cells 1 = 3"), true);
  EXPECT_EQ(holds(scene(), "count /cells 1 != 3"), false);
  EXPECT_EQ(holds(scene(), "size /cells > before size /cells"), true);
  EXPECT_EQ(holds(scene(), "turn = 'B1'"), true);
  EXPECT_EQ(holds(scene(), "turn < 'B1'"), false);
  for (const char* const nonsense :
       {"", "turn", "turn = B1", "banana = 3", "/~/x = 1", "= 3", "score 9 = 1"}) {
    EXPECT_EQ(holds(scene(), nonsense), std::nullopt) << nonsense;
  }
  EXPECT_FALSE(all_hold(scene(), {"over = 0", "banana = 3"}));
}

TEST(LessonReader, says_what_is_wrong_and_where) {
  const auto error_of = [](const Json& file) {
    const Expected<Lesson, std::string> lesson = read(file);
    return lesson ? std::string() : lesson.error();
  };
  EXPECT_EQ(error_of(Json::array()), "isn't a JSON object");
  EXPECT_EQ(error_of({{"game", "chess"}}), R"(There is no game "chess" here.)");
  Json file = with_step({{"do", "say"}});
  EXPECT_EQ(error_of(file), "");
  file["colour"] = 1;
  EXPECT_EQ(error_of(file), R"(unknown key "colour")");
  EXPECT_EQ(error_of(with_step({{"do", "sing"}})),
            R"(step 1: "do" has to be say, find, play, refuse, predict, watch or game)");
  EXPECT_EQ(error_of(with_step({{"do", "say"}, {"goal", {"over = 0"}}})), R"(step 1: unknown key "goal")");
  EXPECT_EQ(error_of(with_step({{"do", "say"}, {"at", "nowhere"}})),
            R"(step 1: there is no position "nowhere" before this one)");
  EXPECT_EQ(error_of(with_step({{"do", "say"}, {"text", 7}})), R"(step 1: "text" has to be a text)");
  EXPECT_EQ(error_of(with_step({{"do", "find"}, {"any", 1}})), R"(step 1: "any" has to be true or false)");
  EXPECT_EQ(error_of(with_step({{"do", "say"}, {"arrows", {{"A1"}}}})),
            "step 1: an arrow is a list of two places");
}

TEST(LessonReader, takes_any_bytes) {
  const std::string whole = with_step(play(Json::object())).dump();
  for (std::size_t cut = 0; cut < whole.size(); cut += 7) {
    EXPECT_FALSE(read_lesson("byg/1", std::string_view(whole).substr(0, cut)));
  }
  EXPECT_FALSE(read_lesson("byg/1", std::string(100, '[')));
  EXPECT_FALSE(read_lesson("byg/1", "\xff\xfe{}"));
}

TEST(LessonReader, a_position_goes_on_from_another_one) {
  const Expected<Lesson, std::string> lesson = read(with_step({{"do", "say"}, {"at", "later"}}));
  ASSERT_TRUE(lesson);
  EXPECT_EQ(start_of(*lesson, 0)->entries().size(), 5U);
}

// A lesson that two courses share has the id of the original.
TEST(Courses, ids_of_lessons_are_known_without_reading_them) {
  for (const Game* const game : all_games()) {
    std::vector<std::string> ids;
    for (const Course& course : courses()) {
      if (course.lessons.back().game == game) {
        for (const Lesson& lesson : course.lessons) {
          ids.push_back(lesson.same_as.empty() ? lesson.id : lesson.same_as);
        }
      }
    }
    EXPECT_EQ(lesson_ids_of(*game), ids) << game->id();
  }
}

TEST(LessonChecker, passes_what_is_sound) {
  EXPECT_TRUE(faults_of(with_step({{"do", "say"}})).empty());
  EXPECT_TRUE(faults_of(with_step(play(Json::object()))).empty());
}

TEST(LessonChecker, looks_at_texts) {
  std::string long_text = "word";
  for (int word = 0; word < 40; ++word) {
    long_text += " word";
  }
  EXPECT_EQ(fault_of({{"do", "say"}, {"text", long_text}}), "step 1: the text has 41 words, more than 40");
  EXPECT_EQ(fault_of({{"do", "say"}, {"text", "Well done!"}}), "step 1: the text has an exclamation mark");
  EXPECT_EQ(fault_of(play({{"hint", ""}})), "step 1: there is no hint");
  Json file = with_step({{"do", "say"}});
  file["steps"].push_back(file["steps"][0]);
  EXPECT_EQ(faults_of(file), std::vector<std::string>{"step 2: two things to read in a row"});
  file = with_step({{"do", "say"}});
  file["title"] = "";
  file.erase("recap");
  EXPECT_EQ(faults_of(file), (std::vector<std::string>{"there is no title", "there is no recap"}));
  file["title"] = "A lesson";
  file["recap"] = "Done!";
  EXPECT_EQ(faults_of(file), std::vector<std::string>{"the recap has an exclamation mark"});
}

TEST(LessonChecker, plays_what_is_asked) {
  EXPECT_EQ(fault_of(play({{"answer", {"C3"}}})).find("step 1: \"1: C3\": C3 is refused: "), 0U);
  EXPECT_EQ(fault_of(play({{"answer", {"B1 D4"}}})), "step 1: the answer misses the goal");
  EXPECT_EQ(fault_of(play({{"goal", {"count /cells 1 >= 2"}}})), "step 1: the goal holds already");
  EXPECT_EQ(fault_of(play({{"missing", ""}})), "step 1: nothing is said of turns that miss the goal");
  EXPECT_EQ(fault_of(play({{"goal", {"banana = 3"}}})), "2 faults");
}

TEST(LessonChecker, plays_mistakes_and_what_follows) {
  const auto mistake = [](const Json& wrong) { return fault_of(play({{"wrong", Json::array({wrong})}})); };
  EXPECT_EQ(mistake({{"turn", "B1 D4"}, {"text", "Two."}, {"reply", {"2: D1"}}}), "0 faults");
  EXPECT_EQ(mistake({{"turn", "D1"}, {"text", "It is."}}), "step 1: the mistake D1 reaches the goal");
  EXPECT_EQ(mistake({{"turn", "B1 D4"}, {"text", ""}}), "step 1: nothing is said of the mistake B1 D4");
  EXPECT_EQ(mistake({{"turn", "B1 D4"}, {"text", "Two."}, {"when", {"over = 1"}}}),
            "step 1: the mistake B1 D4 isn't recognized as itself");
  EXPECT_EQ(mistake({{"turn", "B1 D4"}, {"text", "Two."}, {"reply", {"2: B1"}}}),
            "step 1: the reply 2: B1 to the mistake B1 D4 isn't legal");
}

TEST(LessonChecker, wants_refusals_for_their_reason) {
  const auto refuse = [](const Json& more) {
    Json step{{"do", "refuse"}, {"hint", "Look."}, {"reason", "byg.adjacent"}};
    step.update(more);
    return fault_of(step);
  };
  EXPECT_EQ(refuse({{"answer", {"B2", "C2"}}}), "0 faults");
  EXPECT_EQ(refuse({{"answer", {"B2", "D4"}}}), "step 1: D4 is legal");
  EXPECT_EQ(refuse({{"answer", {"C3"}}}), "step 1: C3 is refused for byg.filled");
  const Json allowed{{"turn", "D4"}, {"wrong", "It touches nothing."}};
  EXPECT_EQ(refuse({{"which", {"B2 C2", allowed}}}), "0 faults");
  EXPECT_EQ(refuse({{"which", {"B2 C2", "D4"}}}), "step 1: nothing is said of the wrong answer D4");
  EXPECT_EQ(refuse({{"which", {"B2 C2", allowed, {{"turn", "D2"}, {"wrong", "It touches nothing."}}}}}),
            "step 1: the answer D2 has the reply of another one");
  EXPECT_EQ(refuse({{"which", {{{"turn", "B2 C2"}, {"wrong", "No."}}, allowed}}}),
            "step 1: the answer B2 C2 is right and needs no reply");
  EXPECT_EQ(refuse({{"which", {{{"turn", "B1"}, {"wrong", "One stone."}}, allowed}}}),
            "step 1: 0 of the turns are refused, not one");
}

TEST(LessonChecker, wants_exactly_one_right_answer) {
  const auto predict = [](const Json& more) {
    Json step{{"do", "predict"}, {"hint", "Count."}, {"then", {"1: B1"}}};
    step.update(more);
    return fault_of(step);
  };
  const Json one{{"value", 1}, {"wrong", "Ben has two groups."}};
  EXPECT_EQ(predict({{"value", "limit"}, {"answers", {one, 2}}}), "0 faults");
  EXPECT_EQ(predict({{"value", "limit"}, {"answers", {1, 3}}}), "step 1: not exactly one answer is right");
  EXPECT_EQ(predict({{"value", "limit"}, {"answers", {2}}}), "step 1: two to four answers are needed");
  const Json open{{"text", "Nobody"}, {"when", {"over = 0"}}};
  EXPECT_EQ(predict({{"answers", {open, open}}}), "step 1: not exactly one answer is right");
  EXPECT_EQ(
      predict({{"answers", {open, {{"text", "Ann"}, {"when", {"winner = 1"}}, {"wrong", "Not yet."}}}}}),
      "0 faults");
}

TEST(LessonChecker, wants_a_reply_of_its_own_for_each_wrong_answer) {
  const auto predict = [](const Json& answers) {
    return fault_of({{"do", "predict"},
                     {"text", "How many?"},
                     {"hint", "Count."},
                     {"then", {"1: B1"}},
                     {"value", "limit"},
                     {"answers", answers}});
  };
  const Json one{{"value", 1}, {"wrong", "Ben has two groups."}};
  EXPECT_EQ(predict({1, 2}), "step 1: nothing is said of the wrong answer 1");
  EXPECT_EQ(predict({one, {{"value", 2}, {"wrong", "No."}}}),
            "step 1: the answer 2 is right and needs no reply");
  EXPECT_EQ(predict({one, 2, {{"value", 3}, {"wrong", "Ben has two groups."}}}),
            "step 1: the answer 3 has the reply of another one");
  EXPECT_EQ(predict({2, {{"value", 3}, {"wrong", "No!"}}}),
            "step 1: the reply to the answer 3 has an exclamation mark");
}

TEST(LessonChecker, wants_places_to_be_found) {
  const auto find = [](const char* text) {
    return fault_of({{"do", "find"}, {"hint", "Look."}, {"places", text}});
  };
  EXPECT_EQ(find("group C3"), "0 faults");
  EXPECT_EQ(find("group B2"), "step 1: \"group B2\" finds nothing");
  EXPECT_EQ(find("bananas"), "step 1: \"bananas\" means no places here");
}

TEST(LessonChecker, asks_the_computer_where_a_turn_has_to_be_the_best) {
  const Adviser other = [](const Timeline&, Seat) { return std::string("B1 D4"); };
  const Adviser same = [](const Timeline&, Seat) { return std::string("D1"); };
  const Json file = with_step(play({{"best", true}}));
  EXPECT_EQ(faults_of(file, other), std::vector<std::string>{"step 1: the computer player would play B1 D4"});
  EXPECT_TRUE(faults_of(file, same).empty());
}

// A Game step that merely continued from a finished game would begin at its end.
TEST(LessonChecker, lets_a_game_begin_anew) {
  Json file = with_step(play(Json::object()));
  file["steps"].push_back({{"do", "game"}, {"text", "Play."}});
  EXPECT_TRUE(faults_of(file).empty());
  EXPECT_EQ(start_of(*read(file), 1)->cursor(), 0U);
  file["positions"]["over"] = {{"from", "two"}, {"turns", {"1: resign"}}};
  file["steps"][1]["at"] = "over";
  EXPECT_EQ(faults_of(file), std::vector<std::string>{"step 2: the game is over before it begins"});
  file["steps"][1]["at"] = "two";
  EXPECT_EQ(start_of(*read(file), 1)->entries().size(), 4U);
}

TEST(LessonChecker, wants_every_lot_to_be_named) {
  Json file = Json::parse(R"({ "title": "A lesson", "recap": "Lots.", "game": "highway", "players": 3,
    "positions": { "three": { "arranged": { "to_move": 1, "position": { "round": 1,
      "players": ["C1", "A5", "E1"], "tiles": {}, "homes": ["E1", "A5", "I5"] } } } },
    "steps": [ { "do": "watch", "at": "three", "text": "They meet.", "then": ["1: ne", "2: w", "3: -"] } ] })");
  EXPECT_EQ(faults_of(file),
            std::vector<std::string>{"step 1: a lot is due at its end, and nobody says how it falls"});
  const Json lot = Json::array({"*: return 1 I1"});
  file["steps"].push_back({{"do", "watch"}, {"text", "The lot."}, {"then", lot}});
  EXPECT_TRUE(faults_of(file).empty());
  file["steps"].erase(1);
  file["steps"][0]["then"].push_back(lot[0]);
  EXPECT_TRUE(faults_of(file).empty());
}

// `byways-cli lessons --check` checks the files; this test checks that all of them are built in.
TEST(Courses, all_lessons_can_be_read) {
  for (const LessonText& each : lesson_texts()) {
    const Expected<Lesson, std::string> lesson = read_lesson(each.id, each.text);
    EXPECT_TRUE(lesson) << each.id << ": " << lesson.error();
    EXPECT_NE(find_lesson(each.id), nullptr) << each.id;
  }
}

// Any submission of Ann's that keeps Ben's sign off E5 is right, and only then is the verdict true.
TEST(Courses, HWY_6_spoiling_a_sign_is_judged_by_what_lies_there) {
  const Lesson& lesson = *find_lesson("highway/4");
  const auto step = std::find_if(lesson.steps.begin(), lesson.steps.end(), [](const Step& one) {
    return one.text.find("Spoil his plan") != std::string::npos;
  });
  ASSERT_NE(step, lesson.steps.end());
  const Timeline before = *start_of(lesson, static_cast<std::size_t>(step - lesson.steps.begin()));
  const auto after = [&](const std::string& turn) {
    Timeline now = before;
    EXPECT_EQ(play_turn(now, 1, turn), "");
    EXPECT_EQ(play_replies(now, step->reply), step->reply.size());
    return now;
  };
  for (const std::string turn : {"E5=L sw", "E5=X sw"}) {
    const Timeline now = after(turn);
    const Scene scene{&before, &now, &lesson_words_of(*lesson.game), 1};
    EXPECT_TRUE(is_reached(*step, scene)) << turn;
    EXPECT_EQ(mistake_of(*step, scene), nullptr) << turn;
    EXPECT_EQ(to_text(*fact(scene, "/tiles/E5")), "") << turn;
  }
  const Timeline now = after("E5=R sw");
  const Scene scene{&before, &now, &lesson_words_of(*lesson.game), 1};
  EXPECT_FALSE(is_reached(*step, scene));
  EXPECT_NE(mistake_of(*step, scene), nullptr);
}

TEST(Courses, every_game_has_one_that_ends_with_a_game) {
  std::size_t steps = 0;
  std::size_t acts = 0;
  for (const Course& course : courses()) {
    EXPECT_EQ(course.lessons.back().steps.back().kind, Kind::Game) << course.id;
    for (const Lesson& lesson : course.lessons) {
      steps += lesson.steps.size();
      acts += static_cast<std::size_t>(std::count_if(lesson.steps.begin(), lesson.steps.end(),
                                                     [](const Step& step) { return is_act(step.kind); }));
    }
  }
  EXPECT_EQ(courses().size(), 11U);
  EXPECT_GE(steps, 350U);
  EXPECT_GE(10 * acts, 6 * steps);
}

}  // namespace
}  // namespace byways::lessons
