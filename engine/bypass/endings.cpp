// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bypass/endings.h"

#include <cstdint>
#include <optional>

#include "engine/bypass/end_proof.h"
#include "engine/bypass/scoring.h"
#include "engine/bypass/state.h"
#include "engine/bypass/texts.h"

namespace byways::bypass {

namespace {

// Calls `use` with the state as that of its board. Precondition: it is a state of Bypass.
template <class Use>
auto with_board_of(const State& state, Use use) {
  if (const auto* const small = dynamic_cast<const BypassState<3>*>(&state)) {
    return use(*small);
  }
  if (const auto* const middle = dynamic_cast<const BypassState<4>*>(&state)) {
    return use(*middle);
  }
  return use(dynamic_cast<const BypassState<5>&>(state));
}

template <int Side>
std::vector<std::string> line_of(const Position<Side>& position) {
  constexpr std::uint64_t kMostTries = 200000;
  EndProver<Side> prover(kMostTries);
  if (const auto turn = prover.winning_turn(position, 1)) {
    return {text_of<Side>(*turn)};
  }
  const auto turn = prover.winning_turn(position, 3);
  if (!turn || prover.gave_up()) {
    return {};
  }
  std::vector<std::string> line{text_of<Side>(*turn)};
  Position<Side> after = position;
  play(after, *turn);
  prover.visit_open(after, [&](const FullTurn& answer, const Position<Side>& then) {
    if (const auto last = prover.winning_turn(then, 1)) {
      line.push_back(text_of<Side>(answer));
      line.push_back(text_of<Side>(*last));
    }
    return false;
  });
  return line;
}

}  // namespace

bool ends_the_same(const State& one, const State& other) {
  return with_board_of(one, [&other]<int Side>(const BypassState<Side>& first) {
    const auto* const second = dynamic_cast<const BypassState<Side>*>(&other);
    return second != nullptr && first.concrete().phase() == Phase::Over &&
           second->concrete().phase() == Phase::Over &&
           route_links(first.concrete()) == route_links(second->concrete());
  });
}

std::vector<std::string> winning_line(const State& state) {
  return with_board_of(state, []<int Side>(const BypassState<Side>& on) { return line_of(on.concrete()); });
}

}  // namespace byways::bypass
