// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/random.h"
#include "engine/solve/key_table.h"

namespace byways::challenges {

/// Keys that are equal for symmetric positions. A key combines 128 random bits for each piece. The
/// probability that any two of a hundred million positions share a key by chance is below 1e-22, so searches
/// treat positions with equal keys as equal.
class TurnedKeys {
 public:
  static constexpr std::size_t kMostTurns = 8;
  static constexpr std::size_t kMostPlaces = 128;
  /// The keys of a position under all symmetries.
  using All = std::array<KeyTable::Key, kMostTurns>;

  /// Makes keys for `kinds` kinds of pieces.
  template <class Turn>
  TurnedKeys(const std::vector<Turn>& turns, std::size_t kinds) : turns_(turns.size()) {
    Random random(1);
    for (std::size_t kind = 0; kind < kinds; ++kind) {
      std::array<KeyTable::Key, kMostPlaces> bits{};
      for (KeyTable::Key& key : bits) {
        key = {random.next(), random.next()};
      }
      std::array<All, kMostPlaces>& table = tables_.emplace_back();
      for (std::size_t turn = 0; turn < turns.size(); ++turn) {
        for (std::size_t place = 0; place < kMostPlaces; ++place) {
          table[place][turn] = bits[turns[turn][place]];
        }
      }
    }
  }

  /// Adds a piece to the keys, or removes it from them.
  void flip(All& keys, int place, std::size_t kind = 0) const {
    const All& bits = tables_[kind][static_cast<std::size_t>(place)];
    for (std::size_t turn = 0; turn < kMostTurns; ++turn) {
      keys[turn][0] ^= bits[turn][0];
      keys[turn][1] ^= bits[turn][1];
    }
  }
  [[nodiscard]] KeyTable::Key key(const All& keys) const {
    return *std::min_element(keys.begin(), keys.begin() + static_cast<std::ptrdiff_t>(turns_));
  }

 private:
  std::size_t turns_;
  std::vector<std::array<All, kMostPlaces>> tables_;
};

}  // namespace byways::challenges
