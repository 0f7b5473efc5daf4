// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "engine/core/game.h"

// What all readers of arranged positions share. An arrangement may come from any file, so everything is
// checked.

namespace byways::arranged {

using Json = nlohmann::json;
using Answer = Expected<std::unique_ptr<State>, Refusal>;
using Places = std::vector<std::string>;

/// Why an arrangement can't be read or played: the reasons that several rule sets share. Those of a single
/// rule set are in its own table, also with keys `arranged.…`. Where the rule is empty, the caller of the
/// function below gives it.
inline constexpr Reason kReasons[] = {
    {"arranged.form", "arranged", wording("ArrangedTexts", "“%1” is missing or has a wrong value.")},
    {"arranged.place", "arranged", wording("ArrangedTexts", "There is no place %1 on this board.")},
    {"arranged.piece", "arranged", wording("ArrangedTexts", "“%2” can’t be on %1.")},
    {"arranged.seat",
     "arranged",
     wording("ArrangedTexts", "It can’t be player %1’s turn: there is no such player."),
     {1, "0", wording("ArrangedTexts", "Say whose turn it is.")}},
    {"arranged.challenge", "arranged",
     wording("ArrangedTexts",
             "A challenge always has its own start; it can’t begin from an arranged position.")},
    {"arranged.over", "", wording("ArrangedTexts", "The game is already over in this position.")},
    {"arranged.colour", "arranged", wording("ArrangedTexts", "%1 isn’t one of %2’s colours.").seat(2)},
    {"arranged.colour-count", "", wording("ArrangedTexts", "The set has only %2 %1 pieces.")},
};
using ArrangedReason = ReasonIn<kReasons>;

/// "arranged.form": a part of the position is missing or has the wrong form. Argument: its key.
[[nodiscard]] Refusal wrong_form(const std::string& key);
/// "arranged.place": the board has no such place. Argument: the place as written.
[[nodiscard]] Refusal no_such_place(const std::string& place);
/// "arranged.piece": no such piece can be at the place. Arguments: the place, the piece as written.
[[nodiscard]] Refusal wrong_piece(const std::string& place, const Json& piece);
/// "arranged.challenge": a challenge takes its start from an option, not from an arranged position.
[[nodiscard]] Refusal challenge_has_own_start();
/// "arranged.over": the game would be over before it begins. `rule` is the rule that ends it.
[[nodiscard]] Refusal over(std::string_view rule, Places places = {});
/// "arranged.colour": the colour on turn isn't one of the seat to move. Arguments: the colour, the seat.
[[nodiscard]] Refusal not_a_colour_of_seat(const std::string& colour, Seat seat);
/// "arranged.colour-count": more pieces of a colour than the set has. Arguments: the colour, `most`.
[[nodiscard]] Refusal too_many_of_colour(std::string_view rule, const std::string& colour, int most);

/// Checks what doesn't depend on the board: that the position is an object ("arranged.form") and that the
/// seat to move exists ("arranged.seat"; arguments: the seat to move, the number of players). Nothing if the
/// arrangement passes both checks. Precondition: setup.arranged.
[[nodiscard]] std::optional<Refusal> refusal_of_seat_and_form(const Setup& setup);

/// The whole number in `value`, if it is one from `lowest` to `highest`, inclusive.
[[nodiscard]] std::optional<int> whole(const Json& value, int lowest, int highest);
/// The whole number in the member of `object` under `key`; nothing if this member is missing or isn't a whole
/// number from `lowest` to `highest`. Precondition: `object` is an object.
[[nodiscard]] std::optional<int> whole_at(const Json& object, const char* key, int lowest, int highest);
/// The string in `value`. If `value` isn't a string, returns the empty string, which isn't the name of any
/// place or piece.
[[nodiscard]] std::string text(const Json& value);

/// Calls `read` for each member of the object under `key` until `read` refuses a member, and returns this
/// refusal. Also refuses if there is no object under `key`. Precondition: `position` is an object.
[[nodiscard]] std::optional<Refusal> for_each_member(
    const Json& position, const char* key,
    const std::function<std::optional<Refusal>(const std::string& name, const Json& value)>& read);

}  // namespace byways::arranged
