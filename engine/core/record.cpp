// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/record.h"

#include "engine/core/json_text.h"
#include "engine/core/record_lines.h"
#include "engine/core/record_start.h"

namespace byways {

namespace {

using Json = nlohmann::ordered_json;
using Fault = RecordError::Fault;

RecordError bad_entry(std::size_t turn, const EntryRefusal& refused) {
  RecordError error;
  error.fault = Fault::BadEntry;
  error.turn = turn;
  error.step = shorten(refused.step);
  error.refusal = refused.refusal;
  error.message = "Entry " + std::to_string(turn) + ": " + refused.refusal.message;
  return error;
}

std::optional<RecordError> check_variation(const Variation& variation, const Timeline& timeline) {
  const std::vector<std::size_t>& ends = timeline.entry_ends();
  Timeline line = timeline;
  line.go_to(variation.at == 0 ? 0 : ends[variation.at - 1]);
  for (std::size_t i = 0; i < variation.entries.size(); ++i) {
    if (const std::optional<EntryRefusal> refused = line.play_entry(variation.entries[i])) {
      return bad_entry(variation.at + i + 1, *refused);
    }
  }
  return std::nullopt;
}

std::optional<RecordError> check_variations(const Record& record, const Timeline& timeline) {
  for (std::size_t i = 0; i < record.variations.size(); ++i) {
    if (std::optional<RecordError> error = check_variation(record.variations[i], timeline)) {
      error->variation = i + 1;
      error->message = "Variation " + std::to_string(i + 1) + ", entry " + std::to_string(error->turn) +
                       ": " + error->refusal.message;
      return error;
    }
  }
  return std::nullopt;
}

/// Optional keys: the writer adds each of these only if the record has it.
bool is_written_elsewhere(const std::string& key) {
  return key == "arranged" || key == "result" || key == "variations" || key == "comments";
}

Json option_json(const OptionValue& value) {
  return std::visit([](const auto& held) { return Json(held); }, value);
}

}  // namespace

Expected<Timeline, RecordError> replay(const Record& record) {
  const auto setup = setup_of(record);
  if (!setup) {
    return setup.error();
  }
  Timeline timeline(*record.game, *setup);
  for (std::size_t i = 0; i < record.turns.size(); ++i) {
    const std::optional<Entry> entry = parse_entry(record.turns[i]);
    if (!entry || (entry->unfinished && i + 1 < record.turns.size())) {
      return bad_entry(i + 1, {record.turns[i], not_notation(record.turns[i])});
    }
    if (const std::optional<EntryRefusal> refused = timeline.play_entry(*entry)) {
      return bad_entry(i + 1, *refused);
    }
  }
  std::optional<Outcome> stated_result = record.result;
  if (stated_result && timeline.outcome() && !timeline.outcome()->centre) {
    stated_result->centre.reset();  // in results of other rule sets, "centre" is an unknown key
  }
  if (stated_result && timeline.outcome() != stated_result) {
    RecordError error;
    error.fault = Fault::WrongResult;
    error.turn = record.turns.size();
    error.message = timeline.outcome() ? "The result in the file is not the one that its turns lead to."
                                       : "The file has a result, but its turns leave the game unfinished.";
    return error;
  }
  if (std::optional<RecordError> error = check_variations(record, timeline)) {
    return *std::move(error);
  }
  return timeline;
}

Record make_record(const Timeline& timeline, const std::vector<std::string>& players, Json kept) {
  Record record;
  record.game = &timeline.game();
  record.options = timeline.setup().options.values();
  record.players = players;
  record.arranged = timeline.setup().arranged;
  for (const Entry& entry : timeline.entries()) {
    record.turns.push_back(write_entry(entry));
  }
  // The result is that of the whole line, wherever the cursor is.
  Timeline at_end = timeline;
  at_end.go_to(at_end.length());
  record.result = at_end.outcome();
  record.document = std::move(kept);
  return record;
}

Record make_record(const Timeline& timeline, const Record& kept) {
  Record record = make_record(timeline, kept.players, kept.document);
  Line main{timeline.entries(), kept.comments};
  record.variations = kept.variations;
  drop_redundant(record.variations, main);
  record.comments = std::move(main.comments);
  return record;
}

Json result_json(const Outcome& outcome) {
  Json result{{"reason", outcome.reason}, {"winners", outcome.winners}};
  if (!outcome.scores.empty()) {
    result["scores"] = outcome.scores;
  }
  if (outcome.centre) {
    result["centre"] = *outcome.centre;
  }
  return result;
}

std::string write_record(const Record& record) {
  Json document{{"format", "byways-record"}, {"version", 1}, {"game", record.game->id()}};
  // Known keys first, in the order of the format, then unknown ones in their own order.
  for (const char* key : {"options", "players"}) {
    document[key] = record.document.contains(key) ? record.document[key] : Json();
  }
  write_arrangement(record, document);
  document["turns"] = Json();
  for (const auto& [key, value] : record.document.items()) {
    if (!document.contains(key) && !is_written_elsewhere(key)) {
      document[key] = value;
    }
  }
  if (!document["options"].is_object()) {
    document["options"] = Json::object();
  }
  for (const auto& [name, value] : record.options) {
    document["options"][name] = option_json(value);
  }
  Json& players = document["players"];
  if (!players.is_array() || players.size() != record.players.size()) {
    players = Json::array();
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
      players.push_back(Json::object());
    }
  }
  for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
    players[seat]["name"] = record.players[seat];
  }
  document["turns"] = record.turns;
  write_lines(record, document);
  if (record.result) {
    document["result"] = result_json(*record.result);
    if (record.document.contains("result") && record.document["result"].is_object()) {
      for (const auto& [key, value] : record.document["result"].items()) {
        if (!document["result"].contains(key)) {
          document["result"][key] = value;
        }
      }
    }
  }
  return json_text(document);
}

}  // namespace byways
