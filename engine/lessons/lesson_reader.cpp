// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lesson_reader.h"
#include "engine/core/json_text.h"
#include "engine/core/record_document.h"

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace byways::lessons {

namespace {

using Document = nlohmann::ordered_json;

constexpr std::array kNames{"Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"};
static_assert(kNames.size() == kMostSeats, "lessons name each seat of a table");
constexpr std::size_t kLargestLesson = std::size_t{1} << 20U;
constexpr int kMostDepth = 16;

const std::map<std::string, Kind, std::less<>> kKinds{
    {"say", Kind::Say},         {"find", Kind::Find},   {"play", Kind::Play}, {"refuse", Kind::Refuse},
    {"predict", Kind::Predict}, {"watch", Kind::Watch}, {"game", Kind::Game}};

// A number or a word.
std::optional<Value> value_in(const Document& json) {
  if (json.is_number_integer()) {
    return json.get<int>();
  }
  if (json.is_string()) {
    return json.get<std::string>();
  }
  return std::nullopt;
}

// Reads a file and keeps the first error.
class Reader {  // NOLINT(bugprone-exception-escape): moving JSON is declared to throw nothing
 public:
  Expected<Lesson, std::string> read(std::string_view id, std::string_view bytes);

 private:
  void complain(const std::string& what) {
    if (problem_.empty()) {
      problem_ = where_.empty() ? what : where_ + ": " + what;
    }
  }
  void reject_unknown_keys(const Document& object, const std::set<std::string, std::less<>>& keys);
  std::string text(const Document& object, const char* key);
  int number(const Document& object, const char* key, int usual);
  bool flag(const Document& object, const char* key);
  std::vector<std::string> texts(const Document& object, const char* key);

  void read_positions(const Document& file);
  std::optional<Record> record_of(const Document& document);
  Document position(const Document& json);
  Step step(const Document& json);
  void read_marks(const Document& json, Step& step);
  void read_mistakes(const Document& json, Step& step);
  void read_choices(const Document& json, Step& step);
  void read_offers(const Document& json, Step& step);

  std::string problem_;
  std::string where_;
  Document base_;                              // the record of a new game
  std::map<std::string, Document> positions_;  // by name: the record that leads to the position
};

void Reader::reject_unknown_keys(const Document& object, const std::set<std::string, std::less<>>& keys) {
  for (const auto& [key, value] : object.items()) {
    if (!keys.contains(key)) {
      complain("unknown key \"" + key + "\"");
    }
  }
}

std::string Reader::text(const Document& object, const char* key) {
  const auto found = object.find(key);
  if (found == object.end()) {
    return {};
  }
  if (!found->is_string()) {
    complain("\"" + std::string(key) + "\" has to be a text");
    return {};
  }
  return found->get<std::string>();
}

int Reader::number(const Document& object, const char* key, int usual) {
  const auto found = object.find(key);
  if (found == object.end()) {
    return usual;
  }
  if (!found->is_number_integer()) {
    complain("\"" + std::string(key) + "\" has to be a number");
    return usual;
  }
  return found->get<int>();
}

bool Reader::flag(const Document& object, const char* key) {
  const auto found = object.find(key);
  if (found != object.end() && !found->is_boolean()) {
    complain("\"" + std::string(key) + "\" has to be true or false");
  }
  return found != object.end() && found->is_boolean() && found->get<bool>();
}

std::vector<std::string> Reader::texts(const Document& object, const char* key) {
  std::vector<std::string> result;
  const auto found = object.find(key);
  if (found == object.end()) {
    return result;
  }
  const bool are_texts =
      found->is_array() &&
      std::all_of(found->begin(), found->end(), [](const Document& each) { return each.is_string(); });
  if (!are_texts) {
    complain("\"" + std::string(key) + "\" has to be a list of texts");
    return result;
  }
  for (const Document& each : *found) {
    result.push_back(each.get<std::string>());
  }
  return result;
}

std::optional<Record> Reader::record_of(const Document& document) {
  Expected<Record, RecordError> record = record_from(document);
  if (!record) {
    complain(record.error().message);
    return std::nullopt;
  }
  return *record;
}

// The record that leads to a position. It starts from a new game or from the position named in `from`:
// `options` are merged, `players` and `arranged` replaced, `turns` appended.
Document Reader::position(const Document& json) {
  reject_unknown_keys(json, {"from", "turns", "arranged", "options", "players"});
  Document document = base_;
  if (const std::string from = text(json, "from"); !from.empty()) {
    const auto found = positions_.find(from);
    if (found == positions_.end()) {
      complain("there is no position \"" + from + "\" before this one");
      return document;
    }
    document = found->second;
  }
  if (json.contains("options") && json["options"].is_object()) {
    document["options"].update(json["options"]);
  }
  if (json.contains("players")) {
    document["players"] = Document::array();
    const int players = std::clamp(number(json, "players", 2), 1, static_cast<int>(kNames.size()));
    for (int seat = 0; seat < players; ++seat) {
      document["players"].push_back({{"name", kNames.at(static_cast<std::size_t>(seat))}});
    }
  }
  if (json.contains("arranged")) {
    document["arranged"] = json["arranged"];
  }
  for (const std::string& turn : texts(json, "turns")) {
    document["turns"].push_back(turn);
  }
  return document;
}

void Reader::read_positions(const Document& file) {
  const auto found = file.find("positions");
  if (found == file.end()) {
    return;
  }
  if (!found->is_object()) {
    complain("\"positions\" has to be an object");
    return;
  }
  for (const auto& [name, json] : found->items()) {
    where_ = "position \"" + name + "\"";
    if (!json.is_object()) {
      complain("has to be an object");
      continue;
    }
    positions_[name] = position(json);
    static_cast<void>(record_of(positions_[name]));
  }
  where_.clear();
}

void Reader::read_marks(const Document& json, Step& step) {
  if (json.contains("glow")) {
    if (json["glow"].is_string()) {
      step.glow.found = text(json, "glow");
    } else {
      step.glow.named = texts(json, "glow");
    }
  }
  if (!json.contains("arrows")) {
    return;
  }
  for (const Document& arrow : json["arrows"]) {
    if (!arrow.is_array() || arrow.size() != 2 || !arrow[0].is_string() || !arrow[1].is_string()) {
      complain("an arrow is a list of two places");
      return;
    }
    step.arrows.emplace_back(arrow[0].get<std::string>(), arrow[1].get<std::string>());
  }
}

void Reader::read_mistakes(const Document& json, Step& step) {
  if (!json.contains("wrong")) {
    return;
  }
  for (const Document& each : json["wrong"]) {
    if (!each.is_object()) {
      complain("\"wrong\" is a list of objects");
      return;
    }
    reject_unknown_keys(each, {"turn", "when", "text", "reply"});
    step.mistakes.push_back(
        {text(each, "turn"), texts(each, "when"), text(each, "text"), texts(each, "reply")});
  }
}

void Reader::read_choices(const Document& json, Step& step) {
  if (!json.contains("answers")) {
    return;
  }
  for (const Document& each : json["answers"]) {
    if (each.is_object()) {
      reject_unknown_keys(each, {"text", "value", "when", "wrong"});
      const auto value = each.find("value");
      step.choices.push_back({text(each, "text"), value == each.end() ? std::nullopt : value_in(*value),
                              texts(each, "when"), text(each, "wrong")});
    } else {
      step.choices.push_back({{}, value_in(each), {}, {}});
    }
  }
}

void Reader::read_offers(const Document& json, Step& step) {
  if (!json.contains("which")) {
    return;
  }
  for (const Document& each : json["which"]) {
    if (each.is_object()) {
      reject_unknown_keys(each, {"turn", "wrong"});
      step.which.push_back({text(each, "turn"), text(each, "wrong")});
    } else if (each.is_string()) {
      step.which.push_back({each.get<std::string>(), {}});
    } else {
      complain("\"which\" is a list of turns");
      return;
    }
  }
}

Step Reader::step(const Document& json) {
  static const std::set<std::string, std::less<>> all_keys{"do", "text", "at", "glow", "arrows", "rules"};
  static const std::map<Kind, std::set<std::string, std::less<>>> more_keys{
      {Kind::Say, {}},
      {Kind::Find, {"hint", "done", "places", "any"}},
      {Kind::Play, {"hint", "done", "goal", "answer", "reply", "wrong", "missing", "best", "step"}},
      {Kind::Refuse, {"hint", "done", "reason", "answer", "which"}},
      {Kind::Predict, {"hint", "done", "then", "value", "answers"}},
      {Kind::Watch, {"done", "then"}},
      {Kind::Game, {"level", "seat"}}};
  Step step;
  const auto kind = kKinds.find(text(json, "do"));
  if (kind == kKinds.end()) {
    complain("\"do\" has to be say, find, play, refuse, predict, watch or game");
    return step;
  }
  step.kind = kind->second;
  std::set<std::string, std::less<>> keys = all_keys;
  keys.insert(more_keys.at(step.kind).begin(), more_keys.at(step.kind).end());
  reject_unknown_keys(json, keys);
  step.text = text(json, "text");
  step.hint = text(json, "hint");
  step.done = text(json, "done");
  step.rules = texts(json, "rules");
  if (json.contains("at")) {
    const Document from = json["at"].is_string() ? Document{{"from", json["at"]}} : json["at"];
    if (from.is_object()) {
      step.at = record_of(position(from));
    } else {
      complain("\"at\" names a position");
    }
  }
  read_marks(json, step);
  step.places = text(json, "places");
  step.any = flag(json, "any");
  step.goal = texts(json, "goal");
  step.each_step = flag(json, "step");
  step.answer = texts(json, "answer");
  step.reply = texts(json, "reply");
  read_mistakes(json, step);
  step.missing = text(json, "missing");
  step.is_best = flag(json, "best");
  step.reason = text(json, "reason");
  read_offers(json, step);
  step.then = texts(json, "then");
  step.value = text(json, "value");
  if (step.kind == Kind::Predict) {
    read_choices(json, step);
  }
  step.level = number(json, "level", 1);
  step.seat = number(json, "seat", 1);
  return step;
}

Expected<Lesson, std::string> Reader::read(std::string_view id, std::string_view bytes) {
  const Document file =
      bytes.size() > kLargestLesson ? Document() : read_json(bytes, {.deepest = kMostDepth});
  if (!file.is_object()) {
    return std::string("isn't a JSON object");
  }
  Lesson lesson;
  lesson.id = id;
  lesson.same_as = text(file, "same_as");
  if (!lesson.same_as.empty()) {
    reject_unknown_keys(file, {"same_as"});
    return problem_.empty() ? Expected<Lesson, std::string>(std::move(lesson)) : problem_;
  }
  reject_unknown_keys(file, {"title", "recap", "game", "options", "players", "positions", "steps"});
  lesson.title = text(file, "title");
  lesson.recap = text(file, "recap");
  base_ = Document{{"format", "byways-record"},    {"version", 1},
                   {"game", text(file, "game")},   {"options", Document::object()},
                   {"players", Document::array()}, {"turns", Document::array()}};
  Document start{{"players", number(file, "players", 2)}};
  if (file.contains("options")) {
    start["options"] = file["options"];
  }
  base_ = position(start);
  const std::optional<Record> record = record_of(base_);
  if (record) {
    lesson.game = record->game;
    lesson.start = *record;
    read_positions(file);
    const auto steps = file.find("steps");
    if (steps == file.end() || !steps->is_array() || steps->empty()) {
      complain("a lesson has a list of \"steps\"");
    } else {
      for (const Document& each : *steps) {
        where_ = "step " + std::to_string(lesson.steps.size() + 1);
        if (!each.is_object()) {
          complain("has to be an object");
          break;
        }
        lesson.steps.push_back(step(each));
      }
    }
  }
  return problem_.empty() ? Expected<Lesson, std::string>(std::move(lesson)) : problem_;
}

}  // namespace

Expected<Lesson, std::string> read_lesson(std::string_view id, std::string_view bytes) {
  return Reader().read(id, bytes);
}

}  // namespace byways::lessons
