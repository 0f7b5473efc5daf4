// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/courses.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "engine/core/json_text.h"
#include "engine/games.h"
#include "engine/lessons/lesson_reader.h"

namespace byways {

namespace {

// A course for a variant of a rule set.
struct OtherCourse {
  std::string_view id;
  std::string_view game;  // the id of the rule set
  std::string_view title;
};
constexpr OtherCourse kExpert{"trypsylon-expert", "trypsylon", "TRYPSYLON Expert"};

std::string title_of(const Course& course) {
  return std::string(course.id == kExpert.id ? kExpert.title : course.lessons.back().game->title());
}

std::string course_of(const LessonText& lesson) { return lesson.id.substr(0, lesson.id.find('/')); }

// The id of the lesson that this one repeats; for any other lesson, its own id.
std::string meant_by(const LessonText& lesson) {
  constexpr auto kKey = "same_as";
  if (lesson.text.find(kKey) == std::string::npos) {
    return lesson.id;
  }
  const nlohmann::ordered_json json = read_json(lesson.text);
  return json.is_object() ? json.value(kKey, lesson.id) : lesson.id;
}

// Sort key: by the order of the rule sets, with each rule set's main course first.
std::pair<std::ptrdiff_t, std::string> place_of(const Course& course) {
  const auto games = all_games();
  return {std::find(games.begin(), games.end(), course.lessons.back().game) - games.begin(), course.id};
}

std::vector<Course> read_all() {
  std::vector<Course> all;
  for (const LessonText& each : lesson_texts()) {
    Expected<lessons::Lesson, std::string> lesson = lessons::read_lesson(each.id, each.text);
    if (!lesson) {
      continue;
    }
    const std::string course = course_of(each);
    auto found = std::find_if(all.begin(), all.end(), [&](const Course& one) { return one.id == course; });
    if (found == all.end()) {
      found = all.insert(found, {course, {}, {}});
    }
    found->lessons.push_back(std::move(*lesson));
  }
  return all;
}

const lessons::Lesson* find_in(const std::vector<Course>& all, std::string_view id) {
  for (const Course& course : all) {
    for (const lessons::Lesson& lesson : course.lessons) {
      if (lesson.id == id) {
        return &lesson;
      }
    }
  }
  return nullptr;
}

// Fills in lessons that only name the lesson they repeat, and drops lessons that name an unknown one.
void fill_in(std::vector<Course>& all) {
  const std::vector<Course> read = all;
  for (Course& course : all) {
    for (lessons::Lesson& lesson : course.lessons) {
      if (const lessons::Lesson* const other = find_in(read, lesson.same_as); other != nullptr) {
        const std::string id = lesson.id;
        lesson = *other;
        lesson.id = id;
        lesson.same_as = other->id;
      }
    }
    std::erase_if(course.lessons, [](const lessons::Lesson& lesson) { return lesson.game == nullptr; });
  }
  std::erase_if(all, [](const Course& course) { return course.lessons.empty(); });
  for (Course& course : all) {
    course.title = title_of(course);
  }
  std::sort(all.begin(), all.end(),
            [](const Course& a, const Course& b) { return place_of(a) < place_of(b); });
}

}  // namespace

const lessons::Vocabulary& lesson_words_of(const Game& game) {
  static constexpr lessons::Vocabulary kNone;
  const lessons::Vocabulary* const own = module_of(game).lesson_words;
  return own != nullptr ? *own : kNone;
}

const std::vector<Course>& courses() {
  static const std::vector<Course> all = [] {
    std::vector<Course> read = read_all();
    fill_in(read);
    return read;
  }();
  return all;
}

std::vector<std::string> lesson_ids_of(const Game& game) {
  std::map<std::string, std::vector<std::string>> by_course;
  for (const LessonText& each : lesson_texts()) {
    const std::string course = course_of(each);
    if (course == game.id() || (course == kExpert.id && game.id() == kExpert.game)) {
      by_course[course].push_back(meant_by(each));
    }
  }
  std::vector<std::string> ids;
  for (const auto& [course, lessons] : by_course) {
    ids.insert(ids.end(), lessons.begin(), lessons.end());
  }
  return ids;
}

const lessons::Lesson* find_lesson(std::string_view id) { return find_in(courses(), id); }

const Course* find_course(std::string_view id) {
  const auto found = std::find_if(courses().begin(), courses().end(),
                                  [id](const Course& course) { return course.id == id; });
  return found == courses().end() ? nullptr : &*found;
}

}  // namespace byways
