// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/highway/geometry.h"

namespace byways::highway {

/// The kind of a part of a submission: a left or right direction tile, a blockade, a robber, the direction
/// of travel (HWY-2). In the canonical order, except that left and right are sorted together.
enum class PartKind : std::uint8_t { Left, Right, Blockade, Robber, Go };

/// Part::place of a Go part if the player stays; written `-`.
inline constexpr std::uint8_t kStay = kDirections;

/// One part, which is one step of the turn.
struct Part {
  PartKind kind = PartKind::Go;
  std::uint8_t place = kStay;  ///< a cell; for Go a Direction or kStay
  constexpr bool operator==(const Part&) const = default;
};

/// A player's submission of a round, finished or not (HWY-2): a plain value. Parts keep the order in which
/// they were added.
class Submission {
 public:
  static constexpr int kMostDirectionTiles = 2;
  static constexpr int kMostBlockades = 1;
  static constexpr int kMostRobbers = 2;
  static constexpr int kMostParts = kMostDirectionTiles + kMostBlockades + kMostRobbers + 1;

  [[nodiscard]] constexpr int count() const { return count_; }
  /// Precondition: 0 <= i < count().
  [[nodiscard]] constexpr Part at(int i) const { return parts_[static_cast<std::size_t>(i)]; }

  /// Precondition: count() < kMostParts.
  constexpr void add(Part part) { parts_[count_++] = part; }

  [[nodiscard]] constexpr int count(PartKind kind) const {
    int sum = 0;
    for (int i = 0; i < count_; ++i) {
      sum += at(i).kind == kind ? 1 : 0;
    }
    return sum;
  }
  /// The cells of the parts of `kind`. Precondition: `kind` isn't PartKind::Go, because a direction has no
  /// cell.
  [[nodiscard]] constexpr Set cells(PartKind kind) const {
    Set cells;
    for (int i = 0; i < count_; ++i) {
      if (at(i).kind == kind) {
        cells.add(at(i).place);
      }
    }
    return cells;
  }
  /// The cells of all direction tiles and blockades, without robbers.
  [[nodiscard]] constexpr Set tiles() const {
    return cells(PartKind::Left) | cells(PartKind::Right) | cells(PartKind::Blockade);
  }
  /// Whether the player has chosen a direction of travel or to stay.
  [[nodiscard]] constexpr bool has_direction() const { return count(PartKind::Go) > 0; }
  /// The chosen Direction; kStay if the player stays or hasn't chosen yet.
  [[nodiscard]] constexpr std::uint8_t direction() const {
    for (int i = 0; i < count_; ++i) {
      if (at(i).kind == PartKind::Go) {
        return at(i).place;
      }
    }
    return kStay;
  }

  constexpr bool operator==(const Submission&) const = default;

 private:
  std::array<Part, kMostParts> parts_{};
  std::uint8_t count_ = 0;
};

}  // namespace byways::highway
