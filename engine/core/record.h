// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/expected.h"
#include "engine/core/lines.h"
#include "engine/core/timeline.h"

namespace byways {

/// One game as a file holds it. docs/file-format.md describes the format.
struct Record {
  const Game* game = nullptr;           ///< never null in a record that was read
  OptionMap options;                    ///< the options that the file has and the rule set knows
  std::vector<std::string> players;     ///< names in seat order
  std::optional<Arrangement> arranged;  ///< the first position, if not the usual one
  std::vector<std::string> turns;       ///< entries as written
  std::optional<Outcome> result;        ///< as stated in the file; the Timeline has the true one
  std::vector<Variation> variations;    ///< other lines, each branching off from `turns`
  Comments comments;                    ///< comments on `turns`
  /// Everything in the file, so that unknown keys are written back.
  nlohmann::ordered_json document = nlohmann::ordered_json::object();
};

/// Why a file is not a record that can be replayed.
struct RecordError {
  /// What is wrong.
  enum class Fault {
    TooLarge,      ///< over kLargestRecord bytes
    Encoding,      ///< neither UTF-8 nor UTF-16 with a byte-order mark
    NotJson,       ///< not JSON, or nested too deeply
    NotARecord,    ///< JSON, but not a record
    LaterVersion,  ///< written by a later program
    UnknownGame,
    Setup,        ///< players or options that the rule set doesn't have
    Arrangement,  ///< no game can begin from the arranged position: `refusal` says why
    BadEntry,     ///< `turn` and `step` say which entry, `refusal` why, `variation` in which line
    WrongResult   ///< the stated result isn't the result of the turns
  };

  Fault fault = Fault::NotARecord;
  std::string message;        ///< in English; names the key or the entry
  std::string detail;         ///< the key, option, game or version in question; may be empty
  std::size_t turn = 0;       ///< number of the bad entry in its line, from 1; for BadEntry only
  std::string step;           ///< the step of that entry that was refused; for BadEntry only
  Refusal refusal;            ///< for BadEntry and Arrangement only
  std::size_t variation = 0;  ///< number of the variation with the bad entry, from 1; 0 for `turns`
};

/// The longest record, in bytes; a longer file is refused unread. The longest real games stay under a
/// hundredth of it.
inline constexpr std::size_t kLargestRecord = std::size_t{4} << 20U;
/// The part of kLargestRecord that is reserved for turns, enough for 30,000 of them. Comments, variations and
/// reviews may use the rest.
inline constexpr std::size_t kRoomForTurns = std::size_t{1} << 20U;
/// Whether a written record is small enough for more comments, variations or reviews.
[[nodiscard]] bool leaves_room(std::string_view record);

/// Parses a record from any bytes. Doesn't replay the turns; `replay` does.
[[nodiscard]] Expected<Record, RecordError> read_record(std::string_view bytes);

/// The longest name of a player, in characters (code points of Unicode).
inline constexpr std::size_t kLongestName = 200;

/// Whether the text may be a player's name: not too long, no control characters, line separators or
/// bidirectional controls (U+2028 to U+202E, U+2066 to U+2069).
[[nodiscard]] bool is_player_name(std::string_view text);

/// The most variations in a record. Readers refuse more, and so does a match that would add one.
inline constexpr std::size_t kMostVariations = 500;
/// The longest comment, in bytes.
inline constexpr std::size_t kLongestComment = 64'000;

/// Whether the text may be a comment: not too long, no control characters except line ends and tabs.
[[nodiscard]] bool is_comment(std::string_view text);

/// Replays a record to its last step, and checks its result and its variations.
[[nodiscard]] Expected<Timeline, RecordError> replay(const Record& record);
/// Why these bytes can't be read and replayed; nothing if they can. Ask before a record replaces another one.
[[nodiscard]] std::optional<RecordError> why_unreadable(std::string_view bytes);

/// A record of `timeline`'s whole line with the players' names in `players`, without variations and comments.
/// Unknown keys are taken from `kept`, the document of an earlier record.
[[nodiscard]] Record make_record(const Timeline& timeline, const std::vector<std::string>& players,
                                 nlohmann::ordered_json kept = nlohmann::ordered_json::object());

/// A record of `timeline`'s whole line that keeps everything in `kept` except its turns and the variations
/// that the line now repeats. Precondition: the line of `timeline` begins with the finished turns of `kept`.
[[nodiscard]] Record make_record(const Timeline& timeline, const Record& kept);

/// One line of JSON without a line end.
[[nodiscard]] std::string write_record(const Record& record);

/// The "result" of records and of the command line's output.
[[nodiscard]] nlohmann::ordered_json result_json(const Outcome& outcome);

}  // namespace byways
