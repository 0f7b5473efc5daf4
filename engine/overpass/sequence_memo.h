// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>

namespace byways::overpass {

/// Remembers in how many ways a turn can continue from a position, because many orders of moves reach the
/// same position. Holds a limited number of positions. `Hash` is a function object for positions.
template <class Position, class Hash>
class SequenceMemo {
 public:
  [[nodiscard]] std::optional<std::uint64_t> find(const Position& position) const {
    const auto found = counts_.find(position);
    return found == counts_.end() ? std::nullopt : std::optional(found->second);
  }
  void keep(const Position& position, std::uint64_t count) {
    constexpr std::size_t kMost = std::size_t{2} << 20U;
    if (counts_.size() < kMost) {
      counts_.emplace(position, count);
    }
  }

 private:
  std::unordered_map<Position, std::uint64_t, Hash> counts_;
};

/// Mixes the words of a position's sets into a hash.
template <class Sets>
[[nodiscard]] std::size_t hash_of_sets(const Sets& sets, std::uint64_t seed) {
  for (const auto& set : sets) {
    for (const std::uint64_t word : set.words) {
      seed = (seed ^ word) * 0x9E3779B97F4A7C15U;
      seed ^= seed >> 29U;
    }
  }
  return static_cast<std::size_t>(seed);
}

}  // namespace byways::overpass
