// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/overpass/over_pass_moves.h"
#include "engine/overpass/over_pass_playout.h"
#include "engine/overpass/over_pass_position.h"
#include "engine/overpass/place_values.h"
#include "engine/overpass/turn_values.h"

namespace byways::overpass {

/// Over-Pass for TurnThinker.
class OverPassSearchRules {
 public:
  using Position = OverPassPosition;
  using Step = Move;

  /// `misjudgement` is Style::misjudgement.
  OverPassSearchRules(const OverPassPosition& root, float misjudgement, std::uint64_t seed,
                      const LearnedValues& values = over_pass_values());

  /// The values that a beginner would assume, from which learning starts.
  [[nodiscard]] static LearnedValues values_at_a_glance();

  [[nodiscard]] const Stakes& stakes() const { return stakes_; }
  [[nodiscard]] Standing standing(const OverPassPosition& position) const;
  [[nodiscard]] Standing after(const OverPassPosition& position, const Standing& before,
                               const Move& move) const;
  /// Visits candidate moves, some of which may be illegal (see is_legal).
  template <class Visit>
  static void visit_steps(const OverPassPosition& position, Visit visit) {
    if (can_finish(position)) {
      MoveTable(position).visit(visit);
    }
  }
  /// Whether a move that visit_steps visits is also legal by OVP-10.
  [[nodiscard]] static bool is_legal(const OverPassPosition& position, const Move& move);
  /// Nobody overlooks that a piece can be brought home or to safety.
  [[nodiscard]] static bool is_in_sight(const OverPassPosition& position, const Move& move) {
    return move.kind == MoveKind::Exit ||
           (board().exits().has(move.to) && !board().exits().has(move.from) &&
            owner_of(position.colour_at(move.from), position.players()) == position.player());
  }
  [[nodiscard]] static int cost(const Move& move) { return cost_of(move.kind); }
  static void play(OverPassPosition& position, const Move& move) { position.move(move); }
  [[nodiscard]] static bool may_end(const OverPassPosition& position);
  /// An estimate of the moves that a player needs to bring everything home. It falls with each piece that
  /// comes nearer to an exit or goes home.
  [[nodiscard]] int way_left(const OverPassPosition& position, int player) const;
  /// False only if a win in this turn is impossible.
  [[nodiscard]] static bool could_win(const OverPassPosition& position);
  /// As few moves as possible after which the turn may end.
  [[nodiscard]] static std::vector<Move> way_to_end(OverPassPosition position);
  [[nodiscard]] static std::string write(const Move& move);

 private:
  [[nodiscard]] int value(Node node) const { return values_[static_cast<std::size_t>(node)]; }

  Stakes stakes_;
  PlaceValues values_{};
  PlaceValues steps_{};  // steps from each node to the nearest exit
};

}  // namespace byways::overpass
