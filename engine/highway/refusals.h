// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/highway/position.h"
#include "engine/highway/reasons.h"

// Why a step, the end of a turn or a lot isn't possible, in the order of the rules' numbers (TURN-5). These
// functions look at no submission but that of the player to submit.

namespace byways::highway {

/// Why `actor` may not submit now; nothing if it is the seat to submit. `actor` may be any number.
[[nodiscard]] std::optional<Refusal> refusal_of_actor(const Position& position, Seat actor);

/// Why `actor` may not add a step to its submission.
[[nodiscard]] std::optional<Refusal> refusal_of_step(const Position& position, Seat actor,
                                                     const WrittenStep& written);

/// Why `actor` may not seal its submission.
[[nodiscard]] std::optional<Refusal> refusal_of_end(const Position& position, Seat actor);

/// Why the lot may not give the seats these corners (HWY-1).
[[nodiscard]] std::optional<Refusal> refusal_of_corners(const Position& position,
                                                        const std::vector<std::string>& corners);

/// Why the lot may not send a seat to a starting hex (HWY-15). Precondition: the seat exists.
[[nodiscard]] std::optional<Refusal> refusal_of_return(const Position& position,
                                                       const WrittenReturn& written);

}  // namespace byways::highway
