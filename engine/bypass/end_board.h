// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/bypass/forest.h"
#include "engine/bypass/links.h"
#include "engine/bypass/position.h"
#include "engine/bypass/step.h"
#include "engine/bypass/turns.h"
#include "engine/search/numbers.h"

namespace byways::bypass {

/// What a turn does to the paths, or to the walls: `out` is the link removed, `in` and `also` are the links
/// added; kNoLink for none.
struct LinkChange {
  Link out = kNoLink;
  Link in = kNoLink;
  Link also = kNoLink;
  constexpr bool operator==(const LinkChange&) const = default;
};

/// A minimal position of two players between turns, for exhaustive proofs.
///
/// A turn is a change of the paths plus a change of the walls. Whether it ends the game, and who wins,
/// depends only on the paths. Turns that lead to the same board count as one.
template <int Side>
class EndBoard {
 public:
  using Graph = Links<Side>;
  using LinkSet = typename Graph::Set;

  /// Precondition: two players, none of whom has left, Phase::Play, no turn in progress.
  explicit EndBoard(const Position<Side>& position)
      : paths_{position.paths(0), position.paths(1)},
        walls_{position.walls(0), position.walls(1)},
        path_forest_(position.path_forest()),
        wall_forest_(position.wall_forest()),
        player_(static_cast<std::uint8_t>(position.player())) {}

  [[nodiscard]] std::size_t player() const { return player_; }
  [[nodiscard]] LinkSet open() const {
    return Graph::kTables.all - paths_[0] - paths_[1] - walls_[0] - walls_[1];
  }
  /// The most turns left in the game: each adds a path, and the paths stay a forest.
  [[nodiscard]] int turns_left() const { return Graph::kHexes - 1 - paths_[0].count() - paths_[1].count(); }
  /// The number of trees of paths that contain a lettered hex; a lettered hex without paths counts as a tree.
  [[nodiscard]] int letter_trees() const;
  [[nodiscard]] std::uint64_t key() const;

  /// Whether so few trees are left that a turn could end the game.
  [[nodiscard]] bool may_end() const { return letter_trees() <= kMostJoined; }
  /// A change of the paths that is part of a legal turn, ends the game and wins it for the player to move.
  [[nodiscard]] std::optional<LinkChange> winning_end() const;
  /// The cost of a call of winning_end, in boards.
  [[nodiscard]] std::uint64_t cost_of_end() const {
    constexpr int kChangesABoard = 32;
    const int free = open().count();
    const int changes = paths_[player_].count() * free * (free + walls_[player_].count());
    return 1 + static_cast<std::uint64_t>(changes / kChangesABoard);
  }
  /// The number of changes that winning_end could return, counted up to `most`.
  [[nodiscard]] int count_winning_ends(int most) const;
  /// Whether winning_end could return the change `paths`.
  [[nodiscard]] bool wins_with(const LinkChange& paths) const;
  /// A whole turn that changes the paths as `paths` says; nothing if it is illegal with any walls.
  /// Precondition: the paths stay a forest.
  [[nodiscard]] std::optional<FullTurn> turn_with(const LinkChange& paths) const;

  /// Visits each turn that doesn't end the game: `visit(paths, walls, after)` returns false to stop.
  template <class Visit>
  void visit_open(Visit visit) const;
  /// The board after the turn with these changes, if it is legal here and doesn't end the game.
  [[nodiscard]] std::optional<EndBoard> after_open(const LinkChange& paths, const LinkChange& walls) const;

  /// The turn with the changes `paths` and `walls`, as steps that include the steps of `begun`; nothing if no
  /// order of steps does.
  [[nodiscard]] std::optional<FullTurn> turn_of(const LinkChange& paths, const LinkChange& walls,
                                                const Turn& begun = {}) const;

 private:
  using Hexes = typename Graph::Hexes;
  template <int Nodes>
  using Labels = std::array<std::uint8_t, static_cast<std::size_t>(Nodes)>;
  using HexLabels = Labels<Graph::kHexes>;
  using CornerLabels = Labels<Graph::kCorners>;
  // All walls together are a forest on the corners, and in an arranged position they may be one player's.
  static constexpr std::size_t kMostWalls = static_cast<std::size_t>(Graph::kCorners) - 1;
  static constexpr unsigned kAllLetters = 0x3FU;
  static constexpr int kMostJoined = 3;  // how many trees the two new paths of a turn can join
  // What a change ends: the game, or nothing but the turn.
  enum class Ends : std::uint8_t { Game, Nothing };

  // A link that may become a path or a wall, with the roots of the trees at its two ends.
  struct Gain {
    Link link;
    std::uint8_t one;
    std::uint8_t other;

    // Whether both links join the same two trees, so that only one of them may be added.
    [[nodiscard]] bool joins_as(const Gain& gain) const {
      return (one == gain.one && other == gain.other) || (one == gain.other && other == gain.one);
    }
    // Whether at least one of the trees that the links join is the same.
    [[nodiscard]] bool meets(const Gain& gain) const {
      return one == gain.one || one == gain.other || other == gain.one || other == gain.other;
    }
  };
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): initialising it would cost more than using it
  struct Gains {
    std::array<Gain, static_cast<std::size_t>(Graph::kLinks)> list;
    std::size_t count = 0;

    template <std::size_t Nodes, std::size_t Count>
    void gather(const LinkSet& links, const std::array<std::uint8_t, Nodes>& labels,
                const std::array<bypass::Ends, Count>& ends) {
      links.for_each([&](Link link) {
        const bypass::Ends& at = ends[static_cast<std::size_t>(link)];
        if (labels[at[0]] != labels[at[1]]) {
          list[count++] = {link, labels[at[0]], labels[at[1]]};
        }
      });
    }
    /// Calls `visit(one, other)` for every two links that may be added together, until `visit` returns false.
    template <class Visit>
    void visit_pairs(Visit visit) const {
      for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = i + 1; j < count; ++j) {
          if (!list[i].joins_as(list[j]) && !visit(list[i].link, list[j].link)) {
            return;
          }
        }
      }
    }
  };

  static const bypass::Ends& hexes_of(Link link) {
    return Graph::kTables.hexes[static_cast<std::size_t>(link)];
  }
  static const bypass::Ends& corners_of(Link link) {
    return Graph::kTables.corners[static_cast<std::size_t>(link)];
  }
  template <int Nodes>
  static void label(const Forest<Nodes>& forest, const bypass::Ends* without, Labels<Nodes>& labels) {
    const auto cut = without != nullptr ? forest.lower(*without) : Forest<Nodes>::kNone;
    for (std::size_t node = 0; node < labels.size(); ++node) {
      labels[node] = forest.root(static_cast<std::uint8_t>(node), cut);
    }
  }
  // Sets letters[root] to the lettered hexes in the tree of each root, as bits; returns the number of trees
  // that have a lettered hex.
  static int mark_letters(const HexLabels& labels, HexLabels& letters);
  template <Ends Wanted, class Visit>
  void visit_paths(Visit visit) const;
  [[nodiscard]] bool are_available(const LinkChange& paths) const;
  // How many points the player to move leads by after the change. Precondition: the change connects all
  // letters.
  [[nodiscard]] int lead_after(const LinkChange& paths) const;
  [[nodiscard]] bool joins_letters(const LinkChange& paths) const;
  [[nodiscard]] bool keeps_walls_forest(const LinkChange& walls) const;
  [[nodiscard]] Forest<Graph::kHexes> paths_after(const LinkChange& paths) const;
  template <int Nodes, std::size_t Count>
  static void apply(Forest<Nodes>& forest, const LinkChange& change,
                    const std::array<bypass::Ends, Count>& ends);
  static void apply(LinkSet& links, const LinkChange& change);
  // Any change of the walls that is legal together with the change `paths`.
  [[nodiscard]] std::optional<LinkChange> some_walls(const LinkChange& paths) const;

  std::array<LinkSet, 2> paths_;
  std::array<LinkSet, 2> walls_;
  Forest<Graph::kHexes> path_forest_;
  Forest<Graph::kCorners> wall_forest_;
  std::uint8_t player_;
};

template <int Side>
int EndBoard<Side>::mark_letters(const HexLabels& labels, HexLabels& letters) {
  letters.fill(0);
  int trees = 0;
  unsigned bit = 1;
  for (const bypass::Ends& letter : Graph::kTables.letters) {
    for (const std::uint8_t hex : letter) {
      std::uint8_t& here = letters[labels[hex]];
      trees += here == 0 ? 1 : 0;
      here = static_cast<std::uint8_t>(here | bit);
      bit <<= 1U;
    }
  }
  return trees;
}

template <int Side>
int EndBoard<Side>::letter_trees() const {
  HexLabels labels;
  HexLabels letters;
  label(path_forest_, nullptr, labels);
  return mark_letters(labels, letters);
}

template <int Side>
std::uint64_t EndBoard<Side>::key() const {
  std::uint64_t key = player_;
  for (const auto* const both : {&paths_, &walls_}) {
    for (const LinkSet& links : *both) {
      for (const std::uint64_t word : links.words) {
        key = search::mix(key, word);
      }
    }
  }
  return key;
}

// Visits the changes that keep the paths a forest: either those that end the game, or those that don't.
template <int Side>
template <typename EndBoard<Side>::Ends Wanted, class Visit>
void EndBoard<Side>::visit_paths(Visit visit) const {
  constexpr bool kWantsEnd = Wanted == Ends::Game;
  const LinkSet free = open();
  const LinkSet& own_walls = walls_[player_];
  HexLabels labels;
  HexLabels letters;
  label(path_forest_, nullptr, labels);
  // Removing a path never leaves fewer trees with letters, so if there are too many now, no change ends the
  // game.
  const int trees = mark_letters(labels, letters);
  if (kWantsEnd && trees > kMostJoined) {
    return;
  }
  bool goes_on = true;
  {
    Gains gains;
    gains.gather(free, labels, Graph::kTables.hexes);
    gains.gather(own_walls, labels, Graph::kTables.hexes);
    for (std::size_t i = 0; i < gains.count && goes_on; ++i) {
      const Gain& gain = gains.list[i];
      const bool is_end = (letters[gain.one] | letters[gain.other]) == kAllLetters;
      if (is_end == kWantsEnd) {
        goes_on = visit(LinkChange{kNoLink, gain.link, kNoLink});
      }
    }
  }
  paths_[player_].for_each([&](Link out) {
    if (!goes_on) {
      return;
    }
    label(path_forest_, &hexes_of(out), labels);
    if (mark_letters(labels, letters) > kMostJoined && kWantsEnd) {
      return;
    }
    Gains gains;
    gains.gather(free, labels, Graph::kTables.hexes);
    const std::size_t first_wall = gains.count;
    gains.gather(own_walls, labels, Graph::kTables.hexes);
    for (std::size_t i = 0; i < first_wall && goes_on; ++i) {
      const Gain& in = gains.list[i];
      const unsigned by_one = letters[in.one] | letters[in.other];
      for (std::size_t j = i + 1; j < gains.count && goes_on; ++j) {
        const Gain& also = gains.list[j];
        const unsigned by_other = letters[also.one] | letters[also.other];
        const bool is_end = in.meets(also) ? (by_one | by_other) == kAllLetters
                                           : by_one == kAllLetters || by_other == kAllLetters;
        if (is_end == kWantsEnd && !in.joins_as(also)) {
          goes_on = visit(LinkChange{out, in.link, also.link});
        }
      }
    }
  });
}

template <int Side>
template <int Nodes, std::size_t Count>
void EndBoard<Side>::apply(Forest<Nodes>& forest, const LinkChange& change,
                           const std::array<bypass::Ends, Count>& ends) {
  if (change.out != kNoLink) {
    forest.cut(ends[static_cast<std::size_t>(change.out)]);
  }
  for (const Link link : {change.in, change.also}) {
    if (link != kNoLink) {
      forest.join(ends[static_cast<std::size_t>(link)]);
    }
  }
}

template <int Side>
void EndBoard<Side>::apply(LinkSet& links, const LinkChange& change) {
  if (change.out != kNoLink) {
    links.remove(change.out);
  }
  for (const Link link : {change.in, change.also}) {
    if (link != kNoLink) {
      links.add(link);
    }
  }
}

template <int Side>
Forest<Links<Side>::kHexes> EndBoard<Side>::paths_after(const LinkChange& paths) const {
  Forest<Graph::kHexes> forest = path_forest_;
  apply(forest, paths, Graph::kTables.hexes);
  return forest;
}

template <int Side>
int EndBoard<Side>::lead_after(const LinkChange& paths) const {
  const Forest<Graph::kHexes> forest = paths_after(paths);
  LinkSet mine = paths_[player_];
  apply(mine, paths);
  int lead = 0;
  const auto step_up = [&](std::uint8_t hex) {
    const std::uint8_t above = forest.above(hex);
    lead += mine.has(Graph::kTables.joining[hex][above]) ? 1 : -1;
    return above;
  };
  for (const bypass::Ends& letter : Graph::kTables.letters) {
    Hexes above_first = 0;
    for (std::uint8_t hex = letter[0];; hex = forest.above(hex)) {
      above_first |= Hexes{1} << hex;
      if (forest.above(hex) == hex) {
        break;
      }
    }
    std::uint8_t meeting = letter[1];
    while (((above_first >> meeting) & 1U) == 0) {
      meeting = step_up(meeting);
    }
    for (std::uint8_t hex = letter[0]; hex != meeting;) {
      hex = step_up(hex);
    }
  }
  return lead;
}

template <int Side>
bool EndBoard<Side>::joins_letters(const LinkChange& paths) const {
  const Forest<Graph::kHexes> forest = paths_after(paths);
  const auto& letters = Graph::kTables.letters;
  const std::uint8_t root = forest.root(letters[0][0]);
  return std::all_of(letters.begin(), letters.end(), [&](const bypass::Ends& letter) {
    return forest.root(letter[0]) == root && forest.root(letter[1]) == root;
  });
}

template <int Side>
bool EndBoard<Side>::keeps_walls_forest(const LinkChange& walls) const {
  const auto ends = [](Link link) { return link == kNoLink ? nullptr : &corners_of(link); };
  return wall_forest_.stays_forest(ends(walls.out), ends(walls.in), ends(walls.also));
}

template <int Side>
std::optional<LinkChange> EndBoard<Side>::some_walls(const LinkChange& paths) const {
  std::optional<LinkChange> found;
  const LinkSet& own_walls = walls_[player_];
  const auto try_with = [&](const LinkChange& walls) {
    if (!found && keeps_walls_forest(walls)) {
      found = walls;
    }
  };
  const LinkSet free = open();
  if (paths.out == kNoLink && own_walls.has(paths.in)) {
    free.for_each([&](Link one) {
      if (!found) {
        free.for_each([&](Link other) {
          if (other > one) {
            try_with({paths.in, one, other});
          }
        });
      }
    });
  } else if (paths.out == kNoLink || own_walls.has(paths.also)) {
    free.for_each([&](Link wall) {
      if (wall != paths.in) {
        try_with(paths.out == kNoLink ? LinkChange{kNoLink, wall, kNoLink}
                                      : LinkChange{paths.also, paths.out, wall});
      }
    });
  } else {
    try_with({kNoLink, paths.out, kNoLink});
  }
  return found;
}

template <int Side>
std::optional<LinkChange> EndBoard<Side>::winning_end() const {
  std::optional<LinkChange> found;
  visit_paths<Ends::Game>([&](const LinkChange& paths) {
    if (lead_after(paths) > 0 && some_walls(paths)) {
      found = paths;
    }
    return !found;
  });
  return found;
}

template <int Side>
int EndBoard<Side>::count_winning_ends(int most) const {
  int count = 0;
  visit_paths<Ends::Game>([&](const LinkChange& paths) {
    count += lead_after(paths) > 0 && some_walls(paths) ? 1 : 0;
    return count < most;
  });
  return count;
}

template <int Side>
bool EndBoard<Side>::are_available(const LinkChange& paths) const {
  const LinkSet taken = paths_[0] | paths_[1] | walls_[0] | walls_[1];
  const LinkSet& own_walls = walls_[player_];
  if (paths.out == kNoLink) {
    return !taken.has(paths.in) || own_walls.has(paths.in);
  }
  return paths_[player_].has(paths.out) && !taken.has(paths.in) &&
         (!taken.has(paths.also) || own_walls.has(paths.also));
}

template <int Side>
bool EndBoard<Side>::wins_with(const LinkChange& paths) const {
  if (!are_available(paths)) {
    return false;
  }
  const auto ends = [](Link link) { return link == kNoLink ? nullptr : &hexes_of(link); };
  return path_forest_.stays_forest(ends(paths.out), ends(paths.in), ends(paths.also)) &&
         joins_letters(paths) && lead_after(paths) > 0 && some_walls(paths);
}

template <int Side>
std::optional<FullTurn> EndBoard<Side>::turn_with(const LinkChange& paths) const {
  const std::optional<LinkChange> walls = some_walls(paths);
  return walls ? turn_of(paths, *walls) : std::nullopt;
}

template <int Side>
template <class Visit>
void EndBoard<Side>::visit_open(Visit visit) const {
  if (turns_left() <= 1) {
    return;  // the last path joins everything
  }
  const LinkSet free = open();
  const LinkSet& own_walls = walls_[player_];
  // `with_all` has the walls that may be added while all walls stay. `without` has, for each of the player's
  // own walls, the trees of walls after this wall is removed; `places` has the index of each own wall in
  // `without`.
  Gains with_all;
  CornerLabels labels;
  label(wall_forest_, nullptr, labels);
  with_all.gather(free, labels, Graph::kTables.corners);
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): initialising it would cost more than using it
  std::array<CornerLabels, kMostWalls> without;
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): only the entries of own walls are read
  std::array<std::uint8_t, static_cast<std::size_t>(Graph::kLinks)> places;
  std::size_t count = 0;
  own_walls.for_each([&](Link link) {
    label(wall_forest_, &corners_of(link), without[count]);
    places[static_cast<std::size_t>(link)] = static_cast<std::uint8_t>(count++);
  });
  visit_paths<Ends::Nothing>([&](const LinkChange& paths) {
    bool goes_on = true;
    EndBoard with_paths = *this;
    apply(with_paths.path_forest_, paths, Graph::kTables.hexes);
    apply(with_paths.paths_[player_], paths);
    with_paths.player_ = static_cast<std::uint8_t>(1 - player_);
    const auto offer = [&](const LinkChange& walls) {
      EndBoard after = with_paths;
      apply(after.wall_forest_, walls, Graph::kTables.corners);
      apply(after.walls_[player_], walls);
      goes_on = goes_on && visit(paths, walls, after);
    };
    const bool wall_turns = paths.out == kNoLink ? own_walls.has(paths.in) : own_walls.has(paths.also);
    if (!wall_turns) {
      if (paths.out == kNoLink) {
        for (std::size_t i = 0; i < with_all.count && goes_on; ++i) {
          if (with_all.list[i].link != paths.in) {
            offer({kNoLink, with_all.list[i].link, kNoLink});
          }
        }
      } else if (const bypass::Ends& at = corners_of(paths.out); labels[at[0]] != labels[at[1]]) {
        offer({kNoLink, paths.out, kNoLink});
      }
      return goes_on;
    }
    const Link turned = paths.out == kNoLink ? paths.in : paths.also;
    const CornerLabels& rest = without[places[static_cast<std::size_t>(turned)]];
    Gains gains;
    gains.gather(free, rest, Graph::kTables.corners);
    if (paths.out == kNoLink) {
      gains.visit_pairs([&](Link one, Link other) {
        offer({turned, one, other});
        return goes_on;
      });
      return goes_on;
    }
    const bypass::Ends& at = corners_of(paths.out);
    const Gain lost{paths.out, rest[at[0]], rest[at[1]]};
    for (std::size_t i = 0; lost.one != lost.other && i < gains.count && goes_on; ++i) {
      if (gains.list[i].link != paths.in && !gains.list[i].joins_as(lost)) {
        offer({turned, paths.out, gains.list[i].link});
      }
    }
    return goes_on;
  });
}

template <int Side>
std::optional<EndBoard<Side>> EndBoard<Side>::after_open(const LinkChange& paths,
                                                         const LinkChange& walls) const {
  const LinkSet free = open();
  const auto is_free = [&](Link link) { return link == kNoLink || free.has(link); };
  const auto ends = [](Link link) { return link == kNoLink ? nullptr : &hexes_of(link); };
  const Link last = paths.out == kNoLink ? paths.in : paths.also;
  const Link turned = walls_[player_].has(last) ? last : kNoLink;
  // A path that is removed becomes a wall, so walls.in is then the link paths.out.
  const bool walls_are_there =
      walls.out == turned && (walls.in == paths.out || is_free(walls.in)) && is_free(walls.also);
  if (!are_available(paths) || !walls_are_there ||
      !path_forest_.stays_forest(ends(paths.out), ends(paths.in), ends(paths.also)) ||
      !keeps_walls_forest(walls) || joins_letters(paths)) {
    return std::nullopt;
  }
  EndBoard after = *this;
  apply(after.path_forest_, paths, Graph::kTables.hexes);
  apply(after.paths_[player_], paths);
  apply(after.wall_forest_, walls, Graph::kTables.corners);
  apply(after.walls_[player_], walls);
  after.player_ = static_cast<std::uint8_t>(1 - player_);
  return after;
}

template <int Side>
std::optional<FullTurn> EndBoard<Side>::turn_of(const LinkChange& paths, const LinkChange& walls,
                                                const Turn& begun) const {
  const bool takes_wall = walls.out != kNoLink;
  std::array<FullTurn, 2> ways;  // at most two orders of steps lead to the same board
  if (paths.out == kNoLink && !takes_wall) {
    ways = {FullTurn{paths.in, walls.in}, FullTurn{walls.in, paths.in, walls.in, paths.in}};
  } else if (paths.out == kNoLink) {
    ways = {FullTurn{walls.in, walls.also, walls.in, paths.in},
            FullTurn{walls.also, walls.in, walls.also, paths.in}};
  } else if (takes_wall) {
    ways.fill({paths.in, walls.also, paths.out, paths.also});
  } else {
    ways = {FullTurn{paths.in, paths.also, paths.out, paths.also},
            FullTurn{paths.also, paths.in, paths.out, paths.in}};
  }
  for (const FullTurn& turn : ways) {
    const auto fits = [&](StepKind kind, Link link) { return !begun.has(kind) || begun.link(kind) == link; };
    if (fits(StepKind::Path, turn.path) && fits(StepKind::Wall, turn.wall) &&
        fits(StepKind::ToWall, turn.to_wall) && fits(StepKind::ToPath, turn.to_path)) {
      return turn;
    }
  }
  return std::nullopt;
}

}  // namespace byways::bypass
