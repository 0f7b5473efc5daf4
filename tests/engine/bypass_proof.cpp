// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/bypass_proof.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/bypass/end_board.h"
#include "engine/bypass/last_turns.h"
#include "engine/bypass/scoring.h"
#include "engine/bypass/state.h"
#include "engine/bypass/texts.h"
#include "engine/search/watch.h"

namespace byways::test {

namespace {

using bypass::FullTurn;

// Limits: turns of a position, and boards in all.
constexpr std::uint64_t kMostBypassTurns = 5000;
constexpr std::uint64_t kMostTrioTurns = 200000;
constexpr std::uint64_t kMostBypassBoards = 3000000;

std::size_t steps_in(const FullTurn& turn) { return turn.to_wall == bypass::kNoLink ? 2U : 4U; }

template <int Side>
using WinningTurns = std::map<decltype(bypass::Links<Side>::Set::words), FullTurn>;

// The first of the shortest winning turns for each set of routes with which a turn ends the game and wins.
template <int Side>
WinningTurns<Side> winning_ends(const bypass::Position<Side>& root) {
  WinningTurns<Side> ends;
  bypass::TurnSets<Side>(root).visit([&](const FullTurn& turn) {
    bypass::Position<Side> after = root;
    bypass::play(after, turn);
    if (after.phase() == bypass::Phase::Over && bypass::wins(after, root.player())) {
      const auto [found, is_new] = ends.emplace(bypass::route_links(after).words, turn);
      if (!is_new && steps_in(turn) < steps_in(found->second)) {
        found->second = turn;
      }
    }
    return ends.size() < 2;
  });
  return ends;
}

// With three or more players the others' turns can't be foreseen, so only an immediate win counts.
template <int Side>
class BypassTrioProof final : public Proof {
 public:
  explicit BypassTrioProof(const bypass::Position<Side>& root) : root_(root) {}

  std::optional<OnlyBest> only_best() override {
    const auto ends = winning_ends(root_);
    return ends.size() == 1 ? std::optional(OnlyBest{.turn = bypass::text_of<Side>(ends.begin()->second)})
                            : std::nullopt;
  }

 private:
  bypass::Position<Side> root_;
};

template <int Side>
class BypassProof final : public Proof {
 public:
  using Position = bypass::Position<Side>;
  using Board = bypass::EndBoard<Side>;
  using Prover = bypass::LastTurns<Side>;

  explicit BypassProof(const Position& root)
      : root_(root), me_(root.player()), watch_(limits_), prover_(kMostBypassBoards, watch_) {}

  std::optional<OnlyBest> only_best() override {
    constexpr int kDeepest = 5;
    const auto ends = winning_ends(root_);
    if (ends.size() > 1) {
      return std::nullopt;
    }
    std::optional<OnlyBest> only;
    if (!ends.empty()) {
      only = OnlyBest{.turn = text_of(ends.begin()->second)};
    }
    std::vector<Open> open = unanswered();
    for (int depth = 3; depth <= kDeepest && !open.empty(); depth += 2) {
      std::vector<Open> left;
      for (const Open& each : open) {
        if (!prover_.loses(each.after, depth - 1)) {
          left.push_back(each);
        } else if (only) {
          return std::nullopt;
        } else {
          only = OnlyBest{.turn = text_of(each.turn), .depth = depth};
        }
      }
      std::erase_if(left, [&](const Open& each) { return prover_.wins(each.after, depth); });
      if (prover_.has_given_up()) {
        return std::nullopt;
      }
      open = std::move(left);
    }
    return open.empty() && !prover_.has_given_up() ? only : std::nullopt;
  }

  bool wins_within(const State& later, int turns) override {
    const Position& position = dynamic_cast<const bypass::BypassState<Side>&>(later).concrete();
    if (position.phase() == bypass::Phase::Over) {
      return bypass::wins(position, me_);
    }
    search::Watch watch(limits_);
    Prover prover(kMostBypassBoards, watch);
    const Board board(position);
    return turns > 0 && (position.player() == me_ ? prover.wins(board, turns) : prover.loses(board, turns)) &&
           !prover.has_given_up();
  }

 private:
  struct Open {
    FullTurn turn;
    Board after;
  };

  [[nodiscard]] static std::string text_of(const FullTurn& turn) { return bypass::text_of<Side>(turn); }

  // The turns that don't end the game, except those that the other player can answer with an immediate win.
  [[nodiscard]] std::vector<Open> unanswered() {
    std::vector<Open> open;
    const Board board(root_);
    board.visit_open([&](const auto& paths, const auto& walls, const Board& after) {
      if (!prover_.wins(after, 1)) {
        open.push_back({*board.turn_of(paths, walls), after});
      }
      return true;
    });
    return open;
  }

  Position root_;
  int me_;
  search::Limits limits_;
  search::Watch watch_;
  Prover prover_;
};

}  // namespace

template <int Side>
std::unique_ptr<Proof> bypass_proof(const Timeline& timeline) {
  constexpr int kMostTrees = 4;
  const auto* const state = dynamic_cast<const bypass::BypassState<Side>*>(&timeline.state());
  if (state == nullptr || timeline.setup().players != 2 || state->concrete().phase() != bypass::Phase::Play ||
      bypass::EndBoard<Side>(state->concrete()).letter_trees() > kMostTrees ||
      bypass::TurnSets<Side>(state->concrete()).count() > kMostBypassTurns) {
    return nullptr;
  }
  return std::make_unique<BypassProof<Side>>(state->concrete());
}

template <int Side>
std::unique_ptr<Proof> bypass_trio_proof(const Timeline& timeline) {
  const auto* const state = dynamic_cast<const bypass::BypassState<Side>*>(&timeline.state());
  if (state == nullptr || timeline.setup().players < 3 || state->concrete().phase() != bypass::Phase::Play ||
      bypass::TurnSets<Side>(state->concrete()).count() > kMostTrioTurns) {
    return nullptr;
  }
  return std::make_unique<BypassTrioProof<Side>>(state->concrete());
}

template std::unique_ptr<Proof> bypass_trio_proof<3>(const Timeline& timeline);
template std::unique_ptr<Proof> bypass_trio_proof<4>(const Timeline& timeline);
template std::unique_ptr<Proof> bypass_proof<3>(const Timeline& timeline);
template std::unique_ptr<Proof> bypass_proof<4>(const Timeline& timeline);

}  // namespace byways::test
