// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/trypsylon/position.h"

namespace byways::trypsylon {

struct Insertion {
  End end = 0;
  Corner corner = Corner::NorthWest;
  constexpr bool operator==(const Insertion&) const = default;
};

/// A complete turn: one or two cards are taken and pushed in.
struct FullTurn {
  std::array<std::int8_t, 2> cells{};  ///< ascending
  std::array<Insertion, 2> insertions{};
  int count = 0;
  constexpr bool operator==(const FullTurn&) const = default;
};

namespace detail {

/// The cells whose card may be the only one of a turn (TRY-5, TRY-6, TRY-10).
[[nodiscard]] constexpr Set single_cells(const Position& position) {
  const Set any = position.liftable();
  const Set down = position.cards().face_down;
  return position.is_expert() && !position.is_opening() && std::popcount(down) > 1 ? any & ~down : any;
}

/// The cells from which a double move may take two cards (TRY-7 to TRY-10).
[[nodiscard]] constexpr Set double_cells(const Position& position) {
  const Set down = position.cards().face_down;
  return position.may_double() && std::popcount(down) > 1 ? down : 0;
}

/// The number of ways to fill these vacancies one after another, including the orientations.
[[nodiscard]] constexpr std::uint64_t count_insertions(Board board, Set vacancies) {
  const std::uint32_t ends = open_ends(board, vacancies);
  if (std::has_single_bit(vacancies)) {
    return kCorners.size() * static_cast<std::uint64_t>(std::popcount(ends));
  }
  std::uint64_t total = 0;
  for_each(ends, [&](End end) {
    total += kCorners.size() * count_insertions(board, vacancies & ~bit(filled_by(board, vacancies, end)));
  });
  return total;
}

// Each card is tried in the first `Corners` of the orientations in kCorners.
template <std::size_t Corners, class Visit>
constexpr bool visit_insertions(Board board, Set vacancies, FullTurn turn, int done, Visit& visit) {
  bool go_on = true;
  for_each(open_ends(board, vacancies), [&](End end) {
    for (std::size_t i = 0; i < Corners; ++i) {
      if (!go_on) {
        return;
      }
      turn.insertions[static_cast<std::size_t>(done)] = {end, kCorners[i]};
      go_on = done + 1 == turn.count
                  ? visit(turn)
                  : visit_insertions<Corners>(board, vacancies & ~bit(filled_by(board, vacancies, end)), turn,
                                              done + 1, visit);
    }
  });
  return go_on;
}

// Calls `use(first, second)` for each pair of `cells`, ascending.
template <class Use>
constexpr void for_each_pair(Set cells, Use use) {
  for_each(cells, [&](Cell first) {
    const Set above = ~((bit(first) << 1U) - 1);
    for_each(cells & above, [&](Cell second) { use(first, second); });
  });
}

// Visits the turns that take a single card, from one of `cells`.
template <std::size_t Corners, class Visit>
constexpr bool visit_singles(const Position& position, Set cells, Visit& visit) {
  bool go_on = true;
  for_each(cells, [&](Cell cell) {
    const FullTurn turn{.cells = {static_cast<std::int8_t>(cell)}, .insertions = {}, .count = 1};
    go_on = go_on && visit_insertions<Corners>(position.board(), bit(cell), turn, 0, visit);
  });
  return go_on;
}

template <std::size_t Corners, class Visit>
constexpr bool visit_doubles(const Position& position, Visit& visit) {
  bool go_on = true;
  for_each_pair(double_cells(position), [&](Cell first, Cell second) {
    const FullTurn turn{.cells = {static_cast<std::int8_t>(first), static_cast<std::int8_t>(second)},
                        .insertions = {},
                        .count = 2};
    go_on = go_on && visit_insertions<Corners>(position.board(), bit(first) | bit(second), turn, 0, visit);
  });
  return go_on;
}

}  // namespace detail

/// The number of legal complete turns (TRY-3 to TRY-10). It depends only on the vacancies, so no card is
/// actually moved. Precondition: Phase::Play, no turn in progress.
[[nodiscard]] constexpr std::uint64_t count_turns(const Position& position) {
  std::uint64_t total = 0;
  for_each(detail::single_cells(position),
           [&](Cell cell) { total += detail::count_insertions(position.board(), bit(cell)); });
  detail::for_each_pair(detail::double_cells(position), [&](Cell first, Cell second) {
    total += detail::count_insertions(position.board(), bit(first) | bit(second));
  });
  return total;
}

/// Visits every legal complete turn once; `visit` returns false to stop. Precondition: as for count_turns.
template <class Visit>
constexpr void visit_turns(const Position& position, Visit visit) {
  if (detail::visit_singles<kCorners.size()>(position, detail::single_cells(position), visit)) {
    detail::visit_doubles<kCorners.size()>(position, visit);
  }
}

/// Visits the turns of one kind, regardless of orientation: each card leads only to the north-west. `visit`
/// returns false to stop; returns whether all were visited. Precondition: as for count_turns.
template <class Visit>
constexpr bool visit_pushes(const Position& position, Move kind, Visit visit) {
  if (kind == Move::Double) {
    return detail::visit_doubles<1>(position, visit);
  }
  const Set down = position.cards().face_down;
  return detail::visit_singles<1>(
      position, detail::single_cells(position) & (kind == Move::Simple ? down : ~down), visit);
}

/// Calls `visit` for the turn with every choice of orientations until `visit` returns false; returns whether
/// all were visited.
template <class Visit>
constexpr bool visit_corners(FullTurn turn, Visit visit) {
  for (const Corner first : kCorners) {
    turn.insertions[0].corner = first;
    for (const Corner second : kCorners) {
      turn.insertions[1].corner = turn.count > 1 ? second : Corner::NorthWest;
      if (!visit(turn)) {
        return false;
      }
      if (turn.count == 1) {
        break;
      }
    }
  }
  return true;
}

/// Plays a turn that was found in another position, and returns whether it is legal here. If it isn't,
/// `position` may be left in the middle of the turn. Precondition: as for count_turns.
[[nodiscard]] constexpr bool try_play(Position& position, const FullTurn& turn) {
  const auto count = static_cast<std::size_t>(turn.count);
  for (std::size_t i = 0; i < count; ++i) {
    if (!has(position.liftable(), turn.cells[i])) {
      return false;
    }
    position.lift(turn.cells[i]);
  }
  for (std::size_t i = 0; i < count; ++i) {
    const Insertion& insertion = turn.insertions[i];
    if (((position.ends() >> static_cast<unsigned>(insertion.end)) & 1U) == 0) {
      return false;
    }
    position.insert(insertion.end, insertion.corner);
  }
  return true;
}

/// Plays a whole turn. Precondition: it is one that visit_turns visits.
constexpr void play(Position& position, const FullTurn& turn) {
  const auto count = static_cast<std::size_t>(turn.count);
  for (std::size_t i = 0; i < count; ++i) {
    position.lift(turn.cells[i]);
  }
  for (std::size_t i = 0; i < count; ++i) {
    position.insert(turn.insertions[i].end, turn.insertions[i].corner);
  }
}

/// The number of sequences of exactly `depth` legal complete turns. Sequences that end the game sooner aren't
/// counted. Precondition: no turn in progress, not Phase::Lot.
[[nodiscard]] constexpr std::uint64_t perft(const Position& position, int depth) {
  if (depth == 0) {
    return 1;
  }
  if (position.phase() == Phase::Over) {
    return 0;
  }
  if (depth == 1) {
    return count_turns(position);
  }
  std::uint64_t total = 0;
  visit_turns(position, [&](const FullTurn& turn) {
    Position next = position;
    play(next, turn);
    total += perft(next, depth - 1);
    return true;
  });
  return total;
}

}  // namespace byways::trypsylon
