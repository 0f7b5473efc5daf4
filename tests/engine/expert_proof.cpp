// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/expert_proof.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/trypsylon/notation.h"
#include "engine/trypsylon/state.h"
#include "engine/trypsylon/turns.h"
#include "engine/trypsylon/winning_turn.h"

namespace byways::test {

namespace {

std::string text_of(const trypsylon::FullTurn& turn) {
  std::vector<std::string> steps;
  const auto count = static_cast<std::size_t>(turn.count);
  for (std::size_t i = 0; i < count; ++i) {
    steps.push_back(trypsylon::cell_name(turn.cells[i]));
  }
  for (std::size_t i = 0; i < count; ++i) {
    steps.push_back(trypsylon::write_insertion(turn.insertions[i].end, turn.insertions[i].corner));
  }
  return trypsylon::write_turn(steps);
}

class ExpertProof final : public Proof {
 public:
  explicit ExpertProof(const trypsylon::Position& root) : root_(root) {}

  std::optional<OnlyBest> only_best() override {
    std::optional<trypsylon::FullTurn> found;
    std::optional<trypsylon::Position> board;
    bool is_only = true;
    trypsylon::visit_turns(root_, [&](const trypsylon::FullTurn& turn) {
      trypsylon::Position next = root_;
      trypsylon::play(next, turn);
      if (next.phase() != trypsylon::Phase::Over || next.winner() != root_.player()) {
        return true;
      }
      // It no longer matters which of the two cards was pushed in last.
      is_only = !board || board->cards() == next.cards();
      if (!board) {
        found = turn;
        board = next;
      }
      return is_only;
    });
    return found && is_only ? std::optional(OnlyBest{.turn = text_of(*found)}) : std::nullopt;
  }

 private:
  trypsylon::Position root_;
};

}  // namespace

std::unique_ptr<Proof> expert_proof(const Timeline& timeline) {
  const auto* const state = dynamic_cast<const trypsylon::TrypsylonState*>(&timeline.state());
  if (state == nullptr || state->concrete().phase() != trypsylon::Phase::Play ||
      !state->concrete().is_expert() || !state->concrete().may_double()) {
    return nullptr;
  }
  // Most positions have no winning turn, which is quick to find out.
  if (!trypsylon::winning_turn(state->concrete(), [] { return true; })) {
    return nullptr;
  }
  return std::make_unique<ExpertProof>(state->concrete());
}

}  // namespace byways::test
