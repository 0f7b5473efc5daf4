// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/record_lines.h"

#include <algorithm>

namespace byways {

namespace {

using Json = nlohmann::ordered_json;

constexpr auto kVariations = "variations";
constexpr auto kComments = "comments";
constexpr auto kAt = "at";
constexpr auto kTurns = "turns";

/// Reads the comments of `holder`. Each of them must stand after at least `from` and at most `to` entries.
std::optional<WrongForm> read_comments(const Json& holder, std::size_t from, std::size_t to,
                                       Comments& comments) {
  const auto written = holder.find(kComments);
  if (written == holder.end()) {
    return std::nullopt;
  }
  const WrongForm wrong{kComments, "an object with texts of at most " + std::to_string(kLongestComment) +
                                       " bytes under numbers of turns"};
  if (!written->is_object()) {
    return wrong;
  }
  for (const auto& [key, text] : written->items()) {
    const std::optional<int> number = parse_number(key);
    const bool is_there =
        number && static_cast<std::size_t>(*number) >= from && static_cast<std::size_t>(*number) <= to;
    if (!is_there || !text.is_string() || !is_comment(text.get<std::string>())) {
      return wrong;
    }
    comments.emplace(static_cast<std::size_t>(*number), text.get<std::string>());
  }
  return std::nullopt;
}

std::optional<WrongForm> read_variation(const Json& written, std::size_t finished, Variation& variation) {
  const WrongForm wrong{kVariations,
                        "a list of objects with \"at\", a number of finished turns, and \"turns\", a list "
                        "of finished turns"};
  if (!written.is_object()) {
    return wrong;
  }
  const auto at = written.find(kAt);
  const auto turns = written.find(kTurns);
  if (at == written.end() || !at->is_number_unsigned() || at->get<std::uint64_t>() > finished ||
      turns == written.end() || !turns->is_array()) {
    return wrong;
  }
  variation.at = at->get<std::size_t>();
  for (const Json& turn : *turns) {
    const std::optional<Entry> entry = turn.is_string() ? parse_entry(turn.get<std::string>()) : std::nullopt;
    if (!entry || entry->unfinished) {
      return wrong;
    }
    variation.entries.push_back(*entry);
  }
  return read_comments(written, variation.at + 1, variation.at + variation.entries.size(),
                       variation.comments);
}

Json comments_json(const Comments& comments) {
  Json json = Json::object();
  for (const auto& [after, text] : comments) {
    json[std::to_string(after)] = text;
  }
  return json;
}

Json variation_json(const Variation& variation) {
  Json turns = Json::array();
  for (const Entry& entry : variation.entries) {
    turns.push_back(write_entry(entry));
  }
  Json json{{kAt, variation.at}, {kTurns, std::move(turns)}};
  if (!variation.comments.empty()) {
    json[kComments] = comments_json(variation.comments);
  }
  return json;
}

}  // namespace

bool is_comment(std::string_view text) {
  return text.size() <= kLongestComment && std::none_of(text.begin(), text.end(), [](char c) {
           const auto byte = static_cast<unsigned char>(c);
           return (byte < 0x20 && c != '\n' && c != '\t') || byte == 0x7F;
         });
}

std::optional<WrongForm> read_lines(const Json& document, Record& record) {
  if (std::optional<WrongForm> wrong = read_comments(document, 0, record.turns.size(), record.comments)) {
    return wrong;
  }
  const auto written = document.find(kVariations);
  if (written == document.end()) {
    return std::nullopt;
  }
  if (!written->is_array() || written->size() > kMostVariations) {
    return WrongForm{kVariations, "a list of at most " + std::to_string(kMostVariations)};
  }
  std::size_t finished = record.turns.size();
  if (finished > 0) {
    const std::optional<Entry> last = parse_entry(record.turns.back());
    finished -= last && last->unfinished ? 1 : 0;
  }
  for (const Json& element : *written) {
    Variation variation;
    if (std::optional<WrongForm> wrong = read_variation(element, finished, variation)) {
      return wrong;
    }
    record.variations.push_back(std::move(variation));
  }
  return std::nullopt;
}

void write_lines(const Record& record, Json& document) {
  if (!record.comments.empty()) {
    document[kComments] = comments_json(record.comments);
  }
  if (!record.variations.empty()) {
    Json& list = document[kVariations] = Json::array();
    for (const Variation& variation : record.variations) {
      list.push_back(variation_json(variation));
    }
  }
}

}  // namespace byways
