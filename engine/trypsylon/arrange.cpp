// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trypsylon/arrange.h"

#include <algorithm>

#include "engine/trypsylon/notation.h"
#include "engine/trypsylon/reasons.h"
#include "engine/trypsylon/state.h"

namespace byways::trypsylon {

namespace {

constexpr auto kLastKey = "last";
constexpr auto kDoubleKey = "double";
constexpr auto kFaceDown = "?";

Cell find_cell(Board board, const std::string& name) {
  const std::optional<WrittenStep> written = read_step(name);
  const bool is_cell =
      written && written->kind == WrittenStep::Kind::Lift && board.has_cell(written->column, written->row);
  return is_cell ? written->cell() : kNoCell;
}

std::optional<Refusal> read_cards(Board board, const nlohmann::json& position, Cards& cards) {
  const auto read = [&](const std::string& name, const nlohmann::json& value) -> std::optional<Refusal> {
    const Cell cell = find_cell(board, name);
    if (cell == kNoCell) {
      return arranged::no_such_place(name);
    }
    const std::string card = arranged::text(value);
    const auto corner = std::find_if(kCorners.begin(), kCorners.end(),
                                     [&](Corner each) { return corner_name(each) == card; });
    if (card == kFaceDown) {
      cards.put_face_down(cell);
    } else if (corner != kCorners.end()) {
      cards.put(cell, *corner);
    } else {
      return arranged::wrong_piece(name, value);
    }
    return std::nullopt;
  };
  return arranged::for_each_member(position, "cards", read);
}

std::optional<Refusal> refusal_of_cards(Board board, const Cards& cards) {
  const Set vacancies = board.tables().all & ~(cards.face_down | cards.face_up);
  if (vacancies != 0) {
    return card_missing(cell_names(vacancies));
  }
  const Pathways pathways(board, cards);
  for (const Goal goal : kGoals) {
    const Pathway joined = shortest_pathway(pathways, goal);
    if (joined.count > 0) {
      Places cells;
      std::transform(joined.cells.begin(), joined.cells.begin() + joined.count, std::back_inserter(cells),
                     [](std::uint8_t cell) { return cell_name(cell); });
      return arranged::over("TRY-16", std::move(cells));
    }
  }
  return std::nullopt;
}

}  // namespace

arranged::Answer arranged_state(Board board, const Setup& setup, Rules rules) {
  if (const auto refused = arranged::refusal_of_seat_and_form(setup)) {
    return *refused;
  }
  const nlohmann::json& position = setup.arranged->position;
  Cards cards;
  if (const auto refused = read_cards(board, position, cards)) {
    return *refused;
  }
  if (const auto refused = refusal_of_cards(board, cards)) {
    return *refused;
  }
  Cell last = kNoCell;
  if (const auto said = position.find(kLastKey); said != position.end() && !said->is_null()) {
    const std::string name = arranged::text(*said);
    last = find_cell(board, name);
    if (last == kNoCell) {
      return said->is_string() ? arranged::no_such_place(name) : arranged::wrong_form(kLastKey);
    }
    if (!has(cards.face_up, last)) {
      return last_is_face_down(name);
    }
  }
  bool follows_open_move = false;
  if (const auto said = position.find(kDoubleKey); said != position.end()) {
    if (!said->is_boolean()) {
      return arranged::wrong_form(kDoubleKey);
    }
    follows_open_move = said->get<bool>();
  }
  rules.start = setup.arranged->to_move - 1;
  return {std::make_unique<TrypsylonState>(Position(board, rules, cards, last, follows_open_move))};
}

std::optional<Arrangement> arrangement_of(const Position& position) {
  if (position.phase() != Phase::Play || position.lifted() > 0) {
    return std::nullopt;
  }
  nlohmann::json cards = nlohmann::json::object();
  for_each(position.cards().face_down, [&](Cell cell) { cards[cell_name(cell)] = kFaceDown; });
  for_each(position.cards().face_up, [&](Cell cell) {
    cards[cell_name(cell)] = std::string(corner_name(position.cards().corner(cell)));
  });
  Arrangement arrangement{position.player() + 1, {{"cards", cards}, {kLastKey, nullptr}}};
  if (position.last() != kNoCell) {
    arrangement.position[kLastKey] = cell_name(position.last());
  }
  if (!position.is_expert() && position.may_double()) {
    arrangement.position[kDoubleKey] = true;
  }
  return arrangement;
}

}  // namespace byways::trypsylon
