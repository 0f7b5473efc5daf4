// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "engine/core/random.h"
#include "engine/overpass/dice.h"
#include "engine/overpass/turn_values.h"
#include "engine/search/watch.h"

// Searches the turns that a roll allows. A `Rules` has
//
//   using Position, Step                    plain values
//   Standing standing(const Position&) const
//   Standing after(const Position&, const Standing& before, const Step&) const   after one more step; fast
//   void visit_steps(const Position&, visit) const    steps that may be legal; moves must be left
//   bool is_legal(const Position&, const Step&) const  whether such a step is legal
//   bool is_in_sight(const Position&, const Step&) const    whether even small budgets never skip the step
//   static int cost(const Step&)                       how many moves the step takes
//   static void play(Position&, const Step&)
//   static bool may_end(const Position&)               whether the turn may end in that position
//   const Stakes& stakes() const
//   int way_left(const Position&, int player) const    how far a player is from having everything home

namespace byways::overpass {

/// What kind of turn to search for.
enum class Aim : std::uint8_t {
  Game,  ///< the best for the player on turn
  Win    ///< brings pieces of the colour on turn home, whatever else happens
};

/// A beam search over the boards of a turn, layered by the moves left: from each layer only the best boards
/// are continued. A board that was already seen with as many moves left, or more, is skipped, so no turn goes
/// back and forth, and the shortest way to a board is kept.
template <class Rules>
class TurnSearch {
 public:
  using Position = typename Rules::Position;
  using Step = typename Rules::Step;

  /// A board from which the search continued, or where the turn may end.
  struct Node {
    Position position;
    Standing standing;
    Step step{};               ///< the step that leads here
    std::uint32_t parent = 0;  ///< the root is its own parent
  };

  /// A board where the turn may end.
  struct End {
    int score = 0;
    int left = 0;            ///< moves that the turn leaves unused
    std::uint32_t node = 0;  ///< index of the board's node
  };

  /// `rules` must outlive the object. A run looks at no more than `most_looks` boards, whatever the budget.
  TurnSearch(const Rules& rules, std::uint64_t most_looks)
      : rules_(&rules), most_looks_(std::clamp<std::uint64_t>(most_looks, kFewestLooks, kMostLooks)) {}

  /// From now on, turns without progress home are penalised (Waiting::price).
  void count_waiting(const Waiting& waiting) { waiting_ = waiting; }
  /// The penalty for ending the turn in a position, in units of scores. Precondition: the position comes from
  /// the last run and isn't won.
  [[nodiscard]] int price_of(const Position& position) const {
    const bool waits = waiting_.turns > 0 && rules_->way_left(position, player_) >= waiting_.least;
    return waits ? Stakes::kOwn * waiting_.price() : 0;
  }

  /// Looks at about `budget` boards and finds at least about `wanted` good ends. With a small budget,
  /// steps chosen at random are skipped. Precondition: `root` is in Phase::Play.
  void run(const Position& root, Aim aim, std::uint64_t budget, std::size_t wanted, Random& random,
           search::Watch& watch);

  /// The ends of the last run, the best first; ties go to fewer moves. Empty if no end was found.
  [[nodiscard]] const std::vector<End>& ends() const { return ends_; }
  [[nodiscard]] const Node& node(std::uint32_t index) const { return nodes_[index]; }
  [[nodiscard]] std::vector<Step> steps_to(std::uint32_t index) const {
    std::vector<Step> steps;
    for (; index != 0; index = nodes_[index].parent) {
      steps.push_back(nodes_[index].step);
    }
    std::reverse(steps.begin(), steps.end());
    return steps;
  }

 private:
  static constexpr std::uint64_t kFewestLooks = 64;
  static constexpr std::uint64_t kMostLooks = 1000000;
  static constexpr std::uint64_t kFewestSteps = 1;  // looked at from each board, however small the budget
  static constexpr std::size_t kTriesForEnds = 4;
  static constexpr std::size_t kLayers = 2 * kSides + 1;

  // A board that was seen, but not continued yet.
  struct Seen {
    int score = 0;
    std::uint32_t order = 0;
    std::uint64_t key = 0;
    std::uint32_t parent = 0;
    Step step{};
  };
  struct Slot {
    std::uint64_t key = 0;
    std::uint32_t run = 0;
    std::int32_t left = 0;
  };

  static bool is_worse(const Seen& a, const Seen& b) {
    return a.score != b.score ? a.score < b.score : a.order > b.order;
  }
  [[nodiscard]] int score_of(const Standing& standing) const {
    const bool races = aim_ == Aim::Win && !standing.won;
    return races ? standing.sums[static_cast<std::size_t>(colour_)]
                 : rules_->stakes().score(standing, player_, player_);
  }

  void set_out(const Position& root, Aim aim, std::uint64_t budget);
  Slot& slot_of(std::uint64_t key);
  void add_slots();
  /// Remembers the board. Returns whether it is new: not seen in this run with `left` or more moves left.
  bool is_new(std::uint64_t key, int left);
  std::uint32_t add_node(const Position& position, const Standing& standing, const Step& step,
                         std::uint32_t parent);
  /// Looks at boards one step after the node: about `most` of them, and all that are in sight. Returns how
  /// many it looked at.
  std::uint64_t expand(std::uint32_t index, std::uint64_t most, Random& random, search::Watch& watch);
  void go_through(int left, std::size_t wanted, Random& random, search::Watch& watch);

  const Rules* rules_;
  std::uint64_t most_looks_;
  Waiting waiting_;
  Aim aim_ = Aim::Game;
  Colour colour_ = kNoColour;
  int player_ = 0;
  std::uint64_t rest_ = 0;  // what is left of the budget
  std::uint32_t order_ = 0;
  bool has_won_ = false;
  std::vector<Node> nodes_;
  std::vector<End> ends_;
  std::array<std::vector<Seen>, kLayers> seen_;  // by moves left
  std::vector<Step> steps_;
  std::vector<Slot> slots_;
  std::size_t used_slots_ = 0;  // in this run
  std::uint32_t run_ = 0;
};

template <class Rules>
void TurnSearch<Rules>::set_out(const Position& root, Aim aim, std::uint64_t budget) {
  aim_ = aim;
  colour_ = root.colour();
  player_ = root.player();
  rest_ = std::clamp<std::uint64_t>(budget, 1, most_looks_);
  order_ = 0;
  has_won_ = false;
  nodes_.clear();
  ends_.clear();
  for (std::vector<Seen>& layer : seen_) {
    layer.clear();
  }
  // At least twice as many slots as boards within the budget.
  const auto slots = static_cast<std::size_t>(std::bit_ceil(2 * (rest_ + kLayers * kFewestSteps)));
  if (slots_.size() < slots) {
    slots_.assign(slots, {});
    run_ = 0;
  }
  ++run_;
  used_slots_ = 0;
}

// Steps in sight are looked at whatever the budget, so there may be more boards than expected.
template <class Rules>
void TurnSearch<Rules>::add_slots() {
  std::vector<Slot> before(2 * slots_.size());
  before.swap(slots_);
  for (const Slot& slot : before) {
    if (slot.run == run_) {
      slot_of(slot.key) = slot;
    }
  }
}

template <class Rules>
typename TurnSearch<Rules>::Slot& TurnSearch<Rules>::slot_of(std::uint64_t key) {
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = static_cast<std::size_t>(key) & mask;
  while (slots_[at].run == run_ && slots_[at].key != key) {
    at = (at + 1) & mask;
  }
  return slots_[at];
}

template <class Rules>
bool TurnSearch<Rules>::is_new(std::uint64_t key, int left) {
  Slot& slot = slot_of(key);
  if (slot.run == run_ && slot.left >= left) {
    return false;
  }
  used_slots_ += slot.run == run_ ? 0 : 1;
  slot = {key, run_, left};
  if (2 * used_slots_ > slots_.size()) {
    add_slots();
  }
  return true;
}

template <class Rules>
std::uint32_t TurnSearch<Rules>::add_node(const Position& position, const Standing& standing,
                                          const Step& step, std::uint32_t parent) {
  const auto index = static_cast<std::uint32_t>(nodes_.size());
  nodes_.push_back({position, standing, step, parent});
  if (standing.won || Rules::may_end(position)) {
    const int price = standing.won ? 0 : price_of(position);
    ends_.push_back({score_of(standing) - price, position.left(), index});
  }
  return index;
}

template <class Rules>
std::uint64_t TurnSearch<Rules>::expand(std::uint32_t index, std::uint64_t most, Random& random,
                                        search::Watch& watch) {
  steps_.clear();
  rules_->visit_steps(nodes_[index].position, [this](const Step& step) {
    steps_.push_back(step);
    return true;
  });
  std::uint64_t looks = 0;
  std::uint64_t wanted = std::max(most, kFewestSteps);
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    const std::size_t others = steps_.size() - i;
    const Node& from = nodes_[index];
    const Step step = steps_[i];
    if (!rules_->is_in_sight(from.position, step)) {
      if (wanted == 0) {
        continue;
      }
      if (wanted < others && random.below(static_cast<std::uint32_t>(others)) >= wanted) {
        continue;
      }
      --wanted;
    }
    if (!rules_->is_legal(from.position, step)) {
      continue;
    }
    if (!watch.count()) {
      break;
    }
    ++looks;
    const Standing standing = rules_->after(from.position, from.standing, step);
    const int left = from.position.left() - Rules::cost(step);
    if (standing.won) {
      Position after = from.position;
      Rules::play(after, step);
      add_node(after, standing, step, index);
      has_won_ = true;
      break;
    }
    if (is_new(standing.key, left)) {
      seen_[static_cast<std::size_t>(left)].push_back(
          {score_of(standing), order_++, standing.key, index, step});
    }
  }
  rest_ -= std::min(rest_, looks);
  return looks;
}

template <class Rules>
void TurnSearch<Rules>::go_through(int left, std::size_t wanted, Random& random, search::Watch& watch) {
  std::vector<Seen>& layer = seen_[static_cast<std::size_t>(left)];
  std::make_heap(layer.begin(), layer.end(), is_worse);
  const std::size_t ends_before = ends_.size();
  const std::uint64_t most = left > 0 ? rest_ / static_cast<std::uint64_t>(left) : 0;
  std::uint64_t looks = 0;
  bool is_first = left > 0;
  std::size_t tries = kTriesForEnds * wanted;
  while (!layer.empty() && !watch.is_cut() && !has_won_) {
    const bool goes_on = is_first || looks < most;
    if (!goes_on && (ends_.size() - ends_before >= wanted || tries-- == 0)) {
      return;
    }
    std::pop_heap(layer.begin(), layer.end(), is_worse);
    const Seen best = layer.back();
    layer.pop_back();
    if (slot_of(best.key).left > left) {
      continue;  // a shorter way to this board was found since
    }
    Position position = nodes_[best.parent].position;
    const Standing standing = rules_->after(position, nodes_[best.parent].standing, best.step);
    Rules::play(position, best.step);
    const std::uint32_t index = add_node(position, standing, best.step, best.parent);
    if (goes_on) {
      looks += expand(index, most - std::min(most, looks), random, watch);
      is_first = false;
    }
  }
}

template <class Rules>
void TurnSearch<Rules>::run(const Position& root, Aim aim, std::uint64_t budget, std::size_t wanted,
                            Random& random, search::Watch& watch) {
  set_out(root, aim, budget);
  const Standing standing = rules_->standing(root);
  is_new(standing.key, root.left());
  add_node(root, standing, {}, 0);
  if (root.left() > 0) {
    expand(0, rest_ / static_cast<std::uint64_t>(root.left()), random, watch);
  }
  for (int left = root.left() - 1; left >= 0 && !watch.is_cut() && !has_won_; --left) {
    go_through(left, wanted, random, watch);
  }
  std::sort(ends_.begin(), ends_.end(), [](const End& a, const End& b) {
    if (a.score != b.score) {
      return a.score > b.score;
    }
    return a.left != b.left ? a.left > b.left : a.node < b.node;
  });
}

}  // namespace byways::overpass
