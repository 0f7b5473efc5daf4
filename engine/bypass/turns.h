// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/bypass/position.h"

namespace byways::bypass {

/// A legal complete turn; without a swap, to_wall and to_path are kNoLink.
struct FullTurn {
  Link path = kNoLink;
  Link wall = kNoLink;
  Link to_wall = kNoLink;
  Link to_path = kNoLink;
  constexpr bool operator==(const FullTurn&) const = default;
};

/// Plays a whole turn. Precondition: the turn is legal, and none is in progress.
template <int Side>
constexpr void play(Position<Side>& position, const FullTurn& turn) {
  position.draw({StepKind::Path, turn.path});
  position.draw({StepKind::Wall, turn.wall});
  if (turn.to_wall != kNoLink) {
    position.draw({StepKind::ToWall, turn.to_wall});
    position.draw({StepKind::ToPath, turn.to_path});
  }
  position.end_turn();
}

/// The legal complete turns of a position (BYP-4 to BYP-8), as sets of links instead of one by one.
///
/// For a given swap, the new path and the new wall are independent: there is a set of links for the path and
/// another set for the wall, and the turn is legal if both links are in their sets and differ. So millions of
/// turns are counted in a millisecond or two.
template <int Side>
class TurnSets {
 public:
  using Graph = Links<Side>;
  using LinkSet = typename Graph::Set;

  /// Precondition: Phase::Play, no turn in progress.
  explicit TurnSets(const Position<Side>& position);

  [[nodiscard]] std::uint64_t count() const;

  /// Visits every turn once, in the bytewise order of their canonical texts; `visit` returns false to stop.
  template <class Visit>
  void visit(Visit visit) const;

 private:
  // For each node the root of its tree: a forest prepared for many queries.
  template <int Nodes>
  using Labels = std::array<std::uint8_t, Nodes>;

  template <int Nodes>
  static Labels<Nodes> labels_of(const Forest<Nodes>& forest, const Ends* without);
  // The open links that may be added to a forest together with `joined`; none if `joined` itself may not.
  template <std::size_t Nodes>
  [[nodiscard]] LinkSet addable(const std::array<std::uint8_t, Nodes>& labels,
                                const std::array<Ends, Graph::kLinks>& ends, Link joined) const;

  // The legal new paths and new walls if the turn swaps old path x and old wall y (indices into own_paths_
  // and own_walls_).
  [[nodiscard]] LinkSet paths_for(std::size_t x, std::size_t y) const {
    return addable(without_path_[x], Graph::kTables.hexes, own_walls_[y]);
  }
  [[nodiscard]] LinkSet walls_for(std::size_t x, std::size_t y) const {
    return addable(without_wall_[y], Graph::kTables.corners, own_paths_[x]);
  }
  // The new walls that are legal with the new path `path` if it becomes a wall and the old wall `y` a path.
  [[nodiscard]] LinkSet walls_if_path_turns(Link path, std::size_t y) const {
    return joins_paths(own_walls_[y]) ? addable(without_wall_[y], Graph::kTables.corners, path) : LinkSet{};
  }
  // The new walls that are legal with the new path `path` if the new wall becomes a path and the old path `x`
  // a wall.
  [[nodiscard]] LinkSet walls_if_wall_turns(Link path, std::size_t x) const {
    return joins_walls(own_paths_[x]) ? addable(without_path_[x], Graph::kTables.hexes, path) : LinkSet{};
  }
  [[nodiscard]] bool joins_paths(Link link) const {
    return joins(plain_path_labels_, Graph::kTables.hexes[link]);
  }
  [[nodiscard]] bool joins_walls(Link link) const {
    return joins(plain_wall_labels_, Graph::kTables.corners[link]);
  }
  template <std::size_t Nodes>
  static bool joins(const std::array<std::uint8_t, Nodes>& labels, const Ends& ends) {
    return labels[ends[0]] != labels[ends[1]];
  }
  static std::uint64_t count_pairs(const LinkSet& paths, const LinkSet& walls);

  LinkSet open_;
  std::vector<Link> own_paths_;
  std::vector<Link> own_walls_;
  Labels<Graph::kHexes> plain_path_labels_;
  Labels<Graph::kCorners> plain_wall_labels_;
  LinkSet plain_paths_;  // paths and walls that are legal without a swap
  LinkSet plain_walls_;
  std::vector<Labels<Graph::kHexes>> without_path_;    // by index in own_paths_
  std::vector<Labels<Graph::kCorners>> without_wall_;  // by index in own_walls_
};

template <int Side>
template <int Nodes>
typename TurnSets<Side>::template Labels<Nodes> TurnSets<Side>::labels_of(const Forest<Nodes>& forest,
                                                                          const Ends* without) {
  const auto cut = without != nullptr ? forest.lower(*without) : Forest<Nodes>::kNone;
  Labels<Nodes> labels;
  for (std::size_t node = 0; node < Nodes; ++node) {
    labels[node] = forest.root(static_cast<std::uint8_t>(node), cut);
  }
  return labels;
}

template <int Side>
TurnSets<Side>::TurnSets(const Position<Side>& position)
    : open_(position.open()),
      plain_path_labels_(labels_of(position.path_forest(), nullptr)),
      plain_wall_labels_(labels_of(position.wall_forest(), nullptr)) {
  position.paths(position.player()).for_each([&](Link link) {
    own_paths_.push_back(link);
    without_path_.push_back(labels_of(position.path_forest(), &Graph::kTables.hexes[link]));
  });
  position.walls(position.player()).for_each([&](Link link) {
    own_walls_.push_back(link);
    without_wall_.push_back(labels_of(position.wall_forest(), &Graph::kTables.corners[link]));
  });
  open_.for_each([&](Link link) {
    if (joins_paths(link)) {
      plain_paths_.add(link);
    }
    if (joins_walls(link)) {
      plain_walls_.add(link);
    }
  });
}

template <int Side>
template <std::size_t Nodes>
typename TurnSets<Side>::LinkSet TurnSets<Side>::addable(const std::array<std::uint8_t, Nodes>& labels,
                                                         const std::array<Ends, Graph::kLinks>& ends,
                                                         Link joined) const {
  const std::uint8_t one = labels[ends[joined][0]];
  const std::uint8_t other = labels[ends[joined][1]];
  LinkSet links;
  if (one == other) {
    return links;
  }
  open_.for_each([&](Link link) {
    const std::uint8_t a = labels[ends[link][0]];
    const std::uint8_t b = labels[ends[link][1]];
    if (a != b && !(a == one && b == other) && !(a == other && b == one)) {
      links.add(link);
    }
  });
  return links;
}

template <int Side>
std::uint64_t TurnSets<Side>::count_pairs(const LinkSet& paths, const LinkSet& walls) {
  const auto size = [](const LinkSet& links) { return static_cast<std::uint64_t>(links.count()); };
  return size(paths) * size(walls) - size(paths & walls);
}

template <int Side>
std::uint64_t TurnSets<Side>::count() const {
  // Turns without a swap, and turns that swap the new path with the new wall: the same pairs of links, with
  // path and wall exchanged.
  std::uint64_t total = 2 * count_pairs(plain_paths_, plain_walls_);
  for (std::size_t x = 0; x < own_paths_.size(); ++x) {
    for (std::size_t y = 0; y < own_walls_.size(); ++y) {
      total += count_pairs(paths_for(x, y), walls_for(x, y));
    }
  }
  open_.for_each([&](Link path) {
    for (std::size_t y = 0; y < own_walls_.size(); ++y) {
      total += static_cast<std::uint64_t>(walls_if_path_turns(path, y).count());
    }
    for (std::size_t x = 0; x < own_paths_.size(); ++x) {
      total += static_cast<std::uint64_t>(walls_if_wall_turns(path, x).count());
    }
  });
  return total;
}

template <int Side>
template <class Visit>
void TurnSets<Side>::visit(Visit visit) const {
  const std::size_t xs = own_paths_.size();
  const std::size_t ys = own_walls_.size();
  std::vector<LinkSet> paths;  // by x, then y
  std::vector<LinkSet> walls;
  for (std::size_t x = 0; x < xs; ++x) {
    for (std::size_t y = 0; y < ys; ++y) {
      paths.push_back(paths_for(x, y));
      walls.push_back(walls_for(x, y));
    }
  }
  std::vector<LinkSet> if_path_turns(ys);  // by y: walls_if_path_turns for the current `path`
  std::vector<LinkSet> if_wall_turns(xs);
  bool go_on = true;
  const auto offer = [&](const FullTurn& turn) { go_on = go_on && visit(turn); };
  // Offers the swaps that change `to_wall`, with the walls that become paths in ascending order.
  const auto offer_swaps = [&](Link path, Link wall, Link to_wall, auto old_is_legal, bool new_is_legal) {
    std::size_t y = 0;
    for (; y < ys && own_walls_[y] < wall; ++y) {
      if (old_is_legal(y)) {
        offer({path, wall, to_wall, own_walls_[y]});
      }
    }
    if (new_is_legal) {
      offer({path, wall, to_wall, wall});
    }
    for (; y < ys; ++y) {
      if (old_is_legal(y)) {
        offer({path, wall, to_wall, own_walls_[y]});
      }
    }
  };
  open_.for_each([&](Link path) {
    if (!go_on) {
      return;
    }
    for (std::size_t y = 0; y < ys; ++y) {
      if_path_turns[y] = walls_if_path_turns(path, y);
    }
    for (std::size_t x = 0; x < xs; ++x) {
      if_wall_turns[x] = walls_if_wall_turns(path, x);
    }
    open_.for_each([&](Link wall) {
      if (wall == path || !go_on) {
        return;
      }
      if (plain_paths_.has(path) && plain_walls_.has(wall)) {
        offer({path, wall});
      }
      const auto turn_new_path = [&] {
        offer_swaps(
            path, wall, path, [&](std::size_t y) { return if_path_turns[y].has(wall); },
            plain_paths_.has(wall) && plain_walls_.has(path));
      };
      const auto turn_old_path = [&](std::size_t x) {
        offer_swaps(
            path, wall, own_paths_[x],
            [&](std::size_t y) { return paths[x * ys + y].has(path) && walls[x * ys + y].has(wall); },
            if_wall_turns[x].has(wall));
      };
      std::size_t x = 0;
      for (; x < xs && own_paths_[x] < path; ++x) {
        turn_old_path(x);
      }
      turn_new_path();
      for (; x < xs; ++x) {
        turn_old_path(x);
      }
    });
  });
}

/// Counts the sequences of exactly `depth` legal complete turns. Sequences that end the game sooner aren't
/// counted. Precondition: no turn in progress, not Phase::Lot.
template <int Side>
std::uint64_t perft(const Position<Side>& position, int depth) {
  if (depth == 0) {
    return 1;
  }
  if (position.phase() == Phase::Over) {
    return 0;
  }
  const TurnSets<Side> turns(position);
  if (depth == 1) {
    return turns.count();
  }
  std::uint64_t total = 0;
  turns.visit([&](const FullTurn& turn) {
    Position<Side> next = position;
    play(next, turn);
    total += perft(next, depth - 1);
    return true;
  });
  return total;
}

}  // namespace byways::bypass
