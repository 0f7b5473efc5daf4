// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/random.h"
#include "engine/overpass/mono_position.h"
#include "engine/search/numbers.h"
#include "engine/search/tree_search.h"

namespace byways::overpass {

/// Bounds for the rest of a game of Mono-Line: how many turns each player may still get, and how many are
/// certain.
struct MonoOutlook {
  std::array<int, 2> open{};  ///< by player: the most turns left
  std::array<int, 2> safe{};  ///< by player: the fewest turns left
};

/// The outlook if the players may place pieces on `places` and have `hands` pieces in hand.
[[nodiscard]] inline MonoOutlook outlook_of(const std::array<NodeSet, 2>& places,
                                            const std::array<int, 2>& hands) {
  MonoOutlook outlook;
  for (const std::size_t player : {std::size_t{0}, std::size_t{1}}) {
    const NodeSet& own = places[player];
    const NodeSet& others = places[1 - player];
    int safe = 0;
    (own - others).for_each([&](Node node) { safe += (board().shares_line(node) & others).empty() ? 1 : 0; });
    outlook.open[player] = std::min(own.count(), hands[player]);
    outlook.safe[player] = std::min(safe, hands[player]);
  }
  return outlook;
}

/// Who is certain to win, with `mover` to move; -1 if counting doesn't decide the game.
[[nodiscard]] constexpr int settled_by(const MonoOutlook& outlook, int mover) {
  const auto me = static_cast<std::size_t>(mover);
  // To win, the player to move needs one turn more than the other player.
  if (outlook.safe[me] > outlook.open[1 - me]) {
    return mover;
  }
  return outlook.open[me] <= outlook.safe[1 - me] ? 1 - mover : -1;
}

/// Mono-Line for TreeSearch: a move is the node of a piece. The strict game is searched as if it were the
/// friendly one, because a wrong piece loses against a player who always claims correctly.
class MonoSearchRules {
 public:
  using Position = MonoPosition;  ///< of the friendly game
  using Move = std::uint8_t;
  using Moves = search::MoveList<Move, kMostNodes>;
  static constexpr int kSeats = 2;
  static constexpr bool kTranspositions = true;
  static constexpr bool kAmaf = true;
  static constexpr bool kCountsPoints = false;
  using Result = search::Result<kSeats>;

  explicit MonoSearchRules(const Position& root) : looks_ahead_(settled(root) < 0) {}

  [[nodiscard]] static search::Tuning tuning() {
    search::Tuning tuning;
    tuning.exploration = 0.05F;
    tuning.first_play = 1.0F;
    tuning.amaf_visits = 60;
    tuning.expand_at = 2;
    return tuning;
  }
  [[nodiscard]] static int usual_moves() { return kMostNodes / 3; }
  [[nodiscard]] static int seats() { return kSeats; }
  [[nodiscard]] static bool is_constant_sum() { return true; }
  [[nodiscard]] static bool is_sampled() { return false; }
  [[nodiscard]] static bool counts_points() { return false; }
  [[nodiscard]] static const Position& deal(const Position& root, Random&) { return root; }
  [[nodiscard]] static bool is_leaf(const Position&) { return false; }
  [[nodiscard]] static bool is_over(const Position& position) {
    return position.phase() == MonoPosition::Phase::Over || position.placeable().empty();
  }
  [[nodiscard]] static int end_tries(const Position&) { return kMostNodes; }

  /// Who is certain to win by counting; -1 if undecided.
  [[nodiscard]] static int settled(const Position& position) {
    const int mover = position.player();
    std::array<NodeSet, 2> places;
    places[static_cast<std::size_t>(mover)] = position.clear_nodes();
    places[1 - static_cast<std::size_t>(mover)] = position.clear_nodes(1 - mover);
    return settled_by(outlook_of(places, {position.in_hand(0), position.in_hand(1)}), mover);
  }

  /// A settled game counts as over, unless it was settled at the root: there, a turn is still needed.
  [[nodiscard]] int acts(const Position& position) const {
    const bool ends = is_over(position) || (looks_ahead_ && settled(position) >= 0);
    return ends ? search::kNobodyActs : position.player();
  }

  static void moves(const Position& position, Moves& moves) {
    position.placeable().for_each([&](Node node) { moves.add(static_cast<Move>(node)); });
  }

  static bool play(Position& position, Move move) {
    position.place(move);
    return true;
  }

  static void result(const Position& position, Result& result) {
    const int winner = is_over(position) ? 1 - position.player() : settled(position);
    result = {};
    result[static_cast<std::size_t>(winner)] = search::kWin;
  }

  static void evaluate(Position& position, Random& random, Result& result) {
    play_out(position, random);
    result = {};
    result[static_cast<std::size_t>(position.winner())] = search::kWin;
  }

  [[nodiscard]] static auto made_by(const Position& end, int seat) {
    return [pieces = end.pieces(seat)](Move move) { return pieces.has(move); };
  }

  [[nodiscard]] static std::uint64_t key(const Position& position) {
    auto key = static_cast<std::uint64_t>(position.player());
    for (const int player : {0, 1}) {
      for (const std::uint64_t word : position.pieces(player).words) {
        key = search::mix(key, word);
      }
    }
    return key;
  }

  [[nodiscard]] static std::uint64_t feature(Move move) { return move; }
  [[nodiscard]] static float prior(const Position&, Move) { return 0; }
  static void points(const Position&, std::array<int, kSeats>&) {}

 private:
  bool looks_ahead_;
};

}  // namespace byways::overpass
