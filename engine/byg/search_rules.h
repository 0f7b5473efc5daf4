// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/byg/decided.h"
#include "engine/byg/lively_playout.h"
#include "engine/byg/position.h"
#include "engine/byg/shapes.h"
#include "engine/core/random.h"
#include "engine/search/numbers.h"
#include "engine/search/tree_search.h"

namespace byways::byg {

/// Byg for TreeSearch: a move is one stone, the end of the turn, or the choice of the First player. Different
/// orders of a turn's stones meet in one node.
template <int Side>
class SearchRules {
 public:
  using Position = byg::Position<Side>;
  using Board = hex::Board<Side>;
  using Move = std::uint8_t;  ///< a cell, or one of the constants below
  static constexpr Move kFinish = static_cast<Move>(Board::kCells);
  static constexpr Move kFirst = kFinish + 1;  ///< player 0 is to be First; kFirst + 1: player 1 is
  using Moves = search::MoveList<Move, Board::kCells + 1>;
  static constexpr int kSeats = 2;
  static constexpr bool kTranspositions = true;
  static constexpr bool kAmaf = true;
  static constexpr bool kCountsPoints = true;
  using Result = search::Result<kSeats>;

  /// For searches that start from `root`. `values` must outlive this object.
  explicit SearchRules(const Position& root, const ShapeValues& values = shape_values())
      : values_(&values), rings_(&ring_numbers()), looks_ahead_(decided(root) < 0) {}

  [[nodiscard]] static search::Tuning tuning() {
    search::Tuning tuning;
    tuning.exploration = 0;
    tuning.first_play = 1.0F;
    tuning.amaf_visits = 100;
    tuning.prior_visits = 40;
    tuning.prior_is_relative = true;
    tuning.expand_at = 8;
    return tuning;
  }
  [[nodiscard]] static int usual_moves() { return Board::kCells / 2; }
  [[nodiscard]] static int seats() { return kSeats; }
  [[nodiscard]] static bool is_constant_sum() { return true; }
  [[nodiscard]] static bool is_sampled() { return false; }
  [[nodiscard]] static bool counts_points() { return true; }
  [[nodiscard]] static const Position& deal(const Position& root, Random&) { return root; }
  [[nodiscard]] static bool is_leaf(const Position&) { return false; }
  [[nodiscard]] static bool is_over(const Position& position) { return position.phase() == Phase::Over; }
  /// Only when few cells are left can a turn fill them all and end the game.
  [[nodiscard]] static int end_tries(const Position& position) {
    constexpr int kTries = 500;
    return position.empty().count() <= Position::kMostStones ? kTries : 0;
  }

  /// A decided game counts as over, unless it was decided at the root: then a turn is still needed.
  [[nodiscard]] int acts(const Position& position) const {
    const bool ends = position.phase() == Phase::Over || (looks_ahead_ && decided(position) >= 0);
    return ends ? search::kNobodyActs : position.player();
  }

  static void moves(const Position& position, Moves& moves) {
    if (position.phase() == Phase::Choice) {
      moves.add(kFirst);
      moves.add(kFirst + 1);
      return;
    }
    position.placeable().for_each([&](hex::Cell cell) { moves.add(static_cast<Move>(cell)); });
    if (position.may_end()) {
      moves.add(kFinish);
    }
  }

  /// A turn without a placeable cell ends automatically.
  static bool play(Position& position, Move move) {
    if (move > kFinish) {
      position.choose_first(move - kFirst);
      return true;
    }
    if (move != kFinish) {
      position.place(move);
      if (!position.placeable().empty()) {
        return false;
      }
    }
    position.end_turn();
    return true;
  }

  static void result(const Position& position, Result& result) {
    const int winner = position.phase() == Phase::Over ? position.winner() : decided(position);
    result = {};
    result[static_cast<std::size_t>(winner)] = search::kWin;
  }

  static void evaluate(Position& position, Random& random, Result& result) {
    if (position.phase() == Phase::Choice) {
      position.choose_first(static_cast<int>(random.below(2)));
    }
    play_out_lively(position, random);
    result = {};
    result[static_cast<std::size_t>(position.winner())] = search::kWin;
  }

  [[nodiscard]] static auto made_by(const Position& end, int seat) {
    return [stones = end.stones(seat)](Move move) { return move < kFinish && stones.has(move); };
  }

  [[nodiscard]] static std::uint64_t key(const Position& position) {
    std::uint64_t key = static_cast<std::uint64_t>(position.player()) * 2 +
                        static_cast<std::uint64_t>(position.phase()) * 8 +
                        static_cast<std::uint64_t>(position.first() + 1) * 64;
    for (const int player : {0, 1}) {
      for (const std::uint64_t word : position.stones(player).words) {
        key = search::mix(key, word);
      }
    }
    // The stones of the open turn, in any order.
    std::uint64_t turn = 0;
    for (int i = 0; i < position.placed(); ++i) {
      turn += search::mix(static_cast<std::uint64_t>(position.placed_at(i)) + 1);
    }
    return turn == 0 ? key : search::mix(key, turn);
  }

  [[nodiscard]] static std::uint64_t feature(Move move) { return move; }
  [[nodiscard]] std::optional<float> prior(const Position& position, Move move) const {
    constexpr float kChance = 0.0015F;  // chance to win for each unit of ShapeValues::of
    if (move >= kFinish) {
      return std::nullopt;
    }
    return kChance * values_->of[static_cast<std::size_t>(shape_at(position, move, *rings_))];
  }

  static void points(const Position& end, std::array<int, kSeats>& points) {
    points = {end.largest_group(0), end.largest_group(1)};
  }

 private:
  const ShapeValues* values_;
  const RingNumbers* rings_;
  bool looks_ahead_;
};

}  // namespace byways::byg
