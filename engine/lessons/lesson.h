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
  std::vector<std::string> when;   ///< conditions for a turn to be this mistake; if empty, only `turn` is
  std::string text;                ///< the explanation
  std::vector<std::string> reply;  ///< entries that show what follows
};

/// One of the answers to a question.
struct Choice {
  std::string text;               ///< for people; empty if `value` is set
  std::optional<Value> value;     ///< set if the question asks for the value of a fact
  std::vector<std::string> when;  ///< if `value` isn't set: the conditions under which this is right
  std::string wrong;              ///< said if this answer is wrong; empty for the right answer
};

/// One of the turns to choose from, of which exactly one is refused.
struct Offer {
  std::string turn;   ///< as the record writes it
  std::string wrong;  ///< said if the turn is legal; empty for the refused turn
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
  std::optional<Record> at;        ///< where the step begins; if it isn't set, see start_of()
  Marks glow;
  std::vector<std::pair<std::string, std::string>> arrows;

  std::string places;  ///< Find: a text that describes the places to find (facts.h)
  bool any = false;    ///< Find: one of these places is enough

  std::vector<std::string> goal;    ///< Play: conditions
  bool each_step = false;           ///< Play: check the goal after each step of the turn
  std::vector<std::string> answer;  ///< Play: turns of the learner, or steps if `each_step`. Refuse: steps,
                                    ///< the last of which is refused
  std::vector<std::string> reply;   ///< Play: entries of others, played after each element of `answer`
  std::vector<Mistake> mistakes;    ///< Play
  std::string missing;              ///< Play: said if any other turn misses the goal
  bool is_best = false;             ///< Play: the computer's best turn must reach the goal, too

  std::string reason;        ///< Refuse: Refusal::reason
  std::vector<Offer> which;  ///< Refuse: turns to choose from; empty if the learner tries on the board

  std::vector<std::string> then;  ///< Predict, Watch: entries that are played
  std::string value;              ///< Predict: the fact asked for; may be empty
  std::vector<Choice> choices;    ///< Predict

  int level = 1;  ///< Game: the level of the computers
  Seat seat = 1;  ///< Game: the seat of the learner
};

/// Whether the learner has to do something in a step of this kind.
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
