// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/core/random.h"
#include "engine/search/numbers.h"
#include "engine/search/tree.h"
#include "engine/search/watch.h"

// Monte-Carlo tree search for any number of seats: each seat maximises its own result. Nodes are positions
// within a turn as well as between turns; those with the same key are one node. Besides means there are
// proven bounds, so that a forced end is played, and all-moves-as-first statistics.
//
// What a game brings along is a `Rules`, a plain class:
//
//   using Position           a value, copied once for each node counted
//   using Move               a small number
//   using Moves              a MoveList, or what looks like one
//   static constexpr int kSeats          most that play
//   int seats() const                    how many do in this game
//   bool is_constant_sum() const         two seats, and what one wins the other loses
//   static constexpr bool kTranspositions  whether positions with the same key are one node
//   static constexpr bool kAmaf          whether `made` means something
//   Tuning tuning() const
//   int acts(const Position&) const      a seat from 0, kChanceActs, kNobodyActs
//   bool is_leaf(const Position&) const  never to be expanded; false for most games
//   void moves(const Position&, Moves&)  all moves, or all equally likely outcomes; the end of a turn comes
//   last bool play(Position&, Move)           plays it; whether the turn has ended void result(const
//   Position&, Result<kSeats>&) const   kNobodyActs only void evaluate(Position&, Random&, Result<kSeats>&)
//   an estimate, by playing on to some end bool made(const Position& end, int seat, Move) const  whether the
//   seat has made that move by then (kAmaf) std::uint64_t key(const Position&) const (kTranspositions)
//   std::uint64_t feature(Move) const    what a misjudgement hangs on
//   float prior(const Position&, Move) const  what a move seems better than others, as a chance to win
//   bool is_sampled() const              whether something is hidden: then nothing is ever proven
//   Position deal(const Position& root, Random&)   a copy of the root, what is hidden drawn by lot; called
//                                        before each node
//   int usual_moves() const              about how many moves a position has, for planning memory
//   void points(const Position& end, std::array<int, kSeats>&) const   what the seats have then, as points

namespace byways::search {

/// Moves of a position, on the stack.
template <class Move, int Most>
class MoveList {
 public:
  /// Precondition: size() < Most.
  void add(Move move) { moves_[size_++] = move; }
  void clear() { size_ = 0; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] Move operator[](std::size_t i) const { return moves_[i]; }

 private:
  std::array<Move, static_cast<std::size_t>(Most)> moves_;
  std::size_t size_ = 0;
};

/// How a search weighs what it knows.
struct Tuning {
  float exploration = 0.5F;             ///< of moves seldom tried
  float first_play = 1.1F;              ///< value of a move never tried
  bool first_play_is_relative = false;  ///< to the mean of its node
  float amaf_visits = 0;        ///< visits for which all-moves-as-first counts about as much; 0 for none
  float prior_visits = 0;       ///< how many all-moves-as-first visits a prior is worth
  std::uint32_t expand_at = 1;  ///< visits after which a node gets edges
};

/// How moves are misjudged; see Style::misjudgement.
struct Misjudgement {
  float size = 0;
  std::uint64_t seed = 0;
};

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

  /// The root from now on, an empty tree below it. Precondition: somebody is to move.
  void start(const Position& root);
  /// The same, but what is known of that position from before is kept (kTranspositions only): for searches
  /// that follow a game without having to give the same answer as a new one.
  void start_again(const Position& root);
  /// The root moves on by one of its moves, with all that is known below it.
  void step(Move move);

  /// Looks at `nodes` more nodes; ends sooner if the root's result is proven or `watch` says so.
  void run(std::uint64_t nodes, Watch& watch);

  [[nodiscard]] const Position& position() const { return position_; }
  [[nodiscard]] std::uint32_t root() const { return root_; }
  [[nodiscard]] const NodeOf& node(std::uint32_t index) const { return nodes_[index]; }
  [[nodiscard]] const EdgeOf& edge(std::uint32_t index) const { return edges_[index]; }
  /// The edge that looks best to who acts there, of those visited or proven; kNone if there is none.
  [[nodiscard]] std::uint32_t best_edge(std::uint32_t node) const;
  /// A chance to win for that seat behind the edge, from 0 to 1. Precondition: the edge has a child.
  [[nodiscard]] double value_behind(const EdgeOf& edge, int seat) const;
  /// Mean points behind a root's edge; `rank` counts the root's edges from 0. Zero if it was never visited.
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
  bool expand(std::uint32_t index, const Position& position);
  [[nodiscard]] std::uint32_t select(const NodeOf& node);
  void iterate();
  void back_up(const ResultOf& result, const Position* end);
  void learn_as_first(const NodeOf& node, const ResultOf& result, const Position& end);
  void prove_upwards();
  bool update_bounds(NodeOf& node);
  [[nodiscard]] float beta(std::uint32_t visits) const {
    return visits < kBetas ? betas_[visits] : betas_[kBetas - 1];
  }
  void forget_points();

  Rules* rules_;
  Tuning tuning_;
  Misjudgement misjudgement_;
  Random random_;
  Pool<NodeOf> nodes_;
  Pool<EdgeOf> edges_;
  KeyTable keys_;
  Position position_;
  Moves moves_;
  std::uint32_t root_ = 0;
  std::array<Visit, kLongestPath> path_{};
  std::size_t depth_ = 0;
  bool is_proving_ = false;  // a bound of the last node of the path has changed
  std::array<float, kBetas> betas_{};
  std::vector<std::array<std::int64_t, static_cast<std::size_t>(Rules::kSeats)>> points_;  // by root edge
  std::vector<std::uint32_t> point_visits_;
};

template <class Rules>
TreeSearch<Rules>::TreeSearch(Rules& rules, const Position& root, std::uint64_t nodes, std::size_t megabytes,
                              std::uint64_t seed, Misjudgement misjudgement)
    : rules_(&rules), tuning_(rules.tuning()), misjudgement_(misjudgement), random_(seed), position_(root) {
  // A node is worth its slots in the table of keys too; edges take the rest, as many as could be wanted.
  constexpr std::uint64_t kNodeBytes = sizeof(NodeOf) + 4 * sizeof(std::uint32_t);
  constexpr std::uint64_t kMegabyte = 1U << 20U;
  const std::uint64_t bytes = std::max<std::uint64_t>(megabytes, 1) * kMegabyte;
  const std::uint64_t most_nodes = std::min<std::uint64_t>(nodes + kLongestPath, bytes / 3 / kNodeBytes);
  const std::uint64_t expansions = nodes / tuning_.expand_at + kLongestPath;
  const std::uint64_t wanted = expansions * static_cast<std::uint64_t>(rules.usual_moves());
  const std::uint64_t most_edges =
      std::min<std::uint64_t>(wanted, (bytes - most_nodes * kNodeBytes) / sizeof(EdgeOf));
  nodes_.reset(static_cast<std::uint32_t>(most_nodes));
  edges_.reset(static_cast<std::uint32_t>(most_edges));
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
  for (std::uint32_t i = 0; i < count; ++i) {
    EdgeOf& edge = edges_[node.first_edge + i];
    edge = EdgeOf();
    edge.move = moves_[i];
    if (misjudgement_.size > 0) {
      edge.bias = misjudgement_.size * spread_of(mix(misjudgement_.seed, rules_->feature(edge.move)));
    }
    if (tuning_.prior_visits > 0) {
      const float seems = std::clamp(0.5F + rules_->prior(position, edge.move), 0.0F, 1.0F);
      edge.amaf_visits = static_cast<std::uint32_t>(tuning_.prior_visits);
      edge.amaf_sum =
          static_cast<std::uint32_t>(seems * static_cast<float>(edge.amaf_visits * EdgeOf::kAmafWin));
    }
  }
  return true;
}

template <class Rules>
std::uint32_t TreeSearch<Rules>::select(const NodeOf& node) {
  const std::uint32_t end = node.first_edge + node.edges;
  if (node.acts == kChanceActs) {
    return node.first_edge + random_.below(node.edges);
  }
  float fresh = tuning_.first_play;
  if (tuning_.first_play_is_relative && node.visits > 0) {
    fresh += static_cast<float>(node.sums[at(node.acts)]) /
             (static_cast<float>(node.visits) * static_cast<float>(kWin));
  }
  const float wish = tuning_.exploration * std::sqrt(log2_of(node.visits + 1));
  std::uint32_t best = kNone;
  float best_score = 0;
  for (std::uint32_t e = node.first_edge; e < end; ++e) {
    const EdgeOf& edge = edges_[e];
    if (edge.closed) {
      continue;
    }
    float score = edge.visits == 0 ? fresh : edge.value;
    if (Rules::kAmaf && edge.amaf_visits > 0) {
      const float as_first = static_cast<float>(edge.amaf_sum) /
                             static_cast<float>(edge.amaf_visits * std::uint64_t{EdgeOf::kAmafWin});
      score = edge.visits == 0 ? as_first : score + (as_first - score) * beta(edge.visits);
    }
    if (wish > 0 && edge.visits > 0) {
      score += wish / std::sqrt(static_cast<float>(edge.visits));
    }
    score += edge.bias;
    if (best == kNone || score > best_score) {
      best = e;
      best_score = score;
    }
  }
  if (best != kNone) {
    return best;
  }
  for (std::uint32_t e = node.first_edge; e < end; ++e) {  // all are lost: the longest resistance
    const EdgeOf& edge = edges_[e];
    if (edge.child != kNone && !nodes_[edge.child].dead &&
        (best == kNone || edge.visits < edges_[best].visits)) {
      best = e;
    }
  }
  return best;
}

template <class Rules>
void TreeSearch<Rules>::iterate() {
  Position position = rules_->deal(position_, random_);
  depth_ = 0;
  is_proving_ = false;
  std::uint32_t at_node = root_;
  ResultOf result{};
  while (true) {
    NodeOf& node = nodes_[at_node];
    const bool is_root = at_node == root_ && depth_ == 0;
    if (!is_root && (node.acts == kNobodyActs || node.is_exact())) {
      if (node.is_exact()) {
        result = node.least;
      } else {
        rules_->result(position, result);
      }
      is_proving_ = depth_ > 0 && nodes_[path_[depth_ - 1].node].expanded && node.is_exact();
      ++node.visits;
      for (int seat = 0; seat < Rules::kSeats; ++seat) {
        node.sums[at(seat)] += result[at(seat)];
      }
      // A game that is over tells as much as one played out.
      back_up(result, node.acts == kNobodyActs ? &position : nullptr);
      return;
    }
    if (!node.expanded && (node.visits < tuning_.expand_at || !expand(at_node, position))) {
      break;
    }
    if (node.dead || depth_ == kLongestPath) {
      break;
    }
    const std::uint32_t chosen = select(node);
    if (chosen == kNone) {
      node.dead = true;
      break;
    }
    path_[depth_++] = {at_node, chosen};
    EdgeOf& edge = edges_[chosen];
    rules_->play(position, edge.move);
    if (edge.child == kNone) {
      if (!nodes_.has_room(1)) {
        // Full: the move counts, the position behind it isn't kept.
        rules_->evaluate(position, random_, result);
        back_up(result, &position);
        return;
      }
      edge.child = find_or_add(position);
    }
    at_node = edge.child;
  }
  if (nodes_[at_node].dead) {
    if (depth_ > 0) {
      edges_[path_[depth_ - 1].edge].closed = true;  // its turn can't be ended: no such move
      NodeOf& parent = nodes_[path_[depth_ - 1].node];
      bool any = false;
      for (std::uint32_t e = parent.first_edge; e < parent.first_edge + parent.edges; ++e) {
        any = any || !edges_[e].closed;
      }
      parent.dead = !any;
    }
    return;
  }
  rules_->evaluate(position, random_, result);
  NodeOf& leaf = nodes_[at_node];
  ++leaf.visits;
  for (int seat = 0; seat < Rules::kSeats; ++seat) {
    leaf.sums[at(seat)] += result[at(seat)];
  }
  if (Rules::kAmaf && leaf.expanded) {
    learn_as_first(leaf, result, position);
  }
  back_up(result, &position);
}

template <class Rules>
void TreeSearch<Rules>::learn_as_first(const NodeOf& node, const ResultOf& result, const Position& end) {
  if (node.acts < 0) {
    return;
  }
  constexpr std::int32_t kScale = kWin / static_cast<std::int32_t>(EdgeOf::kAmafWin);
  const auto won = static_cast<std::uint32_t>(result[at(node.acts)] / kScale);
  for (std::uint32_t e = node.first_edge; e < node.first_edge + node.edges; ++e) {
    EdgeOf& edge = edges_[e];
    const std::uint32_t made = rules_->made(end, node.acts, edge.move) ? 1U : 0U;
    edge.amaf_visits += made;
    edge.amaf_sum += made * won;
  }
}

template <class Rules>
void TreeSearch<Rules>::back_up(const ResultOf& result, const Position* end) {
  for (std::size_t i = depth_; i-- > 0;) {
    NodeOf& node = nodes_[path_[i].node];
    EdgeOf& edge = edges_[path_[i].edge];
    ++node.visits;
    for (int seat = 0; seat < Rules::kSeats; ++seat) {
      node.sums[at(seat)] += result[at(seat)];
    }
    ++edge.visits;
    if (node.acts >= 0) {
      if (edge.child == kNone) {
        const float fresh = static_cast<float>(result[at(node.acts)]) / static_cast<float>(kWin);
        edge.value += (fresh - edge.value) / static_cast<float>(edge.visits);
      } else {
        edge.value = static_cast<float>(value_behind(edge, node.acts));
      }
    }
    if constexpr (Rules::kAmaf) {
      if (end != nullptr) {
        learn_as_first(node, result, *end);
      }
    }
  }
  if constexpr (Rules::kCountsPoints) {
    if (end != nullptr && depth_ > 0) {
      const std::uint32_t rank = path_[0].edge - nodes_[root_].first_edge;
      std::array<int, static_cast<std::size_t>(Rules::kSeats)> points{};
      rules_->points(*end, points);
      for (std::size_t seat = 0; seat < points.size(); ++seat) {
        points_[rank][seat] += points[seat];
      }
      ++point_visits_[rank];
    }
  }
  if (is_proving_) {
    prove_upwards();
  }
}

template <class Rules>
void TreeSearch<Rules>::prove_upwards() {
  for (std::size_t i = depth_; i-- > 0;) {
    NodeOf& node = nodes_[path_[i].node];
    if (!update_bounds(node)) {
      return;
    }
  }
}

template <class Rules>
bool TreeSearch<Rules>::update_bounds(NodeOf& node) {
  const ResultOf least_before = node.least;
  const ResultOf most_before = node.most;
  const std::uint32_t end = node.first_edge + node.edges;
  const int me = node.acts;
  std::int32_t sure = 0;  // what who acts can have at least
  if (me >= 0) {
    for (std::uint32_t e = node.first_edge; e < end; ++e) {
      const std::uint32_t child = edges_[e].child;
      sure = child == kNone || nodes_[child].dead ? sure : std::max(sure, nodes_[child].least[at(me)]);
    }
  }
  ResultOf least;
  ResultOf most;
  least.fill(kWin);
  most.fill(0);
  std::uint16_t soonest = 0xFFFEU;
  std::uint16_t latest = 0;
  for (std::uint32_t e = node.first_edge; e < end; ++e) {
    EdgeOf& edge = edges_[e];
    if (edge.child == kNone) {
      if (!edge.closed) {
        least.fill(0);
        most.fill(kWin);
      }
      continue;
    }
    const NodeOf& child = nodes_[edge.child];
    if (child.dead) {
      continue;
    }
    if (me >= 0) {
      // Nobody chooses what is worse than something sure.
      const bool is_worse = child.most[at(me)] < sure || child.most[at(me)] == 0;
      edge.closed = edge.closed || is_worse;
      if (child.is_exact(me) && child.least[at(me)] == sure) {
        soonest = std::min(soonest, child.plies);
        latest = std::max(latest, child.plies);
      }
      if (child.most[at(me)] < sure) {
        continue;
      }
    }
    for (int seat = 0; seat < Rules::kSeats; ++seat) {
      least[at(seat)] = std::min(least[at(seat)], child.least[at(seat)]);
      most[at(seat)] = std::max(most[at(seat)], child.most[at(seat)]);
    }
  }
  if (me >= 0) {
    least[at(me)] = sure;
    most[at(me)] = std::max(most[at(me)], sure);
    for (int seat = 0; seat < rules_->seats(); ++seat) {
      if (seat != me) {
        // What one has is lost to all others; of two seats each has what the other hasn't.
        most[at(seat)] = std::min(most[at(seat)], kWin - sure);
        least[at(seat)] =
            rules_->is_constant_sum() ? kWin - most[at(me)] : std::min(least[at(seat)], most[at(seat)]);
      }
    }
  }
  for (int seat = rules_->seats(); seat < Rules::kSeats; ++seat) {
    least[at(seat)] = most[at(seat)] = 0;
  }
  node.least = least;
  node.most = most;
  node.plies = static_cast<std::uint16_t>((sure > 0 ? soonest : latest) + 1);
  return node.least != least_before || node.most != most_before;
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
