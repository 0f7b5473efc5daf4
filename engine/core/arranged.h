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

/// A refusal under that rule; the key is "arranged." and the reason.
[[nodiscard]] Refusal refuse(std::string rule, const std::string& reason, std::string message,
                             Places places = {}, std::vector<std::string> arguments = {});

/// "arranged.form": that part of the position is missing or has another form. Argument: its key.
[[nodiscard]] Refusal wrong_form(const std::string& key);
/// "arranged.place": the board has no such place. Argument: the place as written.
[[nodiscard]] Refusal no_place(const std::string& place);
/// "arranged.piece": no such piece can be there. Arguments: the place, what should be there.
[[nodiscard]] Refusal no_piece(const std::string& place, const Json& piece);
/// "arranged.over": the game would be over before it begins. `rule` is the one that ends it.
[[nodiscard]] Refusal over(std::string rule, Places places = {});
/// "arranged.colour-count": more pieces of a colour than the set has. Arguments: the colour, that number.
[[nodiscard]] Refusal too_many_of_colour(std::string rule, const std::string& colour, int most);

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
