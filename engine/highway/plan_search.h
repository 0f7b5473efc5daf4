// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/random.h"
#include "engine/highway/paths.h"
#include "engine/search/advice.h"
#include "engine/search/watch.h"

namespace byways::highway {

/// A plan and its results so far.
struct Thought {
  Plan plan;
  double share = 0;  ///< the plan's probability in the mixture that its player should draw from
  double value = 0;  ///< its player's chance to win with it against the others' mixtures
  double bias = 0;   ///< misjudgement: how much better the plan seems than it is
};

/// The expected result of a plan, by player.
struct Forecast {
  std::array<double, static_cast<std::size_t>(kMostPlayers)> win{};
  std::array<double, static_cast<std::size_t>(kMostPlayers)> points{};  ///< at the end of the game
};

/// Searches a round of simultaneous submissions. Every seat has a few plans and a mixture of them, found by
/// regret matching against samples of the others' mixtures; every so often each seat adds a better answer to
/// those mixtures. This approaches an equilibrium, in which no player gains by knowing how another player
/// usually plays.
class PlanSearch {
 public:
  /// `game`, `request` and `watch` must outlive this object. `begun` is what player `me` has submitted so
  /// far. `moment` identifies the round.
  PlanSearch(const RoundGame& game, int me, const Submission& begun, const search::Request& request,
             std::uint64_t moment, search::Watch& watch);

  /// Searches until the budget is spent.
  void run();
  /// Everybody's chances with the current mixtures.
  [[nodiscard]] Chances standing() const;

  /// The plans of `me`, the one with the largest share first; at least one.
  [[nodiscard]] std::vector<Thought> thoughts() const;
  /// The expected result if `me` submits the plan of `thought`, against samples of the others' mixtures.
  [[nodiscard]] Forecast forecast(const Thought& thought);

 private:
  struct Idea {
    Plan plan;
    float regret = 0;
    float bias = 0;
    float prospect = 0;  // what looking ahead to the next round adds to the plan's chances
    float now = 0;       // its share of the current mixture
    double drawn = 0;    // sum of its shares of all mixtures so far, later ones weighted more
    double value = 0;    // sum of the plan's chances against samples, weighted like `drawn`
    double weight = 0;   // sum of these weights
  };
  struct Seat {
    std::vector<Idea> ideas;
    std::vector<Path> paths;
    std::size_t next_path = 0;
  };

  static std::size_t at(int player) { return static_cast<std::size_t>(player); }
  void collect_plans(int player);
  void add_idea(int player, const Plan& plan);
  static void forget_worst(Seat& seat);
  [[nodiscard]] Plan whole_of(int player, const Plan& plan) const {
    return player == me_ && begun_.count() > 0 ? completed(begun_, plan) : plan;
  }
  struct Draw {
    Plans plans;
    // To be added to the player's chance; negative if the others' plans have good prospects. What a plan
    // gains by its Idea::prospect, all other players lose in equal parts.
    float prospect = 0;
  };
  [[nodiscard]] Draw draw_others(int player, bool from_means);
  [[nodiscard]] float bias_of(int player, const Plan& plan) const;
  static void mix(Seat& seat);
  void match_regrets(int player, double weight);
  [[nodiscard]] const Idea& draw_now(int player);
  [[nodiscard]] const Idea& draw_mean(int player);
  void answer(int player);
  void look_ahead(int player, std::uint64_t draws);
  [[nodiscard]] float chance_after(const Plans& plans, int player, std::uint64_t lot);
  void restart_matching();
  [[nodiscard]] bool is_known(int player, const Plan& plan) const;
  [[nodiscard]] float mean_of(int player, const Plan& plan);
  void improve(int player, Plan& plan, float& value);
  bool try_parts(int player, PartKind kind, const Set& from, Plan& plan, float& value);
  bool try_directions(int player, Plan& plan, float& value);
  void sample_others(int player);
  [[nodiscard]] double unit();

  const RoundGame* game_;
  int me_;
  Submission begun_;
  const search::Request* request_;
  search::Watch* watch_;
  Random random_;
  std::array<Seat, static_cast<std::size_t>(kMostPlayers)> seats_;
  std::vector<Opposition> others_;  // samples: plans drawn for everybody except one player
  std::size_t samples_;
  std::size_t most_ideas_;
};

}  // namespace byways::highway
