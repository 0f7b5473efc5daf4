// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/random.h"
#include "engine/search/numbers.h"
#include "engine/search/rules.h"
#include "engine/search/tree.h"
#include "engine/search/watch.h"

// Monte-Carlo tree search for any number of seats: each seat maximises its own result. Nodes are positions
// within a turn as well as between turns; positions with the same key share one node. Besides mean results,
// the tree keeps proven bounds, so that a forced win is played, and all-moves-as-first statistics.
//
// A rule set provides a `Rules`, see rules.h.

namespace byways::search {

template <class Rules>
class TreeSearch {
 public:
  using Position = typename Rules::Position;
  using Move = typename Rules::Move;
  using Moves = typename Rules::Moves;
  using NodeOf = Node<Rules::kSeats>;
  using EdgeOf = Edge<Move>;
  using ResultOf = Result<Rules::kSeats>;
  static constexpr std::uint32_t kNone = 0xFFFFFFFFU;

  /// An empty tree below `root`, with memory for `nodes` nodes at most, but no more than `megabytes`. `rules`
  /// must outlive it. Precondition: somebody is to move.
  TreeSearch(Rules& rules, const Position& root, std::uint64_t nodes, std::size_t megabytes,
             std::uint64_t seed, Misjudgement misjudgement = {});

  /// Makes `root` the root of an empty tree. Precondition: somebody is to move.
  void start(const Position& root);
  /// Makes `root` the root, but keeps what is already known about positions that follow it (only if
  /// Rules::kTranspositions, and if enough room is left), for searches that follow a game. Results may differ
  /// from the results of a fresh search.
  void start_again(const Position& root);
  /// Makes a move at the root, keeping the tree below it if there is room for more.
  void step(Move move);

  /// Runs up to `nodes` iterations; stops sooner if the root is proven or `watch` says so.
  void run(std::uint64_t nodes, Watch& watch);

  [[nodiscard]] const Position& position() const { return position_; }
  [[nodiscard]] std::uint32_t root() const { return root_; }
  [[nodiscard]] const NodeOf& node(std::uint32_t index) const { return nodes_[index]; }
  [[nodiscard]] const EdgeOf& edge(std::uint32_t index) const { return edges_[index]; }
  /// The best visited or proven edge for the seat that acts there; kNone if there is none.
  [[nodiscard]] std::uint32_t best_edge(std::uint32_t index) const;
  /// The result that `seat` can expect after the edge, from 0 to 1. Precondition: the edge has a child.
  [[nodiscard]] double value_behind(const EdgeOf& edge, int seat) const;
  /// Mean points after a root edge; `rank` counts the root's edges from 0. Zero if it was never visited.
  [[nodiscard]] double points_behind(std::uint32_t rank, int seat) const;

 private:
  struct Visit {
    std::uint32_t node;
    std::uint32_t edge;
  };
  static constexpr std::size_t kLongestPath = 200;
  static constexpr std::size_t kBetas = 1024;
  static constexpr std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

  [[nodiscard]] std::uint32_t add_node(const Position& position);
  [[nodiscard]] std::uint32_t find_or_add(const Position& position);
  /// Gives a node its edges. False if there is no room for them, or if the node never has any.
  bool expand(std::uint32_t index, const Position& position);
  /// How much better or worse the move seems than it is, in [-1, 1).
  [[nodiscard]] float misjudged(const Position& position, Move move) const {
    if constexpr (requires { Rules::misjudged(position, move, misjudgement_.seed); }) {
      return Rules::misjudged(position, move, misjudgement_.seed);
    } else {
      return spread_of(mix(misjudgement_.seed, rules_->feature(move)));
    }
  }
  [[nodiscard]] std::uint32_t select(const NodeOf& node);
  void iterate();
  /// Adds `result` to the statistics along the path. `end` is the position at the end of the playout; null
  /// if the result is proven and there was no playout.
  void back_up(const ResultOf& result, const Position* end);
  void learn_as_first(const NodeOf& node, const ResultOf& result, const Position& end);
  void prove_upwards();
  bool update_bounds(NodeOf& node);
  [[nodiscard]] float beta(std::uint32_t visits) const {
    return visits < kBetas ? betas_[visits] : betas_[kBetas - 1];
  }
  /// 1 / sqrt(visits)
  [[nodiscard]] float inverse_root(std::uint32_t visits) const {
    return visits < kBetas ? inverse_roots_[visits] : 1.0F / std::sqrt(static_cast<float>(visits));
  }
  void forget_points();

  Rules* rules_;
  Tuning tuning_;
  Misjudgement misjudgement_;
  Random random_;
  Pool<NodeOf> nodes_;
  Pool<EdgeOf> edges_;
  Pool<AsFirst> as_first_;  // by edge, like first_moves_ (kAmaf only)
  Pool<Move> first_moves_;  // the moves of the edges
  KeyTable keys_;
  Position position_;
  Moves moves_;
  std::uint32_t root_ = 0;
  std::array<Visit, kLongestPath> path_{};
  std::size_t depth_ = 0;
  bool is_proving_ = false;  // the node reached has an exact result: bounds along the path may change
  std::array<float, kBetas> betas_{};          // by visits: the weight of all-moves-as-first, from 0 to 1
  std::array<float, kBetas> inverse_roots_{};  // by visits, from 1
  std::vector<std::array<std::int64_t, static_cast<std::size_t>(Rules::kSeats)>> points_;  // by root edge
  std::vector<std::uint32_t> point_visits_;
};

template <class Rules>
TreeSearch<Rules>::TreeSearch(Rules& rules, const Position& root, std::uint64_t nodes, std::size_t megabytes,
                              std::uint64_t seed, Misjudgement misjudgement)
    : rules_(&rules), tuning_(rules.tuning()), misjudgement_(misjudgement), random_(seed), position_(root) {
  // Nodes get at most a third of the memory, including at most four slots of the key table for each node.
  // Edges get the rest, but no more than could be needed.
  constexpr std::uint64_t kNodeBytes = sizeof(NodeOf) + 4 * sizeof(std::uint32_t);
  constexpr std::uint64_t kEdgeBytes =
      sizeof(EdgeOf) + (Rules::kAmaf ? sizeof(AsFirst) + sizeof(Move) : std::size_t{0});
  constexpr std::uint64_t kMegabyte = 1U << 20U;
  const std::uint64_t bytes = std::max<std::uint64_t>(megabytes, 1) * kMegabyte;
  const std::uint64_t most_nodes = std::min<std::uint64_t>(nodes + kLongestPath, bytes / 3 / kNodeBytes);
  const std::uint64_t expansions = nodes / tuning_.expand_at + kLongestPath;
  const std::uint64_t wanted = expansions * static_cast<std::uint64_t>(rules.usual_moves());
  const std::uint64_t most_edges =
      std::min<std::uint64_t>(wanted, (bytes - most_nodes * kNodeBytes) / kEdgeBytes);
  nodes_.reset(static_cast<std::uint32_t>(most_nodes));
  edges_.reset(static_cast<std::uint32_t>(most_edges));
  if constexpr (Rules::kAmaf) {
    as_first_.reset(edges_.capacity());
    first_moves_.reset(edges_.capacity());
  }
  for (std::size_t n = 1; n < kBetas; ++n) {
    inverse_roots_[n] = 1.0F / std::sqrt(static_cast<float>(n));
  }
  for (std::size_t n = 0; n < kBetas; ++n) {
    betas_[n] = tuning_.amaf_visits <= 0
                    ? 0
                    : std::sqrt(tuning_.amaf_visits / (tuning_.amaf_visits + 3.0F * static_cast<float>(n)));
  }
  start(root);
}

template <class Rules>
void TreeSearch<Rules>::start(const Position& root) {
  nodes_.clear();
  edges_.clear();
  if constexpr (Rules::kTranspositions) {
    keys_.reset(nodes_.capacity());
  }
  position_ = root;
  root_ = find_or_add(root);
  expand(root_, root);
  forget_points();
}

template <class Rules>
void TreeSearch<Rules>::start_again(const Position& root) {
  const bool is_worth_it = nodes_.size() > 0 && nodes_.size() < nodes_.capacity() / 2;
  if (!Rules::kTranspositions || !is_worth_it) {
    start(root);
    return;
  }
  position_ = root;
  root_ = find_or_add(root);
  if (!nodes_[root_].expanded) {
    expand(root_, root);
  }
  forget_points();
}

template <class Rules>
void TreeSearch<Rules>::step(Move move) {
  const NodeOf& from = nodes_[root_];
  std::uint32_t child = kNone;
  std::uint32_t by = kNone;
  for (std::uint32_t e = from.first_edge; e < from.first_edge + from.edges; ++e) {
    if (edges_[e].move == move) {
      child = edges_[e].child;
      by = e;
    }
  }
  rules_->play(position_, move);
  if (child == kNone) {
    if (!nodes_.has_room(1)) {
      start(position_);
      return;
    }
    child = find_or_add(position_);
    if (by != kNone) {
      edges_[by].child = child;
    }
  }
  root_ = child;
  if (!nodes_[root_].expanded && !expand(root_, position_) && rules_->acts(position_) != kNobodyActs) {
    start(position_);  // no room for its moves
  }
  forget_points();
}

template <class Rules>
void TreeSearch<Rules>::forget_points() {
  points_.assign(nodes_[root_].edges, {});
  point_visits_.assign(nodes_[root_].edges, 0);
}

template <class Rules>
std::uint32_t TreeSearch<Rules>::add_node(const Position& position) {
  const std::uint32_t index = nodes_.take(1);
  NodeOf& node = nodes_[index];
  node = NodeOf();
  node.acts = static_cast<std::int8_t>(rules_->acts(position));
  for (int seat = 0; seat < rules_->seats(); ++seat) {
    node.most[at(seat)] = kWin;
  }
  if (node.acts == kNobodyActs && !rules_->is_sampled()) {
    rules_->result(position, node.least);
    node.most = node.least;
  }
  if constexpr (requires { rules_->is_known(position, node.least); }) {
    if (node.acts >= 0 && rules_->is_known(position, node.least)) {
      node.most = node.least;
      node.plies = 1;
    }
  }
  return index;
}

template <class Rules>
std::uint32_t TreeSearch<Rules>::find_or_add(const Position& position) {
  if constexpr (Rules::kTranspositions) {
    const std::uint64_t key = rules_->key(position);
    std::uint32_t& slot = keys_.find(key, [this](std::uint32_t node) { return nodes_[node].key; });
    if (slot == KeyTable::kNone) {
      slot = add_node(position);
      nodes_[slot].key = key;
    }
    return slot;
  } else {
    return add_node(position);
  }
}

template <class Rules>
bool TreeSearch<Rules>::expand(std::uint32_t index, const Position& position) {
  NodeOf& node = nodes_[index];
  if (node.acts == kNobodyActs || rules_->is_leaf(position)) {
    return false;
  }
  moves_.clear();
  rules_->moves(position, moves_);
  const auto count = static_cast<std::uint32_t>(moves_.size());
  if (!edges_.has_room(count) || count > 0xFFFFU) {
    return false;
  }
  node.first_edge = edges_.take(count);
  node.edges = static_cast<std::uint16_t>(count);
  node.expanded = true;
  node.dead = count == 0;
  float usual = 0.5F;  // the value of an average move
  if (tuning_.prior_is_relative && node.visits > 0 && node.acts >= 0) {
    usual = static_cast<float>(node.sums[at(node.acts)]) /
            (static_cast<float>(node.visits) * static_cast<float>(kWin));
  }
  for (std::uint32_t i = 0; i < count; ++i) {
    EdgeOf& edge = edges_[node.first_edge + i];
    edge = EdgeOf();
    edge.move = moves_[i];
    if constexpr (Rules::kAmaf) {
      as_first_[node.first_edge + i] = AsFirst();
      first_moves_[node.first_edge + i] = edge.move;
    }
    if (misjudgement_.size > 0) {
      edge.bias = misjudgement_.size * misjudged(position, edge.move);
    }
    std::optional<float> prior;
    if (tuning_.prior_visits > 0) {
      prior = rules_->prior(position, edge.move);
    }
    if (Rules::kAmaf && prior) {
      const float seems = std::clamp(usual + *prior, 0.0F, 1.0F);
      AsFirst& made = as_first_[node.first_edge + i];
      made.visits = static_cast<std::uint32_t>(tuning_.prior_visits);
      made.sum = static_cast<std::uint32_t>(seems * static_cast<float>(made.visits * AsFirst::kAmafWin));
    }
  }
  return true;
}

template <class Rules>
void TreeSearch<Rules>::run(std::uint64_t nodes, Watch& watch) {
  for (std::uint64_t i = 0; i < nodes; ++i) {
    const NodeOf& root = nodes_[root_];
    if ((root.acts >= 0 && root.is_exact(root.acts)) || root.dead || !watch.count()) {
      return;
    }
    iterate();
  }
}

template <class Rules>
double TreeSearch<Rules>::value_behind(const EdgeOf& edge, int seat) const {
  const NodeOf& child = nodes_[edge.child];
  constexpr auto kAll = static_cast<double>(kWin);
  if (child.is_exact(seat)) {
    return child.least[at(seat)] / kAll;
  }
  return child.visits == 0
             ? 0.0
             : static_cast<double>(child.sums[at(seat)]) / (static_cast<double>(child.visits) * kAll);
}

template <class Rules>
double TreeSearch<Rules>::points_behind(std::uint32_t rank, int seat) const {
  return point_visits_[rank] == 0
             ? 0.0
             : static_cast<double>(points_[rank][at(seat)]) / static_cast<double>(point_visits_[rank]);
}

template <class Rules>
std::uint32_t TreeSearch<Rules>::best_edge(std::uint32_t index) const {
  const NodeOf& node = nodes_[index];
  const int me = node.acts;
  if (!node.expanded || me < 0) {
    return kNone;
  }
  std::uint32_t best = kNone;
  const auto is_better = [&](const EdgeOf& one, const EdgeOf& other) {
    const NodeOf& a = nodes_[one.child];
    const NodeOf& b = nodes_[other.child];
    const bool a_is_exact = a.is_exact(me);
    const bool b_is_exact = b.is_exact(me);
    const std::int32_t a_sure = a_is_exact ? a.least[at(me)] : 0;
    const std::int32_t b_sure = b_is_exact ? b.least[at(me)] : 0;
    const bool a_lost = a_is_exact && a_sure == 0;
    const bool b_lost = b_is_exact && b_sure == 0;
    if ((a_sure == kWin) != (b_sure == kWin)) {
      return a_sure == kWin;
    }
    if (a_lost != b_lost) {
      return b_lost;
    }
    if (a_sure == kWin && a.plies != b.plies) {
      return a.plies < b.plies;
    }
    if (a_lost && a.plies != b.plies) {
      return a.plies > b.plies;
    }
    return one.visits != other.visits ? one.visits > other.visits : one.value > other.value;
  };
  for (std::uint32_t e = node.first_edge; e < node.first_edge + node.edges; ++e) {
    const EdgeOf& edge = edges_[e];
    if (edge.child == kNone || nodes_[edge.child].dead ||
        (edge.visits == 0 && !nodes_[edge.child].is_exact(me))) {
      continue;
    }
    if (best == kNone || is_better(edge, edges_[best])) {
      best = e;
    }
  }
  return best;
}

}  // namespace byways::search

#include "engine/search/tree_growth.h"  // IWYU pragma: export
