// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>

#include "app/cli/input.h"
#include "app/cli/records.h"
#include "app/cli/verbs.h"
#include "engine/courses.h"
#include "engine/lessons/lesson_check.h"
#include "engine/lessons/lesson_reader.h"
#include "engine/opponents.h"

namespace byways::cli {

namespace {

using Json = nlohmann::ordered_json;
using Exit = Expected<ExitCode, UsageError>;

constexpr int kAdviserLevel = 8;
constexpr std::uint64_t kAdviserBudget = 4000;

// The best turn according to a search with a small budget, which is always the same; empty if computers don't
// play the rule set.
std::string best_turn(const Timeline& timeline, Seat seat) {
  if (!has_opponents(timeline.game())) {
    return {};
  }
  const search::Searcher& searcher = searcher_for(timeline.game());
  search::Request request;
  request.limits.budget = std::min(kAdviserBudget, searcher.levels(timeline).at(kAdviserLevel - 1).budget);
  return searcher.think(timeline, seat, request).turn;
}

std::string name_of(lessons::Kind kind) {
  static const std::map<lessons::Kind, std::string> names{
      {lessons::Kind::Say, "say"},       {lessons::Kind::Find, "find"},       {lessons::Kind::Play, "play"},
      {lessons::Kind::Refuse, "refuse"}, {lessons::Kind::Predict, "predict"}, {lessons::Kind::Watch, "watch"},
      {lessons::Kind::Game, "game"}};
  return names.at(kind);
}

Json listed(const lessons::Lesson& lesson) {
  Json kinds = Json::object();
  for (const lessons::Step& step : lesson.steps) {
    Json& count = kinds[name_of(step.kind)];
    count = count.is_null() ? 1 : count.get<int>() + 1;
  }
  Json answer{{"lesson", lesson.id},
              {"game", lesson.game->id()},
              {"title", lesson.title},
              {"steps", lesson.steps.size()},
              {"kinds", kinds}};
  if (!lesson.same_as.empty()) {
    answer["same_as"] = lesson.same_as;
  }
  return answer;
}

// Prints a line about a lesson: what is wrong with it.
bool check_one(const std::string& id, const std::string& text) {
  const Expected<lessons::Lesson, std::string> lesson = lessons::read_lesson(id, text);
  std::vector<std::string> faults;
  if (!lesson) {
    faults.push_back(lesson.error());
  } else if (lesson->game != nullptr) {
    faults = lessons::check_lesson(*lesson, lesson_words_of(*lesson->game), best_turn);
  } else if (find_lesson(lesson->same_as) == nullptr) {
    faults.push_back("there is no lesson " + lesson->same_as);
  }
  print({{"lesson", id}, {"ok", faults.empty()}, {"faults", faults}});
  std::cout.flush();
  return faults.empty();
}

bool check_files(const std::vector<std::string>& files) {
  bool are_good = true;
  for (const std::string& name : files) {
    const std::optional<std::string> text = read_file(name);
    are_good = text && check_one(name, *text) && are_good;
  }
  return are_good;
}

}  // namespace

Exit run_lessons(const Arguments& arguments) {
  const bool is_check = arguments.has("check");
  if (!arguments.words.empty()) {
    return !is_check                      ? Exit(UsageError{"files need --check"})
           : check_files(arguments.words) ? kDone
                                          : kAnswerIsNo;
  }
  bool are_good = true;
  if (is_check) {
    for (const LessonText& each : lesson_texts()) {
      are_good = check_one(each.id, each.text) && are_good;
    }
    return are_good ? kDone : kAnswerIsNo;
  }
  for (const Course& course : courses()) {
    for (const lessons::Lesson& lesson : course.lessons) {
      print(listed(lesson));
    }
  }
  return kDone;
}

}  // namespace byways::cli
