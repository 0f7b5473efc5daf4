// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/core/seat.h"
#include "engine/core/timeline.h"
#include "engine/search/tree_search.h"

namespace byways::search {

/// Judges a position without search: a number for each seat, more is better. Null stands for State::scores.
using Evaluator = std::vector<double> (*)(const State& state);

/// How to search any rule set without special knowledge of it.
struct StatePlan {
  Tuning tuning;
  int playout_turns = 40;        ///< turns after which a playout is judged by the board
  Evaluator evaluate = nullptr;  ///< null: State::scores
};

/// A position of any rule set: a State that is copied by value.
struct StatePosition {
  std::unique_ptr<State> state;
  std::vector<std::uint32_t> own;  ///< if turns are secret: the moves since the root was dealt
  bool turn_is_over = false;       ///< whether the turn has ended since the root was dealt

  StatePosition() = default;
  explicit StatePosition(std::unique_ptr<State> held) : state(std::move(held)) {}
  StatePosition(const StatePosition& other)
      : state(other.state ? other.state->clone() : nullptr),
        own(other.own),
        turn_is_over(other.turn_is_over) {}
  StatePosition& operator=(const StatePosition& other) {
    *this = StatePosition(other);
    return *this;
  }
  StatePosition(StatePosition&&) = default;
  StatePosition& operator=(StatePosition&&) = default;
  ~StatePosition() = default;
};

/// Moves of a position of any rule set.
class StateMoves {
 public:
  void add(std::uint32_t move) { moves_.push_back(move); }
  void clear() { moves_.clear(); }
  [[nodiscard]] std::size_t size() const { return moves_.size(); }
  [[nodiscard]] std::uint32_t operator[](std::size_t i) const { return moves_[i]; }

 private:
  std::vector<std::uint32_t> moves_;
};

/// Lets TreeSearch play any rule set through its State. Slow, because steps are texts. Each step that occurs
/// gets a number, which is the move.
///
/// With secret turns, the search starts at the beginning of the round and draws the other seats' submissions
/// at random, so that it doesn't use what they did. The tree then ends with the turn of the searching seat.
class StateRules {
 public:
  using Position = StatePosition;
  using Move = std::uint32_t;
  using Moves = StateMoves;
  static constexpr int kSeats = kMostSeats;
  static constexpr bool kTranspositions = false;
  static constexpr bool kAmaf = true;
  static constexpr bool kCountsPoints = true;

  /// `timeline` must outlive this object. Precondition: as for Searcher::think.
  StateRules(const Timeline& timeline, Seat seat, const StatePlan& plan);

  /// The position where the search begins, and the steps of the open turn so far.
  [[nodiscard]] Position root();
  [[nodiscard]] std::vector<Move> begun();
  /// A number that identifies the point in the game and depends on nothing hidden.
  [[nodiscard]] std::uint64_t moment() const { return moment_; }

  [[nodiscard]] Tuning tuning() const { return plan_.tuning; }
  [[nodiscard]] static int usual_moves() { return 100; }
  [[nodiscard]] int seats() const { return seats_; }
  [[nodiscard]] bool is_constant_sum() const { return seats_ == 2; }
  [[nodiscard]] bool is_sampled() const { return is_sampled_; }
  [[nodiscard]] bool counts_points() const { return counts_points_; }
  [[nodiscard]] static int acts(const Position& position);
  [[nodiscard]] bool is_leaf(const Position& position) const { return is_sampled_ && position.turn_is_over; }
  [[nodiscard]] static bool is_over(const Position& position) { return position.state->to_move() == kNobody; }
  [[nodiscard]] int end_tries(const Position& position) const;
  void moves(const Position& position, Moves& moves);
  bool play(Position& position, Move move);
  void result(const Position& position, Result<kSeats>& result) const;
  void evaluate(Position& position, Random& random, Result<kSeats>& result);
  [[nodiscard]] auto made_by(const Position&, int seat) const {
    return [&stamps = made_[static_cast<std::size_t>(seat)], now = now_](Move move) {
      return move < stamps.size() && stamps[move] == now;
    };
  }
  [[nodiscard]] static std::uint64_t key(const Position&) { return 0; }
  [[nodiscard]] std::uint64_t feature(Move move) const;
  [[nodiscard]] static float prior(const Position&, Move) { return 0; }
  [[nodiscard]] Position deal(const Position& root, Random& random);
  static void points(const Position& end, std::array<int, kSeats>& points);
  [[nodiscard]] std::string write_turn(const std::vector<Move>& moves) const;
  /// The first turn that State::visit_turns visits; empty if there is none or the rule set doesn't list
  /// turns.
  [[nodiscard]] std::string any_turn() const;

  /// Plays the rest of the turn at random and appends its moves; false if the random steps led to a position
  /// in which the turn couldn't be ended, or if there were too many of them.
  bool draw_turn(State& state, Random& random, std::vector<Move>& moves);
  /// Plays the submissions that are still missing at random, so that the round becomes public.
  void finish_round(State& state, Random& random);
  /// Judges the board, or takes the result of a finished game.
  void judge(const State& state, Result<kSeats>& result) const;

 private:
  static constexpr Move kEnd = 0;

  [[nodiscard]] Move number_of(const std::string& step);
  void note(int seat, Move move);
  /// Plays one random turn or outcome; false in the cases in which draw_turn returns false, or if there is no
  /// outcome.
  bool play_by_lot(State& state, Random& random);
  void share_out(const State& state, Result<kSeats>& result) const;

  const Timeline* timeline_;
  const State* base_;  // where the search begins; with secret turns, the beginning of the round
  std::uint64_t moment_ = 0;
  Seat seat_;
  StatePlan plan_;
  int seats_;
  bool is_sampled_;
  bool counts_points_;
  std::vector<std::string> begun_;
  std::vector<std::string> steps_;  // by move; kEnd has none
  std::unordered_map<std::string, Move> numbers_;
  // By seat and move: the value of now_ when the seat last made the move.
  std::array<std::vector<std::uint32_t>, static_cast<std::size_t>(kSeats)> made_;
  std::uint32_t now_ = 1;    // counts the calls of `deal`
  std::vector<Move> drawn_;  // receives moves that nobody needs
};

}  // namespace byways::search
