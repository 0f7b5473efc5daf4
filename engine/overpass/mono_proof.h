// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/overpass/mono_search_rules.h"
#include "engine/search/watch.h"

namespace byways::overpass {

/// What a game of Mono-Line comes down to: where each may still place, and what each has in hand. `me` is to
/// move.
struct MonoRace {
  NodeSet mine;
  NodeSet others;
  int my_hand = 0;
  int other_hand = 0;

  /// The friendly game as it stands.
  [[nodiscard]] static MonoRace of(const MonoPosition& position);
  /// The race after a piece on `node`, with the other player to move. Precondition: mine.has(node).
  [[nodiscard]] MonoRace after(Node node) const;
};

/// Proves who wins a race, depth first, and remembers what it has proven.
class MonoProver {
 public:
  /// `most` is how many races to look at. `watch` must outlive it.
  MonoProver(std::uint64_t most, search::Watch& watch);

  /// Whether who is to move wins; nothing if that can't be told within the limit.
  [[nodiscard]] std::optional<bool> wins(const MonoRace& race) { return prove(race); }
  /// A node that wins, for a race that `wins` has called won by more than counting; -1 for others.
  [[nodiscard]] Node winning_node(const MonoRace& race);

  [[nodiscard]] std::uint64_t looked_at() const { return looked_at_; }

 private:
  struct Slot {
    std::uint64_t key = 0;
    bool wins = false;
  };

  [[nodiscard]] std::optional<bool> prove(const MonoRace& race);
  /// Places worth trying, the most promising first; answers how many.
  static int order(const MonoRace& race, std::array<std::uint8_t, kMostNodes>& nodes);
  [[nodiscard]] static std::uint64_t key_of(const MonoRace& race);

  std::vector<Slot> slots_;
  std::uint64_t left_;
  std::uint64_t looked_at_ = 0;
  search::Watch* watch_;
};

}  // namespace byways::overpass
