// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bypass/endings.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/bypass/end_board.h"
#include "engine/bypass/last_turns.h"
#include "engine/bypass/scoring.h"
#include "engine/bypass/state.h"
#include "engine/bypass/texts.h"
#include "engine/search/watch.h"

namespace byways::bypass {

namespace {

// A turn that wins at once, as records write it; empty if there is none.
template <int Side>
std::string last_turn(const EndBoard<Side>& board) {
  const std::optional<LinkChange> end = board.winning_end();
  return end ? text_of<Side>(*board.turn_with(*end)) : std::string();
}

template <int Side>
std::vector<std::string> line_of(const Position<Side>& position) {
  constexpr std::uint64_t kMostBoards = 200000;
  const EndBoard<Side> board(position);
  if (std::string last = last_turn(board); !last.empty()) {
    return {std::move(last)};
  }
  const search::Limits limits;
  search::Watch watch(limits);
  LastTurns<Side> prover(kMostBoards, watch);
  std::vector<std::string> line;
  board.visit_open([&](const LinkChange& paths, const LinkChange& walls, const EndBoard<Side>& after) {
    if (prover.loses(after, 2)) {
      line.push_back(text_of<Side>(*board.turn_of(paths, walls)));
      after.visit_open(
          [&](const LinkChange& to_paths, const LinkChange& to_walls, const EndBoard<Side>& then) {
            line.push_back(text_of<Side>(*after.turn_of(to_paths, to_walls)));
            line.push_back(last_turn(then));
            return false;
          });
    }
    return line.empty() && !prover.has_given_up();
  });
  return line;
}

}  // namespace

bool ends_the_same(const State& one, const State& other) {
  return with_state(one, [&other]<int Side>(const BypassState<Side>& first) {
    const auto* const second = dynamic_cast<const BypassState<Side>*>(&other);
    return second != nullptr && first.concrete().phase() == Phase::Over &&
           second->concrete().phase() == Phase::Over &&
           route_links(first.concrete()) == route_links(second->concrete());
  });
}

std::vector<std::string> winning_line(const State& state) {
  return with_state(state, []<int Side>(const BypassState<Side>& on) { return line_of(on.concrete()); });
}

}  // namespace byways::bypass
