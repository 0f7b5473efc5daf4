// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/bypass/end_board.h"
#include "engine/bypass/outlook.h"
#include "engine/bypass/position.h"
#include "engine/bypass/scoring.h"
#include "engine/bypass/turns.h"
#include "engine/bypass/winning_ends.h"
#include "engine/bypass/witness.h"
#include "engine/core/random.h"
#include "engine/search/numbers.h"
#include "engine/search/tree_search.h"

namespace byways::bypass {

/// Bypass for TreeSearch. A move is a part of a turn: the path first; then either the wall, which ends the
/// turn, or a swap (path to wall before wall to path) and then the wall. If the new wall itself becomes a
/// path, drawing this wall has no move of its own. These moves cover all turns except swapping the path and
/// the wall just drawn with each other, which equals drawing them the other way round.
///
/// `Seats` is 2 or kMostPlayers.
template <int Side, int Seats>
class SearchRules {
 public:
  using Position = bypass::Position<Side>;
  using Graph = Links<Side>;
  using LinkSet = typename Graph::Set;
  using Move = std::uint16_t;  ///< a kind of step and a link; see `move_of`
  static constexpr Move kEnd = static_cast<Move>(kStepKinds.size() * Graph::kLinks);
  using Moves = search::MoveList<Move, 2 * Graph::kLinks + 1>;
  static constexpr int kSeats = Seats;
  static constexpr bool kTranspositions = true;
  static constexpr bool kAmaf = true;
  static constexpr bool kCountsPoints = true;
  using Result = search::Result<kSeats>;

  explicit SearchRules(const Position& root) : players_(root.players()), mover_(root.player()) {}

  /// Makes is_known look for wins at once, with a budget of about `boards` boards in all. Has no effect
  /// unless there are two players.
  void look_for_answers(std::uint64_t boards) { boards_left_ = Seats == 2 ? boards : 0; }
  /// Whether the opponent of the player to act at the root begins a turn here and can win with it. If so,
  /// sets `result` to this win.
  [[nodiscard]] bool is_known(const Position& position, Result& result);

  [[nodiscard]] static constexpr Move move_of(Step step) {
    return static_cast<Move>(static_cast<int>(step.kind) * Graph::kLinks + step.link);
  }
  /// Precondition: not kEnd.
  [[nodiscard]] static constexpr Step step_of_move(Move move) {
    return {kStepKinds[static_cast<std::size_t>(move / Graph::kLinks)], move % Graph::kLinks};
  }

  [[nodiscard]] static search::Tuning tuning() {
    search::Tuning tuning;
    tuning.exploration = 0.05F;
    tuning.first_play = 1.0F;
    tuning.amaf_visits = 60;
    tuning.prior_visits = 12;
    tuning.expand_at = 3;
    return tuning;
  }
  [[nodiscard]] static int usual_moves() { return Graph::kLinks; }
  [[nodiscard]] int seats() const { return players_; }
  [[nodiscard]] bool is_constant_sum() const { return players_ == 2; }
  [[nodiscard]] static bool is_sampled() { return false; }
  [[nodiscard]] static bool counts_points() { return true; }
  [[nodiscard]] const Position& deal(const Position& root, Random&) {
    ending_.drawn = {};
    return root;
  }
  [[nodiscard]] static bool is_leaf(const Position&) { return false; }
  [[nodiscard]] static bool is_over(const Position& position) { return position.phase() == Phase::Over; }
  /// Turns that end the game are found by EndingTurns.
  [[nodiscard]] static int end_tries(const Position&) { return 0; }
  [[nodiscard]] static int acts(const Position& position) {
    return position.phase() == Phase::Over ? search::kNobodyActs : position.player();
  }

  void moves(const Position& position, Moves& moves);

  static bool play(Position& position, Move move) {
    if (move == kEnd) {
      position.end_turn();
      return true;
    }
    const Step step = step_of_move(move);
    if (step.kind == StepKind::ToPath && !position.turn().has(StepKind::Wall)) {
      if (position.open().has(step.link)) {
        position.draw({StepKind::Wall, step.link});
      }
    }
    position.draw(step);
    const Turn& turn = position.turn();
    const bool is_whole = turn.has_path_and_wall() && !turn.is_half_swapped() &&
                          step.kind != StepKind::Path &&
                          (step.kind == StepKind::Wall || turn.has(StepKind::ToWall));
    if (is_whole) {
      position.end_turn();
    }
    return is_whole;
  }

  static void result(const Position& position, Result& result) {
    result = {};
    int winners = 0;
    for (int player = 0; player < position.players(); ++player) {
      winners += wins(position, player) ? 1 : 0;
    }
    for (int player = 0; player < position.players(); ++player) {
      result[static_cast<std::size_t>(player)] = wins(position, player) ? search::kWin / winners : 0;
    }
  }

  void evaluate(Position& position, Random& random, Result& result);

  [[nodiscard]] auto made_by(const Position& end, int seat) const {
    const auto paths = end.paths(seat) | ending_.drawn[static_cast<std::size_t>(seat)];
    return [paths, walls = end.walls(seat)](Move move) {
      if (move == kEnd) {
        return false;
      }
      const Step step = step_of_move(move);
      const bool is_path = step.kind == StepKind::Path || step.kind == StepKind::ToPath;
      return is_path ? paths.has(step.link) : walls.has(step.link);
    };
  }

  [[nodiscard]] static std::uint64_t key(const Position& position) {
    auto key =
        static_cast<std::uint64_t>(position.player()) * 4 + static_cast<std::uint64_t>(position.phase());
    for (int player = 0; player < position.players(); ++player) {
      for (const LinkSet& links : {position.paths(player), position.walls(player)}) {
        for (const std::uint64_t word : links.words) {
          key = search::mix(key, word);
        }
      }
    }
    for (const StepKind kind : kStepKinds) {
      if (position.turn().has(kind)) {
        key = search::mix(key, static_cast<std::uint64_t>(move_of({kind, position.turn().link(kind)})) + 1);
      }
    }
    return key;
  }

  [[nodiscard]] static std::uint64_t feature(Move move) { return move; }
  /// Precondition: the last call of `moves` was for this position.
  [[nodiscard]] float prior(const Position& position, Move move) const;

  void points(const Position& end, std::array<int, kSeats>& points) const {
    const Points known = end.phase() == Phase::Over ? totals(end) : ending_.points;
    std::copy_n(known.begin(), points.size(), points.begin());
  }

  /// Any legal turn.
  [[nodiscard]] static FullTurn some_turn(const Position& position) {
    Position start = position;
    start.roll_back();
    FullTurn found;
    TurnSets<Side>(start).visit([&](const FullTurn& turn) {
      found = turn;
      return false;
    });
    return found;
  }

 private:
  using Labels = std::array<std::uint8_t, Graph::kCorners>;

  // Sets `labels`, by corner, to the root of its tree of walls; returns false if the walls isolate a hex.
  static bool label_walls(const LinkSet& walls, Labels& labels);
  void add_walls(const Position& position, Moves& moves) const;
  void add_exchanges(const Position& position, const Outlook<Side>& outlook, Moves& moves) const;
  void add_gains(const Position& position, const Outlook<Side>& outlook, Moves& moves) const;
  // The result of a game that ends with `ending`.
  void share_win(const Position& position, const typename Outlook<Side>::Ending& ending,
                 Result& result) const;
  // The value of a position for each player if the game may end with `ending`: shares of victory and lead.
  void judge(const Position& position, const typename Outlook<Side>::Ending& ending, Result& result) const;

  int players_;
  int mover_;                      // the player to act at the root
  std::uint64_t boards_left_ = 0;  // the budget for finding replies that win
  WinningEnds<Side> answers_;
  typename Outlook<Side>::Ending ending_;  // the ending drawn last
  // Estimates for the position of the last call of `moves`: by link, how many routes it is on, on average;
  // and the value for the player to act.
  std::array<float, Graph::kLinks> promise_{};
  float worth_ = 0;
  LinkSet joining_;  // open links that join networks
};

template <int Side, int Seats>
void SearchRules<Side, Seats>::share_win(const Position& position,
                                         const typename Outlook<Side>::Ending& ending, Result& result) const {
  int best = -1;
  int sharing = 0;
  for (int player = 0; player < players_; ++player) {
    const int points = ending.points[static_cast<std::size_t>(player)];
    if (!position.has_left(player) && points >= best) {
      sharing = points == best ? sharing + 1 : 1;
      best = points;
    }
  }
  const auto wins = [&](int player) {
    return !position.has_left(player) && ending.points[static_cast<std::size_t>(player)] == best &&
           (sharing == 1 || player != ending.ended_by);
  };
  int winners = 0;
  for (int player = 0; player < players_; ++player) {
    winners += wins(player) ? 1 : 0;
  }
  result = {};
  for (int player = 0; player < players_; ++player) {
    result[static_cast<std::size_t>(player)] = wins(player) ? search::kWin / winners : 0;
  }
}

template <int Side, int Seats>
void SearchRules<Side, Seats>::judge(const Position& position, const typename Outlook<Side>::Ending& ending,
                                     Result& result) const {
  // `by_rank` percent of the value depend on who wins, the rest on the lead, which separates good from
  // better. A lead of kSlow points adds half as much as the largest lead can.
  const int by_rank = players_ == 2 ? 50 : 25;  // percent
  constexpr int kAll = 100;
  constexpr int kSlow = 4;
  constexpr int kHalf = 1 << 10;
  std::array<int, kSeats> weights{};
  int all = 0;
  for (int player = 0; player < players_; ++player) {
    int other = 0;
    for (int rival = 0; rival < players_; ++rival) {
      if (rival != player && !position.has_left(rival)) {
        other = std::max(other, ending.points[static_cast<std::size_t>(rival)]);
      }
    }
    if (!position.has_left(player)) {
      const auto me = static_cast<std::size_t>(player);
      const int ahead = ending.points[me] - other;
      weights[me] = kHalf + kHalf * ahead / ((ahead < 0 ? -ahead : ahead) + kSlow);
      all += weights[me];
    }
  }
  share_win(position, ending, result);
  for (int player = 0; player < players_; ++player) {
    const auto me = static_cast<std::size_t>(player);
    result[me] = result[me] * by_rank / kAll;
    result[me] += all == 0 ? 0 : (search::kWin - search::kWin * by_rank / kAll) * weights[me] / all;
  }
}

template <int Side, int Seats>
void SearchRules<Side, Seats>::evaluate(Position& position, Random& random, Result& result) {
  if (position.phase() == Phase::Over) {
    SearchRules::result(position, result);
    return;
  }
  const Outlook<Side> outlook(position);
  outlook.draw(random, ending_);
  if (outlook.letter_networks() == 1 && position.turn().has(StepKind::ToPath)) {
    share_win(position, ending_, result);  // the game ends with this turn, whatever wall it draws
    return;
  }
  judge(position, ending_, result);
}

template <int Side, int Seats>
bool SearchRules<Side, Seats>::is_known(const Position& position, Result& result) {
  if (boards_left_ == 0 || position.phase() != Phase::Play || position.player() == mover_ ||
      position.turn().count() > 0) {
    return false;
  }
  std::uint64_t cost = 1;
  const bool is_won = answers_.has(EndBoard<Side>(position), cost);
  boards_left_ -= std::min(boards_left_, cost);
  if (is_won) {
    result = {};
    result[static_cast<std::size_t>(position.player())] = search::kWin;
  }
  return is_won;
}

template <int Side, int Seats>
bool SearchRules<Side, Seats>::label_walls(const LinkSet& walls, Labels& labels) {
  for (std::size_t corner = 0; corner < labels.size(); ++corner) {
    labels[corner] = static_cast<std::uint8_t>(corner);
  }
  const auto root_of = [&labels](std::uint8_t corner) {
    while (labels[corner] != corner) {
      labels[corner] = labels[labels[corner]];
      corner = labels[corner];
    }
    return corner;
  };
  bool is_forest = true;
  walls.for_each([&](Link link) {
    const Ends& ends = Graph::kTables.corners[static_cast<std::size_t>(link)];
    const std::uint8_t one = root_of(ends[0]);
    const std::uint8_t other = root_of(ends[1]);
    is_forest = is_forest && one != other;
    labels[other] = one;
  });
  for (std::size_t corner = 0; corner < labels.size(); ++corner) {
    labels[corner] = root_of(static_cast<std::uint8_t>(corner));
  }
  return is_forest;
}

// Walls that end the turn.
template <int Side, int Seats>
void SearchRules<Side, Seats>::add_walls(const Position& position, Moves& moves) const {
  Labels labels;
  if (!label_walls(position.all_walls(), labels)) {
    return;
  }
  position.open().for_each([&](Link link) {
    const Ends& ends = Graph::kTables.corners[static_cast<std::size_t>(link)];
    if (labels[ends[0]] != labels[ends[1]]) {
      moves.add(move_of({StepKind::Wall, link}));
    }
  });
}

// Paths that may become a wall. If there is a loop, only paths on it help.
template <int Side, int Seats>
void SearchRules<Side, Seats>::add_exchanges(const Position& position, const Outlook<Side>& outlook,
                                             Moves& moves) const {
  const Turn& turn = position.turn();
  LinkSet paths = position.paths(position.player());
  if (turn.has(StepKind::ToPath)) {
    paths.remove(turn.link(StepKind::ToPath));
  }
  if (outlook.has_loop()) {
    paths &= loop_links(position);
  }
  paths.for_each([&](Link link) { moves.add(move_of({StepKind::ToWall, link})); });
}

// Walls that may become a path, including the one to be drawn.
template <int Side, int Seats>
void SearchRules<Side, Seats>::add_gains(const Position& position, const Outlook<Side>& outlook,
                                         Moves& moves) const {
  if (outlook.has_loop()) {
    return;
  }
  const Turn& turn = position.turn();
  Labels labels;
  const bool is_whole = label_walls(position.all_walls(), labels);
  LinkSet own = position.walls(position.player());
  own.remove(turn.link(StepKind::ToWall));
  own.for_each([&](Link link) {
    if (!outlook.joins(link)) {
      return;
    }
    LinkSet rest = position.all_walls();
    rest.remove(link);
    Labels without;
    if (is_whole || label_walls(rest, without)) {
      moves.add(move_of({StepKind::ToPath, link}));
    }
  });
  // The wall to be drawn isn't swapped with the path just drawn, which would equal a path and a wall without
  // a swap.
  if (is_whole && !turn.has(StepKind::Wall) && turn.link(StepKind::ToWall) != turn.link(StepKind::Path)) {
    position.open().for_each([&](Link link) {
      if (outlook.joins(link)) {
        moves.add(move_of({StepKind::ToPath, link}));
      }
    });
  }
}

template <int Side, int Seats>
void SearchRules<Side, Seats>::moves(const Position& position, Moves& moves) {
  const Outlook<Side> outlook(position);
  const Turn& turn = position.turn();
  const bool swaps = turn.has(StepKind::ToWall) || turn.has(StepKind::ToPath);
  if (!turn.has(StepKind::Path)) {
    position.open().for_each([&](Link link) { moves.add(move_of({StepKind::Path, link})); });
  } else if (!swaps) {
    add_exchanges(position, outlook, moves);
    if (!turn.has(StepKind::Wall)) {
      if (!outlook.has_loop()) {
        add_walls(position, moves);
      }
    } else if (position.may_end()) {
      moves.add(kEnd);
    }
  } else if (!turn.has(StepKind::ToPath)) {
    add_gains(position, outlook, moves);
  } else if (!turn.has(StepKind::ToWall)) {
    add_exchanges(position, outlook, moves);
  } else if (!turn.has(StepKind::Wall)) {
    add_walls(position, moves);
  }

  // Makes the estimates that `prior` uses.
  constexpr int kDraws = 8;
  Random random(1);
  std::array<int, Graph::kLinks> times{};
  std::int64_t sum = 0;
  typename Outlook<Side>::Ending ending;
  for (int i = 0; i < kDraws; ++i) {
    outlook.draw(random, ending, [&times](Link link) { ++times[static_cast<std::size_t>(link)]; });
    Result result;
    judge(position, ending, result);
    sum += result[static_cast<std::size_t>(position.player())];
  }
  for (std::size_t link = 0; link < times.size(); ++link) {
    promise_[link] = static_cast<float>(times[link]) / static_cast<float>(kDraws);
  }
  worth_ = static_cast<float>(sum) / static_cast<float>(kDraws) / static_cast<float>(search::kWin);
  joining_ = {};
  position.open().for_each([&](Link link) {
    if (outlook.joins(link)) {
      joining_.add(link);
    }
  });
}

template <int Side, int Seats>
float SearchRules<Side, Seats>::prior(const Position&, Move move) const {
  constexpr float kHalf = 0.5F;
  if (move == kEnd) {
    return worth_ - kHalf;
  }
  const Step step = step_of_move(move);
  const float promise = promise_[static_cast<std::size_t>(step.link)];
  // In chances to win, from 0 to 1. A link on two routes counts twice. A player's path that is on no route is
  // worth swapping for a better one.
  constexpr float kPath = 0.15F;
  constexpr float kWall = 0.05F;
  constexpr float kGivenUp = 0.05F;
  constexpr float kSwap = 0.03F;
  constexpr float kLoop = 0.1F;
  float better = 0;
  switch (step.kind) {
    case StepKind::Path:
      better = joining_.has(step.link) ? kPath * promise : -kLoop;
      break;
    case StepKind::Wall:
      better = kWall * promise;
      break;
    case StepKind::ToWall:
      better = kSwap - kGivenUp * promise;
      break;
    case StepKind::ToPath:
      better = joining_.has(step.link) ? kPath * promise : kSwap;
      break;
  }
  return worth_ + better - kHalf;
}

}  // namespace byways::bypass
