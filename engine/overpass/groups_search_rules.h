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

  /// `misjudgement` is that of a Style.
  GroupsSearchRules(const GroupsPosition& root, float misjudgement, std::uint64_t seed,
                    const LearnedValues& values = groups_values());

  /// What somebody sees at a glance who has just understood the rules; learning begins there.
  [[nodiscard]] static LearnedValues values_at_a_glance();

  [[nodiscard]] const Stakes& stakes() const { return stakes_; }
  [[nodiscard]] Standing standing(const GroupsPosition& position) const;
  [[nodiscard]] Standing after(const GroupsPosition& position, const Standing& before,
                               const GroupsStep& step) const;
  template <class Visit>
  static void visit_steps(const GroupsPosition& position, Visit visit) {
    overpass::visit_steps(position, visit);
  }
  /// Steps that are visited always are.
  [[nodiscard]] static bool is_legal(const GroupsPosition&, const GroupsStep&) { return true; }
  [[nodiscard]] static int cost(const GroupsStep&) { return 1; }
  static void play(GroupsPosition& position, const GroupsStep& step) { position.play(step); }
  [[nodiscard]] static bool may_end(const GroupsPosition& position) {
    return position.phase() == Phase::Over || position.in_transit().empty();
  }
  /// Whether a win in this turn isn't out of the question.
  [[nodiscard]] bool could_win(const GroupsPosition& position) const;
  /// Steps that lead to where the turn may end.
  [[nodiscard]] static std::vector<GroupsStep> way_to_end(GroupsPosition position);
  [[nodiscard]] static std::string write(const GroupsStep& step);

 private:
  [[nodiscard]] int value(Space space) const { return values_[static_cast<std::size_t>(space)]; }
  /// Tells apart boards with the same pieces on them.
  [[nodiscard]] static std::uint64_t key_of_home(Colour colour, int home) {
    const auto of_colour = static_cast<std::uint64_t>(kColours) + static_cast<std::uint64_t>(colour) + 1;
    return search::mix(of_colour, static_cast<std::uint64_t>(home));
  }

  Stakes stakes_;
  PlaceValues values_{};
  PlaceValues steps_{};  // to the centre
};

}  // namespace byways::overpass
