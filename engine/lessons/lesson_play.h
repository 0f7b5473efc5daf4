// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/core/expected.h"
#include "engine/lessons/facts.h"
#include "engine/lessons/lesson.h"

// Plays the game of a lesson. Errors are sentences for authors of lessons.

namespace byways::lessons {

/// Where a step begins if the earlier steps were done as asked. A Game step without a position begins a new
/// game. Precondition: index < steps.size().
[[nodiscard]] Expected<Timeline, std::string> start_of(const Lesson& lesson, std::size_t index);

/// The learner's seat in a step that begins at `start`: in a Game step its `seat`, else the seat to move or
/// to roll; 1 if there is none.
[[nodiscard]] Seat learner_at(const Timeline& start, const Step& step);

/// Plays a step as it should be done: a Play step's answer with its replies, or the entries that a Predict or
/// Watch step shows. Returns what is wrong, or an empty text.
[[nodiscard]] std::string play_through(Timeline& timeline, const Step& step);

/// Plays entries of others until one is illegal; returns how many were played.
std::size_t play_replies(Timeline& timeline, const std::vector<std::string>& entries);

/// Plays a whole turn of a seat as the record writes it. Returns what is wrong, or an empty text.
[[nodiscard]] std::string play_turn(Timeline& timeline, Seat seat, const std::string& turn);

/// The places that a step marks; empty if it marks none or they can't be found.
[[nodiscard]] Places marked_places(const Marks& marks, const Scene& scene);

/// Whether the learner has reached the goal of a Play step; false while a turn is open, unless the goal is
/// checked after each step.
[[nodiscard]] bool is_reached(const Step& step, const Scene& scene);

/// The expected mistake that the learner's last turn makes; null if none.
[[nodiscard]] const Mistake* mistake_of(const Step& step, const Scene& scene);

/// The index of the right answer of a Predict step, after its entries have been played; nothing unless
/// exactly one is right.
[[nodiscard]] std::optional<std::size_t> right_choice(const Step& step, const Scene& scene);

}  // namespace byways::lessons
