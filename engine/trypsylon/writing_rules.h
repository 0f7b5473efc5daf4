// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "engine/trypsylon/notation.h"
#include "engine/trypsylon/search_rules.h"
#include "engine/trypsylon/turns.h"

namespace byways::trypsylon {

/// The rules of the search plus the texts of turns, as search::Thinker needs them.
class WritingRules : public SearchRules {
 public:
  using SearchRules::SearchRules;

  using Move = SearchRules::Move;
  static constexpr Move kInsert = SearchRules::kInsert;

  [[nodiscard]] static std::string write_turn(const std::vector<Move>& moves) {
    std::vector<std::string> steps;
    steps.reserve(moves.size());
    for (const Move move : moves) {
      steps.push_back(move < kInsert ? cell_name(move)
                                     : write_insertion((move - kInsert) / 4, static_cast<Corner>(move % 4)));
    }
    return trypsylon::write_turn(std::move(steps));
  }

  [[nodiscard]] static Move read_move(const std::string& step) {
    const WrittenStep written = *read_step(step);
    return static_cast<Move>(written.kind == WrittenStep::Kind::Lift
                                 ? written.cell()
                                 : kInsert + 4 * written.end() + static_cast<int>(written.corner));
  }
};

}  // namespace byways::trypsylon
