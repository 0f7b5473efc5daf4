// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/own_keys.h"

#include <QString>

#include <algorithm>
#include <limits>
#include <string>

#include "app/match/clock_rules.h"
#include "engine/search/level.h"

namespace byways::app {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t kMostColours = 100;
constexpr std::uint64_t kMostWins = 9999;  // a larger number means a broken file, not a long series
constexpr std::uint64_t kMostHints = 99'999;
constexpr std::uint64_t kMostSteps = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint64_t kHighestChance =
    10'000;  // 100 %: a review stores chances in hundredths of a per cent
constexpr std::uint64_t kMostDepth = 2;

// The JSON parser reads numbers as unsigned unless they are negative; JSON that the program made may hold
// them as signed.
bool isNumberUpTo(const Json& value, std::uint64_t most) {
  return value.is_number_integer() && (value.is_number_unsigned() || value.get<std::int64_t>() >= 0) &&
         value.get<std::uint64_t>() <= most;
}

// Whether the value is an array with one number for each seat, none greater than `most`.
bool areNumbersUpTo(const Json& value, std::size_t players, std::uint64_t most) {
  return value.is_array() && value.size() == players &&
         std::all_of(value.begin(), value.end(), [most](const Json& one) { return isNumberUpTo(one, most); });
}

// Removes the key if its value isn't sound.
template <class Sound>
void dropUnless(Json& object, const char* key, Sound isSound) {
  const auto found = object.find(key);
  if (found != object.end() && !isSound(*found)) {
    object.erase(key);
  }
}

bool has(const Json& object, const char* key) { return object.is_object() && object.contains(key); }

bool areTexts(const Json& value) {
  return value.is_array() &&
         std::all_of(value.begin(), value.end(), [](const Json& one) { return one.is_string(); });
}

// See app/match/kept_review.h. Whether the turns are legal is checked when they are shown.
bool isReview(const Json& value, std::size_t players) {
  if (!has(value, "turns") || !value["turns"].is_array()) {
    return false;
  }
  // A turn without the key is sound, too.
  const auto chancesAreSound = [players](const Json& turn, const char* key) {
    return !turn.contains(key) || areNumbersUpTo(turn[key], players, kHighestChance);
  };
  const Json& turns = value["turns"];
  return std::all_of(turns.begin(), turns.end(), [&chancesAreSound](const Json& turn) {
    return has(turn, "entry") && isNumberUpTo(turn["entry"], kMostSteps) && turn.contains("of") &&
           turn["of"].is_number_unsigned() && turn.contains("depth") &&
           isNumberUpTo(turn["depth"], kMostDepth) && turn.contains("best") && turn["best"].is_string() &&
           turn.contains("line") && areTexts(turn["line"]) && turn.contains("before") &&
           chancesAreSound(turn, "before") && chancesAreSound(turn, "after") &&
           chancesAreSound(turn, "unrolled") && chancesAreSound(turn, "rolled") &&
           turn.contains("unrolled") == turn.contains("rolled") &&
           (!turn.contains("solved") || turn["solved"].is_boolean());
  });
}

// See app/exercise/own_puzzles.h. Whether a sketch fits its game is checked when it is opened.
bool isPuzzle(const Json& value) {
  const auto nameIsSound = [&value](const char* key) {
    return !value.contains(key) ||
           (value[key].is_string() &&
            QString::fromStdString(value[key].get_ref<const std::string&>()).size() <= kLongestPuzzleName);
  };
  return value.is_object() && nameIsSound("name") && nameIsSound("author") &&
         (!value.contains("grade") || isNumberUpTo(value["grade"], kHighestPuzzleGrade)) &&
         (!value.contains("solution") || isNumberUpTo(value["solution"], kLongestSolution)) &&
         (!value.contains("sketch") || value["sketch"].is_object());
}

void dropUnsoundPlayerKeys(Json& players) {
  for (Json& player : players) {
    dropUnless(player, "colour", [](const Json& value) { return isNumberUpTo(value, kMostColours - 1); });
    dropUnless(player, "drifts", [](const Json& value) { return value.is_boolean(); });
    dropUnless(player, "hints", [](const Json& value) { return isNumberUpTo(value, kMostHints); });
    dropUnless(player, "advised", [](const Json& value) { return isNumberUpTo(value, kMostHints); });
    dropUnless(player, "shared", [](const Json& value) { return value.is_boolean(); });
    dropUnless(player, "coached", [](const Json& value) { return value.is_boolean(); });
    dropUnless(player, "take_backs", [](const Json& value) { return isNumberUpTo(value, kMostHints); });
    dropUnless(player, "matched", [](const Json& value) { return value.is_boolean(); });
    dropUnless(player, "level", [](const Json& value) { return isNumberUpTo(value, search::kLevels); });
  }
}

}  // namespace

void dropUnsoundKeys(Json& document, std::size_t players) {
  if (!document.is_object()) {
    document = Json::object();
  }
  dropUnless(document, "players", [players](const Json& value) {
    return value.is_array() && value.size() == players &&
           std::all_of(value.begin(), value.end(), [](const Json& one) { return one.is_object(); });
  });
  if (document.contains("players")) {
    dropUnsoundPlayerKeys(document["players"]);
  }
  dropUnless(document, "table", [](const Json& value) { return value.is_object(); });
  if (document.contains("table")) {
    Json& table = document["table"];
    dropUnless(table, "seed", [](const Json& value) { return value.is_number_unsigned(); });
    dropUnless(table, "opponents_seed", [](const Json& value) { return value.is_number_unsigned(); });
    dropUnless(table, "cursor", [](const Json& value) { return isNumberUpTo(value, kMostSteps); });
    dropUnless(table, "sealed", [](const Json& value) { return value.is_string(); });
    dropUnless(table, "takes_back_rolls", [](const Json& value) { return value.is_boolean(); });
    dropUnless(table, "looked_ahead", areTexts);
  }
  dropUnless(document, "series", [players](const Json& value) {
    return has(value, "wins") && areNumbersUpTo(value["wins"], players, kMostWins);
  });
  dropUnless(document, kClockKey, [players](const Json& value) { return isClock(value, players); });
  dropUnless(document, "puzzle", isPuzzle);
  dropUnless(document, "review", [players](const Json& value) { return isReview(value, players); });
  dropUnless(document, "date", [](const Json& value) { return value.is_string(); });
  dropUnless(document, kOpeningKey, [](const Json& value) { return isNumberUpTo(value, kMostSteps); });
  dropUnless(document, "copy", [](const Json& value) { return value.is_boolean(); });
  dropUnless(document, "ended", [](const Json& value) { return value.is_string(); });
  dropUnless(document, "solutionShown", [](const Json& value) { return value.is_boolean(); });
}

void forgetCursor(Json& document) {
  if (const auto table = document.find("table"); table != document.end()) {
    table->erase("cursor");
  }
}

}  // namespace byways::app
