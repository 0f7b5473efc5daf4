// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <string_view>

// Numbers that decide a turn must be the same with every compiler and library. So searches don't use
// std::hash, and nothing from <cmath> except the square root, which IEEE 754 rounds exactly.

namespace byways::search {

/// Every bit of the result depends on every bit of `x` (the finaliser of SplitMix64).
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t x) {
  x += 0x9E3779B97F4A7C15U;
  x = (x ^ (x >> 30U)) * 0xBF58476D1CE4E5B9U;
  x = (x ^ (x >> 27U)) * 0x94D049BB133111EBU;
  return x ^ (x >> 31U);
}

/// Mixes one more word into `key`; the order of words matters.
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t key, std::uint64_t word) {
  return mix(key ^ (word * 0x9E3779B97F4A7C15U));
}

/// A key for a text.
[[nodiscard]] constexpr std::uint64_t mix_text(std::string_view text) {
  std::uint64_t key = text.size();
  for (const char c : text) {
    key = mix(key, static_cast<unsigned char>(c));
  }
  return key;
}

/// A number in [-1, 1) for a key, with a triangular distribution: small values are likelier.
[[nodiscard]] constexpr float spread_of(std::uint64_t key) {
  constexpr float kUnit = 1.0F / 4294967296.0F;  // 2^-32; 24 of the 32 bits are used: a float holds no more
  const auto low = static_cast<float>((key & 0xFFFFFFU) << 8U);
  const auto high = static_cast<float>(((key >> 32U) & 0xFFFFFFU) << 8U);
  return low * kUnit + high * kUnit - 1.0F;
}

/// The logarithm to base 2, to within 0.01, as pure arithmetic; 0 for 0.
[[nodiscard]] constexpr float log2_of(std::uint64_t n) {
  if (n < 2) {
    return 0;
  }
  const int whole = static_cast<int>(std::bit_width(n)) - 1;
  // 1 <= m < 2. The parabola meets log2 at 1 and 2, and nearly at 1.5.
  const auto m = static_cast<float>(n) / static_cast<float>(std::uint64_t{1} << static_cast<unsigned>(whole));
  return static_cast<float>(whole) + (2.0F - m * (1.0F / 3.0F)) * m - 5.0F / 3.0F;
}

}  // namespace byways::search
