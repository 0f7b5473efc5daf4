// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/record_start.h"

#include <limits>

#include "engine/core/arranged.h"
#include "engine/core/setup.h"

namespace byways {

namespace {

using Json = nlohmann::ordered_json;
using Fault = RecordError::Fault;

constexpr auto kArranged = "arranged";
constexpr auto kToMove = "to_move";
constexpr auto kPosition = "position";

// In UTF-8, bytes from kManyBytes on belong to a character of several bytes. Such a byte continues a
// character if masking it with kGoesOn gives kManyBytes.
constexpr unsigned char kManyBytes = 0x80;
constexpr unsigned char kGoesOn = 0xC0;

// Whether the UTF-8 text has, at `i`, a character that no name may have: C0 and C1 controls, line and
// paragraph separators, bidirectional controls.
bool disturbs(std::string_view text, std::size_t i) {
  const auto byte = [text](std::size_t at) {
    return at < text.size() ? static_cast<unsigned char>(text[at]) : static_cast<unsigned char>(0);
  };
  const unsigned char first = byte(i);
  const unsigned char second = byte(i + 1);
  const unsigned char third = byte(i + 2);
  const bool is_control = first < 0x20 || first == 0x7F || (first == 0xC2 && second >= 0x80 && second < 0xA0);
  const bool is_mark = first == 0xE2 && ((second == 0x80 && third >= 0xA8 && third <= 0xAE) ||
                                         (second == 0x81 && third >= 0xA6 && third <= 0xA9));
  return is_control || is_mark;
}

}  // namespace

bool is_player_name(std::string_view text) {
  std::size_t characters = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const bool begins = (byte & kGoesOn) != kManyBytes;
    characters += begins ? 1 : 0;
    if (characters > kLongestName || (begins && disturbs(text, i))) {
      return false;
    }
  }
  return true;
}

std::optional<Arrangement> read_arrangement(const Json& written) {
  if (!written.is_object()) {
    return std::nullopt;
  }
  constexpr int kMost = std::numeric_limits<int>::max();
  const auto to_move = written.find(kToMove);
  const auto position = written.find(kPosition);
  if (to_move == written.end() || position == written.end() || !position->is_object()) {
    return std::nullopt;
  }
  const std::optional<int> seat = arranged::whole(nlohmann::json(*to_move), -kMost, kMost);
  return seat ? std::optional(Arrangement{*seat, nlohmann::json(*position)}) : std::nullopt;
}

void write_arrangement(const Record& record, Json& document) {
  if (!record.arranged) {
    return;
  }
  const auto kept = record.document.find(kArranged);
  const bool says_the_same = kept != record.document.end() && read_arrangement(*kept) == record.arranged;
  document[kArranged] =
      says_the_same ? *kept
                    : Json{{kToMove, record.arranged->to_move}, {kPosition, Json(record.arranged->position)}};
}

Expected<Setup, RecordError> setup_of(const Record& record) {
  const auto setup =
      check_setup(*record.game, static_cast<int>(record.players.size()), record.options, record.arranged);
  if (setup) {
    return *setup;
  }
  RecordError error;
  error.fault = setup.error().fault == SetupError::Fault::Arrangement ? Fault::Arrangement : Fault::Setup;
  error.message = setup.error().message;
  error.detail = setup.error().option;
  error.refusal = setup.error().refusal;
  return error;
}

}  // namespace byways
