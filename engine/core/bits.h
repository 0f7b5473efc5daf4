// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace byways {

namespace detail {

/// Indexed by rank and byte: the index of the byte's rank-th set bit, counting both from 0 (0 if the byte
/// has fewer bits set).
inline constexpr auto kSelectInByte = [] {
  std::array<std::array<std::uint8_t, 256>, 8> table{};
  for (unsigned byte = 0; byte < 256; ++byte) {
    for (unsigned bit = 0, rank = 0; bit < 8; ++bit) {
      if (((byte >> bit) & 1U) != 0) {
        table[rank++][byte] = static_cast<std::uint8_t>(bit);
      }
    }
  }
  return table;
}();

}  // namespace detail

/// The index of the `rank`-th set bit, counting both from 0. Precondition: rank < popcount(word). Branchless,
/// because in random playouts every branch would be mispredicted.
[[nodiscard]] constexpr int select_bit(std::uint64_t word, unsigned rank) {
  const std::uint64_t pairs = word - ((word >> 1U) & 0x5555555555555555U);
  const std::uint64_t nibbles = (pairs & 0x3333333333333333U) + ((pairs >> 2U) & 0x3333333333333333U);
  const std::uint64_t bytes = (nibbles + (nibbles >> 4U)) & 0x0F0F0F0F0F0F0F0FU;
  constexpr std::uint64_t kOnes = 0x0101010101010101U;
  constexpr std::uint64_t kHigh = 0x8080808080808080U;
  const std::uint64_t running = bytes * kOnes;  // byte i: set bits in bytes 0…i
  // The byte that holds the bit is the number of bytes whose running count is at most `rank`.
  const std::uint64_t at_most = (((rank * kOnes) | kHigh) - running) & kHigh;
  const unsigned byte = static_cast<unsigned>(((at_most >> 7U) * kOnes) >> 56U) * 8U;
  const auto before = static_cast<unsigned>((running << 8U) >> byte) & 0xFFU;
  return static_cast<int>(byte + detail::kSelectInByte[rank - before][(word >> byte) & 0xFFU]);
}

/// A set of numbers below 64 * Words, as a value that never allocates.
template <int Words>
struct Bits {
  std::array<std::uint64_t, Words> words{};

  constexpr bool operator==(const Bits&) const = default;

  /// Precondition of `has`, `add` and `remove`: 0 <= i < 64 * Words.
  [[nodiscard]] constexpr bool has(int i) const { return ((words[word(i)] >> bit(i)) & 1U) != 0; }
  /// Adds a member, if it is not there yet.
  constexpr void add(int i) { words[word(i)] |= std::uint64_t{1} << bit(i); }
  /// Removes a member, if it is there.
  constexpr void remove(int i) { words[word(i)] &= ~(std::uint64_t{1} << bit(i)); }

  /// Whether it has no members.
  [[nodiscard]] constexpr bool empty() const {
    std::uint64_t all = 0;
    for (const std::uint64_t w : words) {
      all |= w;
    }
    return all == 0;
  }
  /// How many members it has.
  [[nodiscard]] constexpr int count() const {
    int sum = 0;
    for (const std::uint64_t w : words) {
      sum += std::popcount(w);
    }
    return sum;
  }
  /// The `rank`-th member in ascending order, from 0. Precondition: rank < count().
  [[nodiscard]] constexpr int select(unsigned rank) const {
    for (std::size_t w = 0; w + 1 < Words; ++w) {
      const auto here = static_cast<unsigned>(std::popcount(words[w]));
      if (rank < here) {
        return static_cast<int>(w) * 64 + select_bit(words[w], rank);
      }
      rank -= here;
    }
    return (Words - 1) * 64 + select_bit(words[Words - 1], rank);
  }
  /// Calls `visit(member)` in ascending order.
  template <class Visit>
  constexpr void for_each(Visit visit) const {
    for (std::size_t w = 0; w < Words; ++w) {
      for (std::uint64_t rest = words[w]; rest != 0; rest &= rest - 1) {
        visit(static_cast<int>(w) * 64 + std::countr_zero(rest));
      }
    }
  }

  /// Adds the members of `other`.
  constexpr Bits& operator|=(const Bits& other) {
    for (std::size_t w = 0; w < Words; ++w) {
      words[w] |= other.words[w];
    }
    return *this;
  }
  /// Keeps only the members that `other` has, too.
  constexpr Bits& operator&=(const Bits& other) {
    for (std::size_t w = 0; w < Words; ++w) {
      words[w] &= other.words[w];
    }
    return *this;
  }
  /// Removes the members of `other`.
  constexpr Bits& operator-=(const Bits& other) {
    for (std::size_t w = 0; w < Words; ++w) {
      words[w] &= ~other.words[w];
    }
    return *this;
  }
  /// Members of either.
  [[nodiscard]] friend constexpr Bits operator|(Bits a, const Bits& b) { return a |= b; }
  /// Members of both.
  [[nodiscard]] friend constexpr Bits operator&(Bits a, const Bits& b) { return a &= b; }
  /// Members of `a` that `b` doesn't have.
  [[nodiscard]] friend constexpr Bits operator-(Bits a, const Bits& b) { return a -= b; }

 private:
  static constexpr std::size_t word(int i) { return static_cast<unsigned>(i) >> 6U; }
  static constexpr unsigned bit(int i) { return static_cast<unsigned>(i) & 63U; }
};

}  // namespace byways
