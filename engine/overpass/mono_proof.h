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

/// All that matters in a game of Mono-Line: where each player may still place a piece, and the pieces in
/// hand. `mine` and `my_hand` belong to the player to move.
struct MonoRace {
  NodeSet mine;
  NodeSet others;
  int my_hand = 0;
  int other_hand = 0;

  /// The race in a position of the friendly game.
  [[nodiscard]] static MonoRace of(const MonoPosition& position);
  /// The race after a piece on `node`, with the other player to move. Precondition: mine.has(node).
  [[nodiscard]] MonoRace after(Node node) const;
};

/// Proves who wins a race, by depth-first search with a table of proven races.
class MonoProver {
 public:
  /// The usual size of the table: 32 MB.
  static constexpr std::uint64_t kUsualSlots = std::uint64_t{1} << 21U;

  /// Looks at no more than `most` races and remembers up to `slots` of them. `watch` must outlive the object.
  MonoProver(std::uint64_t most, search::Watch& watch, std::uint64_t slots = kUsualSlots);

  /// Whether the player to move wins; nothing if that can't be proven within the limit.
  [[nodiscard]] std::optional<bool> wins(const MonoRace& race);
  /// A winning node, for a race that `wins` has proven to be won; -1 if none is found within the limit.
  [[nodiscard]] Node winning_node(const MonoRace& race);

  /// For a lost race: the node after which the other player is the most likely to reply wrongly, as far as a
  /// look at `most` more races shows. Replies that take more places are considered likelier. -1 if there is
  /// no node; ties go to the node that takes most.
  [[nodiscard]] Node hardest_node(const MonoRace& race);

  [[nodiscard]] std::uint64_t looked_at() const { return looked_at_; }

 private:
  /// A race in which safe places are only counted.
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

  std::size_t count_;  // number of slots, a power of two
  // Zero pages from the system, which cost nothing until they are written to. Clearing the whole table would
  // take about as long as a search may take to stop.
  std::unique_ptr<Slot[], Free> slots_;  // NOLINT(modernize-avoid-c-arrays)
  Reach reach_{};  // by node: the other player's places that a piece there takes, if they are still open
  std::uint64_t most_;
  std::uint64_t left_;  // races that may still be looked at
  std::uint64_t looked_at_ = 0;
  search::Watch* watch_;
};

}  // namespace byways::overpass
