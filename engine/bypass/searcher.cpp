// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bypass/searcher.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/bypass/end_board.h"
#include "engine/bypass/ending_turn.h"
#include "engine/bypass/last_turns.h"
#include "engine/bypass/notation.h"
#include "engine/bypass/outlook.h"
#include "engine/bypass/search_rules.h"
#include "engine/bypass/state.h"
#include "engine/bypass/texts.h"
#include "engine/bypass/turns.h"
#include "engine/search/think.h"
#include "engine/search/watch.h"

namespace byways::bypass {

namespace {

// SearchRules and the texts that Thinker needs.
template <int Side, int Seats>
class WritingRules : public SearchRules<Side, Seats> {
 public:
  using Base = SearchRules<Side, Seats>;
  using Move = typename Base::Move;

  explicit WritingRules(const Position<Side>& root) : Base(root), root_(&root) {}

  [[nodiscard]] static std::string write_turn(const std::vector<Move>& moves) {
    std::vector<std::string> steps;
    bool has_wall = false;
    Link gained = kNoLink;
    for (const Move move : moves) {
      if (move != Base::kEnd) {
        const Step step = Base::step_of_move(move);
        steps.push_back(text_of<Side>(step.kind, step.link));
        has_wall = has_wall || step.kind == StepKind::Wall;
        gained = step.kind == StepKind::ToPath ? step.link : gained;
      }
    }
    if (!has_wall && gained != kNoLink) {
      steps.push_back(text_of<Side>(StepKind::Wall, gained));  // the new wall became a path
    }
    return bypass::write_turn(std::move(steps));
  }
  [[nodiscard]] std::string any_turn() const { return text_of<Side>(Base::some_turn(*root_)); }

 private:
  const Position<Side>* root_;
};

// Whether the computer checks whether its turn lets the other player win at once.
bool sees_answers(const search::Style& style) { return style.overlooks_replies <= 0; }

// The advice to play `turn`, which is proven to let `winner` win.
template <int Side>
search::Advice certain(const Position<Side>& position, const FullTurn& turn, int winner) {
  search::Advice advice;
  advice.seat = position.player() + 1;
  advice.turn = text_of<Side>(turn);
  search::Candidate candidate{advice.turn, 1.0, {}, std::nullopt, {}, true};
  candidate.win.assign(static_cast<std::size_t>(position.players()), 0.0);
  candidate.win[static_cast<std::size_t>(winner)] = 1.0;
  advice.candidates.push_back(std::move(candidate));
  advice.proven = true;
  return advice;
}

// A turn that wins at once; only low levels overlook one.
template <int Side>
std::optional<search::Advice> win_at_once(const Position<Side>& position, const search::Request& request,
                                          std::uint64_t moment) {
  Random lot(search::mix(search::mix(request.seed, 3), moment));
  if (search::happens(request.style.overlooks_ends, lot)) {
    return std::nullopt;
  }
  const std::optional<FullTurn> turn = EndingTurns<Side>(position).find();
  if (!turn) {
    return std::nullopt;
  }
  return certain<Side>(position, *turn, position.player());
}

// The proven result close to the end of a game of two players. A budget that is too small for all turns isn't
// tried: it wouldn't prove more than a win at once.
template <int Side>
std::optional<search::Advice> proven_end(const Position<Side>& position, const search::Request& request,
                                         search::Watch& watch) {
  using Prover = LastTurns<Side>;
  const bool is_for_two = position.players() == 2 && !position.has_left(0) && !position.has_left(1);
  if (!is_for_two || !sees_answers(request.style)) {
    return std::nullopt;
  }
  Position<Side> start = position;
  start.roll_back();
  constexpr int kMostTrees = 4;  // trees of paths that contain a lettered hex
  const std::uint64_t most = request.limits.bounded_budget() * Prover::kBoardsANode;
  if (EndBoard<Side>(start).letter_trees() > kMostTrees || TurnSets<Side>(start).count() > most) {
    return std::nullopt;
  }
  const auto proof = Prover(most, watch).prove(position);
  if (!proof) {
    return std::nullopt;
  }
  search::Advice advice =
      certain<Side>(position, proof->turn, proof->wins ? position.player() : 1 - position.player());
  advice.nodes = watch.nodes();
  return advice;
}

template <int Side, int Seats>
search::Advice think_on(const Position<Side>& position, std::uint64_t moment,
                        const search::Request& request) {
  using Rules = WritingRules<Side, Seats>;
  Rules rules(position);
  if (sees_answers(request.style)) {
    constexpr std::uint64_t kBoardsANode = 8;
    rules.look_for_answers(request.limits.bounded_budget() * kBoardsANode);
  }
  std::vector<typename Rules::Move> begun;
  begun.reserve(static_cast<std::size_t>(position.turn().count()));
  for (int i = 0; i < position.turn().count(); ++i) {
    begun.push_back(Rules::move_of(position.turn().at(i)));
  }
  return search::Thinker<Rules>(rules, position, request, moment).think(begun);
}

class BypassSearcher final : public search::Searcher {
 public:
  [[nodiscard]] search::Advice think(const Timeline& timeline, Seat,
                                     const search::Request& request) const override {
    return with_state(timeline.state(), [&]<int Side>(const BypassState<Side>& state) {
      const Position<Side>& position = state.concrete();
      const std::uint64_t moment = timeline.cursor() - static_cast<std::uint64_t>(position.turn().count());
      if (std::optional<search::Advice> win = win_at_once(position, request, moment)) {
        return *std::move(win);
      }
      search::Limits limits = request.limits;
      limits.progress = nullptr;
      search::Watch watch(limits);
      if (std::optional<search::Advice> proven = proven_end(position, request, watch)) {
        return *std::move(proven);
      }
      search::Request rest = request;
      rest.limits = watch.rest();
      rest.limits.progress = request.limits.progress;
      return position.players() == 2 ? think_on<Side, 2>(position, moment, rest)
                                     : think_on<Side, kMostPlayers>(position, moment, rest);
    });
  }

  [[nodiscard]] search::Levels levels(const Timeline&) const override {
    return search::levels_from({.budgets = {8, 16, 46, 95, 250, 1200, 25000, 100000},
                                .misjudgements = {0.32F, 0.255F, 0.165F, 0.12F, 0.085F, 0.055F, 0.015F, 0.0F},
                                .swings = {0.0F, 0.0F, 0.8F, 1.5F, 2.0F, 1.8F, 0.5F, 0.0F}});
  }
};

}  // namespace

const search::Searcher& searcher() {
  static const BypassSearcher bypass;
  return bypass;
}

std::vector<double> points_in_sight(const State& state) {
  return with_state(state, []<int Side>(const BypassState<Side>& known) {
    const Position<Side>& position = known.concrete();
    const auto players = static_cast<std::size_t>(position.players());
    std::vector<double> values(players);
    if (position.phase() == Phase::Lot) {
      return values;
    }
    const Outlook<Side> outlook(position);
    Random random(1);
    constexpr int kDraws = 8;
    typename Outlook<Side>::Ending ending;
    for (int i = 0; i < kDraws; ++i) {
      outlook.draw(random, ending);
      for (std::size_t player = 0; player < players; ++player) {
        values[player] += ending.points[player] / static_cast<double>(kDraws);
      }
    }
    return values;
  });
}

}  // namespace byways::bypass
