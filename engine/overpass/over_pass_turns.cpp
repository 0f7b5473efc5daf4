// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/over_pass_turns.h"

#include <string>

#include "engine/overpass/over_pass_moves.h"
#include "engine/overpass/over_pass_notation.h"
#include "engine/overpass/over_pass_playout.h"
#include "engine/overpass/sequence_memo.h"

namespace byways::overpass {

namespace {

struct PassHash {
  std::size_t operator()(const OverPassPosition& position) const {
    std::array<NodeSet, kColours> sets;
    for (Colour colour = 0; colour < kColours; ++colour) {
      sets[static_cast<std::size_t>(colour)] = position.pieces(colour);
    }
    return hash_of_sets(sets, static_cast<std::uint64_t>(position.left()));
  }
};

class PassTurnCount {
 public:
  std::uint64_t count(const OverPassPosition& position) {
    if (position.phase() == Phase::Over) {
      return 1;
    }
    const bool occupied = position.centre_is_occupied();
    if (position.left() == 0) {
      return occupied ? 0 : 1;
    }
    if (position.left() == 1) {
      return occupied ? last_moves_from_centre(position) : last_moves(position);
    }
    if (const std::optional<std::uint64_t> known = memo_.find(position)) {
      return *known;
    }
    std::uint64_t total = may_end(position) ? 1 : 0;
    visit_legal_moves(position, [&](const Move& move) {
      OverPassPosition next = position;
      next.move(move);
      total += count(next);
      return true;
    });
    memo_.keep(position, total);
    return total;
  }

 private:
  // The number of turns with one move left: any move that keeps the centre empty, or none.
  static std::uint64_t last_moves(const OverPassPosition& position) {
    const MoveTable moves(position);
    return 1U + moves.count() - moves.count_to(board().centre());
  }
  static std::uint64_t last_moves_from_centre(const OverPassPosition& position) {
    const int winning = position.exits_to_win() == 1 ? position.exiting().count() : 0;
    return static_cast<std::uint64_t>(position.landings(board().centre()).count() + winning);
  }

  SequenceMemo<OverPassPosition, PassHash> memo_;
};

bool visit_from(const OverPassPosition& position, const std::string& text, const TurnVisitor& visit) {
  if (position.phase() == Phase::Over) {
    return visit(text);
  }
  if (may_end(position) && !visit(text.empty() ? "-" : text)) {
    return false;
  }
  return visit_legal_moves(position, [&](const Move& move) {
    OverPassPosition next = position;
    next.move(move);
    return visit_from(next, text.empty() ? text_of(move) : text + ' ' + text_of(move), visit);
  });
}

}  // namespace

std::uint64_t count_pass_turns(const OverPassPosition& position) {
  if (!can_finish(position)) {
    return 1;  // the empty turn (OVP-10)
  }
  return PassTurnCount().count(position);
}

void visit_pass_turns(const OverPassPosition& position, const TurnVisitor& visit) {
  visit_from(position, "", visit);
}

}  // namespace byways::overpass
