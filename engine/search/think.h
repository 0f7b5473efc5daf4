// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/search/advice.h"
#include "engine/search/tree_search.h"

// Gets whole turns from a tree of moves: the turn to play, and the other candidates. Besides what
// tree_search.h needs, a `Rules` has
//
//   std::string write_turn(std::vector<Move>) const   as the record writes it
//   static constexpr bool kCountsPoints    whether `points` is ever called
//   bool counts_points() const             whether points mean something in this rule set
//   bool is_over(const Position&) const    whether the rules have ended the game; a known result isn't enough
//   std::string any_turn() const           any legal turn, or an empty text; optional, for rule sets whose
//                                          turns can be hard to find
//   int end_tries(const Position&) const   how many moves to try for a turn that wins at once

namespace byways::search {

template <class Rules>
class Thinker {
 public:
  using Position = typename Rules::Position;
  using Move = typename Rules::Move;

  /// `rules` and `request` must outlive this object. `moment` identifies the turn, so that each turn of a
  /// game gets different random numbers. Precondition: a seat is to move in `start`, its turn may be open.
  Thinker(Rules& rules, const Position& start, const Request& request, std::uint64_t moment)
      : rules_(&rules),
        request_(&request),
        watch_(request.limits),
        tree_(rules, start, request.limits.bounded_budget() * 2, request.limits.megabytes,
              mix(request.seed, moment), {request.style.misjudgement, mix(request.seed)}),
        draws_(mix(mix(request.seed, 2), moment)) {}

  /// Searches and picks a turn. `begun` are the moves of the open turn so far, with which all turns begin.
  /// The advice has no turn only if the turn can't be ended at all.
  [[nodiscard]] Advice think(const std::vector<Move>& begun = {});

  /// After think(): the position after the chosen turn. Nothing if no turn was found, or if the turn was
  /// found by looking for a win at once.
  [[nodiscard]] const std::optional<Position>& after() const { return after_; }

 private:
  static constexpr std::uint32_t kNone = TreeSearch<Rules>::kNone;
  static constexpr int kMostTries = 2000;  // to find an end for a turn
  static constexpr std::size_t kLongestLine = 4;
  static constexpr std::size_t kLongestTurn = 64;

  /// The edge of the root to follow, by the style; kNone if none was visited.
  [[nodiscard]] std::uint32_t draw_edge(double reference);
  /// Looks for a turn of the root's seat that wins at once, and appends its moves. `tries` is the number of
  /// moves that may still be tried.
  bool find_win(const Position& position, int me, std::vector<Move>& moves, int& tries);
  void list_candidates(const std::vector<Move>& begun, Advice& advice);
  /// Appends moves that end the turn, trying the best known move first; false if none are found. `tries`
  /// counts the positions tried, up to kMostTries.
  bool complete(const Position& position, std::uint32_t node, std::vector<Move>& moves, int& tries,
                Position& after, std::uint32_t& node_after);
  /// Appends to `line` the turns expected from `node`, whose position is `position`.
  void follow(Position position, std::uint32_t node, std::vector<std::string>& line);
  [[nodiscard]] static double weight_of(std::uint32_t visits, int half_powers);

  Rules* rules_;
  const Request* request_;
  Watch watch_;
  TreeSearch<Rules> tree_;
  Random draws_;
  std::optional<Position> after_;
};

template <class Rules>
double Thinker<Rules>::weight_of(std::uint32_t visits, int half_powers) {
  double weight = half_powers % 2 == 0 ? 1.0 : std::sqrt(static_cast<double>(visits));
  for (int i = 0; i < half_powers / 2; ++i) {
    weight *= static_cast<double>(visits);
  }
  return weight;
}

template <class Rules>
std::uint32_t Thinker<Rules>::draw_edge(double reference) {
  const std::uint32_t root = tree_.root();
  const std::uint32_t best = tree_.best_edge(root);
  const Style& style = request_->style;
  if (best == kNone || style.half_powers < 0) {
    return best;
  }
  const auto& node = tree_.node(root);
  const int me = node.acts;
  if (tree_.value_behind(tree_.edge(best), me) >= 1.0) {
    return best;  // at no level does a player miss a proven win
  }
  const double least = reference - static_cast<double>(style.floor);
  const auto weight = [&](std::uint32_t e) {
    const auto& edge = tree_.edge(e);
    const bool is_seen = edge.child != kNone && edge.visits > 0 && !edge.closed;
    const double value = is_seen ? tree_.value_behind(edge, me) + static_cast<double>(edge.bias) : 0.0;
    return is_seen && value >= least ? weight_of(edge.visits, style.half_powers) : 0.0;
  };
  double sum = 0;
  for (std::uint32_t e = node.first_edge; e < node.first_edge + node.edges; ++e) {
    sum += weight(e);
  }
  constexpr double kUnit = 1.0 / 9007199254740992.0;  // 2^-53
  double rest = static_cast<double>(draws_.next() >> 11U) * kUnit * sum;
  for (std::uint32_t e = node.first_edge; e < node.first_edge + node.edges; ++e) {
    const double here = weight(e);
    if (here > 0 && rest < here) {
      return e;
    }
    rest -= here;
  }
  return best;
}

template <class Rules>
bool Thinker<Rules>::complete(const Position& position, std::uint32_t node, std::vector<Move>& moves,
                              int& tries, Position& after, std::uint32_t& node_after) {
  if (++tries > kMostTries || moves.size() >= kLongestTurn) {
    return false;
  }
  typename Rules::Moves list;
  rules_->moves(position, list);
  std::vector<Move> order;
  std::vector<std::uint32_t> children;
  const std::uint32_t best = node == kNone ? kNone : tree_.best_edge(node);
  const auto child_by = [&](Move move) {
    if (node != kNone && tree_.node(node).expanded) {
      const auto& known = tree_.node(node);
      for (std::uint32_t e = known.first_edge; e < known.first_edge + known.edges; ++e) {
        if (tree_.edge(e).move == move) {
          return tree_.edge(e).child;
        }
      }
    }
    return kNone;
  };
  if (best != kNone) {
    order.push_back(tree_.edge(best).move);
  }
  for (std::size_t i = list.size(); i-- > 0;) {  // the end of the turn comes first
    if (best == kNone || !(list[i] == order.front())) {
      order.push_back(list[i]);
    }
  }
  for (const Move move : order) {
    Position next = position;
    moves.push_back(move);
    const std::uint32_t child = child_by(move);
    if (rules_->play(next, move)) {
      after = std::move(next);
      node_after = child;
      return true;
    }
    if (complete(next, child, moves, tries, after, node_after)) {
      return true;
    }
    moves.pop_back();
  }
  return false;
}

template <class Rules>
bool Thinker<Rules>::find_win(const Position& position, int me, std::vector<Move>& moves, int& tries) {
  if (moves.size() >= kLongestTurn) {
    return false;
  }
  typename Rules::Moves list;
  rules_->moves(position, list);
  if (!watch_.may_go_on()) {
    return false;
  }
  for (std::size_t i = 0; i < list.size() && --tries >= 0; ++i) {
    Position next = position;
    moves.push_back(list[i]);
    const bool has_ended = rules_->play(next, list[i]);
    if (rules_->is_over(next)) {
      Result<Rules::kSeats> result{};
      rules_->result(next, result);
      if (result[static_cast<std::size_t>(me)] == kWin) {
        return true;
      }
    } else if (!has_ended && find_win(next, me, moves, tries)) {
      return true;
    }
    moves.pop_back();
  }
  return false;
}

template <class Rules>
void Thinker<Rules>::follow(Position position, std::uint32_t node, std::vector<std::string>& line) {
  std::vector<Move> moves;
  while (node != kNone && line.size() < kLongestLine) {
    const std::uint32_t best = tree_.best_edge(node);
    if (best == kNone) {
      return;
    }
    moves.push_back(tree_.edge(best).move);
    node = tree_.edge(best).child;
    if (rules_->play(position, moves.back())) {
      line.push_back(rules_->write_turn(moves));
      moves.clear();
    }
  }
}

template <class Rules>
void Thinker<Rules>::list_candidates(const std::vector<Move>& begun, Advice& advice) {
  const std::uint32_t root = tree_.root();
  const auto& node = tree_.node(root);
  std::vector<std::uint32_t> order;
  for (std::uint32_t e = node.first_edge; e < node.first_edge + node.edges; ++e) {
    if (tree_.edge(e).visits > 0 && tree_.edge(e).child != kNone && !tree_.node(tree_.edge(e).child).dead) {
      order.push_back(e);
    }
  }
  const std::uint32_t best = tree_.best_edge(root);
  std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
    const bool a_is_best = a == best;
    const bool b_is_best = b == best;
    return a_is_best != b_is_best ? a_is_best : tree_.edge(a).visits > tree_.edge(b).visits;
  });
  for (const std::uint32_t e : order) {
    const auto& edge = tree_.edge(e);
    Candidate candidate;
    candidate.share = node.visits == 0 ? 0.0 : static_cast<double>(edge.visits) / node.visits;
    Position after = tree_.position();
    std::vector<Move> moves = begun;
    moves.push_back(edge.move);
    std::uint32_t node_after = edge.child;
    int tries = 0;
    Position next = tree_.position();
    if (rules_->play(next, edge.move)) {
      after = std::move(next);
    } else if (!complete(next, edge.child, moves, tries, after, node_after)) {
      continue;
    }
    candidate.turn = rules_->write_turn(moves);
    const auto same = std::find_if(advice.candidates.begin(), advice.candidates.end(),
                                   [&](const Candidate& c) { return c.turn == candidate.turn; });
    if (same != advice.candidates.end()) {
      same->share += candidate.share;
      continue;
    }
    if (static_cast<int>(advice.candidates.size()) >= request_->candidates) {
      continue;
    }
    bool is_exact = true;
    for (int seat = 0; seat < rules_->seats(); ++seat) {
      candidate.win.push_back(tree_.value_behind(edge, seat));
      is_exact = is_exact && tree_.node(edge.child).is_exact(seat);
    }
    candidate.proven = is_exact;
    if constexpr (Rules::kCountsPoints) {
      if (rules_->counts_points()) {
        candidate.points.emplace();
        for (int seat = 0; seat < rules_->seats(); ++seat) {
          candidate.points->push_back(tree_.points_behind(e - node.first_edge, seat));
        }
      }
    }
    follow(std::move(after), node_after, candidate.line);
    advice.candidates.push_back(std::move(candidate));
  }
}

template <class Rules>
Advice Thinker<Rules>::think(const std::vector<Move>& begun) {
  Advice advice;
  advice.seat = tree_.node(tree_.root()).acts + 1;
  const bool is_awake = !happens(request_->style.overlooks_ends, draws_);
  if (int tries = rules_->is_sampled() || !is_awake ? 0 : rules_->end_tries(tree_.position()); tries > 0) {
    std::vector<Move> moves = begun;
    if (find_win(tree_.position(), advice.seat - 1, moves, tries)) {
      Candidate winning{rules_->write_turn(moves), 1.0, {}, std::nullopt, {}, true};
      winning.win.assign(static_cast<std::size_t>(rules_->seats()), 0.0);
      winning.win[static_cast<std::size_t>(advice.seat) - 1] = 1.0;
      advice.turn = winning.turn;
      advice.candidates.push_back(std::move(winning));
      advice.proven = true;
      return advice;
    }
  }
  const std::uint64_t budget = std::max<std::uint64_t>(request_->limits.bounded_budget(), 1);
  tree_.run(budget, watch_);
  list_candidates(begun, advice);

  // The turn is chosen move by move; every move after the first gets some extra search.
  std::vector<Move> moves = begun;
  double reference = 0;
  bool has_ended = false;
  for (std::size_t i = 0; !has_ended && i < kLongestTurn; ++i) {
    if (i > 0 && !watch_.is_cut()) {
      tree_.run(std::max<std::uint64_t>(budget / 4, 2), watch_);
    }
    const std::uint32_t best = tree_.best_edge(tree_.root());
    if (best != kNone && i == 0) {
      const auto& edge = tree_.edge(best);
      reference = tree_.value_behind(edge, advice.seat - 1) + static_cast<double>(edge.bias);
    }
    const std::uint32_t edge = draw_edge(reference);
    if (edge == kNone) {
      break;
    }
    const Move move = tree_.edge(edge).move;
    moves.push_back(move);
    Position next = tree_.position();
    has_ended = rules_->play(next, move);
    if (has_ended) {
      after_ = std::move(next);
    } else {
      tree_.step(move);
    }
  }
  if (!has_ended) {
    // Cut short, or the turn can't be ended from here: any legal end will do.
    Position after = tree_.position();
    std::uint32_t node_after = kNone;
    int tries = 0;
    has_ended = complete(tree_.position(), tree_.root(), moves, tries, after, node_after);
    if (has_ended) {
      after_ = std::move(after);
    }
  }
  if (has_ended) {
    advice.turn = rules_->write_turn(moves);
  } else if (!advice.candidates.empty()) {
    advice.turn = advice.candidates.front().turn;
  } else if constexpr (requires { rules_->any_turn(); }) {
    // Legal turns are so rare that the search has found none.
    advice.turn = rules_->any_turn();
    if (!advice.turn.empty()) {
      const auto seats = static_cast<std::size_t>(rules_->seats());
      advice.candidates.push_back({advice.turn, 0.0, {}, std::nullopt, {}, false});
      advice.candidates.front().win.assign(seats, 1.0 / static_cast<double>(seats));
    }
  }
  if (request_->style.half_powers < 0) {
    // The best turn comes first, even if the extra search has changed its later moves.
    const auto same = std::find_if(advice.candidates.begin(), advice.candidates.end(),
                                   [&](const Candidate& c) { return c.turn == advice.turn; });
    if (same != advice.candidates.end()) {
      std::rotate(advice.candidates.begin(), same, same + 1);
    } else if (!advice.candidates.empty() && !advice.turn.empty()) {
      advice.candidates.front().turn = advice.turn;
      advice.candidates.front().line.clear();
    }
  }
  advice.nodes = watch_.nodes();
  advice.proven = !advice.candidates.empty() && advice.candidates.front().proven;
  advice.cut_short = watch_.is_cut();
  return advice;
}

}  // namespace byways::search
