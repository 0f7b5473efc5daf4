// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/core/random.h"
#include "engine/highway/control.h"
#include "engine/highway/round.h"

namespace byways::highway {

/// Draws a whole submission of player(), part by part: how many tiles and robbers, which and where, then the
/// direction or none. Precondition: Phase::Submit, the submission is empty.
[[nodiscard]] inline Submission draw_submission(const Position& position, Random& random) {
  const Set cells = controlled_cells(position, position.player()) - position.occupied();
  Submission submission;
  Set free = cells;
  const auto draw = [&](Set& from, int most, auto kind_of) {
    int rest = std::min(static_cast<int>(random.below(static_cast<std::uint32_t>(most) + 1)), from.count());
    for (; rest > 0; --rest) {
      const Cell cell = from.select(random.below(static_cast<std::uint32_t>(from.count())));
      from.remove(cell);
      submission.add({kind_of(), static_cast<std::uint8_t>(cell)});
    }
  };
  draw(free, Submission::kMostDirectionTiles,
       [&] { return random.below(2) == 0 ? PartKind::Left : PartKind::Right; });
  free -= kGeometry.corners;
  draw(free, Submission::kMostBlockades, [] { return PartKind::Blockade; });
  if (position.round() == 5) {
    Set hideouts = cells;
    draw(hideouts, Submission::kMostRobbers, [] { return PartKind::Robber; });
  }
  submission.add({PartKind::Go, static_cast<std::uint8_t>(random.below(kDirections + 1))});
  return submission;
}

/// The work done by a random game.
struct PlayoutWork {
  std::uint64_t submissions = 0;
  std::uint64_t steps = 0;  ///< the parts of all submissions
};

/// Draws the lot of the corners (HWY-1). Precondition: Phase::Setup.
inline void draw_corners(Position& position, Random& random) {
  std::array<Cell, kMostPlayers> corners = Hexes::kTables.corners;
  for (std::uint32_t i = 0; i < kMostPlayers; ++i) {
    std::swap(corners[i], corners[i + random.below(kMostPlayers - i)]);
  }
  position.place(corners);
}

/// One submission of player(), and everything that follows until the next submission. Precondition:
/// Phase::Submit, the submission is empty.
inline void play_random_submission(Position& position, Random& random, PlayoutWork& work) {
  const Submission submission = draw_submission(position, random);
  for (int part = 0; part < submission.count(); ++part) {
    position.add(submission.at(part));
  }
  position.seal();
  ++work.submissions;
  work.steps += static_cast<std::uint64_t>(submission.count());
  if (position.is_complete()) {
    position.finish(round_end(position));
  }
  while (position.phase() == Phase::Return) {
    const Set homes = position.free_homes();
    position.return_to(homes.select(random.below(static_cast<std::uint32_t>(homes.count()))));
  }
}

/// Plays from the lot of the corners to the end. Precondition: Phase::Setup.
inline PlayoutWork play_out(Position& position, Random& random) {
  PlayoutWork work;
  draw_corners(position, random);
  while (position.phase() == Phase::Submit) {
    play_random_submission(position, random, work);
  }
  return work;
}

}  // namespace byways::highway
