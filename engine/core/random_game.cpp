// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random_game.h"

namespace byways {

namespace {

// Plays a random step or ends the turn. Returns false if nothing was legal; the turn has then been rolled
// back.
bool play_random_step(Timeline& timeline, Random& random) {
  const Seat seat = timeline.to_move();
  std::vector<std::string> steps = timeline.state().legal_steps();
  if (seat != kChance && !timeline.state().end_refusal(seat)) {
    steps.emplace_back("end");
  }
  if (steps.empty()) {
    timeline.roll_back_turn();
    return false;
  }
  return !timeline.play(seat, steps[random.below(static_cast<std::uint32_t>(steps.size()))]);
}

// Plays a random turn if the rule set draws turns as a whole. Returns false if it draws them step by step, if
// chance is to act, or if a turn is open.
bool play_turn_drawn_whole(Timeline& timeline, Random& random) {
  const Seat seat = timeline.to_move();
  if (seat == kChance || timeline.state().turn_is_open()) {
    return false;
  }
  const std::vector<std::string> steps = timeline.state().random_turn(random);
  for (const std::string& step : steps) {
    static_cast<void>(timeline.play(seat, step));
  }
  return !steps.empty() && !timeline.play(seat, "end");
}

}  // namespace

void draw_due_lots(Timeline& timeline, Random& random) {
  while (timeline.to_move() == kChance) {
    static_cast<void>(play_random_step(timeline, random));
  }
}

void play_random_turns(Timeline& timeline, Random& random, std::uint64_t most) {
  for (std::uint64_t played = 0; played < most && timeline.to_move() != kNobody;) {
    const bool stepped = play_turn_drawn_whole(timeline, random) || play_random_step(timeline, random);
    played += stepped && timeline.open_steps().empty() ? 1U : 0U;
  }
}

}  // namespace byways
