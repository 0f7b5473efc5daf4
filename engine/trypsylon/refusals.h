// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/trypsylon/notation.h"
#include "engine/trypsylon/position.h"
#include "engine/trypsylon/reasons.h"

// Why a step or the end of a turn isn't possible, in the order of the rules' numbers (TURN-5). The caller has
// already checked that the game isn't over.

namespace byways::trypsylon {

/// TRY-8, TRY-10: why `actor` may not act now. `actor` may be any number.
[[nodiscard]] inline std::optional<Refusal> refusal_of_actor(const Position& position, Seat actor) {
  const bool expert = position.is_expert();
  if (position.phase() == Phase::Lot) {
    return lot_is_due(expert);
  }
  const Seat to_move = position.player() + 1;
  if (actor == to_move) {
    return std::nullopt;
  }
  return actor == kChance ? chance_is_not_due(expert) : wrong_seat(expert, to_move);
}

/// TRY-5 to TRY-10: why no move of the kind `move` can be made in this turn. `position` is the position at
/// the start of the turn. Precondition: Phase::Play.
[[nodiscard]] inline std::optional<Refusal> refusal_of_move(const Position& position, Move move) {
  const bool expert = position.is_expert();
  if (position.is_opening()) {
    return move == Move::Simple ? std::nullopt : std::optional(opening_is_simple(expert));
  }
  const bool any_face_down = position.face_down_at_start() > 0;
  switch (move) {
    case Move::Simple:
      if (expert) {
        return simple_move_in_expert();
      }
      return any_face_down ? std::nullopt : std::optional(none_face_down());
    case Move::Open: {
      const bool any = (position.liftable() & position.cards().face_up) != 0;
      return any ? std::nullopt : std::optional(none_to_open({cell_name(position.last())}));
    }
    case Move::Double:
      break;
  }
  if (position.may_double()) {
    return std::nullopt;
  }
  if (expert) {
    return none_for_double();
  }
  return position.follows_open_move()
             ? no_double_in_endgame(position.face_down_at_start(), cell_names(position.cards().face_down))
             : no_open_move_before();
}

/// Refuses a step whose cell or end isn't on the board.
[[nodiscard]] inline std::optional<Refusal> refusal_of_place(Board board, const WrittenStep& step,
                                                             std::string_view text) {
  if (step.kind == WrittenStep::Kind::Lift) {
    return board.has_cell(step.column, step.row)
               ? std::nullopt
               : std::optional(no_such_cell(shorten(text), board.columns(), board.rows()));
  }
  const bool exists = is_column(step.side) ? step.column <= board.columns() : step.row <= board.rows();
  return exists ? std::nullopt
                : std::optional(
                      no_such_end(shorten(text.substr(0, text.find('-'))), board.columns(), board.rows()));
}

namespace detail {

inline std::optional<Refusal> refusal_of_lift(const Position& position, const Position& turn_start,
                                              Seat actor, Cell cell) {
  const std::string name = cell_name(cell);
  if (has(position.vacancies(), cell)) {
    return vacant_cell(name);
  }
  const bool pushing = position.hand() < position.lifted();
  if (cell == position.last() && !pushing) {
    return inserted_last(name);
  }
  if (position.lifted() > 0 && position.lifted_face_up()) {
    return open_takes_one(name);
  }
  if (pushing) {
    return lifting_is_over(name);
  }
  if (position.lifted() == 2) {
    return third_card(name);
  }
  if (position.lifted() == 1 && has(position.cards().face_up, cell)) {
    return second_face_up(name);
  }
  if (auto refused = refusal_of_actor(position, actor)) {
    return refused;
  }
  return position.lifted() == 1 ? refusal_of_move(turn_start, Move::Double) : std::nullopt;
}

inline std::optional<Refusal> refusal_of_insertion(const Position& position, Seat actor, End end) {
  const auto index = static_cast<std::size_t>(end);
  const Set line = position.board().tables().line[index];
  const Cell entry = position.board().tables().entry[index];
  if (position.hand() == 0) {
    return nothing_in_hand();
  }
  if ((position.vacancies() & line) == 0) {
    return no_vacancy(end_name(end), cell_names(line));
  }
  if (has(position.vacancies(), entry)) {
    return end_vacant(end_name(end), cell_name(entry));
  }
  if (auto refused = refusal_of_actor(position, actor)) {
    return refused;
  }
  return position.wants_second() ? std::optional(second_card_missing()) : std::nullopt;
}

}  // namespace detail

/// Why `actor` may not make `step`. Precondition: !refusal_of_place. `turn_start` is the position at the
/// start of the turn.
[[nodiscard]] inline std::optional<Refusal> refusal_of_step(const Position& position,
                                                            const Position& turn_start, Seat actor,
                                                            const WrittenStep& step) {
  return step.kind == WrittenStep::Kind::Lift
             ? detail::refusal_of_lift(position, turn_start, actor, step.cell())
             : detail::refusal_of_insertion(position, actor, step.end());
}

/// Why `actor` may not end the turn. There always is a reason, because a turn ends by itself.
[[nodiscard]] inline Refusal refusal_of_end(const Position& position, Seat actor) {
  if (position.hand() > 0) {
    return push_missing(position.hand(), cell_names(position.vacancies()));
  }
  const auto refused = refusal_of_actor(position, actor);
  return refused ? *refused : move_missing(position.is_expert());
}

}  // namespace byways::trypsylon
