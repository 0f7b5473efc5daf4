// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/bypass/links.h"

namespace byways::bypass {

/// What a step does, in the canonical order of a turn: draw a path, draw a wall, change a path into
/// a wall, change a wall into a path (BYP-4, BYP-5).
enum class StepKind : std::uint8_t { Path, Wall, ToWall, ToPath };
inline constexpr std::array<StepKind, 4> kStepKinds{StepKind::Path, StepKind::Wall, StepKind::ToWall,
                                                    StepKind::ToPath};

struct Step {
  StepKind kind = StepKind::Path;
  Link link = kNoLink;
  constexpr bool operator==(const Step&) const = default;
};

/// The steps of a turn, at most one of each kind, in the order in which they were made.
class Turn {
 public:
  [[nodiscard]] constexpr int count() const { return count_; }
  [[nodiscard]] constexpr Step at(int i) const { return {order_[i], link(order_[i])}; }
  /// The link of the turn's step of the kind `kind`; kNoLink if there is none.
  [[nodiscard]] constexpr Link link(StepKind kind) const { return links_[static_cast<std::size_t>(kind)]; }
  [[nodiscard]] constexpr bool has(StepKind kind) const { return link(kind) != kNoLink; }
  /// Whether the turn has its path and its wall, the mandatory steps (BYP-4).
  [[nodiscard]] constexpr bool has_path_and_wall() const {
    return has(StepKind::Path) && has(StepKind::Wall);
  }
  /// Whether the turn has one half of a swap without the other (BYP-5).
  [[nodiscard]] constexpr bool is_half_swapped() const {
    return has(StepKind::ToWall) != has(StepKind::ToPath);
  }

  /// Precondition: the turn has no step of this kind yet.
  constexpr void add(Step step) {
    links_[static_cast<std::size_t>(step.kind)] = static_cast<std::int16_t>(step.link);
    order_[count_++] = step.kind;
  }

  constexpr bool operator==(const Turn&) const = default;

 private:
  std::array<std::int16_t, kStepKinds.size()> links_{kNoLink, kNoLink, kNoLink, kNoLink};
  std::array<StepKind, kStepKinds.size()> order_{};
  std::uint8_t count_ = 0;
};

}  // namespace byways::bypass
