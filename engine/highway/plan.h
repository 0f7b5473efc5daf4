// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/highway/submission.h"

namespace byways::highway {

/// A whole submission as the search handles it: sets of cells, so that a round takes a few bit operations.
struct Plan {
  Set left;
  Set right;
  Set blockades;
  Set robbers;
  std::uint8_t direction = kStay;  ///< a Direction or kStay

  [[nodiscard]] constexpr Set direction_tiles() const { return left | right; }
  [[nodiscard]] constexpr Set tiles() const { return left | right | blockades; }
  /// The cells of the parts of `kind`. Precondition: `kind` isn't PartKind::Go, because a direction has no
  /// cell.
  [[nodiscard]] constexpr Set& cells(PartKind kind) {
    return kind == PartKind::Left       ? left
           : kind == PartKind::Right    ? right
           : kind == PartKind::Blockade ? blockades
                                        : robbers;
  }
  constexpr bool operator==(const Plan&) const = default;
};

/// One plan of each player. Entries beyond the number of players are meaningless.
using Plans = std::array<Plan, static_cast<std::size_t>(kMostPlayers)>;

/// The parts of `begun`, plus as many parts of `plan` as may be added to them (HWY-2, HWY-5). If `begun` has
/// a direction, that of `plan` is ignored.
[[nodiscard]] constexpr Plan completed(const Submission& begun, const Plan& plan) {
  Plan whole;
  for (int i = 0; i < begun.count(); ++i) {
    if (const Part part = begun.at(i); part.kind != PartKind::Go) {
      whole.cells(part.kind).add(part.place);
    }
  }
  const auto add = [&whole](Set& to, const Set& more) {
    more.for_each([&](Cell cell) {
      if (whole.direction_tiles().count() < Submission::kMostDirectionTiles && !whole.tiles().has(cell)) {
        to.add(cell);
      }
    });
  };
  add(whole.left, plan.left);
  add(whole.right, plan.right);
  if (whole.blockades.empty()) {
    whole.blockades = plan.blockades - whole.direction_tiles();
  }
  plan.robbers.for_each([&whole](Cell cell) {
    if (whole.robbers.count() < Submission::kMostRobbers) {
      whole.robbers.add(cell);
    }
  });
  whole.direction = begun.has_direction() ? begun.direction() : plan.direction;
  return whole;
}

/// The plan as parts, in the canonical order.
[[nodiscard]] constexpr Submission submission_of(const Plan& plan) {
  Submission submission;
  const auto add = [&submission](PartKind kind, Cell cell) {
    submission.add({kind, static_cast<std::uint8_t>(cell)});
  };
  plan.direction_tiles().for_each(
      [&](Cell cell) { add(plan.left.has(cell) ? PartKind::Left : PartKind::Right, cell); });
  plan.blockades.for_each([&](Cell cell) { add(PartKind::Blockade, cell); });
  plan.robbers.for_each([&](Cell cell) { add(PartKind::Robber, cell); });
  submission.add({PartKind::Go, plan.direction});
  return submission;
}

}  // namespace byways::highway
