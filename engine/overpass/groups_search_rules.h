// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/overpass/groups_position.h"
#include "engine/overpass/groups_steps.h"
#include "engine/overpass/place_values.h"
#include "engine/overpass/turn_values.h"

namespace byways::overpass {

/// Groups-of-Three for TurnThinker.
class GroupsSearchRules {
 public:
  using Position = GroupsPosition;
  using Step = GroupsStep;

  /// `misjudgement` is Style::misjudgement.
  GroupsSearchRules(const GroupsPosition& root, float misjudgement, std::uint64_t seed,
                    const LearnedValues& values = groups_values());

  /// The values that a beginner would assume, from which learning starts.
  [[nodiscard]] static LearnedValues values_at_a_glance();

  [[nodiscard]] const Stakes& stakes() const { return stakes_; }
  [[nodiscard]] Standing standing(const GroupsPosition& position) const;
  [[nodiscard]] Standing after(const GroupsPosition& position, const Standing& before,
                               const GroupsStep& step) const;
  /// Visits legal steps. For a player who misjudges places, these are only steps that bring in as many pieces
  /// as possible.
  template <class Visit>
  void visit_steps(const GroupsPosition& position, Visit visit) const {
    overpass::visit_steps(position, [&](const GroupsStep& step) {
      return (takes_all_ && leaves_piece_out(position, step)) || visit(step);
    });
  }
  /// All visited steps are legal.
  [[nodiscard]] static bool is_legal(const GroupsPosition&, const GroupsStep&) { return true; }
  /// Nobody overlooks that a piece can be borne off.
  [[nodiscard]] static bool is_in_sight(const GroupsPosition&, const GroupsStep& step) {
    return step.to == board().goal();
  }
  [[nodiscard]] static int cost(const GroupsStep&) { return 1; }
  static void play(GroupsPosition& position, const GroupsStep& step) { position.play(step); }
  [[nodiscard]] static bool may_end(const GroupsPosition& position) {
    return position.phase() == Phase::Over || position.in_transit().empty();
  }
  /// An estimate of the moves that a player needs to bring everything home. It falls with each piece that is
  /// brought in, comes nearer to the centre or goes home.
  [[nodiscard]] int way_left(const GroupsPosition& position, int player) const;
  /// False only if a win in this turn is impossible.
  [[nodiscard]] bool could_win(const GroupsPosition& position) const;
  /// Some steps after which the turn may end.
  [[nodiscard]] static std::vector<GroupsStep> way_to_end(GroupsPosition position);
  [[nodiscard]] static std::string write(const GroupsStep& step);

 private:
  [[nodiscard]] int value(Space space) const { return values_[static_cast<std::size_t>(space)]; }
  /// The key for the number of a colour's pieces at home. It distinguishes positions with the same pieces on
  /// the board.
  [[nodiscard]] static std::uint64_t key_of_home(Colour colour, int home) {
    const auto of_colour = static_cast<std::uint64_t>(kColours) + static_cast<std::uint64_t>(colour) + 1;
    return search::mix(of_colour, static_cast<std::uint64_t>(home));
  }

  Stakes stakes_;
  PlaceValues values_{};
  PlaceValues steps_{};  // moves from each space to the centre
  bool takes_all_ = false;
};

}  // namespace byways::overpass
