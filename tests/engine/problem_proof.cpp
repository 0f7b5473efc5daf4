// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/problem_proof.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <stdexcept>

#include "engine/byg/search_rules.h"
#include "engine/byg/state.h"
#include "engine/overpass/mono_proof.h"
#include "engine/overpass/mono_search_rules.h"
#include "engine/overpass/mono_state.h"
#include "engine/search/watch.h"
#include "engine/trypsylon/search_rules.h"
#include "engine/trypsylon/state.h"
#include "engine/trypsylon/turns.h"
#include "tests/engine/bypass_proof.h"
#include "tests/engine/dice_proof.h"
#include "tests/engine/expert_proof.h"
#include "tests/engine/highway_proof.h"
#include "tests/engine/win_proof.h"

namespace byways::test {

namespace {

// The most turns that a position may have, as all are tried.
constexpr std::size_t kMostTurns = 1000;

template <int Side>
struct BygWins {
  using Rules = byg::SearchRules<Side>;
  using State = byg::BygState<Side>;
  static constexpr bool kEnds = true;
  static constexpr std::uint64_t kMost = 40000;
  static Rules rules(const byg::Position<Side>& root) { return Rules(root); }
  static bool has_many_turns(const byg::Position<Side>&) { return false; }
  static bool is_ripe(const byg::Position<Side>& root) {
    constexpr int kMostEmpty = 16;
    return root.phase() == byg::Phase::Play && root.empty().count() <= kMostEmpty && byg::decided(root) < 0;
  }
};

// Tries cards that are face down first: such turns don't allow a double move, so there are few replies.
class ClosedFirst : public trypsylon::SearchRules {
 public:
  using Base = trypsylon::SearchRules;
  using Base::Base;
  static void moves(const Base::Position& position, Base::Moves& moves) {
    const trypsylon::Set closed = position.liftable() & position.cards().face_down;
    trypsylon::for_each(closed, [&](trypsylon::Cell cell) { moves.add(static_cast<Base::Move>(cell)); });
    Base::Moves all;
    Base::moves(position, all);
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (all[i] >= Base::kInsert || !trypsylon::has(closed, all[i])) {
        moves.add(all[i]);
      }
    }
  }
};

struct TrypsylonWins {
  using Rules = ClosedFirst;
  using State = trypsylon::TrypsylonState;
  static constexpr bool kEnds = false;
  static constexpr std::uint64_t kMost = 60000;
  static Rules rules(const trypsylon::Position& root) { return Rules(root.board()); }
  static bool has_many_turns(const trypsylon::Position& position) { return position.may_double(); }
  static bool is_ripe(const trypsylon::Position& root) {
    constexpr int kNear = 2;
    const trypsylon::Pathways pathways(root.board(), root.cards());
    bool is_near = false;
    for (const trypsylon::Goal goal : trypsylon::kGoals) {
      is_near = is_near || (root.owner(goal) == root.player() &&
                            trypsylon::way_distance(root.board(), pathways, root.cards(), goal) <= kNear);
    }
    return is_near && !root.may_double() && !root.is_opening() && may_be_only(root);
  }

 private:
  // Most positions near the end have several immediate wins.
  static bool may_be_only(const trypsylon::Position& root) {
    std::size_t wins = 0;
    trypsylon::visit_turns(root, [&](const trypsylon::FullTurn& turn) {
      trypsylon::Position next = root;
      trypsylon::play(next, turn);
      wins += next.phase() == trypsylon::Phase::Over && next.winner() == root.player() ? 1 : 0;
      return wins < 2;
    });
    return wins < 2;
  }
};

struct MonoWins {
  using Rules = overpass::MonoSearchRules;
  using State = overpass::MonoState;
  static constexpr bool kEnds = true;
  static constexpr std::uint64_t kMost = 30000;
  static Rules rules(const overpass::MonoPosition& root) { return Rules(root); }
  static bool has_many_turns(const overpass::MonoPosition&) { return false; }
  static bool is_ripe(const overpass::MonoPosition& root) {
    constexpr int kMostPlaces = 60;
    const auto race = overpass::MonoRace::of(root);
    if (root.strict() || (race.mine | race.others).count() > kMostPlaces || Rules::settled(root) >= 0) {
      return false;
    }
    // The search's own proof is a quick test of whether proving is worthwhile.
    const search::Limits limits;
    search::Watch watch(limits);
    overpass::MonoProver prover(kMost, watch);
    int wins = 0;
    race.mine.for_each(
        [&](overpass::Node node) { wins += wins < 2 && prover.wins(race.after(node)) == false ? 1 : 0; });
    return wins == 1;
  }
};

// For games whose search rules WinProver can use.
template <class Wins>
class StepProof final : public Proof {
 public:
  using Rules = typename Wins::Rules;
  using Position = typename Rules::Position;

  StepProof(const Timeline& timeline, const Position& root)
      : timeline_(&timeline),
        seat_(timeline.to_move()),
        rules_(Wins::rules(root)),
        mine_(rules_, seat_ - 1, Wins::kMost) {}

  std::optional<OnlyBest> only_best() override {
    const auto turns = turns_at(*timeline_, kMostTurns);
    if (!turns) {
      return std::nullopt;
    }
    for (const std::string& turn : *turns) {
      Timeline after = *timeline_;
      if (after.play_entry({seat_, turn, false})) {
        throw std::invalid_argument("an illegal turn was listed: " + turn);
      }
      if (const auto outcome = after.outcome()) {
        if (outcome->winners == std::vector<Seat>{seat_}) {
          note_win(turn, 1);
        }
        if (is_hopeless()) {
          return std::nullopt;
        }
        continue;
      }
      open_.push_back({turn, position_of(after.state())});
    }
    // Puts the turns that are quickest to check first.
    std::stable_partition(open_.begin(), open_.end(),
                          [](const Open& open) { return !Wins::has_many_turns(open.after); });
    const bool is_done = Wins::kEnds ? try_to_the_end() : try_a_few_turns();
    return is_done && wins_ == 1 ? std::optional(only_) : std::nullopt;
  }

  bool wins_within(const State& later, int turns) override {
    WinProver<Rules> prover(rules_, seat_ - 1, Wins::kMost);
    const bool wins = prover.wins(position_of(later), turns);
    return wins && !prover.gave_up();
  }

 private:
  struct Open {
    std::string turn;
    Position after;
  };

  [[nodiscard]] static const Position& position_of(const State& state) {
    return dynamic_cast<const typename Wins::State&>(state).concrete();
  }
  void note_win(const std::string& turn, int depth) {
    ++wins_;
    only_ = {.turn = turn, .depth = depth};
  }
  [[nodiscard]] bool is_hopeless() const { return wins_ > 1 || mine_.gave_up(); }

  bool try_to_the_end() {
    for (const Open& open : open_) {
      if (mine_.wins(open.after, WinProver<Rules>::kNoLimit)) {
        WinProver<Rules> shallow(rules_, seat_ - 1, Wins::kMost);
        int turns = 0;
        while (!shallow.gave_up() && !shallow.wins(open.after, turns)) {
          turns += 2;
        }
        if (shallow.gave_up()) {
          return false;
        }
        note_win(open.turn, turns + 1);
      }
      if (is_hopeless()) {
        return false;
      }
    }
    return true;
  }

  // For games that may go on for ever: only a win within three turns counts, and no other turn may win as
  // fast.
  bool try_a_few_turns() {
    constexpr int kReplies = 2;
    if (wins_ > 0) {
      return true;
    }
    for (const Open& open : open_) {
      if (mine_.wins(open.after, kReplies)) {
        note_win(open.turn, kReplies + 1);
      }
      if (is_hopeless()) {
        return false;
      }
    }
    return true;
  }

  const Timeline* timeline_;
  Seat seat_;
  Rules rules_;
  WinProver<Rules> mine_;
  std::vector<Open> open_;
  int wins_ = 0;
  OnlyBest only_;
};

// Also returns null for positions of other rule sets.
template <class Wins>
std::unique_ptr<Proof> step_proof(const Timeline& timeline) {
  const auto* const state = dynamic_cast<const typename Wins::State*>(&timeline.state());
  if (state == nullptr || !Wins::is_ripe(state->concrete())) {
    return nullptr;
  }
  return std::make_unique<StepProof<Wins>>(timeline, state->concrete());
}

}  // namespace

bool Proof::wins_within(const State& /*later*/, int /*turns*/) { return false; }

std::unique_ptr<Proof> proof_of(const Timeline& timeline) {
  for (const auto make :
       {step_proof<BygWins<3>>, step_proof<BygWins<4>>, step_proof<BygWins<5>>, step_proof<BygWins<6>>,
        step_proof<TrypsylonWins>, expert_proof, step_proof<MonoWins>, bypass_proof<3>, bypass_proof<4>,
        bypass_trio_proof<3>, bypass_trio_proof<4>, over_pass_proof, groups_proof, highway_proof}) {
    if (auto proof = make(timeline)) {
      return proof;
    }
  }
  return nullptr;
}

std::optional<std::vector<std::string>> turns_at(const Timeline& timeline, std::size_t most) {
  std::vector<std::string> turns;
  timeline.state().visit_turns([&turns, most](std::string_view turn) {
    turns.emplace_back(turn);
    return turns.size() <= most;
  });
  return turns.size() <= most ? std::optional(std::move(turns)) : std::nullopt;
}

const std::vector<std::string>& games_with_problems() {
  static const std::vector<std::string> games{"byg",     "trypsylon", "over-pass", "groups-of-three",
                                              "highway", "bypass",    "mono-line"};
  return games;
}

}  // namespace byways::test
