// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_set>
#include <vector>

#include "engine/core/random.h"
#include "engine/search/numbers.h"
#include "engine/search/tree_search.h"
#include "engine/trypsylon/playout.h"
#include "engine/trypsylon/position.h"
#include "engine/trypsylon/way_distance.h"

namespace byways::trypsylon {

/// TRYPSYLON for TreeSearch: a move takes a card or pushes one in. A position is judged by how many cards
/// each player still needs; a turn that is still open is first ended at random.
class SearchRules {
 public:
  using Position = trypsylon::Position;
  using Move = std::uint8_t;  ///< a cell to take from, or kInsert + 4 * end + corner
  static constexpr Move kInsert = 64;
  static constexpr int kMostMoves = Board::kMostCells + 4 * 8;
  using Moves = search::MoveList<Move, kMostMoves>;
  static constexpr int kSeats = 2;
  static constexpr bool kTranspositions = true;
  static constexpr bool kAmaf = false;
  static constexpr bool kCountsPoints = false;
  using Result = search::Result<kSeats>;

  explicit SearchRules(Board board) : board_(board) {}

  /// For searches that misjudge moves: with less exploration they would never get past overestimated moves,
  /// and a larger budget would hardly make them stronger.
  void explore_more() { exploration_ = 0.12F; }

  [[nodiscard]] search::Tuning tuning() const {
    search::Tuning tuning;
    tuning.exploration = exploration_;
    tuning.first_play = 0.05F;
    tuning.first_play_is_relative = true;
    tuning.expand_at = 2;
    return tuning;
  }
  [[nodiscard]] int usual_moves() const { return board_.cells(); }
  [[nodiscard]] static int seats() { return kSeats; }
  [[nodiscard]] static bool is_constant_sum() { return true; }
  [[nodiscard]] static bool is_sampled() { return false; }
  [[nodiscard]] static bool counts_points() { return false; }
  [[nodiscard]] static const Position& deal(const Position& root, Random&) { return root; }
  /// Positions that have already occurred in the game aren't expanded, because repetition leads nowhere.
  [[nodiscard]] bool is_leaf(const Position& position) const { return is_repeated(position); }
  /// Adds a position of the game between two turns to the repeated ones, unless it equals `root`, where the
  /// search begins.
  void add_repeated(const Position& position, const Position& root) {
    if (key(position) != key(root)) {
      repeated_.push_back(key(position));
    }
  }
  [[nodiscard]] bool knows_repeated() const { return !repeated_.empty(); }
  /// Adds a position that a turn of the searching seat leads to, and from which the other player wins at once
  /// or by force.
  void add_lost(const Position& position) { lost_.insert(key(position)); }
  [[nodiscard]] static bool is_over(const Position& position) { return position.phase() == Phase::Over; }
  /// Tells the search that no turn wins at once at the root, so it needn't look for one.
  void know_no_end() { knows_no_end_ = true; }
  [[nodiscard]] int end_tries(const Position& position) const {
    constexpr int kSingle = 4000;
    constexpr int kDouble = 300000;
    return knows_no_end_ ? 0 : position.may_double() ? kDouble : kSingle;
  }

  [[nodiscard]] int acts(const Position& position) const {
    return position.phase() == Phase::Over || is_lost(position) ? search::kNobodyActs : position.player();
  }

  static void moves(const Position& position, Moves& moves) {
    for_each(position.liftable(), [&](Cell cell) { moves.add(static_cast<Move>(cell)); });
    for_each(position.ends(), [&](End end) {
      for (const Corner corner : kCorners) {
        moves.add(static_cast<Move>(kInsert + 4 * end + static_cast<int>(corner)));
      }
    });
  }

  static bool play(Position& position, Move move) {
    if (move < kInsert) {
      position.lift(move);
      return false;
    }
    position.insert((move - kInsert) / 4, static_cast<Corner>(move % 4));
    return position.hand() == 0;
  }

  static void result(const Position& position, Result& result) {
    // A lost position that isn't over is won by the player to move.
    const int winner = position.phase() == Phase::Over ? position.winner() : position.player();
    result = {};
    result[static_cast<std::size_t>(winner)] = search::kWin;
  }

  void evaluate(Position& position, Random& random, Result& result) const {
    if (is_lost(position)) {
      SearchRules::result(position, result);
      return;
    }
    if (is_repeated(position)) {
      // Repeating a position counts as less than a draw for the player who does it (TRY-17), so that somebody
      // tries something else.
      const auto next = static_cast<std::size_t>(position.player());
      result[next] = search::kWin - search::kWin / 5;
      result[1 - next] = search::kWin - result[next];
      return;
    }
    if (position.hand() > 0) {
      PlayoutWork work;
      play_random_turn(position, random, work);
    }
    if (position.phase() == Phase::Over) {
      SearchRules::result(position, result);
      return;
    }
    const Pathways pathways(position.board(), position.cards());
    const auto mover = static_cast<std::size_t>(position.player());
    std::array<int, 2> needs{};
    for (const Goal goal : kGoals) {
      needs[static_cast<std::size_t>(position.owner(goal))] =
          way_distance(position.board(), pathways, position.cards(), goal);
    }
    // In half cards. Being to move counts as a disadvantage. This was measured, not derived; the reason may
    // be that most leaves are turns ended at random, which makes them worse for the player who made them.
    // docs/experiments.md has the measurements.
    constexpr int kTempo = -2;
    const int ahead = 2 * (needs[1 - mover] - needs[mover]) + kTempo;
    constexpr int kSlow = 6;
    const int half = search::kWin / 2;
    result[mover] = half + half * ahead / ((ahead < 0 ? -ahead : ahead) + kSlow);
    result[1 - mover] = search::kWin - result[mover];
  }

  [[nodiscard]] static std::uint64_t key(const Position& position) {
    const Cards& cards = position.cards();
    const auto rest = static_cast<std::uint64_t>(position.last() + 1) |
                      (static_cast<std::uint64_t>(position.player()) << 8U) |
                      (static_cast<std::uint64_t>(position.phase()) << 10U) |
                      (position.may_double() ? 0x1000U : 0U) |
                      (static_cast<std::uint64_t>(position.lifted()) << 16U) |
                      (static_cast<std::uint64_t>(position.hand()) << 20U) |
                      (position.lifted() > 0 && position.lifted_face_up() ? 0x1000000U : 0U) |
                      (static_cast<std::uint64_t>(position.face_down_at_start()) << 32U);
    return search::mix(
        search::mix(search::mix(search::mix(search::mix(cards.face_down), cards.face_up), cards.low),
                    cards.high),
        rest);
  }

  /// A move's misjudgement depends on the move and on the cards around its place. So equal situations are
  /// misjudged alike, but the same move is rarely misjudged alike two turns in a row. Pushing in a card next
  /// to one with the same orientation never seems better than it is, so that no level fills rows pointlessly.
  [[nodiscard]] static float misjudged(const Position& position, Move move, std::uint64_t seed) {
    const Cards& cards = position.cards();
    std::uint64_t feature = search::mix(seed, move);
    if (move < kInsert) {
      for (const int step : {0, kNorthStep, kEastStep, -kNorthStep, -kEastStep}) {
        feature = search::mix(feature, card_on(cards, move + step));
      }
      return search::spread_of(feature);
    }
    const End end = (move - kInsert) / 4;
    for_each(position.board().tables().line[static_cast<std::size_t>(end)],
             [&](Cell cell) { feature = search::mix(feature, card_on(cards, cell)); });
    const auto lies = card_on(cards, position.board().tables().entry[static_cast<std::size_t>(end)]);
    const float seems = search::spread_of(feature);
    return lies == 2U + static_cast<unsigned>(move % 4) ? std::min(seems, 0.0F) : seems;
  }
  [[nodiscard]] static float prior(const Position&, Move) { return 0; }
  static void points(const Position&, std::array<int, kSeats>&) {}

 private:
  /// Encodes a cell: 0 vacant, 1 face down, 2 and more by corner.
  [[nodiscard]] static std::uint64_t card_on(const Cards& cards, Cell cell) {
    if (has(cards.face_up, cell)) {
      return 2U + static_cast<unsigned>(cards.corner(cell));
    }
    return has(cards.face_down, cell) ? 1 : 0;
  }
  [[nodiscard]] bool is_lost(const Position& position) const {
    return !lost_.empty() && position.hand() == 0 && position.phase() == Phase::Play &&
           lost_.contains(key(position));
  }
  [[nodiscard]] bool is_repeated(const Position& position) const {
    return !repeated_.empty() && position.hand() == 0 && position.phase() == Phase::Play &&
           std::find(repeated_.begin(), repeated_.end(), key(position)) != repeated_.end();
  }

  Board board_;
  float exploration_ = 0.06F;
  bool knows_no_end_ = false;
  std::vector<std::uint64_t> repeated_;
  std::unordered_set<std::uint64_t> lost_;
};

}  // namespace byways::trypsylon
