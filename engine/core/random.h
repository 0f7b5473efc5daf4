// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace byways {

/// A seeded generator that gives the same numbers on every platform (the standard library's
/// distributions do not). xoshiro256** by Blackman and Vigna, public domain algorithm, seeded by
/// SplitMix64. A small value: copy it to repeat a sequence.
class Random {
 public:
  /// The same seed gives the same numbers.
  explicit constexpr Random(std::uint64_t seed) {
    for (std::uint64_t& word : state_) {
      seed += 0x9E3779B97F4A7C15U;
      std::uint64_t z = seed;
      z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
      z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
      word = z ^ (z >> 31U);
    }
  }

  /// 64 uniform bits.
  constexpr std::uint64_t next() {
    const std::uint64_t result = rotate_left(state_[1] * 5, 7) * 9;
    const std::uint64_t t = state_[1] << 17U;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = rotate_left(state_[3], 45);
    return result;
  }

  /// A number in [0, bound), exactly uniform (Lemire's multiplication with rejection).
  /// Precondition: bound > 0.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32U) * bound;
    if (static_cast<std::uint32_t>(product) < bound) [[unlikely]] {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) {
        product = (next() >> 32U) * bound;
      }
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }

 private:
  static constexpr std::uint64_t rotate_left(std::uint64_t x, unsigned by) {
    return (x << by) | (x >> (64U - by));
  }

  std::array<std::uint64_t, 4> state_{};
};

}  // namespace byways
