// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/puzzles.h"

#include <nlohmann/json.hpp>

#include "engine/challenges/puzzle_texts.h"
#include "engine/core/json_text.h"

namespace byways::challenges {

namespace {

using Json = nlohmann::ordered_json;

constexpr int kHardest = 5;

// The member of `object` under `key`, if `is_type` holds for it.
template <class Value>
std::optional<Value> member(const Json& object, const char* key, bool (Json::*is_type)() const noexcept) {
  const auto found = object.find(key);
  if (found == object.end() || !((*found).*is_type)()) {
    return {};
  }
  return found->get<Value>();
}

std::optional<Puzzle> read_puzzle(const Json& json, const std::string& game) {
  if (!json.is_object() || !json.contains("proof") || !json["proof"].is_array()) {
    return {};
  }
  const auto name = member<std::string>(json, "id", &Json::is_string);
  const auto from = member<std::string>(json, "from", &Json::is_string);
  const auto grade = member<int>(json, "grade", &Json::is_number_integer);
  const auto best = member<int>(json, "best", &Json::is_number_integer);
  const auto colours = member<bool>(json, "colours", &Json::is_boolean);
  if (!name || !from || !grade || *grade < 1 || *grade > kHardest || !best || *best < 1) {
    return {};
  }
  Puzzle puzzle{game + '/' + *name, game, *from, colours.value_or(true), *grade, *best, {}};
  for (const Json& step : json["proof"]) {
    if (!step.is_string()) {
      return {};
    }
    puzzle.proof.push_back(step.get<std::string>());
  }
  return puzzle;
}

// The puzzles of all texts. A malformed text adds none; tests look for such texts.
std::vector<Puzzle> read_all(const std::vector<std::string>& texts) {
  std::vector<Puzzle> result;
  for (const std::string& text : texts) {
    for (Puzzle& puzzle : read_puzzles(text).value_or(std::vector<Puzzle>())) {
      result.push_back(std::move(puzzle));
    }
  }
  return result;
}

}  // namespace

std::optional<std::vector<Puzzle>> read_puzzles(std::string_view json) {
  const Json file = read_json(json);
  if (!file.is_object() || !file.contains("puzzles") || !file["puzzles"].is_array()) {
    return {};
  }
  const auto game = member<std::string>(file, "game", &Json::is_string);
  if (!game) {
    return {};
  }
  std::vector<Puzzle> result;
  for (const Json& each : file["puzzles"]) {
    const std::optional<Puzzle> puzzle = read_puzzle(each, *game);
    if (!puzzle) {
      return {};
    }
    result.push_back(*puzzle);
  }
  return result;
}

const std::vector<Puzzle>& puzzles() {
  static const std::vector<Puzzle> all =
      read_all({full_house_puzzle_text(), crooked_jumps_puzzle_text(), spiral_puzzle_text()});
  return all;
}

const std::vector<Puzzle>& made_puzzles() {
  static const std::vector<Puzzle> all =
      read_all({made_full_house_puzzle_text(), made_crooked_jumps_puzzle_text(), made_spiral_puzzle_text()});
  return all;
}

}  // namespace byways::challenges
