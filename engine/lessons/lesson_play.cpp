// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lesson_play.h"

#include <algorithm>

namespace byways::lessons {

namespace {

std::string problem_of(const std::string& entry, const EntryRefusal& refusal) {
  return "\"" + entry + "\": " + refusal.step + " is refused: " + refusal.refusal.message;
}

std::string play_entry(Timeline& timeline, const std::string& text) {
  const std::optional<Entry> entry = parse_entry(text);
  if (!entry) {
    return "\"" + text + "\" is no entry of a record";
  }
  const std::optional<EntryRefusal> refused = timeline.play_entry(*entry);
  return refused ? problem_of(text, *refused) : std::string();
}

// The game of a record at its end.
Expected<Timeline, std::string> timeline_of(const Record& record) {
  Expected<Timeline, RecordError> timeline = replay(record);
  if (!timeline) {
    return timeline.error().message;
  }
  return std::move(*timeline);
}

}  // namespace

std::string play_turn(Timeline& timeline, Seat seat, const std::string& turn) {
  return play_entry(timeline, write_entry({seat, turn, false}));
}

std::size_t play_replies(Timeline& timeline, const std::vector<std::string>& entries) {
  std::size_t played = 0;
  while (played < entries.size() && play_entry(timeline, entries[played]).empty()) {
    ++played;
  }
  return played;
}

Seat learner_at(const Timeline& start, const Step& step) {
  if (step.kind == Kind::Game) {
    return step.seat;
  }
  const Seat seat = start.to_roll() > 0 ? start.to_roll() : start.to_move();
  return std::max(seat, 1);
}

std::string play_through(Timeline& timeline, const Step& step) {
  if (step.kind == Kind::Play) {
    const Seat seat = learner_at(timeline, step);
    for (const std::string& turn : step.answer) {
      std::string problem;
      if (step.each_step) {
        const std::optional<Refusal> refused = timeline.play(seat, turn);
        problem = refused ? "\"" + turn + "\" is refused: " + refused->message : std::string();
      } else {
        problem = play_turn(timeline, seat, turn);
      }
      if (!problem.empty()) {
        return problem;
      }
      if (const std::size_t played = play_replies(timeline, step.reply); played < step.reply.size()) {
        return play_entry(timeline, step.reply[played]);
      }
    }
  }
  for (const std::string& entry : step.then) {
    if (std::string problem = play_entry(timeline, entry); !problem.empty()) {
      return problem;
    }
  }
  return {};
}

Expected<Timeline, std::string> start_of(const Lesson& lesson, std::size_t index) {
  std::size_t first = index;
  while (first > 0 && !lesson.steps[first].at && lesson.steps[first].kind != Kind::Game) {
    --first;
  }
  Expected<Timeline, std::string> timeline = timeline_of(lesson.steps[first].at.value_or(lesson.start));
  for (std::size_t step = first; timeline && step < index; ++step) {
    if (const std::string problem = play_through(*timeline, lesson.steps[step]); !problem.empty()) {
      return problem;
    }
  }
  return timeline;
}

Places marked_places(const Marks& marks, const Scene& scene) {
  return marks.found.empty() ? marks.named : places(scene, marks.found).value_or(Places());
}

bool is_reached(const Step& step, const Scene& scene) {
  const bool is_time = step.each_step || scene.now->open_steps().empty();
  return is_time && all_hold(scene, step.goal);
}

const Mistake* mistake_of(const Step& step, const Scene& scene) {
  const auto found = std::find_if(step.mistakes.begin(), step.mistakes.end(), [&](const Mistake& mistake) {
    return mistake.when.empty() ? to_text(fact(scene, "turn").value_or(std::string())) == mistake.turn
                                : all_hold(scene, mistake.when);
  });
  return found == step.mistakes.end() ? nullptr : &*found;
}

std::optional<std::size_t> right_choice(const Step& step, const Scene& scene) {
  const std::optional<Value> value = step.value.empty() ? std::nullopt : fact(scene, step.value);
  std::optional<std::size_t> right;
  for (std::size_t index = 0; index < step.choices.size(); ++index) {
    const Choice& choice = step.choices[index];
    if (step.value.empty() ? all_hold(scene, choice.when) : value && choice.value == value) {
      if (right) {
        return std::nullopt;
      }
      right = index;
    }
  }
  return right;
}

}  // namespace byways::lessons
