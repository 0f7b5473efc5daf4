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
  OptionMap options;                    ///< those written in the file and known to the game
  std::vector<std::string> players;     ///< names in seat order
  std::optional<Arrangement> arranged;  ///< where the game begins, if not where its rules say
  std::vector<std::string> turns;       ///< entries as written
  std::optional<Outcome> result;        ///< what the file says; Timeline knows the truth
  std::vector<Variation> variations;    ///< other lines, each branching off from `turns`
  Comments comments;                    ///< remarks on `turns`
  /// Everything in the file, so that keys unknown here are written back.
  nlohmann::ordered_json document = nlohmann::ordered_json::object();
};

/// Why a file is not a record that can be replayed.
struct RecordError {
  /// What kind of thing is wrong.
  enum class Fault {
    TooLarge,      ///< over kLargestRecord bytes
    Encoding,      ///< neither UTF-8 nor UTF-16 with a byte-order mark
    NotJson,       ///< no JSON, or nested too deeply
    NotARecord,    ///< JSON, but not of the record's form
    LaterVersion,  ///< written by a later program
    UnknownGame,
    Setup,        ///< players or options that the game doesn't have
    Arrangement,  ///< a position that no game can begin with: `refusal` says why
    BadEntry,     ///< `turn`, `step` and `refusal` say which and why, `variation` in which line
    WrongResult   ///< the result isn't the one that the turns lead to
  };

  Fault fault = Fault::NotARecord;
  std::string message;        ///< in English; names the key or the entry
  std::string detail;         ///< the key, option, game or version in question; may be empty
  std::size_t turn = 0;       ///< number of the bad entry from 1; for BadEntry only
  std::string step;           ///< its refused step; for BadEntry only
  Refusal refusal;            ///< for BadEntry and Arrangement only
  std::size_t variation = 0;  ///< number of the variation with the bad entry from 1; 0 for `turns`
};

/// A longer file is refused unread. The longest real games stay under a hundredth of it.
inline constexpr std::size_t kLargestRecord = std::size_t{4} << 20U;
/// So much of it is kept free for turns, 30,000 and more: remarks, variations and reviews may take up the
/// rest.
inline constexpr std::size_t kRoomForTurns = std::size_t{1} << 20U;
/// Whether a record as it was written is small enough for more remarks, variations or reviews to be added.
[[nodiscard]] bool leaves_room(std::string_view record);

/// Reads the form of a record from any bytes. The turns are not replayed: see replay.
[[nodiscard]] Expected<Record, RecordError> read_record(std::string_view bytes);

/// The longest name of a player, in characters (code points of Unicode).
inline constexpr std::size_t kLongestName = 200;

/// Whether that may be a player's name: not too long, no control characters, and none that break a line or
/// reverse what follows (U+2028 to U+202E, U+2066 to U+2069).
[[nodiscard]] bool is_player_name(std::string_view text);

/// More variations than these are refused, by readers and by those who would leave one more.
inline constexpr std::size_t kMostVariations = 500;
/// The longest remark, in bytes.
inline constexpr std::size_t kLongestComment = 64'000;

/// Whether that may be a remark: not too long, no control characters but line ends and tabs.
[[nodiscard]] bool is_comment(std::string_view text);

/// Replays a record to its last step, and checks its result and its variations.
[[nodiscard]] Expected<Timeline, RecordError> replay(const Record& record);
/// Why these bytes can't be read and replayed, if they can't. Whoever writes a record asks before it replaces
/// another one.
[[nodiscard]] std::optional<RecordError> why_unreadable(std::string_view bytes);

/// A record of `timeline`'s whole line with these names, without variations and comments. `kept` is the
/// document to take unknown keys from.
[[nodiscard]] Record make_record(const Timeline& timeline, const std::vector<std::string>& players,
                                 nlohmann::ordered_json kept = nlohmann::ordered_json::object());

/// The same with all that `kept` has beside its turns, but for variations that the line now tells itself.
/// Precondition: the line of `timeline` begins with the finished turns of `kept`.
[[nodiscard]] Record make_record(const Timeline& timeline, const Record& kept);

/// One line of JSON without a line end.
[[nodiscard]] std::string write_record(const Record& record);

/// "result" as records and the command line's answers have it.
[[nodiscard]] nlohmann::ordered_json result_json(const Outcome& outcome);

}  // namespace byways
