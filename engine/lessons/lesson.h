// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/record.h"
#include "engine/lessons/vocabulary.h"

// What a lesson consists of: docs/lessons.md describes the files.

namespace byways::lessons {

enum class Kind { Say, Find, Play, Refuse, Predict, Watch, Game };

/// A foreseen mistake.
struct Mistake {
  std::string turn;                ///< an example, as the record writes it
  std::vector<std::string> when;   ///< which turns are the same mistake; only the example if it is empty
  std::string text;                ///< what is said of it
  std::vector<std::string> reply;  ///< entries that show what follows
};

/// One of the answers to a question.
struct Choice {
  std::string text;               ///< for people; empty where there is a value
  std::optional<Value> value;     ///< where the question asks for the value of a fact
  std::vector<std::string> when;  ///< where it doesn't: conditions under which this answer is right
  std::string wrong;              ///< said if it isn't; empty in the right one
};

/// One of the turns of which one is refused.
struct Offer {
  std::string turn;   ///< as the record writes it
  std::string wrong;  ///< said of it if it is allowed; empty in the one that is refused
};

/// Places to mark: named, or found by a text (facts.h).
struct Marks {
  Places named;
  std::string found;
};

struct Step {
  Kind kind = Kind::Say;
  std::string text;
  std::string hint;                ///< may be empty, as may all texts but `text`
  std::string done;                ///< said once it is done
  std::vector<std::string> rules;  ///< "BYG-7"
  std::optional<Record> at;        ///< where it begins; nothing: where the step before ended. Game: anew
  Marks glow;
  std::vector<std::pair<std::string, std::string>> arrows;

  std::string places;  ///< Find: the text that finds them
  bool any = false;    ///< Find: one of them will do

  std::vector<std::string> goal;    ///< Play: conditions
  bool each_step = false;           ///< Play: the goal is looked at after each step of the turn
  std::vector<std::string> answer;  ///< Play: turns of the learner. Refuse: steps, the last one refused
  std::vector<std::string> reply;   ///< Play: entries of others after each turn
  std::vector<Mistake> mistakes;    ///< Play
  std::string missing;              ///< Play: said of other turns that miss the goal
  bool is_best = false;             ///< Play: the computer player has to agree

  std::string reason;        ///< Refuse: of the refusal
  std::vector<Offer> which;  ///< Refuse: turns to choose from; empty where the board is tried

  std::vector<std::string> then;  ///< Predict, Watch: entries that are played
  std::string value;              ///< Predict: the fact asked for; may be empty
  std::vector<Choice> choices;    ///< Predict

  int level = 1;  ///< Game: of the computers
  Seat seat = 1;  ///< Game: of the learner
};

/// Whether the learner has to do something in it.
[[nodiscard]] constexpr bool is_act(Kind kind) { return kind != Kind::Say && kind != Kind::Watch; }

struct Lesson {
  std::string id;  ///< "byg/3", the key of kept progress
  std::string title;
  std::string recap;           ///< said at the end: what can be done now
  const Game* game = nullptr;  ///< never null in a lesson that was read
  Record start;                ///< a new game with its players and options
  std::vector<Step> steps;
  std::string same_as;  ///< id of the lesson that this one is, in another course; then it has nothing else
};

}  // namespace byways::lessons
