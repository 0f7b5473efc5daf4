// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "engine/overpass/mono_position.h"
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
  /// Races that a computer player remembers at most: 32 MB.
  static constexpr std::uint64_t kUsualSlots = std::uint64_t{1} << 21U;

  /// `most` is how many races to look at, `slots` how many to remember at most. `watch` must outlive it.
  MonoProver(std::uint64_t most, search::Watch& watch, std::uint64_t slots = kUsualSlots);

  /// Whether the player to move wins; nothing if that can't be told within the limit.
  [[nodiscard]] std::optional<bool> wins(const MonoRace& race);
  /// A node that wins, for a race that `wins` has called won; -1 if none is found within the limit.
  [[nodiscard]] Node winning_node(const MonoRace& race);

  /// For a race that is lost: the node after which the other player's replies are the most likely not to win
  /// (a reply is the likelier, the more it takes), as far as can be told within `most` races more; -1 if
  /// there is no node. Where nothing tells them apart, the one that takes most.
  [[nodiscard]] Node hardest_node(const MonoRace& race);

  [[nodiscard]] std::uint64_t looked_at() const { return looked_at_; }

 private:
  /// A race without what nobody can change any more.
  struct Contest;
  struct Task;
  struct Turn {
    NodeSet taken;
    Node node = 0;
  };
  using Turns = std::array<Turn, kMostNodes>;
  using Reach = std::array<NodeSet, kMostNodes>;
  struct Slot {
    std::uint64_t key = 0;
    bool wins = false;
  };
  struct Free {
    void operator()(Slot* slots) const;
  };

  [[nodiscard]] std::optional<bool> prove(const Contest& contest, int depth);
  [[nodiscard]] static std::uint64_t key_of(const Contest& contest, int depth);
  static int order(const Contest& contest, Turns& turns);
  [[nodiscard]] Slot& slot_of(std::uint64_t key) {
    return slots_[static_cast<std::size_t>((key >> 8U) & (count_ - 1))];
  }

  std::size_t count_;  // of the slots, a power of two
  // Zeros from the system, which cost nothing before they are written: to fill so many at once would take
  // about as long as stopping may.
  std::unique_ptr<Slot[], Free> slots_;  // NOLINT(modernize-avoid-c-arrays)
  Reach reach_{};  // the places of the other player that a piece takes, if they are there
  std::uint64_t most_;
  std::uint64_t left_;  // to be looked at
  std::uint64_t looked_at_ = 0;
  search::Watch* watch_;
};

}  // namespace byways::overpass
