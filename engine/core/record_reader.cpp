// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <utility>

#include "engine/core/encoding.h"
#include "engine/core/json_text.h"
#include "engine/core/record.h"
#include "engine/core/record_document.h"
#include "engine/core/record_lines.h"
#include "engine/core/record_start.h"
#include "engine/games.h"

namespace byways {

namespace {

using Json = nlohmann::ordered_json;
using Fault = RecordError::Fault;

constexpr int kVersion = 1;
constexpr std::size_t kDeepest = 32;
// Inserting a key into an object compares it with the keys already there, so the comparisons for one object
// grow with the square of its keys. This many take about a tenth of a second; an object of 8,000 keys needs
// as many.
constexpr std::uint64_t kMostComparisons = 32'000'000;
constexpr std::uint64_t kMostKeys = 200'000;  // a review has about ten for each turn

RecordError fail(Fault fault, std::string message, std::string detail = {}) {
  RecordError error;
  error.fault = fault;
  error.message = std::move(message);
  error.detail = std::move(detail);
  return error;
}

RecordError wrong_form(const std::string& key, const std::string& wanted) {
  return fail(Fault::NotARecord, "\"" + key + "\" should be " + wanted + ".", key);
}

// Why the parsed value would be too large; nothing if it wouldn't. Looks at the text only, since parsing
// would already build the value.
std::optional<std::string> overgrowth(std::string_view bytes) {
  std::array<std::uint64_t, kDeepest + 1> keys{};  // by depth: how many keys the object has so far
  std::size_t depth = 0;
  std::uint64_t comparisons = 0;
  std::uint64_t key_count = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const char c = bytes[i];
    if (in_string) {
      i += c == '\\' ? 1 : 0;
      in_string = c != '"';
    } else if (c == '"') {
      in_string = true;
    } else if (c == '[' || c == '{') {
      if (++depth > kDeepest) {
        return "is nested too deeply";
      }
      keys[depth] = 0;
    } else if ((c == ']' || c == '}') && depth > 0) {
      --depth;
    } else if (c == ':') {
      comparisons += keys[depth]++;
      if (comparisons > kMostComparisons || ++key_count > kMostKeys) {
        return "has too many keys";
      }
    }
  }
  return std::nullopt;
}

std::optional<int> to_int(const Json& value) {
  if (value.is_number_unsigned()) {
    const auto number = value.get<std::uint64_t>();
    return number <= static_cast<std::uint64_t>(std::numeric_limits<int>::max())
               ? std::optional(static_cast<int>(number))
               : std::nullopt;
  }
  if (value.is_number_integer()) {
    const auto number = value.get<std::int64_t>();
    return number >= std::numeric_limits<int>::min() ? std::optional(static_cast<int>(number)) : std::nullopt;
  }
  return std::nullopt;
}

std::optional<OptionValue> to_option(const Json& value) {
  if (value.is_boolean()) {
    return value.get<bool>();
  }
  if (value.is_string()) {
    return value.get<std::string>();
  }
  if (const std::optional<int> number = to_int(value)) {
    return *number;
  }
  return std::nullopt;
}

std::optional<std::vector<int>> to_ints(const Json& value) {
  if (!value.is_array()) {
    return std::nullopt;
  }
  std::vector<int> numbers;
  for (const Json& element : value) {
    const std::optional<int> number = to_int(element);
    if (!number) {
      return std::nullopt;
    }
    numbers.push_back(*number);
  }
  return numbers;
}

/// What is wrong with one part of the record; nothing if the part has been read.
using Part = std::optional<RecordError>;

Part read_head(const Json& document, Record& record) {
  const auto format = document.find("format");
  if (format == document.end() || *format != "byways-record") {
    return fail(Fault::NotARecord, "This is no Byways record: \"format\" should be \"byways-record\".",
                "format");
  }
  const auto version = document.find("version");
  const std::optional<int> number = version == document.end() ? std::nullopt : to_int(*version);
  if (!number || *number < 1) {
    return wrong_form("version", "a whole number from 1");
  }
  if (*number > kVersion) {
    return fail(Fault::LaterVersion,
                "The record has version " + std::to_string(*number) + ", this program reads version " +
                    std::to_string(kVersion) + ".",
                std::to_string(*number));
  }
  const auto game = document.find("game");
  if (game == document.end() || !game->is_string()) {
    return wrong_form("game", "the name of a game");
  }
  record.game = find_game(game->get<std::string>());
  if (record.game == nullptr) {
    const std::string shown = shorten(game->get<std::string>());
    return fail(Fault::UnknownGame, "There is no game \"" + shown + "\" here.", shown);
  }
  return std::nullopt;
}

Part read_players(const Json& document, Record& record) {
  const auto players = document.find("players");
  if (players == document.end() || !players->is_array()) {
    return wrong_form("players", "a list");
  }
  for (const Json& player : *players) {
    if (!player.is_object()) {
      return wrong_form("players", "a list of objects");
    }
    const auto name = player.find("name");
    if (name != player.end() && !name->is_string()) {
      return wrong_form("name", "text");
    }
    record.players.push_back(name == player.end() ? std::string() : name->get<std::string>());
    if (!is_player_name(record.players.back())) {
      return wrong_form("name", "text of at most " + std::to_string(kLongestName) +
                                    " characters without control characters");
    }
  }
  return std::nullopt;
}

Part read_options(const Json& document, Record& record) {
  const auto options = document.find("options");
  if (options == document.end()) {
    return std::nullopt;
  }
  if (!options->is_object()) {
    return wrong_form("options", "an object");
  }
  for (const OptionSpec& spec : record.game->options()) {
    const auto written = options->find(spec.name);
    if (written == options->end()) {
      continue;
    }
    const std::optional<OptionValue> value = to_option(*written);
    if (!value) {
      return fail(Fault::Setup, "Option \"" + spec.name + "\" has a value that no option has.", spec.name);
    }
    record.options.emplace(spec.name, *value);
  }
  return std::nullopt;
}

Part read_arranged(const Json& document, Record& record) {
  const auto written = document.find("arranged");
  if (written == document.end()) {
    return std::nullopt;
  }
  record.arranged = read_arrangement(*written);
  return record.arranged ? std::nullopt
                         : Part(wrong_form("arranged",
                                           "an object with \"to_move\", the seat that begins, and "
                                           "\"position\", an object"));
}

Part read_turns(const Json& document, Record& record) {
  const auto turns = document.find("turns");
  if (turns == document.end() || !turns->is_array()) {
    return wrong_form("turns", "a list");
  }
  for (const Json& turn : *turns) {
    if (!turn.is_string()) {
      return wrong_form("turns", "a list of texts");
    }
    record.turns.push_back(turn.get<std::string>());
  }
  return std::nullopt;
}

Part read_result(const Json& document, Record& record) {
  const auto result = document.find("result");
  if (result == document.end() || result->is_null()) {
    return std::nullopt;
  }
  if (!result->is_object()) {
    return wrong_form("result", "an object");
  }
  Outcome outcome;
  const auto reason = result->find("reason");
  const auto winners = result->find("winners");
  const auto scores = result->find("scores");
  if (reason == result->end() || !reason->is_string()) {
    return wrong_form("reason", "text");
  }
  outcome.reason = reason->get<std::string>();
  const auto winning = winners == result->end() ? std::nullopt : to_ints(*winners);
  if (!winning) {
    return wrong_form("winners", "a list of seats");
  }
  outcome.winners = *winning;
  if (scores != result->end()) {
    const auto numbers = to_ints(*scores);
    if (!numbers) {
      return wrong_form("scores", "a list of whole numbers");
    }
    outcome.scores = *numbers;
  }
  if (const auto centre = result->find("centre"); centre != result->end() && centre->is_boolean()) {
    outcome.centre = centre->get<bool>();
  }
  record.result = outcome;
  return std::nullopt;
}

Part read_variations_and_comments(const Json& document, Record& record) {
  const std::optional<WrongForm> wrong = read_lines(document, record);
  return wrong ? Part(wrong_form(wrong->key, wrong->wanted)) : std::nullopt;
}

}  // namespace

bool leaves_room(std::string_view record) {
  return record.size() <= kLargestRecord - kRoomForTurns && !overgrowth(record);
}

std::optional<RecordError> why_unreadable(std::string_view bytes) {
  const auto record = read_record(bytes);
  if (!record) {
    return record.error();
  }
  const auto timeline = replay(*record);
  return timeline ? std::nullopt : std::optional(timeline.error());
}

Expected<Record, RecordError> read_record(std::string_view bytes) {
  if (bytes.size() > kLargestRecord) {
    return fail(Fault::TooLarge, "The file is too large to be a record.");
  }
  if (bytes.find_first_not_of(" \t\r\n") == std::string_view::npos) {
    return fail(Fault::NotJson, "The file is empty.");
  }
  const std::optional<std::string> text = as_utf8(bytes);
  if (!text) {
    return fail(
        Fault::Encoding,
        "The file is in an encoding that isn't read: save it as UTF-8, or as UTF-16 with a byte-order "
        "mark.");
  }
  bytes = *text;
  if (bytes.find('\0') != std::string_view::npos) {
    return fail(Fault::NotJson, "The file is not valid JSON: it has zero bytes.");  // the parser stops at one
  }
  if (const std::optional<std::string> grown = overgrowth(bytes)) {
    return fail(Fault::NotJson, "The file " + *grown + " to be a record.");
  }
  JsonFault fault;
  Json document = read_json(bytes, &fault);
  if (document.is_discarded()) {
    return fail(Fault::NotJson,
                fault.is_number ? "The file has a number that is too large."
                                : "The file is not valid JSON (byte " + std::to_string(fault.byte) + ").");
  }
  return record_from(std::move(document));
}

Expected<Record, RecordError> record_from(Json document) {
  Record record;
  record.document = std::move(document);
  if (!record.document.is_object()) {
    return fail(Fault::NotARecord, "This is no Byways record: it should be one JSON object.");
  }
  for (const auto read : {read_head, read_players, read_options, read_arranged, read_turns, read_result,
                          read_variations_and_comments}) {
    if (Part error = read(record.document, record)) {
      return *error;
    }
  }
  if (const auto setup = setup_of(record); !setup) {
    return setup.error();
  }
  return record;
}

}  // namespace byways
