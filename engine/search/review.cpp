// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/review.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>

namespace byways::search {

namespace {

using Chances = std::vector<double>;

std::size_t begin_of(const std::vector<std::size_t>& ends, std::size_t entry) {
  return entry == 0 ? 0 : ends[entry - 1];
}

bool is_stopped(const Request& request) {
  return request.limits.stop != nullptr && request.limits.stop->load(std::memory_order_relaxed);
}

// Everything in the line is legal, so an entry whose first step the State refuses is a declaration.
bool is_declaration(const Timeline& timeline, std::size_t cursor, const Entry& entry) {
  const std::vector<std::string> steps = timeline.game().split_turn(entry.text);
  return !steps.empty() && timeline.state_at(cursor).refusal(entry.seat, steps.front()).has_value();
}

Chances at_the_end(const Outcome& outcome, std::size_t seats) {
  Chances win(seats, outcome.winners.empty() ? 1.0 / static_cast<double>(seats) : 0.0);
  for (const Seat winner : outcome.winners) {
    win[static_cast<std::size_t>(winner) - 1] = 1.0 / static_cast<double>(outcome.winners.size());
  }
  return win;
}

Chances chances_at(const Timeline& timeline, const Searcher& searcher, const Request& request);

// The mean of the chances after all rolls. The rolls share the budget of one search.
Chances chances_before_roll(const Timeline& timeline, const Searcher& searcher, const Request& request) {
  constexpr std::uint64_t kLeast = 60;
  const std::vector<std::string> rolls = timeline.state().legal_steps();
  Request each = request;
  each.limits.budget = std::max<std::uint64_t>(request.limits.budget / rolls.size(), kLeast);
  Chances mean;
  for (const std::string& roll : rolls) {
    Timeline rolled = timeline;
    if (is_stopped(request) || rolled.play(kChance, roll)) {
      return {};
    }
    const Chances here = chances_at(rolled, searcher, each);
    if (here.empty()) {
      return {};
    }
    mean.resize(here.size(), 0.0);
    for (std::size_t seat = 0; seat < here.size(); ++seat) {
      mean[seat] += here[seat] / static_cast<double>(rolls.size());
    }
  }
  return mean;
}

// The chances at the cursor, if everybody plays as well as possible. Empty if a lot is due.
Chances chances_at(const Timeline& timeline, const Searcher& searcher, const Request& request) {
  if (const std::optional<Outcome> outcome = timeline.outcome()) {
    return at_the_end(*outcome, static_cast<std::size_t>(timeline.setup().players));
  }
  if (timeline.to_roll() > 0) {
    return chances_before_roll(timeline, searcher, request);
  }
  if (timeline.to_move() <= 0) {
    return {};
  }
  const Advice advice = searcher.think(timeline, timeline.to_move(), request);
  return advice.candidates.empty() ? Chances() : advice.candidates.front().win;
}

// Plays a secret round to its end: what the others did, from played[next] on, and the lots as they were
// drawn, or else the first legal outcome. False if what the others did isn't legal any more.
bool play_round_on(Timeline& line, const std::vector<Entry>& played, std::size_t next) {
  while (!line.outcome() && (line.state().has_secrets() || line.to_move() == kChance)) {
    if (line.to_move() == kChance) {
      const bool is_as_drawn =
          next < played.size() && played[next].seat == kChance && !line.play_entry(played[next]);
      next += next < played.size() && played[next].seat == kChance ? 1 : 0;
      if (!is_as_drawn && line.play(kChance, line.state().legal_steps().front())) {
        return false;
      }
      continue;
    }
    while (next < played.size() && played[next].seat == kChance) {
      ++next;
    }
    if (next >= played.size() || line.play_entry(played[next])) {
      return false;
    }
    ++next;
  }
  return true;
}

bool wins(const Chances& chances, Seat seat) {
  const auto me = static_cast<std::size_t>(seat) - 1;
  return me < chances.size() && chances[me] >= 1.0;
}

double loss_of(const Judgement& judgement) {
  const auto me = static_cast<std::size_t>(judgement.seat) - 1;
  return me < judgement.before.size() && me < judgement.after.size()
             ? std::max(0.0, judgement.before[me] - judgement.after[me])
             : 0.0;
}

bool same_board(const Timeline& one, const Timeline& other) {
  return one.to_move() == other.to_move() && one.state().position() == other.state().position();
}

// The chances after the best turn and after another turn. Each is found by a search from the position after
// the turn, so that the two are comparable.
struct Pair {
  Chances better;
  Chances other;
};

std::optional<Pair> compared(const Timeline& better, const Timeline& other, const Searcher& searcher,
                             const Request& request) {
  Pair pair{chances_at(better, searcher, request), chances_at(other, searcher, request)};
  if (is_stopped(request) || pair.better.empty() || pair.other.empty()) {
    return std::nullopt;
  }
  return pair;
}

// What the search for the best turn has found about the turn that leads to the position at `end`; null unless
// the search spent enough on this turn.
const Candidate* candidate_of(const Advice& advice, const Timeline& timeline, std::size_t entry,
                              const Timeline& end) {
  constexpr double kInPassing = 0.05;
  for (const Candidate& candidate : advice.candidates) {
    const bool is_known = candidate.proven || candidate.share >= kInPassing;
    const std::optional<Timeline> there =
        is_known ? with_turn_instead(timeline, entry, candidate.turn) : std::nullopt;
    if (there && same_board(*there, end)) {
      return &candidate;
    }
  }
  return nullptr;
}

void judge_roll(const Timeline& timeline, const std::vector<Entry>& entries,
                const std::vector<std::size_t>& ends, const Searcher& searcher, const Request& request,
                Judgement& judgement) {
  if (judgement.entry == 0 || entries[judgement.entry - 1].seat != kChance) {
    return;
  }
  Timeline line = timeline;
  line.go_to(begin_of(ends, judgement.entry - 1));
  if (line.to_roll() != judgement.seat) {
    return;
  }
  constexpr std::uint64_t kLeast = 60;
  Request each = request;  // the same share of the budget for one roll as in chances_before_roll
  each.limits.budget =
      std::max<std::uint64_t>(request.limits.budget / line.state().legal_steps().size(), kLeast);
  judgement.unrolled = chances_before_roll(line, searcher, request);
  line.go_to(begin_of(ends, judgement.entry));
  judgement.rolled = chances_at(line, searcher, each);
  if (judgement.unrolled.empty() || judgement.rolled.empty()) {
    judgement.unrolled.clear();
    judgement.rolled.clear();
  }
}

}  // namespace

std::vector<std::size_t> turns_to_judge(const Timeline& timeline) {
  const Entries entries = timeline.entries();
  const std::vector<std::size_t>& ends = timeline.entry_ends();
  std::vector<std::size_t> turns;
  std::size_t known = 0;  // how many of `turns` are public
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const std::size_t begin = begin_of(ends, i);
    const bool is_turn = entries[i].seat != kChance && !entries[i].unfinished &&
                         entries[i].seat == timeline.state_at(begin).to_move() &&
                         !is_declaration(timeline, begin, entries[i]);
    if (is_turn) {
      turns.push_back(i);
    }
    if (!timeline.state_at(ends[i]).has_secrets()) {
      known = turns.size();
    }
  }
  turns.resize(known);
  return turns;
}

std::optional<Timeline> with_turn_instead(const Timeline& timeline, std::size_t entry,
                                          const std::string& turn) {
  const Entries entries = timeline.entries();
  Timeline line = timeline;
  line.go_to(begin_of(timeline.entry_ends(), entry));
  const bool is_secret = timeline.game().has_secret_turns();
  if (line.play_entry({entries[entry].seat, turn, false}) ||
      (is_secret && !play_round_on(line, entries, entry + 1))) {
    return std::nullopt;
  }
  return line;
}

std::optional<Judgement> judge(const Timeline& timeline, std::size_t entry, const Searcher& searcher,
                               const Request& request) {
  const Entries entries = timeline.entries();
  const std::vector<std::size_t>& ends = timeline.entry_ends();
  Timeline line = timeline;
  line.go_to(begin_of(ends, entry));
  const Seat seat = entries[entry].seat;
  const Advice advice = searcher.think(line, seat, request);
  if (is_stopped(request) || advice.candidates.empty()) {
    return std::nullopt;
  }
  const Candidate& best = advice.candidates.front();
  Judgement judgement{.entry = entry,
                      .seat = seat,
                      .played = entries[entry].text,
                      .best = best.turn,
                      .line = best.line,
                      .before = best.win,
                      .after = {},
                      .loss = 0,
                      .unrolled = {},
                      .rolled = {}};
  const std::optional<Timeline> better = with_turn_instead(timeline, entry, best.turn);
  const std::optional<Timeline> there = with_turn_instead(timeline, entry, judgement.played);
  const bool is_secret = timeline.game().has_secret_turns();
  if (better && there && same_board(*better, *there)) {
    judgement.after = judgement.before;
  } else if (const Candidate* const seen =
                 there && !is_secret ? candidate_of(advice, timeline, entry, *there) : nullptr) {
    judgement.after = seen->win;
  } else if (better && there) {
    if (const std::optional<Pair> pair = compared(*better, *there, searcher, request)) {
      judgement.before = best.proven ? best.win : pair->better;
      judgement.after = pair->other;
    }
  }
  if (wins(judgement.after, seat) && !wins(judgement.before, seat)) {
    // The turn played is proven to win.
    judgement.best = judgement.played;
    judgement.line.clear();
    judgement.before = judgement.after;
  }
  judgement.loss = loss_of(judgement);
  judge_roll(timeline, entries, ends, searcher, request, judgement);
  if (is_stopped(request)) {
    return std::nullopt;
  }
  return judgement;
}

void see_in_hindsight(const Timeline& timeline, Judgement& earlier, const Judgement& later) {
  if (later.entry == earlier.entry + 1 && !timeline.game().has_secret_turns() && !earlier.after.empty() &&
      wins(later.before, later.seat)) {
    earlier.after = later.before;
    earlier.loss = loss_of(earlier);
  }
}

void settle(const Timeline& timeline, std::vector<Judgement*>& all) {
  if (timeline.game().has_secret_turns() || timeline.game().rolls_dice()) {
    return;
  }
  std::vector<Judgement*> worst_first = all;
  std::stable_sort(worst_first.begin(), worst_first.end(),
                   [](const Judgement* one, const Judgement* other) { return one->loss > other->loss; });
  std::map<std::size_t, Chances> known;  // by entry: the chances just before it
  for (Judgement* const judgement : worst_first) {
    if (judgement->after.empty()) {
      continue;
    }
    judgement->before = known.try_emplace(judgement->entry, judgement->before).first->second;
    judgement->after = known.try_emplace(judgement->entry + 1, judgement->after).first->second;
    // A turn that was as good as any has lost nothing, whatever is found out later.
    judgement->loss = judgement->loss > 0 ? loss_of(*judgement) : 0;
  }
}

std::optional<double> loss_instead(const Timeline& timeline, const Judgement& known, const std::string& turn,
                                   const Searcher& searcher, const Request& request) {
  const std::optional<Timeline> better = with_turn_instead(timeline, known.entry, known.best);
  const std::optional<Timeline> there = with_turn_instead(timeline, known.entry, turn);
  if (!better || !there) {
    return std::nullopt;
  }
  if (same_board(*better, *there)) {
    return 0.0;
  }
  const std::optional<Pair> pair = compared(*better, *there, searcher, request);
  const auto me = static_cast<std::size_t>(known.seat) - 1;
  if (!pair || me >= pair->better.size() || me >= pair->other.size()) {
    return std::nullopt;
  }
  return std::max(0.0, pair->better[me] - pair->other[me]);
}

}  // namespace byways::search
