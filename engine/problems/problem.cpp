// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/problems/problem.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>

#include "engine/core/entry.h"
#include "engine/core/json_text.h"
#include "engine/core/record_document.h"
#include "engine/core/setup.h"

namespace byways::problems {

namespace {

using Document = nlohmann::ordered_json;

// The member under `key`, if it is a whole number from `least` to `most`.
std::optional<int> whole(const Document& json, const char* key, int least, int most) {
  const auto found = json.find(key);
  if (found == json.end() || !found->is_number_integer() || *found < least || *found > most) {
    return std::nullopt;
  }
  return found->get<int>();
}

// The set-up of a problem. It is read as in a record, so that keys mean the same as in records.
Expected<Setup, std::string> setup_of(const Game& game, int players, const Document& json) {
  Document names = Document::array();
  for (int seat = 1; seat <= players; ++seat) {
    names.push_back({{"name", "Player " + std::to_string(seat)}});
  }
  Document record{{"format", "byways-record"},   {"version", 1},
                  {"game", game.id()},           {"options", json.value("options", Document::object())},
                  {"players", std::move(names)}, {"arranged", json.value("arranged", Document::object())},
                  {"turns", Document::array()}};
  const Expected<Record, RecordError> read = record_from(std::move(record));
  if (!read) {
    return read.error().message;
  }
  const Expected<Setup, SetupError> setup = check_setup(game, players, read->options, read->arranged);
  if (!setup) {
    return setup.error().message;
  }
  return *setup;
}

// The strings of the list under `key`; nothing if it isn't a list of at least `fewest` strings.
std::optional<std::vector<std::string>> texts(const Document& json, const char* key, std::size_t fewest) {
  const Document list = json.value(key, Document::array());
  if (!list.is_array() || list.size() < fewest) {
    return std::nullopt;
  }
  std::vector<std::string> found;
  for (const Document& each : list) {
    if (!each.is_string()) {
      return std::nullopt;
    }
    found.push_back(each.get<std::string>());
  }
  return found;
}

// Plays the entries before the asked turn; returns the one that can't be played, if any.
std::optional<std::string> play_before(const Problem& problem, Timeline& timeline) {
  for (const std::string& text : problem.before) {
    const std::optional<Entry> entry = parse_entry(text);
    if (!entry || entry->unfinished || timeline.play_entry(*entry)) {
      return text;
    }
  }
  return std::nullopt;
}

std::optional<Aim> aim_named(const Document& name) {
  constexpr std::array<std::string_view, 4> kNames{"win", "points", "home", "in"};
  const auto found =
      std::find_if(kNames.begin(), kNames.end(), [&](std::string_view each) { return name == each; });
  return found == kNames.end() ? std::nullopt : std::optional(static_cast<Aim>(found - kNames.begin()));
}

// The number of pieces in reserve, of all colours together.
int in_reserve(const State& state) {
  int sum = 0;
  const auto position = state.position();
  for (const auto& count : position.at("reserve")) {
    sum += count.get<int>();
  }
  return sum;
}

// Plays the line. Returns whether the game is over after it; or, if the line can't be played, its first
// illegal turn.
Expected<bool, std::string> play_line(const Problem& problem, Timeline timeline) {
  for (const std::string& turn : problem.line) {
    if (timeline.play_entry({timeline.to_move(), turn, false})) {
      return turn;
    }
  }
  return timeline.outcome().has_value();
}

Expected<Problem, std::string> read_problem(const Game& game, const Document& json) {
  constexpr int kDeepest = 99;
  constexpr int kMostGain = 999;
  constexpr int kUsual = 2;  // players, unless the problem says otherwise
  if (!json.is_object() || !json.contains("id") || !json["id"].is_string()) {
    return std::string("a problem needs an id");
  }
  Problem problem;
  problem.id = std::string(game.id()) + '/' + json["id"].get<std::string>();
  problem.game = &game;
  const auto wrong = [&problem](const std::string& what) { return problem.id + ": " + what; };
  static const std::set<std::string, std::less<>> known_keys{
      "id", "grade", "aim", "most", "depth", "line", "players", "options", "arranged", "before"};
  for (const auto& [key, value] : json.items()) {
    if (!known_keys.contains(key)) {
      return wrong("unknown key \"" + key + "\"");
    }
  }
  const std::optional<int> grade = whole(json, "grade", 1, kHardest);
  const std::optional<int> depth = whole(json, "depth", 1, kDeepest);
  if (!grade || !depth || *depth % 2 == 0) {
    return wrong("\"grade\" is a number from 1 to 5, \"depth\" an odd one");
  }
  problem.grade = *grade;
  problem.depth = *depth;
  const std::optional<Aim> aim = aim_named(json.value("aim", Document("win")));
  const std::optional<int> most = aim == Aim::Win ? 0 : whole(json, "most", 1, kMostGain);
  if (!aim || !most || (*aim == Aim::Win && json.contains("most"))) {
    return wrong("\"aim\" is win, or points, home or in with \"most\"");
  }
  problem.aim = *aim;
  problem.most = *most;
  auto line = texts(json, "line", 1);
  if (!line) {
    return wrong("\"line\" is a list of turns");
  }
  problem.line = std::move(*line);
  problem.turn = problem.line.front();
  if (!json.contains("arranged")) {
    return wrong("\"arranged\" is missing");
  }
  const std::optional<int> players =
      json.contains("players") ? whole(json, "players", game.fewest_players(), game.most_players()) : kUsual;
  if (!players) {
    return wrong("there is no game for so many \"players\"");
  }
  if (problem.depth > 1 && (*players > 2 || problem.aim != Aim::Win)) {
    return wrong("more than one turn deep are only wins for two");
  }
  Expected<Setup, std::string> setup = setup_of(game, *players, json);
  if (!setup) {
    return wrong(setup.error());
  }
  problem.setup = std::move(*setup);
  auto before = texts(json, "before", 0);
  if (!before) {
    return wrong("\"before\" is a list of entries");
  }
  problem.before = std::move(*before);
  Timeline start(game, problem.setup);
  if (const auto refused = play_before(problem, start)) {
    return wrong("\"" + *refused + "\" before it can't be played");
  }
  if (start.to_move() < 1) {
    return wrong("nobody is to move");
  }
  const Expected<bool, std::string> ends = play_line(problem, start);
  if (!ends) {
    return wrong("\"" + ends.error() + "\" of its line can't be played");
  }
  problem.ends_the_game = *ends;
  return problem;
}

}  // namespace

Timeline start_of(const Problem& problem) {
  Timeline timeline(*problem.game, problem.setup);
  static_cast<void>(play_before(problem, timeline));  // was checked when the problem was read
  return timeline;
}

int gain(Aim aim, const State& before, Seat seat, const State& after) {
  const auto at = static_cast<std::size_t>(seat - 1);
  switch (aim) {
    case Aim::Win:
      break;
    case Aim::Points:
    case Aim::Home:
      return after.scores()[at] - before.scores()[at];
    case Aim::In:
      return in_reserve(before) - in_reserve(after);
  }
  return 0;
}

Expected<std::vector<Problem>, std::string> read_problems(const Game& game, std::string_view bytes) {
  const Document file = read_json(bytes);
  if (!file.is_object() || !file.contains("problems") || !file["problems"].is_array()) {
    return std::string("not a file of problems");
  }
  if (file.value("game", Document()) != Document(game.id())) {
    return "\"game\" is not " + std::string(game.id());
  }
  std::vector<Problem> problems;
  std::set<std::string> ids;
  for (const Document& each : file["problems"]) {
    Expected<Problem, std::string> problem = read_problem(game, each);
    if (!problem) {
      return problem.error();
    }
    if (!ids.insert(problem->id).second) {
      return problem->id + ": the id is there twice";
    }
    problems.push_back(std::move(*problem));
  }
  return problems;
}

}  // namespace byways::problems
