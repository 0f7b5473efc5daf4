// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/problems/problem.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>

#include "engine/core/record.h"
#include "engine/core/timeline.h"

namespace byways::problems {

namespace {

using Document = nlohmann::ordered_json;

// The number there, if there is one from `least` to `most`.
std::optional<int> whole(const Document& json, const char* key, int least, int most) {
  const auto found = json.find(key);
  if (found == json.end() || !found->is_number_integer() || *found < least || *found > most) {
    return std::nullopt;
  }
  return found->get<int>();
}

// The setup, read as that of a record, so that it means the same there.
Expected<Setup, std::string> setup_of(const Game& game, const Document& json) {
  const Document record{{"format", "byways-record"},
                        {"version", 1},
                        {"game", game.id()},
                        {"options", json.value("options", Document::object())},
                        {"players", {{{"name", "Ann"}}, {{"name", "Ben"}}}},
                        {"arranged", json.value("arranged", Document::object())},
                        {"turns", Document::array()}};
  const Expected<Record, RecordError> read =
      read_record(record.dump(-1, ' ', false, Document::error_handler_t::replace));
  if (!read) {
    return read.error().message;
  }
  constexpr int kPlayers = 2;
  const Expected<Setup, SetupError> setup = check_setup(game, kPlayers, read->options, read->arranged);
  if (!setup) {
    return setup.error().message;
  }
  return *setup;
}

// Whether the game is over after the line; or the first turn of it that can't be played.
Expected<bool, std::string> play_line(const Problem& problem) {
  Timeline timeline(*problem.game, problem.setup);
  for (const std::string& turn : problem.line) {
    if (timeline.play_entry({timeline.to_move(), turn, false})) {
      return turn;
    }
  }
  return timeline.outcome().has_value();
}

Expected<Problem, std::string> read_problem(const Game& game, const Document& json) {
  constexpr int kDeepest = 99;
  if (!json.is_object() || !json.contains("id") || !json["id"].is_string()) {
    return std::string("a problem needs an id");
  }
  Problem problem;
  problem.id = std::string(game.id()) + '/' + json["id"].get<std::string>();
  problem.game = &game;
  const auto wrong = [&problem](const std::string& what) { return problem.id + ": " + what; };
  static const std::set<std::string, std::less<>> known_keys{"id",   "grade",   "depth",
                                                             "line", "options", "arranged"};
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
  const auto line = json.find("line");
  if (line == json.end() || !line->is_array() || line->empty()) {
    return wrong("\"line\" is a list of turns");
  }
  for (const Document& turn : *line) {
    if (!turn.is_string()) {
      return wrong("\"line\" is a list of turns");
    }
    problem.line.push_back(turn.get<std::string>());
  }
  problem.turn = problem.line.front();
  if (!json.contains("arranged")) {
    return wrong("\"arranged\" is missing");
  }
  Expected<Setup, std::string> setup = setup_of(game, json);
  if (!setup) {
    return wrong(setup.error());
  }
  problem.setup = std::move(*setup);
  const Expected<bool, std::string> ends = play_line(problem);
  if (!ends) {
    return wrong("\"" + ends.error() + "\" of its line can't be played");
  }
  problem.ends_the_game = *ends;
  return problem;
}

}  // namespace

Expected<std::vector<Problem>, std::string> read_problems(const Game& game, std::string_view bytes) {
  const Document file = Document::parse(bytes, nullptr, false);
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
