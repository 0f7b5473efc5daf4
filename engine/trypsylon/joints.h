// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "engine/trypsylon/insight.h"
#include "engine/trypsylon/notation.h"

// Joints and lines as place ids, for views only.

namespace byways::trypsylon {

/// Every point with an arm into it (TRY-12 to TRY-14), ordered by column, then row.
[[nodiscard]] inline std::vector<Joint> joints_of(Board board, const Cards& cards) {
  struct Meeting {
    int east;
    int north;
    Corner arm;  // of the card there that leads into the point
  };
  constexpr std::array<Meeting, 4> kAround{{{0, 0, Corner::NorthEast},
                                            {0, 1, Corner::SouthEast},
                                            {1, 0, Corner::NorthWest},
                                            {1, 1, Corner::SouthWest}}};
  std::vector<Joint> joints;
  for (int column = 0; column <= board.columns(); ++column) {
    for (int row = 0; row <= board.rows(); ++row) {
      Joint joint{.column = column, .row = row, .cells = {}, .arms = {}, .missing = {}};
      for (const auto& [east, north, arm] : kAround) {
        if (!board.has_cell(column + east, row + north)) {
          continue;
        }
        const Cell cell = cell_at(column + east, row + north);
        joint.cells.push_back(cell_name(cell));
        if (!has(cards.face_up, cell)) {
          joint.missing.push_back(joint.cells.back());
        } else if (cards.corner(cell) == arm) {
          joint.arms.push_back(joint.cells.back());
        }
      }
      if (!joint.arms.empty()) {
        joints.push_back(joint);
      }
    }
  }
  return joints;
}

/// The cells of the row or column of `end`, starting at this end.
[[nodiscard]] inline Places line_from(Board board, End end) {
  Places cells = cell_names(board.tables().line[static_cast<std::size_t>(end)]);
  if (side_of(end) == Side::North || side_of(end) == Side::East) {
    return {cells.rbegin(), cells.rend()};
  }
  return cells;
}

/// The transition of a push (TRY-3): the cards of the row or column move, the card nearest to the vacancy
/// first, and the inserted card appears. Precondition: as for push.
[[nodiscard]] inline Transition changes_of_push(Board board, Set vacancies, End end) {
  const Places line = line_from(board, end);
  const std::string filled = cell_name(filled_by(board, vacancies, end));
  Transition changes;
  for (std::size_t i = 1; i < line.size(); ++i) {
    changes.insert(changes.begin(), Change{.kind = Change::Kind::Moved,
                                           .piece = "card",
                                           .from = line[i - 1],
                                           .to = line[i],
                                           .owner = kNobody});
    if (line[i] == filled) {
      break;
    }
  }
  changes.push_back(
      {.kind = Change::Kind::Appeared, .piece = "card", .from = "", .to = line.front(), .owner = kNobody});
  return changes;
}

}  // namespace byways::trypsylon
