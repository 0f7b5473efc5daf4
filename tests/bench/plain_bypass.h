// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>

#include "engine/bypass/links.h"
#include "engine/core/random.h"

namespace byways::bench {

/// A straightforward Bypass on a hexhex-5: sets of links; after each turn the trees are rebuilt by union-find
/// and the board is flooded. The baseline for the speed of the real position.
class PlainBypass {
 public:
  using Graph = bypass::Links<5>;

  /// Plays a random game for two; returns the number of complete turns.
  int play_out(Random& random) {
    int turns = 0;
    for (bool over = false; !over;) {
      if (try_turn(turns % 2, random)) {
        ++turns;
        over = connects_all_letters();
      }
    }
    return turns;
  }

 private:
  struct Board {
    std::array<Graph::Set, 2> paths{};
    std::array<Graph::Set, 2> walls{};
  };

  static int pick(const Graph::Set& links, Random& random) {
    return links.select(random.below(static_cast<std::uint32_t>(links.count())));
  }

  bool try_turn(int player, Random& random) {
    const Board before = board_;
    const Graph::Set open =
        Graph::kTables.all - board_.paths[0] - board_.paths[1] - board_.walls[0] - board_.walls[1];
    const int path = pick(open, random);
    Graph::Set rest = open;
    rest.remove(path);
    Graph::Set& paths = board_.paths[player];
    Graph::Set& walls = board_.walls[player];
    paths.add(path);
    walls.add(pick(rest, random));
    const bool legal = is_legal();
    const auto changes = static_cast<std::uint32_t>(paths.count() + walls.count());
    if (random.below(changes + (legal ? 1U : 0U)) == changes) {
      return true;
    }
    const int to_wall = pick(paths, random);
    const int to_path = pick(walls, random);
    paths.remove(to_wall);
    walls.remove(to_path);
    paths.add(to_path);
    walls.add(to_wall);
    if (is_legal()) {
      return true;
    }
    board_ = before;
    return false;
  }

  int find(int hex) {
    while (parent_[hex] != hex) {
      parent_[hex] = parent_[parent_[hex]];
      hex = parent_[hex];
    }
    return hex;
  }

  bool is_legal() {
    std::iota(parent_.begin(), parent_.end(), std::uint8_t{0});
    bool forest = true;
    (board_.paths[0] | board_.paths[1]).for_each([&](int link) {
      const int a = find(Graph::kTables.hexes[link][0]);
      const int b = find(Graph::kTables.hexes[link][1]);
      forest = forest && a != b;
      parent_[a] = static_cast<std::uint8_t>(b);
    });
    return forest && is_connected();
  }

  [[nodiscard]] bool is_connected() const {
    const Graph::Set walls = board_.walls[0] | board_.walls[1];
    std::array<std::uint8_t, Graph::kHexes> stack{};
    Graph::Board::Set seen;
    seen.add(0);
    int reached = 1;
    for (int top = 1; top > 0;) {
      const int hex = stack[--top];
      (Graph::kTables.around[hex] - walls).for_each([&](int link) {
        const bypass::Ends& ends = Graph::kTables.hexes[link];
        const std::uint8_t next = ends[0] == hex ? ends[1] : ends[0];
        if (!seen.has(next)) {
          seen.add(next);
          ++reached;
          stack[top++] = next;
        }
      });
    }
    return reached == Graph::kHexes;
  }

  bool connects_all_letters() {
    static_cast<void>(is_legal());  // rebuilds the trees
    const auto& letters = Graph::kTables.letters;
    const int root = find(letters[0][0]);
    return std::all_of(letters.begin(), letters.end(), [&](const bypass::Ends& letter) {
      return find(letter[0]) == root && find(letter[1]) == root;
    });
  }

  Board board_;
  std::array<std::uint8_t, Graph::kHexes> parent_{};
};

}  // namespace byways::bench
