// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/facts.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "engine/core/entry.h"

namespace byways::lessons {

namespace {

using Json = nlohmann::json;

// A path into the position. It has no escapes, because no key of a position needs any.
bool is_path(const std::string& word) {
  return !word.empty() && word.front() == '/' && word.find('~') == std::string::npos;
}

// Splits a text into words; a quoted word may have spaces.
Words words_of(std::string_view text) {
  Words words;
  bool is_inside = false;
  for (std::string& word : split_words(text)) {
    const bool begins = !is_inside && word.starts_with('\'');
    if (is_inside) {
      words.back() += ' ' + word;
    } else {
      words.push_back(std::move(word));
    }
    const std::string& last = words.back();
    is_inside = (begins || is_inside) && !(last.size() > 1 && last.ends_with('\''));
  }
  return words;
}

// The member of the position at `path`; JSON null if there is none.
Json member(const Timeline& timeline, const std::string& path) {
  const Json position = timeline.state().position();
  const Json::json_pointer pointer(path);
  return position.contains(pointer) ? position.at(pointer) : Json();
}

Value value_of(const Json& json) {
  if (json.is_boolean()) {
    return json.get<bool>() ? 1 : 0;
  }
  if (json.is_number_integer()) {
    return json.get<int>();
  }
  return json.is_string() ? json.get<std::string>() : std::string();
}

// A word in single quotes, without them.
std::optional<std::string> quoted(const std::string& word) {
  const bool is_quoted = word.size() > 1 && word.front() == '\'' && word.back() == '\'';
  return is_quoted ? std::optional(word.substr(1, word.size() - 2)) : std::nullopt;
}

// A number or a word, in quotes or not.
Value literal(const std::string& word) {
  if (const std::optional<int> number = parse_number(word)) {
    return *number;
  }
  return quoted(word).value_or(word);
}

std::string last_turn_of(const Timeline& timeline, Seat seat) {
  const Entries entries = timeline.entries_until(timeline.cursor());
  const auto last = std::find_if(entries.rbegin(), entries.rend(), [seat](const Entry& entry) {
    return entry.seat == seat && !entry.unfinished;
  });
  return last == entries.rend() ? std::string() : last->text;
}

std::optional<Value> outcome_fact(const Timeline& timeline, const std::string& word) {
  const std::optional<Outcome> outcome = timeline.outcome();
  if (word == "over") {
    return outcome ? 1 : 0;
  }
  if (word == "winners") {
    return outcome ? static_cast<int>(outcome->winners.size()) : 0;
  }
  if (word == "winner") {
    return outcome && outcome->winners.size() == 1 ? outcome->winners.front() : 0;
  }
  if (word == "reason") {
    return outcome ? outcome->reason : std::string();
  }
  return std::nullopt;
}

// Facts without arguments.
std::optional<Value> plain_fact(const Scene& scene, const std::string& word) {
  const Timeline& timeline = *scene.now;
  if (const std::optional<int> number = parse_number(word)) {
    return *number;
  }
  if (const std::optional<std::string> text = quoted(word)) {
    return *text;
  }
  if (is_path(word)) {
    return value_of(member(timeline, word));
  }
  if (word == "you") {
    return scene.learner;
  }
  if (word == "to_move") {
    return std::max(timeline.to_move(), 0);
  }
  if (word == "steps") {
    return static_cast<int>(timeline.open_steps().size());
  }
  if (word == "turn") {
    return last_turn_of(timeline, scene.learner);
  }
  if (word == "can_end") {
    return timeline.to_move() > 0 && !timeline.refusal(timeline.to_move(), "end") ? 1 : 0;
  }
  return outcome_fact(timeline, word);
}

std::optional<Value> score(const Timeline& timeline, const std::string& seat) {
  const std::optional<Outcome> outcome = timeline.outcome();
  const std::vector<int> scores =
      outcome && !outcome->scores.empty() ? outcome->scores : timeline.state().scores();
  const int number = parse_number(seat).value_or(0);
  const bool is_there = number >= 1 && static_cast<std::size_t>(number) <= scores.size();
  return is_there ? std::optional<Value>(scores[static_cast<std::size_t>(number) - 1]) : std::nullopt;
}

std::optional<Value> fact_with(const Scene& scene, const std::string& head, const Words& rest) {
  const Timeline& timeline = *scene.now;
  if (head == "size" && rest.size() == 1 && is_path(rest[0])) {
    const Json json = member(timeline, rest[0]);
    return json.is_structured() ? static_cast<int>(json.size()) : 0;
  }
  if (head == "count" && rest.size() == 2 && is_path(rest[0])) {
    const Json json = member(timeline, rest[0]);
    const Value wanted = literal(rest[1]);
    return static_cast<int>(
        std::count_if(json.begin(), json.end(), [&](const Json& each) { return value_of(each) == wanted; }));
  }
  if (head == "score" && rest.size() == 1) {
    return score(timeline, rest[0]);
  }
  if (head == "legal" && rest.size() == 1) {
    return timeline.to_move() > 0 && !timeline.refusal(timeline.to_move(), rest[0]) ? 1 : 0;
  }
  if (head == "number") {
    const std::optional<Places> found = places(scene, join_words(rest));
    return found ? std::optional<Value>(static_cast<int>(found->size())) : std::nullopt;
  }
  return std::nullopt;
}

// The ids of places in a step: the letters and digits between the signs of its notation.
Words ids_in(const std::string& step) {
  Words ids;
  std::string id;
  for (const char each : step + '.') {
    const bool is_part =
        (each >= '0' && each <= '9') || (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z');
    if (is_part) {
      id += each;
    } else if (!id.empty()) {
      ids.push_back(std::exchange(id, {}));
    }
  }
  return ids;
}

Places first_places(const Timeline& timeline) {
  Places found;
  for (const std::string& step : timeline.state().legal_steps()) {
    if (const Words ids = ids_in(step); !ids.empty()) {
      found.push_back(ids.front());
    }
  }
  return found;
}

Places next_places(const Timeline& timeline, const std::string& first) {
  Places found;
  for (const std::string& step : timeline.state().legal_steps()) {
    if (const Words ids = ids_in(step); ids.size() > 1 && ids.front() == first) {
      found.push_back(ids[1]);
    }
  }
  return found;
}

std::optional<Places> places_of_any_game(const Timeline& timeline, const Words& words) {
  const std::string& head = words.front();
  if (head == "begin" && words.size() == 1) {
    return first_places(timeline);
  }
  if (head == "follow" && words.size() == 2) {
    return next_places(timeline, words[1]);
  }
  const bool has_path = words.size() > 1 && is_path(words[1]);
  const Json json = has_path ? member(timeline, words[1]) : Json();
  Places found;
  if ((head == "keys" && words.size() == 2) || (head == "at" && words.size() == 3)) {
    if (!json.is_object()) {
      return std::nullopt;
    }
    for (const auto& [key, each] : json.items()) {
      if (head == "keys" || value_of(each) == literal(words[2])) {
        found.push_back(key);
      }
    }
    return found;
  }
  if (head == "list" && words.size() == 2 && json.is_array()) {
    for (const Json& each : json) {
      found.push_back(to_text(value_of(each)));
    }
    return found;
  }
  return std::nullopt;
}

constexpr std::array kOperators{"=", "!=", "<", "<=", ">", ">="};

bool compare(const Value& left, std::string_view sign, const Value& right) {
  if (sign == "=" || sign == "!=") {
    return (left == right) == (sign == "=");
  }
  const int* const a = std::get_if<int>(&left);
  const int* const b = std::get_if<int>(&right);
  if (a == nullptr || b == nullptr) {
    return false;
  }
  return sign == "<" ? *a < *b : sign == "<=" ? *a <= *b : sign == ">" ? *a > *b : *a >= *b;
}

}  // namespace

std::optional<Value> fact(const Scene& scene, const Words& words) {
  if (words.empty()) {
    return std::nullopt;
  }
  if (words.front() == "before") {
    Scene earlier = scene;
    earlier.now = scene.before;
    return fact(earlier, Words(words.begin() + 1, words.end()));
  }
  const std::optional<Value> general =
      words.size() == 1 ? plain_fact(scene, words.front())
                        : fact_with(scene, words.front(), {words.begin() + 1, words.end()});
  const bool asks_game = !general && scene.vocabulary->fact != nullptr;
  return asks_game ? scene.vocabulary->fact(scene.now->state(), words) : general;
}

std::optional<Value> fact(const Scene& scene, std::string_view text) { return fact(scene, words_of(text)); }

std::optional<Places> places(const Scene& scene, std::string_view text) {
  const Words words = words_of(text);
  std::optional<Places> found = places_of_any_game(*scene.now, words);
  if (!found && scene.vocabulary->places != nullptr) {
    found = scene.vocabulary->places(scene.now->state(), words);
  }
  if (found) {
    Places once;
    for (std::string& place : *found) {
      if (std::find(once.begin(), once.end(), place) == once.end()) {
        once.push_back(std::move(place));
      }
    }
    found = std::move(once);
  }
  return found;
}

std::optional<bool> holds(const Scene& scene, std::string_view condition) {
  const Words words = words_of(condition);
  const auto sign = std::find_first_of(words.begin(), words.end(), kOperators.begin(), kOperators.end());
  if (sign == words.end()) {
    return std::nullopt;
  }
  const std::optional<Value> left = fact(scene, Words(words.begin(), sign));
  const std::optional<Value> right = fact(scene, Words(sign + 1, words.end()));
  return left && right ? std::optional(compare(*left, *sign, *right)) : std::nullopt;
}

bool all_hold(const Scene& scene, const std::vector<std::string>& conditions) {
  return std::all_of(conditions.begin(), conditions.end(),
                     [&scene](const std::string& each) { return holds(scene, each).value_or(false); });
}

std::string to_text(const Value& value) {
  const int* const number = std::get_if<int>(&value);
  return number != nullptr ? std::to_string(*number) : std::get<std::string>(value);
}

}  // namespace byways::lessons
