// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace byways {

/// The set of 128-bit keys of the positions that a search has seen. It is split into many parts that grow
/// separately, so that no single insertion takes long.
class KeyTable {
 public:
  using Key = std::array<std::uint64_t, 2>;  ///< not all zero
  enum class Added { New, Known, Full };

  /// Uses at most `most_bytes` of memory, even while growing, or 64 KiB if `most_bytes` is less.
  explicit KeyTable(std::size_t most_bytes) : most_bytes_(most_bytes) {
    for (Part& part : parts_) {
      part.slots.resize(kFirstSlots);
    }
  }

  /// Adds a key. Full: the key is new, but there is no room for it.
  [[nodiscard]] Added add(const Key& key) {
    const std::uint64_t mixed = mix(key);
    Part& part = parts_[mixed % kParts];
    std::size_t slot = find(part, key, mixed);
    if (part.slots[slot] == key) {
      return Added::Known;
    }
    if (part.used >= part.slots.size() / 4 * 3) {
      if (!grow(part)) {
        return Added::Full;
      }
      slot = find(part, key, mixed);
    }
    part.slots[slot] = key;
    ++part.used;
    return Added::New;
  }
  [[nodiscard]] bool has(const Key& key) const {
    const std::uint64_t mixed = mix(key);
    const Part& part = parts_[mixed % kParts];
    return part.slots[find(part, key, mixed)] == key;
  }

 private:
  struct Part {
    std::vector<Key> slots;
    std::size_t used = 0;
  };
  static constexpr std::size_t kParts = 64;
  static constexpr std::size_t kFirstSlots = 64;

  [[nodiscard]] static std::uint64_t mix(const Key& key) {
    constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = (key[0] ^ (key[1] * kOdd)) * kOdd;
    mixed ^= mixed >> 29U;
    mixed *= kOdd;
    return mixed ^ (mixed >> 32U);
  }
  // The slot that holds the key, or the empty slot where it belongs.
  [[nodiscard]] static std::size_t find(const Part& part, const Key& key, std::uint64_t mixed) {
    const std::size_t mask = part.slots.size() - 1;
    auto slot = static_cast<std::size_t>(mixed / kParts) & mask;
    while (part.slots[slot] != Key{} && part.slots[slot] != key) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }
  // Needs room for the old and the new slots at the same time.
  bool grow(Part& part) {
    const std::size_t more = part.slots.size() * sizeof(Key);
    if (bytes_ + 2 * more > most_bytes_) {
      return false;
    }
    std::vector<Key> old(part.slots.size() * 2);
    old.swap(part.slots);
    for (const Key& key : old) {
      if (key != Key{}) {
        part.slots[find(part, key, mix(key))] = key;
      }
    }
    bytes_ += more;
    return true;
  }

  std::size_t most_bytes_;
  std::size_t bytes_ = kParts * kFirstSlots * sizeof(Key);
  std::array<Part, kParts> parts_;
};

}  // namespace byways
