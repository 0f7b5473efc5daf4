// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/bypass/forest.h"
#include "engine/bypass/links.h"
#include "engine/bypass/step.h"
#include "engine/core/seat.h"

namespace byways::bypass {

inline constexpr int kMostPlayers = 6;
static_assert(kMostPlayers <= kMostSeats,
              "Bypass: a table has at most kMostSeats seats (engine/core/seat.h)");

enum class Phase : std::uint8_t { Lot, Play, Over };

/// A position of Bypass with the steps of the turn in progress: a plain value of about half a kilobyte.
/// Players are 0…players-1 (seat - 1). Its mutators don't check rules: use `legal` and `may_end` first.
///
/// Paths and walls are sets of links and describe the current board. The two forests (the paths, and the
/// walls as edges between corners) describe the board at the start of the turn, because within a turn there
/// may be loops (BYP-9), which a forest can't hold. The turn's changes are checked against these forests.
template <int Side>
class Position {
 public:
  using Graph = Links<Side>;
  using LinkSet = typename Graph::Set;

  /// `start` is the player who begins, or -1 for a lot (BYP-3).
  explicit constexpr Position(int players, int start = -1) : players_(static_cast<std::int8_t>(players)) {
    if (start >= 0) {
      set_start(start);
    }
  }

  /// A position set up by hand: it is `player`'s turn. The caller must check loop_links and cut_off_hexes: a
  /// position with loops or isolated hexes can't be played. Precondition: no link is in two of the sets.
  constexpr Position(int players, int player, const std::array<LinkSet, kMostPlayers>& paths,
                     const std::array<LinkSet, kMostPlayers>& walls);

  [[nodiscard]] constexpr Phase phase() const { return phase_; }
  [[nodiscard]] constexpr int players() const { return players_; }
  /// The player to act; in Phase::Over the player who ended the game. Meaningless in Phase::Lot.
  [[nodiscard]] constexpr int player() const { return player_; }

  /// Phase::Lot only.
  constexpr void set_start(int player) {
    player_ = static_cast<std::int8_t>(player);
    phase_ = Phase::Play;
  }

  [[nodiscard]] constexpr LinkSet open() const { return Graph::kTables.all - all_paths_ - all_walls_; }
  [[nodiscard]] constexpr LinkSet paths(int player) const { return paths_[player]; }
  [[nodiscard]] constexpr LinkSet walls(int player) const { return walls_[player]; }
  [[nodiscard]] constexpr LinkSet all_paths() const { return all_paths_; }
  [[nodiscard]] constexpr LinkSet all_walls() const { return all_walls_; }
  [[nodiscard]] constexpr const Turn& turn() const { return turn_; }

  /// The links on which a step of the kind `kind` is legal now (BYP-4 to BYP-6). Precondition: Phase::Play.
  [[nodiscard]] constexpr LinkSet legal(StepKind kind) const;
  /// Precondition: legal(step.kind).has(step.link).
  constexpr void draw(Step step);
  /// Takes the steps of the turn back (BYP-9).
  constexpr void roll_back();

  /// Whether the paths, including this turn's, form a loop (BYP-7).
  [[nodiscard]] constexpr bool has_loop() const;
  /// Whether the walls, including this turn's, isolate a hex (BYP-8).
  [[nodiscard]] constexpr bool has_isolation() const;
  /// BYP-4, BYP-5, BYP-7, BYP-8. Precondition: Phase::Play.
  [[nodiscard]] constexpr bool may_end() const {
    return turn_.has_path_and_wall() && !turn_.is_half_swapped() && !has_loop() && !has_isolation();
  }
  /// Precondition: may_end().
  constexpr void end_turn();

  /// Whether the paths join all six lettered hexes (BYP-11), ignoring the turn in progress.
  [[nodiscard]] constexpr bool connects_all_letters() const;

  /// The forests of the paths and of the walls, as they were before the turn in progress.
  [[nodiscard]] constexpr const Forest<Graph::kHexes>& path_forest() const { return path_forest_; }
  [[nodiscard]] constexpr const Forest<Graph::kCorners>& wall_forest() const { return wall_forest_; }

  /// The player gets no more turns (TURN-6). Precondition: no turn in progress, another player is left.
  constexpr void leave(int player);
  [[nodiscard]] constexpr bool has_left(int player) const { return ((left_ >> player) & 1) != 0; }

  /// The same board, turn and players; the roots of the forests are ignored.
  constexpr bool operator==(const Position& other) const {
    return paths_ == other.paths_ && walls_ == other.walls_ && turn_ == other.turn_ &&
           players_ == other.players_ && player_ == other.player_ && left_ == other.left_ &&
           phase_ == other.phase_;
  }

 private:
  // What the turn changes in one of the graphs; null for no edge. `out` was in the forest at the start of the
  // turn and isn't any more, so a path that is drawn and changed in the same turn is neither `in` nor `out`.
  struct Edges {
    const Ends* out = nullptr;
    const Ends* in = nullptr;
    const Ends* also_in = nullptr;
  };
  template <std::size_t Count>
  [[nodiscard]] constexpr Edges changes(const std::array<Ends, Count>& ends, StepKind drawn,
                                        StepKind changed_from, StepKind changed_to) const;
  [[nodiscard]] constexpr Edges path_changes() const {
    return changes(Graph::kTables.hexes, StepKind::Path, StepKind::ToWall, StepKind::ToPath);
  }
  [[nodiscard]] constexpr Edges wall_changes() const {
    return changes(Graph::kTables.corners, StepKind::Wall, StepKind::ToPath, StepKind::ToWall);
  }
  template <int Nodes>
  static constexpr void apply(Forest<Nodes>& forest, const Edges& edges);
  constexpr void put(std::array<LinkSet, kMostPlayers>& owned, LinkSet& all, Link link);
  constexpr void take(std::array<LinkSet, kMostPlayers>& owned, LinkSet& all, Link link);
  constexpr void pass_on();

  std::array<LinkSet, kMostPlayers> paths_{};
  std::array<LinkSet, kMostPlayers> walls_{};
  LinkSet all_paths_{};
  LinkSet all_walls_{};
  Forest<Graph::kHexes> path_forest_;
  Forest<Graph::kCorners> wall_forest_;
  Turn turn_;
  std::int8_t players_ = 2;
  std::int8_t player_ = 0;
  std::uint8_t left_ = 0;  // a bit for each player, set if they have left
  Phase phase_ = Phase::Lot;
};

template <int Side>
constexpr Position<Side>::Position(int players, int player, const std::array<LinkSet, kMostPlayers>& paths,
                                   const std::array<LinkSet, kMostPlayers>& walls)
    : paths_(paths), walls_(walls), players_(static_cast<std::int8_t>(players)) {
  const auto grow = [](auto& forest, const auto& ends, LinkSet links) {
    links.for_each([&](Link link) {
      if (!forest.connects(ends[link])) {
        forest.join(ends[link]);
      }
    });
  };
  for (std::size_t owner = 0; owner < kMostPlayers; ++owner) {
    all_paths_ |= paths[owner];
    all_walls_ |= walls[owner];
  }
  grow(path_forest_, Graph::kTables.hexes, all_paths_);
  grow(wall_forest_, Graph::kTables.corners, all_walls_);
  set_start(player);
}

template <int Side>
constexpr typename Position<Side>::LinkSet Position<Side>::legal(StepKind kind) const {
  if (turn_.has(kind)) {
    return {};
  }
  if (kind == StepKind::Path || kind == StepKind::Wall) {
    return open();
  }
  if (!turn_.has_path_and_wall()) {
    return {};
  }
  // Each link counts as it was before the swap: the second half can't use what the first half has made.
  const bool to_wall = kind == StepKind::ToWall;
  LinkSet links = to_wall ? paths_[player_] : walls_[player_];
  if (const Link made = turn_.link(to_wall ? StepKind::ToPath : StepKind::ToWall); made != kNoLink) {
    links.remove(made);
  }
  return links;
}

template <int Side>
constexpr void Position<Side>::put(std::array<LinkSet, kMostPlayers>& owned, LinkSet& all, Link link) {
  owned[player_].add(link);
  all.add(link);
}

template <int Side>
constexpr void Position<Side>::take(std::array<LinkSet, kMostPlayers>& owned, LinkSet& all, Link link) {
  owned[player_].remove(link);
  all.remove(link);
}

template <int Side>
constexpr void Position<Side>::draw(Step step) {
  switch (step.kind) {
    case StepKind::Path:
      put(paths_, all_paths_, step.link);
      break;
    case StepKind::Wall:
      put(walls_, all_walls_, step.link);
      break;
    case StepKind::ToWall:
      take(paths_, all_paths_, step.link);
      put(walls_, all_walls_, step.link);
      break;
    case StepKind::ToPath:
      take(walls_, all_walls_, step.link);
      put(paths_, all_paths_, step.link);
      break;
  }
  turn_.add(step);
}

template <int Side>
constexpr void Position<Side>::roll_back() {
  for (int i = turn_.count() - 1; i >= 0; --i) {
    const Step step = turn_.at(i);
    switch (step.kind) {
      case StepKind::Path:
        take(paths_, all_paths_, step.link);
        break;
      case StepKind::Wall:
        take(walls_, all_walls_, step.link);
        break;
      case StepKind::ToWall:
        take(walls_, all_walls_, step.link);
        put(paths_, all_paths_, step.link);
        break;
      case StepKind::ToPath:
        take(paths_, all_paths_, step.link);
        put(walls_, all_walls_, step.link);
        break;
    }
  }
  turn_ = {};
}

template <int Side>
template <std::size_t Count>
constexpr typename Position<Side>::Edges Position<Side>::changes(const std::array<Ends, Count>& ends,
                                                                 StepKind drawn, StepKind changed_from,
                                                                 StepKind changed_to) const {
  const Link fresh = turn_.link(drawn);
  const Link gone = turn_.link(changed_from);
  const Link made = turn_.link(changed_to);
  Edges edges;
  if (gone != fresh) {
    edges.out = gone != kNoLink ? &ends[gone] : nullptr;
    edges.in = fresh != kNoLink ? &ends[fresh] : nullptr;
  }
  edges.also_in = made != kNoLink ? &ends[made] : nullptr;
  return edges;
}

template <int Side>
constexpr bool Position<Side>::has_loop() const {
  const Edges edges = path_changes();
  return !path_forest_.stays_forest(edges.out, edges.in, edges.also_in);
}

template <int Side>
constexpr bool Position<Side>::has_isolation() const {
  const Edges edges = wall_changes();
  return !wall_forest_.stays_forest(edges.out, edges.in, edges.also_in);
}

template <int Side>
template <int Nodes>
constexpr void Position<Side>::apply(Forest<Nodes>& forest, const Edges& edges) {
  if (edges.out != nullptr) {
    forest.cut(*edges.out);
  }
  if (edges.in != nullptr) {
    forest.join(*edges.in);
  }
  if (edges.also_in != nullptr) {
    forest.join(*edges.also_in);
  }
}

template <int Side>
constexpr void Position<Side>::end_turn() {
  apply(path_forest_, path_changes());
  apply(wall_forest_, wall_changes());
  turn_ = {};
  if (connects_all_letters()) {
    phase_ = Phase::Over;  // BYP-11
  } else {
    pass_on();
  }
}

template <int Side>
constexpr bool Position<Side>::connects_all_letters() const {
  const auto& letters = Graph::kTables.letters;
  const auto root = path_forest_.root(letters[0][0]);
  return std::all_of(letters.begin(), letters.end(), [&](const Ends& letter) {
    return path_forest_.root(letter[0]) == root && path_forest_.root(letter[1]) == root;
  });
}

template <int Side>
constexpr void Position<Side>::pass_on() {
  do {
    player_ = static_cast<std::int8_t>(player_ + 1 == players_ ? 0 : player_ + 1);
  } while (has_left(player_));
}

template <int Side>
constexpr void Position<Side>::leave(int player) {
  left_ = static_cast<std::uint8_t>(left_ | (1U << static_cast<unsigned>(player)));
  if (phase_ == Phase::Play && player_ == player) {
    pass_on();
  }
}

}  // namespace byways::bypass
