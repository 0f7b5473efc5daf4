// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "engine/search/numbers.h"
#include "engine/search/tree_search.h"

// How a tree grows by one node: the second half of TreeSearch, which includes this.

namespace byways::search {

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
    if constexpr (Rules::kAmaf) {
      if (const AsFirst& made = as_first_[e]; made.visits > 0) {
        constexpr float kUnit = 1.0F / static_cast<float>(AsFirst::kAmafWin);
        const float as_first = static_cast<float>(made.sum) / static_cast<float>(made.visits) * kUnit;
        score = edge.visits == 0 ? as_first : score + (as_first - score) * beta(edge.visits);
      }
    }
    if (wish > 0 && edge.visits > 0) {
      score += wish * inverse_root(edge.visits);
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
  for (std::uint32_t e = node.first_edge; e < end; ++e) {  // all edges are closed: take the one tried least
    const EdgeOf& edge = edges_[e];
    if (edge.child != kNone && !nodes_[edge.child].dead &&
        (best == kNone || edge.visits < edges_[best].visits)) {
      best = e;
    }
  }
  return best;
}

template <class Rules>
// NOLINTNEXTLINE(readability-function-cognitive-complexity): one descent, which reads best in one piece
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
      // NOLINTNEXTLINE(bugprone-branch-clone): the branches differ, but not in every instantiation
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
      // The result of a finished game counts like a playout.
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
        // The tree is full: the move counts, but its position isn't kept.
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
      edges_[path_[depth_ - 1].edge].closed = true;  // its turn can't be ended
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
  if constexpr (Rules::kAmaf) {
    if (leaf.expanded) {
      learn_as_first(leaf, result, position);
    }
  }
  back_up(result, &position);
}

template <class Rules>
void TreeSearch<Rules>::learn_as_first(const NodeOf& node, const ResultOf& result, const Position& end) {
  if (node.acts < 0) {
    return;
  }
  constexpr std::int32_t kScale = kWin / static_cast<std::int32_t>(AsFirst::kAmafWin);
  const auto won = static_cast<std::uint32_t>(result[at(node.acts)] / kScale);
  const auto made = rules_->made_by(end, node.acts);
  for (std::uint32_t e = node.first_edge; e < node.first_edge + node.edges; ++e) {
    // About half of these moves were made, so a branch would often be mispredicted.
    const std::uint32_t counts = made(first_moves_[e]) ? 1U : 0U;
    as_first_[e].visits += counts;
    as_first_[e].sum += won & (0U - counts);
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
// NOLINTNEXTLINE(readability-function-cognitive-complexity): both bounds follow the same three cases
bool TreeSearch<Rules>::update_bounds(NodeOf& node) {
  const ResultOf least_before = node.least;
  const ResultOf most_before = node.most;
  const std::uint32_t end = node.first_edge + node.edges;
  const int me = node.acts;
  std::int32_t sure = 0;  // the least that the acting seat can get
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
      // Nobody chooses a move that is worse than a proven one.
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
        // What one seat gets is lost to the others; with two seats the sum is constant.
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

}  // namespace byways::search
