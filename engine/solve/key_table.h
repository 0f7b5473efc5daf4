// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace byways {

/// A set of keys of 128 bits that only grows: positions that a search has been through.
class KeyTable {
 public:
  using Key = std::array<std::uint64_t, 2>;  ///< not all zero
  enum class Added { New, Known, Full };

  /// Takes at most that much, also while it grows.
  explicit KeyTable(std::size_t megabytes) : most_bytes_(megabytes << 20U), slots_(kFirstSlots) {}

  /// Full: the key is new, but there is no room for it.
  [[nodiscard]] Added add(const Key& key) {
    std::size_t slot = find(key);
    if (slots_[slot] == key) {
      return Added::Known;
    }
    if (used_ >= slots_.size() / 4 * 3) {
      if (!grow()) {
        return Added::Full;
      }
      slot = find(key);
    }
    slots_[slot] = key;
    ++used_;
    return Added::New;
  }
  [[nodiscard]] bool has(const Key& key) const { return slots_[find(key)] == key; }
  [[nodiscard]] std::size_t size() const { return used_; }

 private:
  static constexpr std::size_t kFirstSlots = std::size_t{1} << 12U;

  // Where the key is, or where it would go.
  [[nodiscard]] std::size_t find(const Key& key) const {
    constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = (key[0] ^ (key[1] * kOdd)) * kOdd;
    mixed ^= mixed >> 29U;
    mixed *= kOdd;
    auto slot = static_cast<std::size_t>(mixed >> 20U) & (slots_.size() - 1);
    while (slots_[slot] != Key{} && slots_[slot] != key) {
      slot = (slot + 1) & (slots_.size() - 1);
    }
    return slot;
  }
  // The old slots are in memory until the new ones are filled.
  bool grow() {
    if (slots_.size() * 3 * sizeof(Key) > most_bytes_) {
      return false;
    }
    std::vector<Key> old(slots_.size() * 2);
    old.swap(slots_);
    for (const Key& key : old) {
      if (key != Key{}) {
        slots_[find(key)] = key;
      }
    }
    return true;
  }

  std::size_t most_bytes_;
  std::vector<Key> slots_;
  std::size_t used_ = 0;
};

}  // namespace byways
