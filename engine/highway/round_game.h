// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/highway/control.h"
#include "engine/highway/plan.h"
#include "engine/highway/round.h"
#include "engine/highway/stakes.h"

// One round as a game of plans: what everybody may know before it, and the result of all plans together.

namespace byways::highway {

/// What everybody knows before a round, without any submissions.
class RoundGame {
 public:
  /// Precondition: Phase::Submit, and nobody has submitted anything yet.
  explicit RoundGame(const Position& start);

  [[nodiscard]] int players() const { return start_.players(); }
  [[nodiscard]] int round() const { return start_.round(); }
  /// Whether the player submits: those who have left don't (TURN-6).
  [[nodiscard]] bool plays(int player) const { return !start_.has_left(player); }
  [[nodiscard]] Cell cell(int player) const { return start_.cell(player); }
  [[nodiscard]] int score(int player) const { return start_.score(player); }
  [[nodiscard]] const Tiles& tiles() const { return start_.tiles(); }
  /// Where the player may place direction tiles and robbers, and, except on corners, blockades (HWY-5).
  [[nodiscard]] const Set& placeable(int player) const {
    return placeable_[static_cast<std::size_t>(player)];
  }
  /// Everybody's chances to win if the round adds `points` to the scores.
  [[nodiscard]] Chances chances(std::array<int, static_cast<std::size_t>(kMostPlayers)> points) const;
  /// The next round if `plans` are submitted in this one. No lots are drawn for returns: each player who
  /// returns gets the first free starting hex. Precondition: round() < kRounds.
  [[nodiscard]] RoundGame after(const Plans& plans) const;

 private:
  Position start_;
  std::array<Set, static_cast<std::size_t>(kMostPlayers)> placeable_{};
  Stakes stakes_;
  unsigned plays_ = 0;  // a bit for each player
};

inline RoundGame::RoundGame(const Position& start) : start_(start), stakes_(start.round()) {
  const Set occupied = start.occupied();
  for (int player = 0; player < players(); ++player) {
    placeable_[static_cast<std::size_t>(player)] = controlled_cells(start, player) - occupied;
    plays_ |= plays(player) ? 1U << static_cast<unsigned>(player) : 0U;
  }
}

/// A round in which all plans except one player's are fixed. The others' journeys are computed once, and
/// again only if that player's tiles change them.
class Opposition {
 public:
  /// `game` must outlive this object. plans[player] is ignored.
  Opposition(const RoundGame& game, const Plans& plans, int player);

  /// Everybody's chances if the player submits `plan`.
  [[nodiscard]] Chances chances(const Plan& plan) const { return game_->chances(end(plan).points); }
  /// The result of the round if the player submits `plan`.
  [[nodiscard]] RoundEnd end(const Plan& plan) const;

 private:
  using Visits = std::array<Set, static_cast<std::size_t>(kMostPlayers)>;
  static std::size_t at(int player) { return static_cast<std::size_t>(player); }
  [[nodiscard]] Trip trip_of(const Tiles& tiles, int player, std::uint8_t direction) const {
    Companion alone;
    return travel(tiles, has_rubber_walls(game_->round()), game_->cell(player), direction, alone);
  }
  void rob(const Plan& plan, const Visits& visited, RoundEnd& round) const;

  const RoundGame* game_;
  int player_;
  Placing placing_;  // the others' tiles, without Placing::settle
  Tiles tiles_;      // on the board after the others' plans
  std::array<std::uint8_t, static_cast<std::size_t>(kMostPlayers)> directions_{};
  std::array<Set, static_cast<std::size_t>(kMostPlayers)> robbers_{};
  std::array<Trip, static_cast<std::size_t>(kMostPlayers)> trips_{};
  std::array<Set, static_cast<std::size_t>(kMostPlayers)> touched_{};  // cells that a journey depends on
};

inline Opposition::Opposition(const RoundGame& game, const Plans& plans, int player)
    : game_(&game), player_(player) {
  for (int other = 0; other < game.players(); ++other) {
    if (other != player && game.plays(other)) {
      const Plan& plan = plans[at(other)];
      placing_.left |= plan.left;
      placing_.right |= plan.right;
      placing_.blockades |= plan.blockades;
      robbers_[at(other)] = plan.robbers;
      directions_[at(other)] = plan.direction;
    } else {
      directions_[at(other)] = kStay;
    }
  }
  Placing settled = placing_;
  settled.settle(game.tiles());
  tiles_ = settled.after;
  for (int other = 0; other < game.players(); ++other) {
    if (other == player) {
      continue;
    }
    Trip& trip = trips_[at(other)];
    trip = trip_of(tiles_, other, directions_[at(other)]);
    touched_[at(other)] = trip.visited;
    if (trip.ahead != kOff) {
      touched_[at(other)].add(trip.ahead);
    }
  }
}

inline RoundEnd Opposition::end(const Plan& plan) const {
  RoundEnd round;
  Placing placing = placing_;
  placing.left |= plan.left;
  placing.right |= plan.right;
  placing.blockades |= plan.blockades;
  placing.settle(game_->tiles());
  round.tiles = placing.after;
  const auto changed_in = [](const Set& a, const Set& b) { return (a - b) | (b - a); };
  const Set changed = changed_in(round.tiles.left, tiles_.left) |
                      changed_in(round.tiles.right, tiles_.right) |
                      changed_in(round.tiles.blockades, tiles_.blockades);
  Visits visited{};
  for (int i = 0; i < game_->players(); ++i) {
    const bool is_known = i != player_ && (changed & touched_[at(i)]).empty();
    const Trip trip = is_known ? trips_[at(i)]
                               : trip_of(round.tiles, i, i == player_ ? plan.direction : directions_[at(i)]);
    visited[at(i)] = trip.visited;
    round.cells[at(i)] = trip.end;
    round.points[at(i)] = points_for(game_->round(), trip.visited);
  }
  if (game_->round() == 5) {
    rob(plan, visited, round);
  }
  return round;
}

inline void Opposition::rob(const Plan& plan, const Visits& visited, RoundEnd& round) const {
  constexpr int kLoot = 2;
  for (int owner = 0; owner < game_->players(); ++owner) {
    const Set robbers = owner == player_ ? plan.robbers : robbers_[at(owner)];
    for (int mover = 0; !robbers.empty() && mover < game_->players(); ++mover) {
      const int loot = mover == owner ? 0 : kLoot * (visited[at(mover)] & robbers).count();
      round.points[at(owner)] += loot;
      round.points[at(mover)] -= loot;
    }
  }
}

inline Chances RoundGame::chances(std::array<int, static_cast<std::size_t>(kMostPlayers)> points) const {
  for (int player = 0; player < players(); ++player) {
    points[static_cast<std::size_t>(player)] += score(player);
  }
  return stakes_.chances(points, plays_);
}

inline RoundGame RoundGame::after(const Plans& plans) const {
  Position next = start_;
  next.finish(Opposition(*this, plans, 0).end(plans[0]));
  while (next.phase() == Phase::Return) {
    next.return_to(next.free_homes().select(0));
  }
  return RoundGame(next);
}

}  // namespace byways::highway
