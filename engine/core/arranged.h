// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "engine/core/game.h"

// Shared by the readers of arranged positions. An arrangement may come from any file, so everything is
// checked.

namespace byways::arranged {

using Json = nlohmann::json;
using Answer = Expected<std::unique_ptr<State>, Refusal>;
using Places = std::vector<std::string>;

/// Why an arrangement can't be read or played, whatever the game. Reasons that only one game has are in that
/// game's table.
inline constexpr Reason kReasons[] = {
    {"arranged.form", "arranged", wording("ArrangedTexts", "“%1” is missing or has a wrong value.")},
    {"arranged.place", "arranged", wording("ArrangedTexts", "There is no place %1 on this board.")},
    {"arranged.piece", "arranged", wording("ArrangedTexts", "“%2” can’t be on %1.")},
    {"arranged.seat",
     "arranged",
     wording("ArrangedTexts", "It can’t be player %1’s turn: there is no such player."),
     {1, "0", wording("ArrangedTexts", "Say whose turn it is.")}},
    {"arranged.challenge", "arranged",
     wording("ArrangedTexts", "A challenge begins from its own start, not from an arranged position.")},
    {"arranged.over", "", wording("ArrangedTexts", "The game is already over in this position.")},
    {"arranged.colour", "arranged", wording("ArrangedTexts", "%1 is not a colour of %2.").seat(2)},
    {"arranged.colour-count", "", wording("ArrangedTexts", "The set has only %2 pieces of %1.")},
};
using ArrangedReason = ReasonIn<kReasons>;

/// "arranged.form": that part of the position is missing or has another form. Argument: its key.
[[nodiscard]] Refusal wrong_form(const std::string& key);
/// "arranged.place": the board has no such place. Argument: the place as written.
[[nodiscard]] Refusal no_place(const std::string& place);
/// "arranged.piece": no such piece can be there. Arguments: the place, what should be there.
[[nodiscard]] Refusal no_piece(const std::string& place, const Json& piece);
/// "arranged.challenge": this game takes its start from an option, not from an arranged position.
[[nodiscard]] Refusal by_option();
/// "arranged.over": the game would be over before it begins. `rule` is the one that ends it.
[[nodiscard]] Refusal over(std::string_view rule, Places places = {});
/// "arranged.colour": the colour on turn doesn't belong to the seat to move. Arguments: the colour, the seat.
[[nodiscard]] Refusal colour_of_other(const std::string& colour, Seat seat);
/// "arranged.colour-count": more pieces of a colour than the set has. Arguments: the colour, that number.
[[nodiscard]] Refusal too_many_of_colour(std::string_view rule, const std::string& colour, int most);

/// Why no game of that many players can begin there, whatever the board looks like: the position isn't an
/// object, or the seat to move doesn't exist ("arranged.seat"; arguments: that number, the number of
/// players). Precondition: setup.arranged.
[[nodiscard]] std::optional<Refusal> refusal_of_head(const Setup& setup);

/// The whole number in `value`, if it is one from lowest to highest.
[[nodiscard]] std::optional<int> whole(const Json& value, int lowest, int highest);
/// The same for a member; nothing if it is missing. Precondition: `object` is an object.
[[nodiscard]] std::optional<int> whole_at(const Json& object, const char* key, int lowest, int highest);
/// The string in `value`; an empty one, which is no name, if it isn't a string.
[[nodiscard]] std::string text(const Json& value);

/// Calls `read` for each member of the object under `key` until it refuses one. Refuses if it isn't an
/// object. Precondition: `position` is an object.
[[nodiscard]] std::optional<Refusal> for_each_member(
    const Json& position, const char* key,
    const std::function<std::optional<Refusal>(const std::string& name, const Json& value)>& read);

}  // namespace byways::arranged
