// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/core/random.h"
#include "engine/overpass/groups_position.h"

namespace byways::challenges {

using overpass::GroupsStep;
using overpass::Space;
using overpass::SpaceSet;

/// A position of Full House (SOL-1), a plain value. Its mutators don't check rules.
class FullHousePosition {
 public:
  static constexpr int kPieces = 40;

  /// Precondition: at most 40 pieces, none on the goal, at most one in transit.
  explicit FullHousePosition(const SpaceSet& pieces) : pieces_(pieces) {}

  [[nodiscard]] const SpaceSet& pieces() const { return pieces_; }
  [[nodiscard]] int reserve() const { return kPieces - pieces_.count(); }
  /// Moves made since the start.
  [[nodiscard]] int moves() const { return moves_; }

  /// The piece in transit, which has to move next; empty if there is none.
  [[nodiscard]] SpaceSet in_transit() const { return pieces_ & overpass::board().transit(); }
  /// The pieces that may move now.
  [[nodiscard]] SpaceSet movers() const {
    const SpaceSet moving = in_transit();
    return moving.empty() ? pieces_ : moving;
  }
  /// The empty spaces across a side, except the goal.
  [[nodiscard]] SpaceSet ways_from(Space from) const {
    SpaceSet ways = overpass::board().adjoining(from) - pieces_;
    ways.remove(overpass::board().goal());
    return ways;
  }
  /// Where a move would allow pieces to be brought in, as long as the reserve lasts (GRP-7).
  [[nodiscard]] SpaceSet completed(Space from, Space to) const {
    return overpass::completed_by(pieces_, from, to);
  }

  [[nodiscard]] bool is_solved() const { return pieces_.count() == kPieces; }
  [[nodiscard]] bool has_step() const;
  [[nodiscard]] bool is_stuck() const { return !is_solved() && !has_step(); }
  [[nodiscard]] bool is_over() const { return is_solved() || !has_step(); }

  void play(const GroupsStep& step) {
    pieces_.remove(step.from);
    pieces_.add(step.to);
    pieces_ |= step.brought_in;
    ++moves_;
  }

  bool operator==(const FullHousePosition&) const = default;

 private:
  SpaceSet pieces_;
  int moves_ = 0;
};

/// Calls `visit(step)` for every legal step of the piece on `from`, in the order of the board file, each move
/// first without bringing in; `visit` returns false to stop. Returns false if it was stopped. Precondition:
/// the piece is one of the movers, and the position isn't solved.
template <class Visit>
bool visit_steps_of(const FullHousePosition& position, Space from, Visit visit) {
  bool go_on = true;
  const int reserve = position.reserve();
  position.ways_from(from).for_each([&](Space to) {
    const SpaceSet open = position.completed(from, to);
    const auto spaces = static_cast<unsigned>(open.count());
    for (unsigned choice = 0; go_on && choice < (1U << spaces); ++choice) {
      GroupsStep step{from, to, {}};
      for (unsigned i = 0; i < spaces; ++i) {
        if (((choice >> i) & 1U) != 0) {
          step.brought_in.add(open.select(i));
        }
      }
      go_on = step.brought_in.count() > reserve || visit(step);
    }
  });
  return go_on;
}

/// Like visit_steps_of, for all movers; visits nothing once the position is solved.
template <class Visit>
bool visit_steps(const FullHousePosition& position, Visit visit) {
  bool go_on = true;
  if (!position.is_solved()) {
    position.movers().for_each([&](Space from) { go_on = go_on && visit_steps_of(position, from, visit); });
  }
  return go_on;
}

/// The number of legal steps.
[[nodiscard]] int count_steps(const FullHousePosition& position);

/// Plays to the end, with each step drawn uniformly; returns how many steps were made.
int play_out(FullHousePosition& position, Random& random);

/// The number of sequences of exactly `depth` steps.
[[nodiscard]] std::uint64_t perft(const FullHousePosition& position, int depth);

}  // namespace byways::challenges
