// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/core/expected.h"
#include "engine/lessons/facts.h"
#include "engine/lessons/lesson.h"

// The game under a lesson. Errors are sentences for the authors of lessons.

namespace byways::lessons {

/// Where a step begins if those before it were done as the lesson asks; a whole game begins with a new one
/// where the step doesn't say. Precondition: index < steps.size().
[[nodiscard]] Expected<Timeline, std::string> start_of(const Lesson& lesson, std::size_t index);

/// The seat that the learner plays in a step that begins there: the one on turn, or to roll; 1 if there is
/// none.
[[nodiscard]] Seat learner_at(const Timeline& start, const Step& step);

/// Plays what a step leads to if it is done as asked: the answer with its replies, or what is shown. Empty,
/// or what is wrong.
[[nodiscard]] std::string play_through(Timeline& timeline, const Step& step);

/// Plays entries of others as far as they are legal, and says how many were.
std::size_t play_replies(Timeline& timeline, const std::vector<std::string>& entries);

/// Plays a whole turn of a seat as the record writes it. Empty, or what is wrong.
[[nodiscard]] std::string play_turn(Timeline& timeline, Seat seat, const std::string& turn);

/// The places that a step marks; empty if it marks none or they can't be found.
[[nodiscard]] Places marked_places(const Marks& marks, const Scene& scene);

/// Whether what the learner has done reaches the goal of a Play step: where the goal is about turns, only
/// with no turn open.
[[nodiscard]] bool is_reached(const Step& step, const Scene& scene);

/// The foreseen mistake that the learner's last turn is; null if it is none of them.
[[nodiscard]] const Mistake* mistake_of(const Step& step, const Scene& scene);

/// The index of the answer of a Predict step that is right, asked when what it shows has been played; nothing
/// if not exactly one is.
[[nodiscard]] std::optional<std::size_t> right_choice(const Step& step, const Scene& scene);

}  // namespace byways::lessons
