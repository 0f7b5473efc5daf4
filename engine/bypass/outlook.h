// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "engine/bypass/position.h"
#include "engine/bypass/scoring.h"
#include "engine/core/random.h"

namespace byways::bypass {

/// Estimates how a game may continue while letters are still unconnected, to evaluate positions for the
/// computer. It uses the current board, including the steps of an unfinished turn.
///
/// An ending is drawn at random: the players in turn draw paths near the shortest ways between the hexes of
/// each letter until all letters are connected. Nobody swaps or draws walls; instead, some random links are
/// used last.
template <int Side>
class Outlook {
 public:
  using Graph = Links<Side>;
  using LinkSet = typename Graph::Set;
  using Hexes = typename Graph::Hexes;
  static constexpr std::size_t kHexes = Graph::kHexes;
  static constexpr std::size_t kLinks = Graph::kLinks;

  /// The result of a random ending.
  struct Ending {
    std::array<LinkSet, kMostPlayers> drawn{};  ///< the paths drawn, by player
    Points points{};                            ///< at the end
    int ended_by = 0;                           ///< the player who drew the last path
  };

  /// `position` must outlive this object. Precondition: Phase::Play or Phase::Over.
  explicit Outlook(const Position<Side>& position);

  /// Whether the current paths form a loop.
  [[nodiscard]] bool has_loop() const { return has_loop_; }
  [[nodiscard]] bool joins(Link link) const {
    const Ends& ends = Graph::kTables.hexes[static_cast<std::size_t>(link)];
    return roots_[ends[0]] != roots_[ends[1]];
  }
  /// The number of separate networks of the letters; 1 if all are connected.
  [[nodiscard]] int letter_networks() const { return letter_networks_; }
  /// How many links longer the shortest connection of a letter becomes if it has to use `link`: the least
  /// over all unconnected letters, at most kFar. Precondition: the link is open.
  [[nodiscard]] int detour(Link link) const { return detours_[static_cast<std::size_t>(link)]; }
  static constexpr int kFar = 9;

  /// Draws a random ending. Calls `count_routes(link, times)` for each path on the final routes.
  template <class CountRoutes>
  void draw(Random& random, Ending& ending, CountRoutes count_routes) const;
  void draw(Random& random, Ending& ending) const {
    draw(random, ending, [](Link) {});
  }

 private:
  using ByHex = std::array<std::uint8_t, kHexes>;
  static constexpr int kDetourWeight = 6;  // what a detour of one link adds to a link's key; compare kLot
  static constexpr unsigned kLot = 32;     // the range of the random part of a link's key
  // On average, this many of 256 links count as walled off, and come last.
  static constexpr unsigned kWalled = 40;
  static constexpr unsigned kMixed = 167;  // multiplier that derives a second random number from the first
  static constexpr unsigned kLast = kDetourWeight * kFar + kLot;

  static constexpr Hexes bit(std::size_t hex) { return Hexes{1} << hex; }
  template <class Visit>
  static void for_each(Hexes hexes, Visit visit) {
    for (; hexes != 0; hexes &= hexes - 1) {
      visit(static_cast<std::size_t>(std::countr_zero(hexes)));
    }
  }
  void measure();
  // Sets `distance` to the distance of each hex from `hex` in links, where existing paths count nothing.
  // Hexes that can't be reached get twice kFar. `near` has, by hex, the hexes that a new path can join to it.
  void spread_from(std::size_t hex, const std::array<Hexes, kHexes>& near, ByHex& distance) const;

  const Position<Side>* position_;
  std::array<Hexes, kHexes> along_{};  // by hex: the hexes it has paths to
  std::array<Hexes, kHexes> tree_{};   // by hex: all hexes of its network
  ByHex roots_{};                      // by hex: the first hex of its network
  std::array<std::uint8_t, kLinks> candidates_{};
  std::array<std::uint8_t, kLinks> keys_{};  // by index in candidates_
  std::array<std::uint8_t, kLinks> detours_{};
  std::array<std::int8_t, kLinks> owners_{};
  std::size_t candidate_count_ = 0;
  int letter_networks_ = 0;
  bool has_loop_ = false;
};

template <int Side>
Outlook<Side>::Outlook(const Position<Side>& position) : position_(&position) {
  int paths = 0;
  for (int player = 0; player < position.players(); ++player) {
    position.paths(player).for_each([&](Link link) {
      const Ends& ends = Graph::kTables.hexes[static_cast<std::size_t>(link)];
      along_[ends[0]] |= bit(ends[1]);
      along_[ends[1]] |= bit(ends[0]);
      owners_[static_cast<std::size_t>(link)] = static_cast<std::int8_t>(player);
      ++paths;
    });
  }
  int trees = 0;
  for (std::size_t first = 0; first < kHexes; ++first) {
    if (tree_[first] != 0) {
      continue;
    }
    ++trees;
    Hexes tree = bit(first);
    for (Hexes fresh = tree; fresh != 0;) {
      const auto hex = static_cast<std::size_t>(std::countr_zero(fresh));
      fresh = (fresh & (fresh - 1)) | (along_[hex] & ~tree);
      tree |= along_[hex];
    }
    for_each(tree, [&](std::size_t hex) {
      tree_[hex] = tree;
      roots_[hex] = static_cast<std::uint8_t>(first);
    });
  }
  has_loop_ = paths + trees > static_cast<int>(kHexes);
  Hexes met = 0;
  for (const Ends& letter : Graph::kTables.letters) {
    for (const std::uint8_t hex : letter) {
      letter_networks_ += (met & bit(hex)) == 0 ? 1 : 0;
      met |= tree_[hex];
    }
  }
  measure();
}

template <int Side>
void Outlook<Side>::spread_from(std::size_t hex, const std::array<Hexes, kHexes>& near,
                                ByHex& distance) const {
  distance.fill(2 * kFar);
  Hexes seen = tree_[hex];
  Hexes level = seen;
  for (std::uint8_t far = 0; level != 0; ++far) {
    Hexes next = 0;
    for_each(level, [&](std::size_t here) {
      distance[here] = far;
      next |= near[here];
    });
    next &= ~seen;
    level = 0;
    for (; next != 0; next &= ~level) {
      level |= tree_[static_cast<std::size_t>(std::countr_zero(next))];
    }
    seen |= level;
  }
}

template <int Side>
void Outlook<Side>::measure() {
  std::array<Hexes, kHexes> near{};
  position_->open().for_each([&](Link link) {
    const auto i = static_cast<std::size_t>(link);
    const Ends& ends = Graph::kTables.hexes[i];
    detours_[i] = kFar;
    if (roots_[ends[0]] != roots_[ends[1]]) {
      near[ends[0]] |= bit(ends[1]);
      near[ends[1]] |= bit(ends[0]);
      candidates_[candidate_count_++] = static_cast<std::uint8_t>(link);
    }
  });
  for (const Ends& letter : Graph::kTables.letters) {
    if (roots_[letter[0]] == roots_[letter[1]]) {
      continue;
    }
    ByHex from{};
    ByHex to{};
    spread_from(letter[0], near, from);
    spread_from(letter[1], near, to);
    const int shortest = from[letter[1]];
    for (std::size_t i = 0; i < candidate_count_; ++i) {
      const Ends& ends = Graph::kTables.hexes[candidates_[i]];
      const int way = std::min(from[ends[0]] + to[ends[1]], from[ends[1]] + to[ends[0]]) + 1 - shortest;
      std::uint8_t& detour = detours_[candidates_[i]];
      detour = static_cast<std::uint8_t>(std::clamp(way, 0, static_cast<int>(detour)));
    }
  }
  for (std::size_t i = 0; i < candidate_count_; ++i) {
    keys_[i] = static_cast<std::uint8_t>(kDetourWeight * detours_[candidates_[i]]);
  }
}

template <int Side>
template <class CountRoutes>
void Outlook<Side>::draw(Random& random, Ending& ending, CountRoutes count_routes) const {
  // Order the links by detour plus a random part, with a counting sort.
  constexpr std::size_t kKeys = std::size_t{2} * kLast;
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): initialising it would cost more than using it
  std::array<std::uint8_t, kLinks> keys;
  std::array<std::uint8_t, kKeys + 1> starts{};
  std::uint64_t lots = 0;
  for (std::size_t i = 0; i < candidate_count_; ++i) {
    lots = i % 8 == 0 ? random.next() : lots >> 8U;
    const auto lot = static_cast<unsigned>(lots & 0xFFU);
    const bool is_walled = lot * kMixed % 256U < kWalled;
    keys[i] = static_cast<std::uint8_t>(keys_[i] + lot * kLot / 256U + (is_walled ? kLast : 0U));
    ++starts[keys[i] + 1U];
  }
  for (std::size_t key = 0; key < kKeys; ++key) {
    starts[key + 1] = static_cast<std::uint8_t>(starts[key + 1] + starts[key]);
  }
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): initialising it would cost more than using it
  std::array<std::uint8_t, kLinks> order;
  for (std::size_t i = 0; i < candidate_count_; ++i) {
    order[starts[keys[i]]++] = candidates_[i];
  }

  ByHex above = roots_;
  std::array<Hexes, kHexes> along = along_;
  std::array<std::int8_t, kLinks> owners = owners_;
  const auto root_of = [&above](std::uint8_t hex) {
    while (above[hex] != hex) {
      above[hex] = above[above[hex]];
      hex = above[hex];
    }
    return hex;
  };
  std::array<std::uint8_t, kHexes> letters{};  // by root: how many lettered hexes its network has
  for (const Ends& letter : Graph::kTables.letters) {
    ++letters[roots_[letter[0]]];
    ++letters[roots_[letter[1]]];
  }
  constexpr int kAll = 2 * kLetters;
  int player = position_->player();
  const auto pass_on = [&] {
    do {
      player = player + 1 == position_->players() ? 0 : player + 1;
    } while (position_->has_left(player));
  };
  ending.drawn = {};
  ending.ended_by = player;
  if (position_->turn().has(StepKind::Path)) {
    pass_on();
  }
  bool is_over = letter_networks_ == 1;
  for (std::size_t i = 0; i < candidate_count_ && !is_over; ++i) {
    const Ends& ends = Graph::kTables.hexes[order[i]];
    const std::uint8_t one = root_of(ends[0]);
    const std::uint8_t other = root_of(ends[1]);
    if (one == other) {
      continue;
    }
    above[other] = one;
    letters[one] = static_cast<std::uint8_t>(letters[one] + letters[other]);
    along[ends[0]] |= bit(ends[1]);
    along[ends[1]] |= bit(ends[0]);
    owners[order[i]] = static_cast<std::int8_t>(player);
    ending.drawn[static_cast<std::size_t>(player)].add(order[i]);
    ending.ended_by = player;
    pass_on();
    is_over = letters[one] == kAll;
  }

  // Finds the routes, in the tree of paths rooted at the first lettered hex.
  ByHex up{};
  ByHex depth{};
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): initialising it would cost more than using it
  std::array<std::uint8_t, kHexes> queue;
  std::size_t count = 0;
  const std::uint8_t top = Graph::kTables.letters[0][0];
  queue[count++] = top;
  Hexes seen = bit(top);
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint8_t hex = queue[i];
    const Hexes below = along[hex] & ~seen;
    seen |= below;
    for_each(below, [&](std::size_t next) {
      up[next] = hex;
      depth[next] = static_cast<std::uint8_t>(depth[hex] + 1);
      queue[count++] = static_cast<std::uint8_t>(next);
    });
  }
  ending.points = {};
  for (const Ends& letter : Graph::kTables.letters) {
    std::uint8_t one = letter[0];
    std::uint8_t other = letter[1];
    if ((seen & bit(one)) == 0 || (seen & bit(other)) == 0) {
      continue;
    }
    while (one != other) {
      if (depth[one] < depth[other]) {
        std::swap(one, other);
      }
      const Link link = Graph::kTables.joining[one][up[one]];
      ++ending.points[static_cast<std::size_t>(owners[static_cast<std::size_t>(link)])];
      count_routes(link);
      one = up[one];
    }
  }
}

}  // namespace byways::bypass
