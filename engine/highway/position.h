// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/highway/submission.h"

namespace byways::highway {

/// Setup: the lot of the corners is due (HWY-1). Submit: a player's submission. Return: the lot of a starting
/// hex (HWY-15).
enum class Phase : std::uint8_t { Setup, Submit, Return, Over };

/// The direction tiles on the board, and the blockades while a round is being travelled.
struct Tiles {
  Set left;   ///< turn a traveller anticlockwise (HWY-3)
  Set right;  ///< clockwise
  Set blockades;
  constexpr bool operator==(const Tiles&) const = default;
};

/// The result of a round. Entries beyond the number of players are meaningless.
struct RoundEnd {
  Tiles tiles;  ///< blockades included
  std::array<Cell, kMostPlayers> cells{};
  std::array<int, kMostPlayers> points{};  ///< robberies included
};

/// The table before anybody submits. Entries beyond the number of players are meaningless.
struct RoundStart {
  int round = 1;  ///< 1 to kRounds
  Tiles tiles;    ///< in round 4 after the reversal (HWY-12); no blockades
  std::array<Cell, kMostPlayers> cells{};
  std::array<Cell, kMostPlayers> homes{};
  std::array<int, kMostPlayers> scores{};  ///< -9999 to 9999
};

/// A position of Hexagonal Highway with the submissions of the current round: a plain value of less than two
/// hundred bytes. Players are 0…players-1 (seat - 1). Its mutators don't check rules.
///
/// A position holds everybody's secrets; insight.h says what a seat may know.
class Position {
 public:
  /// Precondition: 2 <= players <= kMostPlayers.
  explicit constexpr Position(int players) : players_(static_cast<std::uint8_t>(players)) {}

  /// A position set up by hand, at the beginning of a round. Precondition: players stand on different cells
  /// and have different homes.
  constexpr Position(int players, const RoundStart& start);

  [[nodiscard]] constexpr Phase phase() const { return phase_; }
  [[nodiscard]] constexpr int players() const { return players_; }
  /// The round being played, from 1. It goes up only once the round's returns are drawn, and stays 6 after
  /// the end.
  [[nodiscard]] constexpr int round() const { return round_; }
  /// Who is to submit or to return. In Phase::Submit it is players() once the round is complete.
  [[nodiscard]] constexpr int player() const { return player_; }

  /// Where the player stands. Not in Phase::Setup.
  [[nodiscard]] constexpr Cell cell(int player) const { return cells_[index(player)]; }
  /// The player's starting hex. Not in Phase::Setup.
  [[nodiscard]] constexpr Cell home(int player) const { return homes_[index(player)]; }
  [[nodiscard]] constexpr int score(int player) const { return scores_[index(player)]; }
  /// The board after the last round; no blockades.
  [[nodiscard]] constexpr const Tiles& tiles() const { return tiles_; }
  /// The cells on which players stand; none in Phase::Setup.
  [[nodiscard]] constexpr Set occupied() const;
  /// Secret: the player's submission of this round, finished or not. Empty between rounds.
  [[nodiscard]] constexpr const Submission& submission(int player) const {
    return submissions_[index(player)];
  }
  /// In Phase::Submit: whether the player's submission of this round is in, or the player has left. False in
  /// all other phases.
  [[nodiscard]] constexpr bool has_submitted(int player) const {
    return phase_ == Phase::Submit && (player < player_ || has_left(player));
  }

  /// Phase::Setup only: the starting hexes, by player (HWY-1).
  constexpr void place(const std::array<Cell, kMostPlayers>& corners);
  /// Adds a part to the submission of player(). Phase::Submit only.
  constexpr void add(Part part) { submissions_[player_].add(part); }
  /// Seals the submission of player(). Phase::Submit only.
  constexpr void seal() { seek_player(player_ + 1); }
  /// Whether all submissions are in, so that round_end may be called.
  [[nodiscard]] constexpr bool is_complete() const { return phase_ == Phase::Submit && player_ == players_; }
  /// Finishes the round: tiles stay, blockades vanish, players who met go home (HWY-7, HWY-10, HWY-15).
  /// Precondition: is_complete(), and `end` is the result of the round.
  constexpr void finish(const RoundEnd& end);

  /// Whether the return of `player` has still to be drawn.
  [[nodiscard]] constexpr bool awaits_return(int player) const { return has(waiting_, player); }
  /// The starting hexes that are free, or about to be left (HWY-15). Phase::Return only.
  [[nodiscard]] constexpr Set free_homes() const;
  /// Sends player() to the starting hex `home`. Phase::Return only.
  constexpr void return_to(Cell home);

  /// The player stops submitting (TURN-6), but stays on the board; a sealed submission stays. If only one
  /// player is left, the game is over and nothing else changes. Precondition: others are left.
  constexpr void leave(int player);
  [[nodiscard]] constexpr bool has_left(int player) const { return has(gone_, player); }

  constexpr bool operator==(const Position&) const = default;

 private:
  static constexpr std::size_t index(int player) { return static_cast<std::size_t>(player); }
  static constexpr bool has(unsigned players, int player) { return ((players >> index(player)) & 1U) != 0; }
  static constexpr void add(std::uint8_t& players, int player) {
    players = static_cast<std::uint8_t>(players | (1U << index(player)));
  }
  constexpr void seek_player(int from);
  constexpr void seek_return();
  constexpr void send_home();
  constexpr void start_next_round();

  Tiles tiles_;
  std::array<std::int16_t, kMostPlayers> scores_{};
  std::array<std::uint8_t, kMostPlayers> cells_{};
  std::array<std::uint8_t, kMostPlayers> homes_{};
  std::array<Submission, kMostPlayers> submissions_{};
  std::uint8_t players_;
  std::uint8_t player_ = 0;
  std::uint8_t round_ = 1;
  std::uint8_t gone_ = 0;     // a bit for each player who has left
  std::uint8_t waiting_ = 0;  // a bit for each player whose return has still to be drawn
  Phase phase_ = Phase::Setup;
};

constexpr Position::Position(int players, const RoundStart& start) : Position(players) {
  place(start.homes);
  for (std::size_t player = 0; player < players_; ++player) {
    cells_[player] = static_cast<std::uint8_t>(start.cells[player]);
    scores_[player] = static_cast<std::int16_t>(start.scores[player]);
  }
  tiles_ = start.tiles;
  round_ = static_cast<std::uint8_t>(start.round);
}

constexpr Set Position::occupied() const {
  Set cells;
  for (int player = 0; phase_ != Phase::Setup && player < players_; ++player) {
    cells.add(cell(player));
  }
  return cells;
}

constexpr void Position::place(const std::array<Cell, kMostPlayers>& corners) {
  for (std::size_t player = 0; player < players_; ++player) {
    homes_[player] = static_cast<std::uint8_t>(corners[player]);
    cells_[player] = homes_[player];
  }
  phase_ = Phase::Submit;
  seek_player(0);
}

constexpr void Position::seek_player(int from) {
  while (from < players_ && has_left(from)) {
    ++from;
  }
  player_ = static_cast<std::uint8_t>(from);
}

constexpr void Position::finish(const RoundEnd& end) {
  tiles_ = {end.tiles.left, end.tiles.right, {}};
  for (std::size_t player = 0; player < players_; ++player) {
    cells_[player] = static_cast<std::uint8_t>(end.cells[player]);
    scores_[player] = static_cast<std::int16_t>(scores_[player] + end.points[player]);
  }
  submissions_ = {};
  if (round_ == kRounds) {
    phase_ = Phase::Over;
    return;
  }
  send_home();
  seek_return();
}

constexpr void Position::send_home() {
  Set seen;
  Set shared;
  for (int player = 0; player < players_; ++player) {
    (seen.has(cell(player)) ? shared : seen).add(cell(player));
  }
  const Set kept = seen - shared;  // cells of players who have met nobody
  for (int player = 0; player < players_; ++player) {
    if (!shared.has(cell(player))) {
      continue;
    }
    if (kept.has(home(player))) {
      add(waiting_, player);
    } else {
      cells_[index(player)] = homes_[index(player)];
    }
  }
}

constexpr Set Position::free_homes() const {
  Set homes = kGeometry.corners;
  for (int player = 0; player < players_; ++player) {
    if (!awaits_return(player)) {
      homes.remove(cell(player));
    }
  }
  return homes;
}

constexpr void Position::return_to(Cell home) {
  cells_[player_] = static_cast<std::uint8_t>(home);
  waiting_ = static_cast<std::uint8_t>(waiting_ & ~(1U << player_));
  seek_return();
}

constexpr void Position::seek_return() {
  for (int player = 0; player < players_; ++player) {
    if (awaits_return(player)) {
      phase_ = Phase::Return;
      player_ = static_cast<std::uint8_t>(player);
      return;
    }
  }
  start_next_round();
}

constexpr void Position::start_next_round() {
  ++round_;
  if (round_ == 4) {
    std::swap(tiles_.left, tiles_.right);  // HWY-12
  }
  phase_ = Phase::Submit;
  seek_player(0);
}

constexpr void Position::leave(int player) {
  add(gone_, player);
  int left_over = 0;
  for (int other = 0; other < players_; ++other) {
    left_over += has_left(other) ? 0 : 1;
  }
  if (left_over > 1 && phase_ == Phase::Submit && player_ == player) {
    submissions_[player_] = {};
    seek_player(player_ + 1);
  }
}

}  // namespace byways::highway
