// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/record.h"
#include "engine/lessons/vocabulary.h"

// A lesson in memory. docs/lessons.md describes the files.

namespace byways::lessons {

enum class Kind { Say, Find, Play, Refuse, Predict, Watch, Game };

/// An expected mistake.
struct Mistake {
  std::string turn;                ///< an example, as the record writes it
  std::vector<std::string> when;   ///< which turns are the same mistake; only the example if it is empty
  std::string text;                ///< the explanation
  std::vector<std::string> reply;  ///< entries that show what follows
};

/// One of the answers to a question.
struct Choice {
  std::string text;               ///< for people; empty if there is a value
  std::optional<Value> value;     ///< if the question asks for the value of a fact
  std::vector<std::string> when;  ///< otherwise: the conditions under which this answer is right
  std::string wrong;              ///< said if it is wrong; empty for the right one
};

/// One of the turns to choose from, of which exactly one is refused.
struct Offer {
  std::string turn;   ///< as the record writes it
  std::string wrong;  ///< said if it is legal; empty for the refused one
};

/// Places to mark: named, or described by a text (facts.h).
struct Marks {
  Places named;
  std::string found;
};

struct Step {
  Kind kind = Kind::Say;
  std::string text;
  std::string hint;                ///< may be empty, as may all texts but `text`
  std::string done;                ///< said once the step is done
  std::vector<std::string> rules;  ///< "BYG-7"
  std::optional<Record> at;  ///< where it begins; nothing: where the last step ended; for Game: at the start
  Marks glow;
  std::vector<std::pair<std::string, std::string>> arrows;

  std::string places;  ///< Find: the text that describes them
  bool any = false;    ///< Find: one of them is enough

  std::vector<std::string> goal;    ///< Play: conditions
  bool each_step = false;           ///< Play: check the goal after each step of the turn
  std::vector<std::string> answer;  ///< Play: turns of the learner. Refuse: steps, the last one refused
  std::vector<std::string> reply;   ///< Play: entries of others after each turn
  std::vector<Mistake> mistakes;    ///< Play
  std::string missing;              ///< Play: said if any other turn misses the goal
  bool is_best = false;             ///< Play: the computer player must agree

  std::string reason;        ///< Refuse: of the refusal
  std::vector<Offer> which;  ///< Refuse: turns to choose from; empty if the learner tries on the board

  std::vector<std::string> then;  ///< Predict, Watch: entries that are played
  std::string value;              ///< Predict: the fact asked for; may be empty
  std::vector<Choice> choices;    ///< Predict

  int level = 1;  ///< Game: of the computers
  Seat seat = 1;  ///< Game: of the learner
};

/// Whether the learner has to do something in it.
[[nodiscard]] constexpr bool is_act(Kind kind) { return kind != Kind::Say && kind != Kind::Watch; }

struct Lesson {
  std::string id;  ///< "byg/3", the key of stored progress
  std::string title;
  std::string recap;           ///< said at the end: what the learner can do now
  const Game* game = nullptr;  ///< never null in a lesson that was read
  Record start;                ///< a new game with its players and options
  std::vector<Step> steps;
  std::string same_as;  ///< the id of the lesson that this one repeats; then everything else is empty
};

}  // namespace byways::lessons
