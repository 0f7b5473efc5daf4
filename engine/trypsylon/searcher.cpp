// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trypsylon/searcher.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/random.h"
#include "engine/search/numbers.h"
#include "engine/search/think.h"
#include "engine/trypsylon/forced_win.h"
#include "engine/trypsylon/notation.h"
#include "engine/trypsylon/replies.h"
#include "engine/trypsylon/search_rules.h"
#include "engine/trypsylon/state.h"

namespace byways::trypsylon {

namespace {

// What Thinker asks beside the rules of the search: texts.
template <class Board>
class SpokenRules : public SearchRules<Board> {
 public:
  using Move = typename SearchRules<Board>::Move;
  static constexpr Move kInsert = SearchRules<Board>::kInsert;

  [[nodiscard]] static std::string write_turn(const std::vector<Move>& moves) {
    std::vector<std::string> steps;
    steps.reserve(moves.size());
    for (const Move move : moves) {
      steps.push_back(move < kInsert ? cell_name(move)
                                     : write_insertion((move - kInsert) / 4, static_cast<Corner>(move % 4)));
    }
    return trypsylon::write_turn(std::move(steps));
  }

  [[nodiscard]] static Move read_move(const std::string& step) {
    const WrittenStep written = *read_step(step);
    return static_cast<Move>(written.kind == WrittenStep::Kind::Lift
                                 ? written.cell()
                                 : kInsert + 4 * written.end() + static_cast<int>(written.corner));
  }
};

// A turn that wins whatever is replied, for players who look that closely.
template <class BoardOf>
std::optional<search::Advice> forced_win(const SpokenRules<BoardOf>& rules, const Position<BoardOf>& position,
                                         const search::Request& request) {
  if (request.style.halves >= 0 || position.phase() != Phase::Play) {
    return std::nullopt;
  }
  // To try a turn takes a small part of what a node of the tree takes.
  constexpr std::uint64_t kTriesForNode = 8;
  constexpr std::uint64_t kMost = 10000000;
  search::Watch watch(request.limits);
  ForcedWin<BoardOf> search(std::min(request.limits.budget, kMost) * kTriesForNode, watch);
  const std::optional<FullTurn> turn =
      search.find(position, [&rules](const Position<BoardOf>& next) { return rules.is_leaf(next); });
  if (!turn) {
    return std::nullopt;
  }
  using Move = typename SpokenRules<BoardOf>::Move;
  std::vector<Move> moves;
  moves.reserve(2 * static_cast<std::size_t>(turn->count));
  for (int i = 0; i < turn->count; ++i) {
    moves.push_back(static_cast<Move>(turn->cells[static_cast<std::size_t>(i)]));
  }
  for (int i = 0; i < turn->count; ++i) {
    const Insertion& insertion = turn->insertions[static_cast<std::size_t>(i)];
    moves.push_back(static_cast<Move>(SpokenRules<BoardOf>::kInsert + 4 * insertion.end +
                                      static_cast<int>(insertion.corner)));
  }
  search::Advice advice;
  advice.seat = position.player() + 1;
  advice.turn = SpokenRules<BoardOf>::write_turn(moves);
  search::Candidate candidate{advice.turn, 1.0, {0.0, 0.0}, std::nullopt, {}, true};
  candidate.win[static_cast<std::size_t>(position.player())] = 1.0;
  advice.candidates.push_back(std::move(candidate));
  advice.nodes = search.tried();
  advice.proven = true;
  return advice;
}

// Where hardly any turn is safe: the one of those after which the board looks best; nothing if there is none.
template <class BoardOf>
std::optional<search::Advice> narrow_escape(SpokenRules<BoardOf>& rules, const Position<BoardOf>& position,
                                            std::vector<FullTurn> replies, search::Watch& watch,
                                            const std::vector<std::uint8_t>& begun,
                                            const search::Request& request) {
  using Rules = SpokenRules<BoardOf>;
  constexpr std::size_t kMost = 24;
  const auto safe = SafeTurns<Rules>(std::move(replies), watch).find(position, kMost);
  if (safe.empty()) {
    return std::nullopt;
  }
  search::Advice advice;
  advice.seat = position.player() + 1;
  const auto me = static_cast<std::size_t>(position.player());
  for (const auto& [made, after] : safe) {
    Random none(0);
    Position<BoardOf> judged = after;
    typename Rules::Result result{};
    rules.evaluate(judged, none, result);
    std::vector<std::uint8_t> moves = begun;
    moves.insert(moves.end(), made.begin(), made.end());
    constexpr auto kAll = static_cast<double>(search::kWin);
    advice.candidates.push_back(
        {Rules::write_turn(moves), 0.0, {result[0] / kAll, result[1] / kAll}, std::nullopt, {}, false});
  }
  std::stable_sort(
      advice.candidates.begin(), advice.candidates.end(),
      [me](const search::Candidate& a, const search::Candidate& b) { return a.win[me] > b.win[me]; });
  // The same turn may be made in several orders.
  const auto is_same = [](const search::Candidate& a, const search::Candidate& b) {
    return a.turn == b.turn;
  };
  advice.candidates.erase(std::unique(advice.candidates.begin(), advice.candidates.end(), is_same),
                          advice.candidates.end());
  const auto most = static_cast<std::size_t>(std::max(request.candidates, 1));
  advice.candidates.erase(
      advice.candidates.begin() + static_cast<std::ptrdiff_t>(std::min(most, advice.candidates.size())),
      advice.candidates.end());
  advice.candidates.front().share = 1;
  advice.turn = advice.candidates.front().turn;
  return advice;
}

// Thinks, and thinks again without the turns after which the other player would win at once, until it comes
// to one that is none of them. Players who overlook replies take the first.
template <class BoardOf>
search::Advice think_safely(SpokenRules<BoardOf>& rules, const Position<BoardOf>& position,
                            const search::Request& request, std::uint64_t moment,
                            const std::vector<std::uint8_t>& begun) {
  using Rules = SpokenRules<BoardOf>;
  constexpr std::uint64_t kPart =
      64;  // of the budget, for finding those turns without thinking it all through
  constexpr std::uint64_t kFewest = 40;
  constexpr int kMostThoughts = 3;
  constexpr std::size_t kMostReplies = 16;
  Random lot(search::mix(search::mix(request.seed, 3), moment));
  const bool looks = !search::happens(request.style.overlooks_replies, lot);
  search::Watch watch(request.limits);
  std::vector<FullTurn> replies;
  std::uint64_t nodes = 0;
  int thoughts = 0;
  bool is_rough = looks;
  for (;;) {
    search::Request part = request;
    part.limits = watch.rest();
    if (is_rough) {
      part.limits.budget = std::max(kFewest, request.limits.budget / kPart);
    }
    search::Thinker<Rules> thinker(rules, position, part, moment);
    search::Advice advice = thinker.think(begun);
    nodes += advice.nodes;
    advice.nodes = nodes;
    thoughts += is_rough ? 0 : 1;
    const bool is_settled = advice.cut_short || advice.proven || !thinker.after() ||
                            thinker.after()->phase() != Phase::Play || !looks;
    const std::optional<FullTurn> reply = is_settled ? std::nullopt : winning_turn(*thinker.after(), watch);
    if (!reply) {
      if (!is_rough || is_settled || thoughts == kMostThoughts) {
        return advice;
      }
      is_rough = false;
      continue;
    }
    replies.push_back(*reply);
    if (replies.size() == kMostReplies) {
      std::optional<search::Advice> escape = narrow_escape(rules, position, replies, watch, begun, request);
      if (escape) {
        escape->nodes = nodes;
      }
      return escape && !watch.is_cut() ? *std::move(escape) : advice;
    }
    // What answers one turn answers others too.
    is_rough = true;
    auto look = [&](const Position<BoardOf>& after, const std::vector<std::uint8_t>&) {
      if (after.phase() == Phase::Play && wins_with(after, *reply)) {
        rules.add_lost(after);
      }
      return watch.may_go_on();
    };
    std::vector<std::uint8_t> moves;
    visit_ends_of_turn<Rules>(position, moves, look);
  }
}

// Calls `use(state)` with the state as what it is; an empty answer for others.
template <class Use>
auto with_state(const State& state, Use use) {
  if (const auto* const five = dynamic_cast<const TrypsylonState<Board<5, 5>>*>(&state)) {
    return use(*five);
  }
  if (const auto* const six = dynamic_cast<const TrypsylonState<Board<6, 6>>*>(&state)) {
    return use(*six);
  }
  if (const auto* const tall = dynamic_cast<const TrypsylonState<Board<5, 6>>*>(&state)) {
    return use(*tall);
  }
  if (const auto* const wide = dynamic_cast<const TrypsylonState<Board<6, 5>>*>(&state)) {
    return use(*wide);
  }
  return decltype(use(std::declval<const TrypsylonState<Board<5, 5>>&>()))();
}

class TrypsylonSearcher final : public search::Searcher {
 public:
  [[nodiscard]] search::Advice think(const Timeline& timeline, Seat seat,
                                     const search::Request& request) const override {
    return with_state(timeline.state(), [&]<class BoardOf>(const TrypsylonState<BoardOf>& state) {
      SpokenRules<BoardOf> rules;
      // What was on the board before, as far as it can come again: with as many cards face down.
      const auto& here = state.concrete();
      for (std::size_t cursor = 0; cursor < timeline.cursor(); ++cursor) {
        const auto* const past = dynamic_cast<const TrypsylonState<BoardOf>*>(&timeline.state_at(cursor));
        if (past != nullptr && past->concrete().phase() == Phase::Play && !past->turn_is_open() &&
            past->concrete().face_down_at_start() == here.face_down_at_start()) {
          rules.add_repeated(past->concrete(), here);
        }
      }
      std::vector<std::uint8_t> begun;
      for (const std::string& step : timeline.open_steps()) {
        begun.push_back(SpokenRules<BoardOf>::read_move(step));
      }
      if (begun.empty()) {
        if (std::optional<search::Advice> forced = forced_win(rules, here, request)) {
          return *std::move(forced);
        }
      }
      search::Advice advice = think_safely(rules, here, request, timeline.cursor() - begun.size(), begun);
      // Third time: a player who doesn't expect to win takes the draw (TRY-17).
      constexpr double kHalf = 0.5;
      if (begun.empty() && !advice.candidates.empty() && !state.claim_refusal(seat) &&
          advice.candidates.front().win[static_cast<std::size_t>(seat) - 1] < kHalf) {
        advice.turn = "claim";
      }
      return advice;
    });
  }

  [[nodiscard]] search::Levels levels(const Timeline&) const override {
    search::Levels levels =
        search::levels_from({.budgets = {10, 26, 210, 850, 5500, 20000, 100000, 600000},
                             .misjudgements = {0.3F, 0.275F, 0.2F, 0.145F, 0.07F, 0.045F, 0.028F, 0.0F},
                             .forms = {0.0F, 1.0F, 1.5F, 1.6F, 1.8F, 1.6F, 0.8F, 0.0F},
                             .overlooked_replies = {1.0F, 0.93F, 0.5F, 0.2F, 0.07F, 0.02F, 0.0F, 0.0F}});
    constexpr float kMissed = 0.65F;  // people who begin hardly see what pushes do
    levels.front().style.overlooks_ends = kMissed;
    return levels;
  }
};

}  // namespace

const search::Searcher& searcher() {
  static const TrypsylonSearcher trypsylon;
  return trypsylon;
}

std::vector<double> nearness(const State& state) {
  return with_state(state, []<class BoardOf>(const TrypsylonState<BoardOf>& known) {
    const auto& position = known.concrete();
    const Pathways<BoardOf> pathways(position.cards());
    std::vector<double> values(2);
    for (const Goal goal : kGoals) {
      values[static_cast<std::size_t>(position.owner(goal))] =
          -way_distance(pathways, position.cards(), goal);
    }
    return values;
  });
}

}  // namespace byways::trypsylon
