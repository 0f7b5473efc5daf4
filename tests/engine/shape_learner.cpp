// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/shape_learner.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <map>
#include <memory>

#include "engine/byg/search_rules.h"
#include "engine/byg/shapes.h"
#include "engine/search/tree_search.h"
#include "tests/engine/learned_file.h"

namespace byways::test {

namespace {

constexpr std::uint64_t kNodes = 4000;  // examined for each stone
constexpr int kDrawn = 4;               // random moves at the start

/// How often a search chose a shape, compared with choosing all moves equally often.
struct Tally {
  double available = 0;  // how often the shape was available
  double shares = 0;     // sum of its shares of the search, as multiples of an even share
};
using Tallies = std::array<Tally, byg::kShapes>;

template <int Side>
class SelfPlay {
 public:
  SelfPlay(const byg::ShapeValues& values, Tallies& tallies) : values_(&values), tallies_(&tallies) {}

  void play(std::uint64_t seed) {
    Random random(seed);
    Position position(byg::Start{1, 1});
    for (int made = 0; position.phase() != byg::Phase::Over && byg::decided(position) < 0; ++made) {
      Rules::play(position, made < kDrawn ? drawn(position, random) : searched(position, random));
    }
  }

 private:
  using Rules = byg::SearchRules<Side>;
  using Position = typename Rules::Position;
  using Move = typename Rules::Move;

  static Move drawn(const Position& position, Random& random) {
    typename Rules::Moves moves;
    Rules::moves(position, moves);
    return moves[random.below(static_cast<unsigned>(moves.size()))];
  }

  Move searched(const Position& position, Random& random) {
    constexpr std::size_t kMegabytes = 32;
    Rules rules(position, *values_);
    search::Limits limits;
    limits.budget = kNodes;
    search::Watch watch(limits);
    search::TreeSearch<Rules> tree(rules, position, kNodes, kMegabytes, random.next());
    tree.run(kNodes, watch);
    const auto& root = tree.node(tree.root());
    constexpr int kFewestMoves = 4;  // with fewer moves the shares mean nothing
    double visits = 0;
    for (std::uint32_t e = root.first_edge; e < root.first_edge + root.edges; ++e) {
      visits += tree.edge(e).visits;
    }
    for (std::uint32_t e = root.first_edge;
         root.edges >= kFewestMoves && visits > 0 && e < root.first_edge + root.edges; ++e) {
      const Move move = tree.edge(e).move;
      if (move == Rules::kFinish) {
        continue;
      }
      Tally& tally =
          (*tallies_)[static_cast<std::size_t>(byg::shape_at(position, move, byg::ring_numbers()))];
      tally.available += 1;
      tally.shares += tree.edge(e).visits / visits * root.edges;
    }
    const std::uint32_t best = tree.best_edge(tree.root());
    return best == search::TreeSearch<Rules>::kNone ? drawn(position, random) : tree.edge(best).move;
  }

  const byg::ShapeValues* values_;
  Tallies* tallies_;
};

// 0 is the value of an average cell. The less often a shape was available, the closer its value is to 0.
int value_of(const Tally& tally) {
  constexpr double kDoubt = 3;
  constexpr double kLeast = 0.02;
  const double times_even = (tally.shares + kDoubt) / (tally.available + kDoubt);
  return static_cast<int>(std::lround(100 * std::log(std::max(times_even, kLeast))));
}

byg::ShapeValues values_of(const Tallies& tallies) {
  byg::ShapeValues values;
  for (std::size_t shape = 0; shape < byg::kShapes; ++shape) {
    values.of[shape] = static_cast<float>(value_of(tallies[shape]));
  }
  return values;
}

// The tallies of the second half of `games` games, which uses what the first half taught. Stops after `most`
// games.
std::unique_ptr<Tallies> tallies_after(std::uint64_t games, std::uint64_t seed, std::uint64_t most) {
  byg::ShapeValues values;
  auto tallies = std::make_unique<Tallies>();
  for (std::uint64_t game = 0; game < std::min(games, most); ++game) {
    if (game == games / 2 && game > 0) {
      values = values_of(*tallies);
      tallies->fill({});
    }
    const std::uint64_t game_seed = search::mix(seed, game);
    if (game % 2 == 0) {
      SelfPlay<5>(values, *tallies).play(game_seed);
    } else {
      SelfPlay<6>(values, *tallies).play(game_seed);
    }
  }
  return tallies;
}

std::string text_of(const Tallies& tallies, std::uint64_t games, std::uint64_t seed) {
  std::map<std::string, int> by_name;
  for (std::size_t shape = 0; shape < byg::kShapes; ++shape) {
    if (const int value = value_of(tallies[shape]); value != 0) {
      by_name[byg::name_of_shape(static_cast<int>(shape))] = value;
    }
  }
  std::string text =
      "{\"made by\": \"learn_values byg " + std::to_string(games) + " " + std::to_string(seed) +
      "\",\n\"checkpoint\": " + std::to_string(shapes_checkpoint(games, seed)) + ",\n\"shapes\": {";
  constexpr int kInLine = 6;
  int count = 0;
  for (const auto& [name, value] : by_name) {
    text += (count == 0 ? "\n" : count % kInLine == 0 ? ",\n" : ", ");
    text += "\"" + name + "\": " + std::to_string(value);
    ++count;
  }
  return with_checksum(text + "\n}}\n");
}

}  // namespace

std::string learn_shapes(std::uint64_t games, std::uint64_t seed) {
  return text_of(*tallies_after(games, seed, games), games, seed);
}

std::uint64_t shapes_checkpoint(std::uint64_t games, std::uint64_t seed) {
  constexpr std::uint64_t kGames = 1;
  Checkpoint checkpoint;
  const std::unique_ptr<Tallies> tallies = tallies_after(games, seed, kGames);
  for (const Tally& tally : *tallies) {
    checkpoint.add(value_of(tally));
  }
  return checkpoint.number();
}

}  // namespace byways::test
