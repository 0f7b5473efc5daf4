// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <unordered_set>

#include "engine/bypass/scoring.h"
#include "engine/bypass/turns.h"
#include "engine/search/numbers.h"

namespace byways::bypass {

/// A key for the board and the player to move. Precondition: no turn in progress, nobody has left.
template <int Side>
[[nodiscard]] std::uint64_t key_of(const Position<Side>& position) {
  auto key = static_cast<std::uint64_t>(position.player());
  for (int player = 0; player < position.players(); ++player) {
    for (const auto& links : {position.paths(player), position.walls(player)}) {
      for (const std::uint64_t word : links.words) {
        key = search::mix(key, word);
      }
    }
  }
  return key;
}

/// Proves who wins the last few turns of two players, by trying everything. There are no ties for two:
/// the player who ends the game needs more points (BYP-13).
template <int Side>
class EndProver {
 public:
  using PositionOf = Position<Side>;
  using Graph = Links<Side>;

  /// `most` is how many turns to try in all.
  explicit EndProver(std::uint64_t most) : left_(most) {}

  /// A turn with which the player to move ends the game and wins; nothing if there is none. Takes some 100
  /// µs. Precondition for all of these: Phase::Play, no turn in progress, two players.
  [[nodiscard]] std::optional<FullTurn> winning_end(const PositionOf& position);
  /// Whether the player to move wins within that many turns of both players, an odd number. Means nothing
  /// once gave_up().
  [[nodiscard]] bool wins(const PositionOf& position, int turns);
  /// Whether the player to move loses within that many turns of both, an even number, whatever they try.
  [[nodiscard]] bool loses(const PositionOf& position, int turns);
  /// A turn that begins a win within that many turns of both.
  [[nodiscard]] std::optional<FullTurn> winning_turn(const PositionOf& position, int turns);

  /// How many trees of paths hold a letter, each lone letter counted as one.
  [[nodiscard]] static std::size_t letter_trees(const PositionOf& position);

  /// It would have had to look at too much.
  [[nodiscard]] bool gave_up() const { return left_ == 0; }

  /// Visits every position after a turn that doesn't end the game, each once, with a turn that leads there;
  /// `visit(turn, after)` answers false to stop.
  template <class Visit>
  void visit_open(const PositionOf& position, Visit visit);

 private:
  static constexpr std::size_t kKillers = 6;

  /// The turn, if it can be played there, ends the game and wins.
  [[nodiscard]] static bool wins_with(PositionOf position, const FullTurn& turn);
  /// Whether all letters are connected in the forest with these changes; null for no edge.
  [[nodiscard]] static bool joins_letters(Forest<Graph::kHexes> forest, const Ends* out, const Ends* in,
                                          const Ends* also_in);
  [[nodiscard]] static std::optional<FullTurn> find_end(const PositionOf& position);

  bool count() {
    left_ -= left_ > 0 ? 1 : 0;
    return left_ > 0;
  }

  std::uint64_t left_;
  std::unordered_map<std::uint64_t, bool> known_;            // by position and turns
  std::array<std::array<FullTurn, kKillers>, 2> killers_{};  // by player, the last turns that won at once
};

template <int Side>
bool EndProver<Side>::wins_with(PositionOf position, const FullTurn& turn) {
  const int me = position.player();
  for (const StepKind kind : kStepKinds) {
    const Link link = kind == StepKind::Path     ? turn.path
                      : kind == StepKind::Wall   ? turn.wall
                      : kind == StepKind::ToWall ? turn.to_wall
                                                 : turn.to_path;
    if (link == kNoLink) {
      continue;
    }
    if (!position.legal(kind).has(link)) {
      return false;
    }
    position.draw({kind, link});
  }
  if (!position.may_end()) {
    return false;
  }
  position.end_turn();
  return position.phase() == Phase::Over && bypass::wins(position, me);
}

template <int Side>
bool EndProver<Side>::joins_letters(Forest<Graph::kHexes> forest, const Ends* out, const Ends* in,
                                    const Ends* also_in) {
  if (!forest.stays_forest(out, in, also_in)) {
    return false;
  }
  if (out != nullptr) {
    forest.cut(*out);
  }
  for (const Ends* const edge : {in, also_in}) {
    if (edge != nullptr) {
      forest.join(*edge);
    }
  }
  const auto& letters = Graph::kTables.letters;
  const auto root = forest.root(letters[0][0]);
  return std::all_of(letters.begin(), letters.end(), [&](const Ends& letter) {
    return forest.root(letter[0]) == root && forest.root(letter[1]) == root;
  });
}

template <int Side>
std::size_t EndProver<Side>::letter_trees(const PositionOf& position) {
  std::array<std::uint8_t, 2 * kLetters> roots{};
  std::size_t count = 0;
  for (const Ends& letter : Graph::kTables.letters) {
    for (const std::uint8_t hex : letter) {
      roots[count++] = position.path_forest().root(hex);
    }
  }
  std::sort(roots.begin(), roots.end());
  return static_cast<std::size_t>(std::unique(roots.begin(), roots.end()) - roots.begin());
}

template <int Side>
std::optional<FullTurn> EndProver<Side>::find_end(const PositionOf& position) {
  // A turn adds two paths at most, and each joins two trees.
  constexpr std::size_t kMostTrees = 3;
  if (letter_trees(position) > kMostTrees) {
    return std::nullopt;
  }
  const auto& hexes = Graph::kTables.hexes;
  const auto open = position.open();
  const int me = position.player();
  std::optional<FullTurn> found;
  const auto joins = [&](Link out, Link in, Link also_in) {
    const auto ends = [&](Link link) {
      return link == kNoLink ? nullptr : &hexes[static_cast<std::size_t>(link)];
    };
    return joins_letters(position.path_forest(), ends(out), ends(in), ends(also_in));
  };
  // What the rest of the turn is doesn't change the points.
  const auto with_any_wall = [&](FullTurn turn) {
    bool is_legal = false;
    open.for_each([&](Link wall) {
      if (!found && !is_legal && wall != turn.path) {
        turn.wall = wall;
        PositionOf next = position;
        next.draw({StepKind::Path, turn.path});
        next.draw({StepKind::Wall, wall});
        if (turn.to_wall != kNoLink) {
          next.draw({StepKind::ToWall, turn.to_wall});
          next.draw({StepKind::ToPath, turn.to_path});
        }
        is_legal = next.may_end();
        if (is_legal && wins_with(position, turn)) {
          found = turn;
        }
      }
    });
    return is_legal;
  };
  open.for_each([&](Link path) {
    if (!found && joins(kNoLink, path, kNoLink)) {
      with_any_wall({path, kNoLink});
    }
  });
  position.walls(me).for_each([&](Link wall) {
    bool was_legal = false;
    if (!found && joins(kNoLink, wall, kNoLink)) {
      open.for_each([&](Link path) { was_legal = was_legal || with_any_wall({path, kNoLink, path, wall}); });
    }
  });
  position.paths(me).for_each([&](Link old) {
    open.for_each([&](Link path) {
      position.walls(me).for_each([&](Link wall) {
        if (!found && joins(old, wall, path)) {
          with_any_wall({path, kNoLink, old, wall});
        }
      });
      open.for_each([&](Link wall) {
        if (!found && wall != path && joins(old, wall, path) &&
            wins_with(position, {path, wall, old, wall})) {
          found = FullTurn{path, wall, old, wall};
        }
      });
    });
  });
  return found;
}

template <int Side>
std::optional<FullTurn> EndProver<Side>::winning_end(const PositionOf& position) {
  auto& killers = killers_[static_cast<std::size_t>(position.player())];
  for (std::size_t i = 0; i < kKillers; ++i) {
    if (killers[i].path != kNoLink && wins_with(position, killers[i])) {
      std::rotate(killers.begin(), killers.begin() + static_cast<std::ptrdiff_t>(i),
                  killers.begin() + static_cast<std::ptrdiff_t>(i) + 1);
      return killers[0];
    }
  }
  constexpr std::uint64_t kCost = 100;  // as many turns take about as long
  left_ -= std::min(left_, kCost);
  const std::optional<FullTurn> found = find_end(position);
  if (found) {
    std::rotate(killers.begin(), killers.end() - 1, killers.end());
    killers[0] = *found;
  }
  return found;
}

template <int Side>
template <class Visit>
void EndProver<Side>::visit_open(const PositionOf& position, Visit visit) {
  std::unordered_set<std::uint64_t> seen;
  TurnSets<Side>(position).visit([&](const FullTurn& turn) {
    PositionOf after = position;
    play(after, turn);
    return count() &&
           (after.phase() == Phase::Over || !seen.insert(key_of(after)).second || visit(turn, after));
  });
}

template <int Side>
std::optional<FullTurn> EndProver<Side>::winning_turn(const PositionOf& position, int turns) {
  if (turns <= 0 || gave_up()) {
    return std::nullopt;
  }
  std::optional<FullTurn> found = winning_end(position);
  if (!found && turns > 1) {
    visit_open(position, [&](const FullTurn& turn, const PositionOf& after) {
      if (loses(after, turns - 1)) {
        found = turn;
      }
      return !found && !gave_up();
    });
  }
  return found;
}

template <int Side>
bool EndProver<Side>::wins(const PositionOf& position, int turns) {
  if (turns == 1) {
    return !gave_up() && winning_end(position);
  }
  const std::uint64_t key = search::mix(key_of(position), static_cast<std::uint64_t>(turns));
  if (const auto found = known_.find(key); found != known_.end()) {
    return found->second;
  }
  const bool wins_here = winning_turn(position, turns).has_value();
  if (!gave_up()) {
    known_.emplace(key, wins_here);
  }
  return wins_here;
}

template <int Side>
bool EndProver<Side>::loses(const PositionOf& position, int turns) {
  if (turns <= 0 || gave_up() || winning_end(position)) {
    return false;
  }
  // Every turn that ends the game loses then.
  bool loses_here = true;
  visit_open(position, [&](const FullTurn&, const PositionOf& after) {
    loses_here = wins(after, turns - 1);
    return loses_here;
  });
  return loses_here && !gave_up();
}

}  // namespace byways::bypass
