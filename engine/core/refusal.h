// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.h"

namespace byways {

/// A sentence in English for people: the command line prints it, the window translates it. "%1" to "%9" stand
/// for arguments, "%n" for a number, and "(s)" after a noun makes it a plural unless that number is 1.
struct Wording {
  std::string_view context;  ///< for translators; ends with a null character, like the text
  std::string_view text;
  int seat_argument = 0;    ///< number from 1 of the argument that is a seat, shown as a name; 0 if none
  int number_argument = 0;  ///< number of the argument that replaces "%n"; 0 if none
  int list_argument = 0;    ///< number of the argument with several places, with spaces between; 0 if none

  /// A copy whose seat_argument is `argument`.
  [[nodiscard]] constexpr Wording seat(int argument) const {
    Wording copy = *this;
    copy.seat_argument = argument;
    return copy;
  }
  /// A copy whose number_argument is `argument`.
  [[nodiscard]] constexpr Wording number(int argument) const {
    Wording copy = *this;
    copy.number_argument = argument;
    return copy;
  }
  /// A copy whose list_argument is `argument`.
  [[nodiscard]] constexpr Wording list(int argument) const {
    Wording copy = *this;
    copy.list_argument = argument;
    return copy;
  }
  bool operator==(const Wording&) const = default;
};

// tools/update-translations collects both texts from the source code, so they have to be literals.
consteval Wording wording(const char* context, const char* text) {
  return {.context = context, .text = text};
}
/// A sentence with "%n"; call Wording::number on it.
consteval Wording counted_wording(const char* context, const char* text) { return wording(context, text); }

/// `text` with arguments in its gaps: "%1" becomes the first argument. A gap without an argument stays, and
/// so does anything inside an argument that looks like a gap.
[[nodiscard]] std::string fill_gaps(std::string_view text, std::span<const std::string> arguments);

/// A row of a rule set's table of refusals.
struct Reason {
  /// Stable key ("byg.adjacent"), which lessons and tests name.
  std::string_view key;
  /// The number of the rule in docs/rules ("BYG-6"). Several numbers, separated by spaces, if it depends on
  /// the step which of these rules refuses it. Empty if each rule set has a rule of its own for it.
  /// "notation" for text that isn't a step; "arranged" for a position that the rule set can't read.
  std::string_view rules;
  Wording says;

  /// Another sentence for one value of an argument: "is empty" instead of "holds only 0 pieces".
  struct Special {
    std::size_t argument = 0;  ///< number from 1; 0 if no value has its own sentence
    std::string_view value;
    Wording says;
  };
  Special special = {};
};

/// find_reason ends here for an unknown key. Not constexpr, so that compile-time look-ups of such a key don't
/// compile.
[[noreturn]] void no_such_reason();

/// The row of `table` with the key `key`. Precondition: there is one.
[[nodiscard]] constexpr const Reason& find_reason(std::span<const Reason> table, std::string_view key) {
  for (const Reason& reason : table) {
    if (reason.key == key) {
      return reason;
    }
  }
  no_such_reason();
}

/// A row of `Table`, looked up at compile time.
template <auto& Table>
struct ReasonIn {
  /// The row with the key `key`. A key that isn't in the table doesn't compile.
  // NOLINTNEXTLINE(google-explicit-constructor): a key is as good as its row
  consteval ReasonIn(const char* key) : reason(find_reason(Table, key)) {}
  const Reason& reason;  ///< valid as long as the program
};

/// Why a step is not possible (TURN-4, TURN-5). An ordinary answer, not an error.
struct Refusal {
  std::string rule;     ///< the rule that refuses, one of Reason::rules
  std::string reason;   ///< Reason::key
  std::string message;  ///< the sentence in English, for the command line and for logs
  /// Ids of the places that prove the refusal, the refused place among them; may be empty.
  std::vector<std::string> places;
  /// What fills the gaps of the sentence, in the order of their numbers; seats as numbers.
  std::vector<std::string> arguments;
  Wording says;  ///< the sentence with its gaps

  bool operator==(const Refusal&) const = default;
};

/// Makes the refusal for a reason; every Refusal is made here. `rule` is the rule that refuses; it may be
/// empty if Reason::rules has only one.
[[nodiscard]] Refusal refuse(const Reason& reason, std::vector<std::string> places = {},
                             std::vector<std::string> arguments = {}, std::string_view rule = {});

/// Several places as one argument (Wording::list_argument).
[[nodiscard]] std::string as_argument(const std::vector<std::string>& places);

/// `text`, truncated between two characters if it is too long for a message: a broken file may have megabytes
/// where a step should be.
[[nodiscard]] std::string shorten(std::string_view text);

/// The refusal of text that isn't a step of the rule set at all (TURN-5).
[[nodiscard]] Refusal not_notation(std::string_view text);

/// The refusal to end a turn in a rule set in which every step ends its turn (TURN-1).
[[nodiscard]] Refusal turn_ends_itself();

// Sentences that several rule sets have in their tables.
namespace common {

inline constexpr Wording kWrongSeat = wording("CoreTexts", "It is %1’s turn.").seat(1);
inline constexpr Wording kNoSuchCell = wording("CoreTexts", "There is no cell %1 on this board.");
inline constexpr Wording kFilled = wording("CoreTexts", "There is a stone on %1 already.");
inline constexpr Wording kLotIsDue = wording("CoreTexts", "First, the start player has to be drawn by lot.");
inline constexpr Wording kStartIsSettled = wording("CoreTexts", "The start player has already been decided.");
inline constexpr Wording kStarterHasLeft =
    wording("CoreTexts", "%1 has left the game and can’t start.").seat(1);
inline constexpr Wording kGameIsOver = wording("CoreTexts", "The game is over.");

}  // namespace common

/// The refusals that all rule sets share, including those that only the window makes.
inline constexpr Reason kCoreReasons[] = {
    {"core.notation", "notation", wording("CoreTexts", "“%1” isn’t a move in this game.")},
    {"core.curtained", "TURN-1", wording("CoreTexts", "The player to move must lift the curtain first.")},
    {"core.computers-turn", "TURN-1", wording("CoreTexts", "It is the computer’s turn.")},
    {"core.one-step", "TURN-1",
     wording("CoreTexts", "In this game, a turn is a single step and ends by itself.")},
    {"core.rolled-since", "TURN-2",
     wording("CoreTexts",
             "The dice have been rolled since. In this game, nothing before a roll can be taken back.")},
    {"core.lines-full", "TURN-4",
     wording("CoreTexts",
             "A game can keep at most %1 other lines, and this game already has that many. Remove a line "
             "first.")},
    {"core.no-such-seat", "TURN-6", wording("CoreTexts", "There is no such player in this game.")},
    {"core.has-left", "TURN-6", wording("CoreTexts", "Players who have left can’t take part any more.")},
    {"core.alone", "TURN-6",
     wording("CoreTexts", "If you play alone, you can’t leave or lose on time: you can only resign.")},
    {"core.leave-needs-more", "TURN-6",
     wording("CoreTexts", "With two players, you resign instead of leaving.")},
    {"core.resign-needs-two", "TURN-6",
     wording("CoreTexts", "With more than two players, you leave instead of resigning.")},
};
using CoreReason = ReasonIn<kCoreReasons>;

/// The refusal for a reason without places.
[[nodiscard]] Refusal refuse_here(CoreReason reason, std::vector<std::string> arguments = {});

}  // namespace byways
