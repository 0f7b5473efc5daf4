// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/bypass_proof.h"

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "engine/bypass/end_proof.h"
#include "engine/bypass/scoring.h"
#include "engine/bypass/state.h"
#include "engine/bypass/texts.h"

namespace byways::test {

namespace {

using bypass::FullTurn;

// Turns that the position may have, and turns to try in all.
constexpr std::uint64_t kMostBypassTurns = 5000;
constexpr std::uint64_t kMostBypassTries = 300000;

std::size_t steps_in(const FullTurn& turn) { return turn.to_wall == bypass::kNoLink ? 2U : 4U; }

template <int Side>
class BypassProof final : public Proof {
 public:
  using Position = bypass::Position<Side>;
  using Prover = bypass::EndProver<Side>;
  using Words = decltype(bypass::Links<Side>::Set::words);

  explicit BypassProof(const Position& root) : root_(root), me_(root.player()), prover_(kMostBypassTries) {}

  std::optional<OnlyWin> only_win() override {
    constexpr int kDeepest = 5;
    const auto ends = winning_ends();
    if (ends.size() > 1) {
      return std::nullopt;
    }
    struct Open {
      FullTurn turn;
      Position after;
    };
    std::vector<Open> open;
    prover_.visit_open(root_, [&](const FullTurn& turn, const Position& after) {
      if (!prover_.wins(after, 1)) {
        open.push_back({turn, after});
      }
      // Many unanswered ones take too long.
      constexpr std::size_t kMostOpen = 12;
      return open.size() <= kMostOpen && !prover_.gave_up();
    });
    std::optional<OnlyWin> only;
    if (!ends.empty()) {
      only = OnlyWin{text_of(ends.begin()->second), 1};
    }
    for (int depth = 1; depth <= kDeepest && !open.empty() && !prover_.gave_up(); depth += 2) {
      std::vector<Open> left;
      for (const Open& each : open) {
        if (depth > 1 && prover_.loses(each.after, depth - 1)) {
          if (only) {
            return std::nullopt;
          }
          only = OnlyWin{text_of(each.turn), depth};
        } else if (!prover_.wins(each.after, depth)) {
          left.push_back(each);
        }
        if (prover_.gave_up()) {
          return std::nullopt;
        }
      }
      open = std::move(left);
    }
    return open.empty() && !prover_.gave_up() ? only : std::nullopt;
  }

  bool wins_within(const State& later, int turns) override {
    const Position& position = dynamic_cast<const bypass::BypassState<Side>&>(later).concrete();
    if (position.phase() == bypass::Phase::Over) {
      return bypass::wins(position, me_);
    }
    Prover prover(kMostBypassTries);
    return (position.player() == me_ ? prover.wins(position, turns) : prover.loses(position, turns)) &&
           !prover.gave_up();
  }

 private:
  [[nodiscard]] static std::string text_of(const FullTurn& turn) { return bypass::text_of<Side>(turn); }

  // For each set of routes with which a turn ends the game and wins, the first of the shortest turns.
  [[nodiscard]] std::map<Words, FullTurn> winning_ends() const {
    std::map<Words, FullTurn> ends;
    bypass::TurnSets<Side>(root_).visit([&](const FullTurn& turn) {
      Position after = root_;
      bypass::play(after, turn);
      if (after.phase() == bypass::Phase::Over && bypass::wins(after, me_)) {
        const auto [found, is_new] = ends.emplace(bypass::route_links(after).words, turn);
        if (!is_new && steps_in(turn) < steps_in(found->second)) {
          found->second = turn;
        }
      }
      return ends.size() < 2;
    });
    return ends;
  }

  Position root_;
  int me_;
  Prover prover_;
};

}  // namespace

template <int Side>
std::unique_ptr<Proof> bypass_proof(const Timeline& timeline) {
  constexpr std::size_t kMostTrees = 4;
  const auto* const state = dynamic_cast<const bypass::BypassState<Side>*>(&timeline.state());
  if (state == nullptr || timeline.setup().players != 2 || state->concrete().phase() != bypass::Phase::Play ||
      bypass::EndProver<Side>::letter_trees(state->concrete()) > kMostTrees ||
      bypass::TurnSets<Side>(state->concrete()).count() > kMostBypassTurns) {
    return nullptr;
  }
  return std::make_unique<BypassProof<Side>>(state->concrete());
}

template std::unique_ptr<Proof> bypass_proof<3>(const Timeline& timeline);
template std::unique_ptr<Proof> bypass_proof<4>(const Timeline& timeline);

}  // namespace byways::test
