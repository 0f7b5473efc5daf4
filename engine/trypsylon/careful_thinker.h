// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/random.h"
#include "engine/search/advice.h"
#include "engine/search/numbers.h"
#include "engine/search/think.h"
#include "engine/search/watch.h"
#include "engine/trypsylon/forced_win.h"
#include "engine/trypsylon/position.h"
#include "engine/trypsylon/replies.h"
#include "engine/trypsylon/turns.h"
#include "engine/trypsylon/winning_turn.h"
#include "engine/trypsylon/writing_rules.h"

namespace byways::trypsylon {

/// Finds a turn by tree search and checks it against replies. Plays a forced win that it finds, and avoids
/// turns after which the other player wins at once or by force, if there are others.
class CarefulThinker {
 public:
  using Move = WritingRules::Move;

  /// `request` must outlive this object.
  CarefulThinker(const Position& position, const search::Request& request)
      : position_(position), request_(&request), watch_(request.limits), rules_(position.board()) {
    if (request.style.misjudgement > 0) {
      rules_.explore_more();
    }
  }

  /// Adds an earlier position of the game, between two turns, so that the search avoids repeating it.
  void add_repeated(const Position& past) { rules_.add_repeated(past, position_); }

  /// `begun` are the moves of the open turn, already made; `moment` identifies the turn, so that every turn
  /// gets different random numbers. To be called only once.
  [[nodiscard]] search::Advice think(std::uint64_t moment, const std::vector<Move>& begun);

 private:
  using Rules = WritingRules;

  // Trying an end takes a small fraction of the time of a tree node. Even small searches get kFewestTries, or
  // they would play mostly well and then give the game away (LEV-3).
  static constexpr std::uint64_t kTriesForNode = 8;
  static constexpr std::uint64_t kFewestTries = 120000;
  // Tries for wins in three turns. Levels that misjudge get many tries for the first nodes and few for the
  // others, so that each level finds more such wins than the level below.
  static constexpr std::uint64_t kFarTriesForNode = 8;
  static constexpr std::uint64_t kFirstNodes = 700;
  static constexpr std::uint64_t kFarTriesForFirstNode = 40;
  static constexpr std::uint64_t kFarTriesForOtherNode = 2;
  static constexpr std::uint64_t kPlans = 12;  // the most searches for the other player's wins in three turns
  static constexpr std::uint64_t kMostNodes = 10000000;
  static constexpr std::uint64_t kShare =
      4;  // each search for a win of the other player in two turns gets at most 1 / kShare of tries()

  [[nodiscard]] std::uint64_t tries() const {
    return std::max(std::min(request_->limits.budget, kMostNodes) * kTriesForNode, kFewestTries);
  }
  /// The number of tries for wins in three turns.
  [[nodiscard]] std::uint64_t far_tries() const {
    const std::uint64_t nodes = std::min(request_->limits.budget, kMostNodes);
    return request_->style.misjudgement > 0
               ? std::min(nodes, kFirstNodes) * kFarTriesForFirstNode + nodes * kFarTriesForOtherNode
               : nodes * kFarTriesForNode;
  }
  /// A turn that wins by force within `turns` turns; nothing if none was found with `most` tries.
  [[nodiscard]] std::optional<FullTurn> forced_win(const Position& position, std::uint64_t most, int turns) {
    ForcedWin search(most, watch_, &rules_);
    const std::optional<FullTurn> turn = search.find(position, turns);
    tried_ += search.tried();
    return turn;
  }
  /// A forced win of the other player, in two or three turns, and the turn that begins it.
  struct Plan {
    FullTurn turn;
    int turns;
  };
  /// A plan of the other player in the position `after` a turn; nothing if none is found with the tries left.
  [[nodiscard]] std::optional<Plan> plan_of_the_other(const Position& after);
  [[nodiscard]] search::Advice advice_of(const FullTurn& turn) const;
  /// If hardly any turn is safe: the safe one after which the board looks best.
  [[nodiscard]] std::optional<search::Advice> narrow_escape(const std::vector<FullTurn>& replies);
  /// If most or all turns lose: the turn that makes winning hardest for the other player, instead of one that
  /// gives the game away (LEV-3). `replies` are replies known to win at once.
  [[nodiscard]] search::Advice resistance(search::Advice lost, const std::vector<FullTurn>& replies);
  [[nodiscard]] bool is_lost(const search::Advice& advice) const;
  /// Excludes all turns for whose resulting position `is_lost` returns true: a reply that wins against one
  /// turn usually wins against others, too.
  template <class IsLost>
  void leave_out(IsLost is_lost);
  [[nodiscard]] search::Advice think_carefully();
  /// A progress callback for a part of the search that begins after `nodes` nodes; it reports the progress of
  /// the whole search.
  [[nodiscard]] std::function<void(const search::Progress&)> progress_after(std::uint64_t nodes) const {
    if (!request_->limits.progress) {
      return nullptr;
    }
    return [this, nodes](const search::Progress& part) {
      request_->limits.progress({nodes + part.nodes, request_->limits.budget});
    };
  }

  Position position_;
  const search::Request* request_;
  search::Watch watch_;
  Rules rules_;
  std::uint64_t moment_ = 0;
  std::vector<Move> begun_;
  std::uint64_t tried_ = 0;  // in searches for forced wins
  // Tries left for plans of the other player, in two turns and in three.
  std::uint64_t left_ = std::max(tries(), kShare* kFewestTries);
  std::uint64_t far_left_ = far_tries() * kPlans;
};

inline search::Advice CarefulThinker::think(std::uint64_t moment, const std::vector<Move>& begun) {
  moment_ = moment;
  begun_ = begun;
  Random lot(search::mix(search::mix(request_->seed, 3), moment));
  if (search::happens(request_->style.overlooks_replies, lot)) {
    search::Thinker<Rules> thinker(rules_, position_, *request_, moment);
    search::Advice advice = thinker.think(begun_);
    return is_lost(advice) ? resistance(std::move(advice), {}) : advice;
  }
  if (begun_.empty() && position_.phase() == Phase::Play) {
    std::optional<FullTurn> turn = winning_turn(position_, [this] { return watch_.poll(); });
    if (!turn && !watch_.is_cut()) {
      rules_.know_no_end();
      turn = forced_win(position_, tries(), 2);
      if (!turn) {
        turn = forced_win(position_, far_tries(), ForcedWin::kMostTurns);
      }
    }
    if (turn) {
      return advice_of(*turn);
    }
  }
  return think_carefully();
}

inline std::optional<CarefulThinker::Plan> CarefulThinker::plan_of_the_other(const Position& after) {
  const auto find = [&](std::uint64_t& left, std::uint64_t most, int turns) -> std::optional<Plan> {
    const std::uint64_t before = tried_;
    const std::optional<FullTurn> turn = forced_win(after, std::min(left, most), turns);
    left -= std::min(left, tried_ - before);
    return turn ? std::optional(Plan{*turn, turns}) : std::nullopt;
  };
  if (const std::optional<Plan> plan = find(left_, tries() / kShare, 2)) {
    return plan;
  }
  return find(far_left_, far_tries(), ForcedWin::kMostTurns);
}

inline search::Advice CarefulThinker::advice_of(const FullTurn& turn) const {
  std::vector<Move> moves;
  for (std::size_t i = 0; i < static_cast<std::size_t>(turn.count); ++i) {
    moves.push_back(static_cast<Move>(turn.cells[i]));
  }
  for (std::size_t i = 0; i < static_cast<std::size_t>(turn.count); ++i) {
    const Insertion& insertion = turn.insertions[i];
    moves.push_back(
        static_cast<Move>(Rules::kInsert + 4 * insertion.end + static_cast<int>(insertion.corner)));
  }
  search::Advice advice;
  advice.seat = position_.player() + 1;
  advice.turn = Rules::write_turn(moves);
  search::Candidate candidate{advice.turn, 1.0, {0.0, 0.0}, std::nullopt, {}, true};
  candidate.win[static_cast<std::size_t>(position_.player())] = 1.0;
  advice.candidates.push_back(std::move(candidate));
  advice.nodes = tried_;
  advice.proven = true;
  return advice;
}

inline std::optional<search::Advice> CarefulThinker::narrow_escape(const std::vector<FullTurn>& replies) {
  constexpr std::size_t kMost = 24;
  const auto safe = SafeTurns<Rules>(replies, watch_).find(position_, kMost);
  if (safe.empty()) {
    return std::nullopt;
  }
  search::Advice advice;
  advice.seat = position_.player() + 1;
  const auto me = static_cast<std::size_t>(position_.player());
  for (const auto& [made, after] : safe) {
    Random none(0);
    Position judged = after;
    Rules::Result result{};
    rules_.evaluate(judged, none, result);
    std::vector<Move> moves = begun_;
    moves.insert(moves.end(), made.begin(), made.end());
    constexpr auto kAll = static_cast<double>(search::kWin);
    const bool is_lost = plan_of_the_other(after).has_value();
    if (is_lost) {
      result[me] = 0;
      result[1 - me] = search::kWin;
    }
    advice.candidates.push_back(
        {Rules::write_turn(moves), 0.0, {result[0] / kAll, result[1] / kAll}, std::nullopt, {}, is_lost});
  }
  std::stable_sort(
      advice.candidates.begin(), advice.candidates.end(),
      [me](const search::Candidate& a, const search::Candidate& b) { return a.win[me] > b.win[me]; });
  // The same turn can be made in several orders.
  const auto is_same = [](const search::Candidate& a, const search::Candidate& b) {
    return a.turn == b.turn;
  };
  advice.candidates.erase(std::unique(advice.candidates.begin(), advice.candidates.end(), is_same),
                          advice.candidates.end());
  const auto most = static_cast<std::size_t>(std::max(request_->candidates, 1));
  advice.candidates.erase(
      advice.candidates.begin() + static_cast<std::ptrdiff_t>(std::min(most, advice.candidates.size())),
      advice.candidates.end());
  advice.candidates.front().share = 1;
  advice.turn = advice.candidates.front().turn;
  return advice;
}

inline bool CarefulThinker::is_lost(const search::Advice& advice) const {
  return position_.phase() == Phase::Play && advice.proven &&
         advice.candidates.front().win[static_cast<std::size_t>(position_.player())] <= 0;
}

inline search::Advice CarefulThinker::resistance(search::Advice lost, const std::vector<FullTurn>& replies) {
  const std::optional<search::Advice> escape = narrow_escape(replies);
  if (watch_.is_cut()) {
    lost.cut_short = true;
    return lost;
  }
  const auto me = static_cast<std::size_t>(position_.player());
  std::vector<double> nothing(2, 0.0);
  nothing[1 - me] = 1.0;
  if (escape) {
    const bool is_fact = is_lost(lost);
    lost.turn = escape->turn;
    lost.candidates = escape->candidates;
    for (search::Candidate& candidate : lost.candidates) {
      candidate.win = is_fact ? nothing : candidate.win;
      candidate.proven = candidate.proven || is_fact;
    }
    lost.proven = lost.candidates.front().proven;
    return lost;
  }
  // Every turn allows the other player a win at once, but the other player still has to find that win.
  auto take = [&](const Position& after, const std::vector<Move>& made) {
    if (after.phase() != Phase::Play) {
      return true;
    }
    std::vector<Move> moves = begun_;
    moves.insert(moves.end(), made.begin(), made.end());
    lost.turn = Rules::write_turn(moves);
    return false;
  };
  std::vector<Move> moves;
  visit_ends_of_turn<Rules>(position_, moves, take);
  lost.candidates = {{lost.turn, 1.0, nothing, std::nullopt, {}, true}};
  lost.proven = true;
  return lost;
}

template <class IsLost>
void CarefulThinker::leave_out(IsLost is_lost) {
  auto look = [&](const Position& after, const std::vector<Move>&) {
    if (after.phase() == Phase::Play && is_lost(after)) {
      rules_.add_lost(after);
    }
    return watch_.may_go_on();
  };
  std::vector<Move> moves;
  visit_ends_of_turn<Rules>(position_, moves, look);
}

// Searches again without the turns that are known to lose, until the chosen turn isn't known to lose.
inline search::Advice CarefulThinker::think_carefully() {
  constexpr std::uint64_t kPart =
      64;  // 1 / kPart of the budget is for a quick search that finds losing turns
  constexpr std::uint64_t kFewest = 40;
  constexpr int kMostThoughts = 3;
  constexpr std::size_t kMostReplies = 16;
  std::vector<FullTurn> replies;
  std::uint64_t nodes = 0;
  int thoughts = 0;
  bool is_rough = true;
  for (;;) {
    search::Request part = *request_;
    part.limits = watch_.rest();
    part.limits.progress = progress_after(nodes);
    if (is_rough) {
      part.limits.budget = std::max(kFewest, request_->limits.budget / kPart);
    }
    search::Thinker<Rules> thinker(rules_, position_, part, moment_);
    search::Advice advice = thinker.think(begun_);
    nodes += advice.nodes;
    advice.nodes = nodes;
    thoughts += is_rough ? 0 : 1;
    const std::optional<Position>& after = thinker.after();
    const bool gives_up = is_lost(advice) || (after && after->phase() == Phase::Over &&
                                              after->winner() == 1 - position_.player());
    if (gives_up && !advice.cut_short) {
      if (is_rough && !advice.proven && thoughts < kMostThoughts) {
        is_rough = false;
        continue;
      }
      return resistance(std::move(advice), replies);
    }
    if (advice.cut_short || advice.proven || !after || after->phase() != Phase::Play) {
      return advice;
    }
    if (const std::optional<FullTurn> reply = winning_turn(*after, [this] { return watch_.poll(); })) {
      replies.push_back(*reply);
      if (replies.size() == kMostReplies) {
        return resistance(std::move(advice), replies);
      }
      leave_out([&reply](const Position& other) { return wins_with(other, *reply); });
      is_rough = true;
    } else if (const std::optional<Plan> plan = plan_of_the_other(*after)) {
      rules_.add_lost(*after);
      std::uint64_t& left = plan->turns == 2 ? left_ : far_left_;
      ForcedWin search(std::min(left, tries() / kShare), watch_, &rules_);
      leave_out([&](const Position& other) { return search.wins_by(other, plan->turn, plan->turns); });
      left -= std::min(left, search.tried());
      is_rough = true;
    } else if (is_rough && thoughts < kMostThoughts && !watch_.is_cut()) {
      is_rough = false;
    } else {
      advice.cut_short = watch_.is_cut();
      return advice;
    }
  }
}

}  // namespace byways::trypsylon
