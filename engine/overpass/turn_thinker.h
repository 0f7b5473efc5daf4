// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/overpass/turn_search.h"
#include "engine/search/advice.h"
#include "engine/search/numbers.h"

// Chooses a turn from the boards it can lead to. Besides what turn_search.h needs, a `Rules` has
//
//   Rules(const Position& root, float misjudgement, std::uint64_t seed)
//   bool could_win(const Position&) const              false only if a win in this turn is impossible
//   static std::vector<Step> way_to_end(Position)      some steps that end the turn
//   static std::string write(const Step&)              the step as the record writes it

namespace byways::overpass {

template <class Rules>
class TurnThinker {
 public:
  using Position = typename Rules::Position;

  /// `request` must outlive the object. `begun` are the steps of the open turn, already made in `root`;
  /// `moment` identifies the turn, so that every turn gets its own random numbers; `waiting` is about the
  /// player on turn. Precondition: `root` is in Phase::Play.
  TurnThinker(const Position& root, std::vector<std::string> begun, const search::Request& request,
              std::uint64_t moment, const Waiting& waiting)
      : root_(root),
        begun_(std::move(begun)),
        request_(&request),
        rules_(root, request.style.misjudgement, request.seed),
        moment_(moment),
        watch_(request.limits),
        own_(rules_, looks_in(request.limits)) {
    own_.count_waiting(waiting);
  }

  [[nodiscard]] search::Advice think();

 private:
  using Search = TurnSearch<Rules>;

  // A candidate turn.
  struct Choice {
    std::uint32_t node = 0;
    Chances chances{};
    std::uint64_t looks = 0;  // boards looked at for this choice
    // The sum over the next player's 36 rolls. The score, not the chances, decides what is played: chances
    // count the others' pieces in full, and a player who goes by that loses (docs/experiments.md).
    std::int64_t score = 0;
  };

  static constexpr std::uint64_t kWinLooks = 20000;
  static constexpr std::uint64_t kReplyLooks = 1500;  // at least, for one roll of the next player
  static constexpr int kRolls = kSides * kSides;
  static constexpr int kSums = 2 * kSides - 1;  // different sums of two dice: 2 to 12
  static constexpr std::size_t kFewestChoices = 12;
  static constexpr std::size_t kMostReplied = 32;

  static std::uint64_t looks_in(const search::Limits& limits) {
    constexpr std::uint64_t kInMegabyte = 6000;  // boards, each with its table slots and node
    return kInMegabyte * static_cast<std::uint64_t>(limits.megabytes) / 2;  // shared by two searches
  }
  [[nodiscard]] std::uint64_t lot(std::uint64_t purpose) const {
    return search::mix(search::mix(request_->seed, purpose), moment_);
  }
  [[nodiscard]] std::string write(const std::vector<typename Rules::Step>& steps) const {
    std::string text;
    const auto append = [&text](const std::string& step) { text += (text.empty() ? "" : " ") + step; };
    std::for_each(begun_.begin(), begun_.end(), append);
    for (const auto& step : steps) {
      append(Rules::write(step));
    }
    return text.empty() ? "-" : text;
  }
  [[nodiscard]] search::Candidate candidate_for(std::string turn, const Chances& chances,
                                                double share) const {
    return {std::move(turn), share, {chances.begin(), chances.begin() + root_.players()},
            std::nullopt,    {},    false};
  }

  bool find_win(search::Advice& advice);
  void choose_ends();
  void look_at_replies(std::uint64_t budget);
  [[nodiscard]] Choice after_replies(Choice choice, std::uint64_t each, Search& replies);
  [[nodiscard]] std::size_t draw() const;
  void go_on_from(std::uint32_t end, std::vector<typename Rules::Step>& steps);
  /// The chances to show: those of the best turn are estimated, those of the others derived from their
  /// difference in score, so that the turn that is played also has the best chances.
  [[nodiscard]] Chances shown(const Choice& choice) const {
    const Choice& best = choices_.front();
    return rules_.stakes().with_less(best.chances, root_.player(), (best.score - choice.score) / kRolls);
  }

  Position root_;
  std::vector<std::string> begun_;
  const search::Request* request_;
  Rules rules_;
  std::uint64_t moment_;
  search::Watch watch_;
  Search own_;
  std::vector<Choice> choices_;
};

// Searches with a full budget of its own and without misjudgement: only a beginner overlooks a win.
template <class Rules>
bool TurnThinker<Rules>::find_win(search::Advice& advice) {
  Random random(lot(3));
  if (search::happens(request_->style.overlooks_ends, random) || !rules_.could_win(root_)) {
    return false;
  }
  const Rules exact(root_, 0, 0);
  Search racer(exact, looks_in(request_->limits));
  racer.run(root_, Aim::Win, std::max(request_->limits.budget, kWinLooks), 1, random, watch_);
  if (racer.ends().empty() || !racer.node(racer.ends().front().node).standing.won) {
    return false;
  }
  Chances chances{};
  chances[static_cast<std::size_t>(root_.player())] = 1;
  advice.turn = write(racer.steps_to(racer.ends().front().node));
  advice.candidates.push_back(candidate_for(advice.turn, chances, 1));
  advice.candidates.front().proven = true;
  advice.proven = true;
  return true;
}

// Makes the best ends the choices, judged without replies.
template <class Rules>
void TurnThinker<Rules>::choose_ends() {
  const std::size_t most =
      std::max(kMostReplied, static_cast<std::size_t>(std::max(request_->candidates, 1)));
  for (const auto& end : own_.ends()) {
    if (choices_.size() == most) {
      break;
    }
    const auto& node = own_.node(end.node);
    choices_.push_back({end.node, rules_.stakes().chances(node.standing, root_.player()), 1,
                        static_cast<std::int64_t>(kRolls) * end.score});
  }
}

// Judges a choice by the mean over the next player's replies to all rolls.
template <class Rules>
typename TurnThinker<Rules>::Choice TurnThinker<Rules>::after_replies(Choice choice, std::uint64_t each,
                                                                      Search& replies) {
  Position next = own_.node(choice.node).position;
  choice.chances = {};
  choice.score = -static_cast<std::int64_t>(kRolls) * own_.price_of(next);
  next.end_turn();
  for (int i = 0; i < kSums && !watch_.is_cut(); ++i) {
    const int sum = i + 2;
    const int one = std::min(sum - 1, kSides);
    Position rolled = next;
    rolled.roll(one, sum - one);
    Random random(lot(4));  // the same for all ends, so that only their boards differ
    replies.run(rolled, Aim::Game, each, 1, random, watch_);
    const Standing standing =
        replies.ends().empty() ? rules_.standing(rolled) : replies.node(replies.ends().front().node).standing;
    const Chances chances = rules_.stakes().chances(standing, rolled.player());
    const int ways = kSides - std::abs(sum - kSides - 1);
    for (std::size_t seat = 0; seat < chances.size(); ++seat) {
      choice.chances[seat] += chances[seat] * static_cast<double>(ways) / static_cast<double>(kRolls);
    }
    // Limits the score of a loss, so that one losing roll in thirty-six doesn't outweigh all others.
    constexpr int kLost = 2 * Stakes::kOwn * kPiecesEach * kHomeValue;
    choice.score +=
        ways * std::clamp(rules_.stakes().score(standing, root_.player(), rolled.player()), -kLost, kLost);
  }
  return choice;
}

// Searches the replies to the best choices, and sorts these by the result.
template <class Rules>
void TurnThinker<Rules>::look_at_replies(std::uint64_t budget) {
  const std::uint64_t turns = budget / (kReplyLooks * static_cast<std::uint64_t>(kSums));
  if (turns < 2 || choices_.size() < 2 || own_.node(choices_.front().node).standing.won) {
    return;
  }
  const auto count = std::min<std::size_t>({choices_.size(), kMostReplied, turns});
  const std::uint64_t each = budget / (static_cast<std::uint64_t>(count) * static_cast<std::uint64_t>(kSums));
  Search replies(rules_, std::min(looks_in(request_->limits), each));
  std::vector<Choice> known;
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint64_t before = watch_.nodes();
    Choice choice = after_replies(choices_[i], each, replies);
    if (watch_.is_cut()) {
      break;  // a partial result isn't comparable
    }
    choice.looks += watch_.nodes() - before;
    known.push_back(choice);
  }
  if (known.size() < 2) {
    return;
  }
  // The choices whose replies weren't searched are judged less well, so they are dropped.
  choices_ = std::move(known);
  std::stable_sort(choices_.begin(), choices_.end(),
                   [](const Choice& a, const Choice& b) { return a.score > b.score; });
}

// Draws a choice as the style says; returns its index in choices_.
template <class Rules>
std::size_t TurnThinker<Rules>::draw() const {
  const search::Style& style = request_->style;
  if (style.half_powers < 0) {
    return 0;
  }
  const auto me = static_cast<std::size_t>(root_.player());
  const double least = shown(choices_.front())[me] - static_cast<double>(style.floor);
  std::vector<std::uint64_t> weights;
  std::uint64_t sum = 0;
  for (std::size_t rank = 0; rank < std::min(choices_.size(), kFewestChoices); ++rank) {
    // Style::half_powers is an exponent for visits, which these choices don't have. So the second best choice
    // counts as if it had half the visits of the best, the third as if it had a third, and so on.
    constexpr double kWhole = 1048576;
    double weight = kWhole;
    for (int i = 0; i < style.half_powers / 2; ++i) {
      weight /= static_cast<double>(rank + 1);
    }
    weight = style.half_powers % 2 == 0 ? weight : weight / std::sqrt(static_cast<double>(rank + 1));
    weights.push_back(shown(choices_[rank])[me] >= least ? static_cast<std::uint64_t>(weight) : 0);
    sum += weights.back();
  }
  Random random(lot(2));
  std::uint64_t rest = random.below(static_cast<std::uint32_t>(sum));
  std::size_t rank = 0;
  while (rest >= weights[rank]) {
    rest -= weights[rank];
    ++rank;
  }
  return rank;
}

// Small searches find few ends, most of them with moves to spare. So this searches again from the chosen end
// as long as that improves the turn, and appends the steps found.
template <class Rules>
void TurnThinker<Rules>::go_on_from(std::uint32_t end, std::vector<typename Rules::Step>& steps) {
  Position position = own_.node(end).position;
  const auto score_at = [this](const Position& here) {
    return rules_.stakes().score(rules_.standing(here), here.player(), here.player()) - own_.price_of(here);
  };
  Random random(lot(5));
  while (position.phase() == Phase::Play && position.left() > 0 && !watch_.is_cut()) {
    own_.run(position, Aim::Game, request_->limits.budget, 1, random, watch_);
    if (own_.ends().empty() || own_.ends().front().score <= score_at(position)) {
      return;
    }
    const std::uint32_t best = own_.ends().front().node;
    const auto more = own_.steps_to(best);
    steps.insert(steps.end(), more.begin(), more.end());
    position = own_.node(best).position;
  }
}

template <class Rules>
search::Advice TurnThinker<Rules>::think() {
  search::Advice advice;
  advice.seat = root_.player() + 1;
  if (find_win(advice)) {
    advice.nodes = watch_.nodes();
    return advice;
  }
  // From this budget on, replies are worth searching: one part in kPart is for this turn, the rest for the
  // replies.
  constexpr std::uint64_t kFewestForReplies = 800000;
  constexpr std::uint64_t kPart = 4;
  const std::uint64_t budget = std::max<std::uint64_t>(request_->limits.budget, 1);
  const std::uint64_t own = budget < kFewestForReplies ? budget : budget / kPart;
  Random random(lot(1));
  const std::uint64_t before = watch_.nodes();
  own_.run(root_, Aim::Game, own, kFewestChoices, random, watch_);
  choose_ends();
  const std::uint64_t spent = watch_.nodes() - before;
  if (budget >= kFewestForReplies && spent < budget && !watch_.is_cut()) {
    look_at_replies(budget - spent);
  }
  if (choices_.empty()) {
    // The search was cut short, or too small to find an end.
    advice.turn = write(Rules::way_to_end(root_));
    advice.candidates.push_back(
        candidate_for(advice.turn, rules_.stakes().chances(rules_.standing(root_), root_.player()), 1));
  } else {
    std::uint64_t looks = 0;
    for (const Choice& choice : choices_) {
      looks += choice.looks;
    }
    const std::size_t drawn = draw();
    const auto most = static_cast<std::size_t>(std::max(request_->candidates, 1));
    for (std::size_t i = 0; i < std::min(choices_.size(), most); ++i) {
      const Choice& choice = choices_[i];
      advice.candidates.push_back(
          candidate_for(write(own_.steps_to(choice.node)), shown(choice),
                        static_cast<double>(choice.looks) / static_cast<double>(looks)));
    }
    auto steps = own_.steps_to(choices_[drawn].node);
    if (budget < kFewestForReplies) {
      go_on_from(choices_[drawn].node, steps);
    }
    advice.turn = write(steps);
    if (drawn == 0) {
      advice.candidates.front().turn = advice.turn;
    }
  }
  advice.nodes = watch_.nodes();
  advice.cut_short = watch_.is_cut();
  return advice;
}

}  // namespace byways::overpass
