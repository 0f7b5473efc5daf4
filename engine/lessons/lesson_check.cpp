// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lesson_check.h"

#include <algorithm>
#include <set>

#include "engine/lessons/lesson_play.h"

namespace byways::lessons {

namespace {

constexpr std::size_t kMostWords = 40;
constexpr std::size_t kFewestChoices = 2;
constexpr std::size_t kMostChoices = 4;
constexpr int kHighestLevel = 8;

// Checks one step after another and collects the problems.
class Checker {
 public:
  Checker(const Lesson& lesson, const Vocabulary& vocabulary, const Adviser& adviser)
      : lesson_(lesson), vocabulary_(vocabulary), adviser_(adviser) {}

  std::vector<std::string> check();

 private:
  void complain(const std::string& what) {
    faults_.push_back(index_ < lesson_.steps.size() ? "step " + std::to_string(index_ + 1) + ": " + what
                                                    : what);
  }
  [[nodiscard]] Scene scene(const Timeline& before, const Timeline& now) const {
    return {&before, &now, &vocabulary_, learner_at(before, step())};
  }
  [[nodiscard]] const Step& step() const { return lesson_.steps[index_]; }

  void check_lesson_texts();
  void check_text(const std::string& text, const std::string& what);
  void check_texts();
  void check_conditions(const std::vector<std::string>& conditions, const Scene& scene);
  void check_step(const Timeline& start);
  void check_lots(Timeline played);
  void check_find(const Timeline& start);
  void check_play(const Timeline& start);
  void check_mistake(const Timeline& start, const Mistake& mistake);
  void check_advice(const Timeline& start);
  void check_refuse(const Timeline& start);
  void check_which(const Timeline& start);
  void check_predict(const Timeline& start);
  void check_reply(const std::string& answer, const std::string& reply, bool is_right);
  void check_game(const Timeline& start);

  const Lesson& lesson_;
  const Vocabulary& vocabulary_;
  const Adviser& adviser_;
  std::size_t index_ = 0;
  std::set<std::string> replies_;  // this step's explanations of wrong answers
  std::vector<std::string> faults_;
};

void Checker::check_text(const std::string& text, const std::string& what) {
  const bool has_words = !text.empty();
  const auto words =
      static_cast<std::size_t>(std::count(text.begin(), text.end(), ' ')) + (has_words ? 1 : 0);
  if (words > kMostWords) {
    complain("the " + what + " has " + std::to_string(words) + " words, more than 40");
  }
  if (text.find('!') != std::string::npos) {
    complain("the " + what + " has an exclamation mark");
  }
}

void Checker::check_lesson_texts() {
  if (lesson_.title.empty()) {
    complain("there is no title");
  }
  if (lesson_.recap.empty()) {
    complain("there is no recap");
  }
  check_text(lesson_.title, "title");
  check_text(lesson_.recap, "recap");
}

void Checker::check_texts() {
  if (step().text.empty()) {
    complain("there is no text");
  }
  check_text(step().text, "text");
  check_text(step().hint, "hint");
  check_text(step().done, "text when it is done");
  check_text(step().missing, "text of what is missing");
  for (const Mistake& mistake : step().mistakes) {
    check_text(mistake.text, "text of a mistake");
  }
  const bool wants_hint = is_act(step().kind) && step().kind != Kind::Game;
  if (wants_hint && step().hint.empty()) {
    complain("there is no hint");
  }
  if (index_ > 0 && step().kind == Kind::Say && lesson_.steps[index_ - 1].kind == Kind::Say) {
    complain("two things to read in a row");
  }
}

void Checker::check_conditions(const std::vector<std::string>& conditions, const Scene& scene) {
  for (const std::string& condition : conditions) {
    if (!holds(scene, condition)) {
      complain("\"" + condition + "\" is no condition here");
    }
  }
}

void Checker::check_find(const Timeline& start) {
  const std::optional<Places> found = places(scene(start, start), step().places);
  if (!found) {
    complain("\"" + step().places + "\" means no places here");
  } else if (found->empty()) {
    complain("\"" + step().places + "\" finds nothing");
  }
}

// An expected mistake is a legal turn that misses the goal and meets its own condition.
void Checker::check_mistake(const Timeline& start, const Mistake& mistake) {
  Timeline played = start;
  const Seat learner = learner_at(start, step());
  if (const std::string problem = play_turn(played, learner, mistake.turn); !problem.empty()) {
    complain("the mistake " + problem);
    return;
  }
  play_replies(played, step().reply);
  const Scene after = scene(start, played);
  check_conditions(mistake.when, after);
  if (is_reached(step(), after)) {
    complain("the mistake " + mistake.turn + " reaches the goal");
  }
  if (mistake_of(step(), after) != &mistake) {
    complain("the mistake " + mistake.turn + " isn't recognized as itself");
  }
  if (mistake.text.empty()) {
    complain("nothing is said of the mistake " + mistake.turn);
  }
  if (const std::size_t shown = play_replies(played, mistake.reply); shown < mistake.reply.size()) {
    complain("the reply " + mistake.reply[shown] + " to the mistake " + mistake.turn + " isn't legal");
  }
}

void Checker::check_advice(const Timeline& start) {
  const Seat learner = learner_at(start, step());
  const std::string best = adviser_(start, learner);
  Timeline played = start;
  const std::string problem = play_turn(played, learner, best);
  play_replies(played, step().reply);
  if (!problem.empty() || !is_reached(step(), scene(start, played))) {
    complain("the computer player would play " + best);
  }
}

void Checker::check_play(const Timeline& start) {
  const Scene before = scene(start, start);
  if (start.to_move() <= 0) {
    complain("nobody has the turn");
    return;
  }
  if (step().goal.empty() || step().answer.empty()) {
    complain("a goal and an answer are needed");
    return;
  }
  if (step().missing.empty()) {
    complain("nothing is said of turns that miss the goal");
  }
  if (all_hold(before, step().goal)) {
    complain("the goal holds already");
  }
  Timeline played = start;
  if (const std::string problem = play_through(played, step()); !problem.empty()) {
    complain(problem);
    return;
  }
  check_conditions(step().goal, scene(start, played));
  if (!is_reached(step(), scene(start, played))) {
    complain("the answer misses the goal");
  }
  for (const Mistake& mistake : step().mistakes) {
    check_mistake(start, mistake);
  }
  if (step().is_best && adviser_ != nullptr) {
    check_advice(start);
  }
}

void Checker::check_refuse(const Timeline& start) {
  if (!step().which.empty()) {
    check_which(start);
    return;
  }
  if (step().answer.empty()) {
    complain("a try that is refused is needed");
    return;
  }
  Timeline played = start;
  const Seat learner = learner_at(start, step());
  for (std::size_t tried = 0; tried < step().answer.size(); ++tried) {
    const std::optional<Refusal> refused = played.play(learner, step().answer[tried]);
    const bool is_last = tried + 1 == step().answer.size();
    if (refused && !is_last) {
      complain(step().answer[tried] + " is refused: " + refused->message);
      return;
    }
    if (is_last && (!refused || refused->reason != step().reason)) {
      complain(step().answer[tried] +
               (refused ? " is refused for " + refused->reason : std::string(" is legal")));
    }
  }
}

void Checker::check_which(const Timeline& start) {
  if (step().which.size() < kFewestChoices || step().which.size() > kMostChoices) {
    complain("two to four turns to choose from are needed");
  }
  const Seat learner = learner_at(start, step());
  int refused = 0;
  for (const Offer& offer : step().which) {
    Timeline played = start;
    const std::optional<EntryRefusal> refusal = played.play_entry({learner, offer.turn, false});
    refused += refusal ? 1 : 0;
    if (refusal && refusal->refusal.reason != step().reason) {
      complain(offer.turn + " is refused for " + refusal->refusal.reason);
    }
    check_reply(offer.turn, offer.wrong, refusal.has_value());
  }
  if (refused != 1) {
    complain(std::to_string(refused) + " of the turns are refused, not one");
  }
}

// Every wrong choice has an explanation of its own.
void Checker::check_reply(const std::string& answer, const std::string& reply, bool is_right) {
  check_text(reply, "reply to the answer " + answer);
  if (is_right && !reply.empty()) {
    complain("the answer " + answer + " is right and needs no reply");
  } else if (!is_right && reply.empty()) {
    complain("nothing is said of the wrong answer " + answer);
  } else if (!is_right && !replies_.insert(reply).second) {
    complain("the answer " + answer + " has the reply of another one");
  }
}

void Checker::check_predict(const Timeline& start) {
  if (step().choices.size() < kFewestChoices || step().choices.size() > kMostChoices) {
    complain("two to four answers are needed");
  }
  Timeline played = start;
  if (const std::string problem = play_through(played, step()); !problem.empty()) {
    complain(problem);
    return;
  }
  const Scene after = scene(start, played);
  if (!step().value.empty() && !fact(after, step().value)) {
    complain("\"" + step().value + "\" is no fact here");
  }
  for (const Choice& choice : step().choices) {
    check_conditions(choice.when, after);
    check_text(choice.text, "answer");
    if (step().value.empty() ? choice.text.empty() || choice.when.empty() : !choice.value) {
      complain("an answer has a text and conditions, or is a value where a fact is asked for");
    }
  }
  const std::optional<std::size_t> right = right_choice(step(), after);
  if (!right) {
    complain("not exactly one answer is right");
    return;
  }
  for (std::size_t index = 0; index < step().choices.size(); ++index) {
    const Choice& choice = step().choices[index];
    const std::string name = choice.value ? to_text(*choice.value) : choice.text;
    check_reply(name, choice.wrong, index == *right);
  }
}

void Checker::check_game(const Timeline& start) {
  const bool is_level = step().level >= 1 && step().level <= kHighestLevel;
  if (!is_level || step().seat < 1 || step().seat > start.setup().players) {
    complain("there is no such level or seat");
  }
  if (start.outcome()) {
    complain("the game is over before it begins");
  }
  if (index_ + 1 < lesson_.steps.size()) {
    complain("a game is the last step");
  }
}

void Checker::check_step(const Timeline& start) {
  const Marks& glow = step().glow;
  if (!glow.found.empty() && marked_places(glow, scene(start, start)).empty()) {
    complain("\"" + glow.found + "\" finds nothing to light up");
  }
  switch (step().kind) {
    case Kind::Say:
      break;
    case Kind::Find:
      check_find(start);
      break;
    case Kind::Play:
      check_play(start);
      break;
    case Kind::Refuse:
      check_refuse(start);
      break;
    case Kind::Predict:
      check_predict(start);
      break;
    case Kind::Watch: {
      Timeline played = start;
      const std::string problem = play_through(played, step());
      if (!problem.empty() || step().then.empty()) {
        complain(problem.empty() ? "there is nothing to watch" : problem);
      }
      break;
    }
    case Kind::Game:
      check_game(start);
      break;
  }
}

// If a lot is due at the end of a step, the next step must begin with this lot and give its outcome.
void Checker::check_lots(Timeline played) {
  const auto is_due = [](const Timeline& timeline) {
    return timeline.to_move() == kChance && timeline.to_roll() == kNobody;
  };
  const bool is_act = step().kind == Kind::Play || !step().then.empty();
  if (!is_act || !play_through(played, step()).empty() || !is_due(played)) {
    return;
  }
  const bool is_last = index_ + 1 == lesson_.steps.size();
  const Expected<Timeline, std::string> next = start_of(lesson_, is_last ? index_ : index_ + 1);
  if (is_last || !next || !is_due(*next)) {
    complain("a lot is due at its end, and nobody says how it falls");
  }
}

std::vector<std::string> Checker::check() {
  for (index_ = 0; index_ < lesson_.steps.size(); ++index_) {
    replies_.clear();
    check_texts();
    const Expected<Timeline, std::string> start = start_of(lesson_, index_);
    if (start) {
      check_step(*start);
      check_lots(*start);
    } else {
      complain("it can't begin: " + start.error());
    }
  }
  check_lesson_texts();  // index_ is behind the last step now, so these complaints name none
  return faults_;
}

}  // namespace

std::vector<std::string> check_lesson(const Lesson& lesson, const Vocabulary& vocabulary,
                                      const Adviser& adviser) {
  return Checker(lesson, vocabulary, adviser).check();
}

}  // namespace byways::lessons
