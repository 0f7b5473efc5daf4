// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/groups_turns.h"

#include <string>

#include "engine/overpass/groups_notation.h"
#include "engine/overpass/groups_steps.h"
#include "engine/overpass/sequence_memo.h"

namespace byways::overpass {

namespace {

struct GroupsHash {
  std::size_t operator()(const GroupsPosition& position) const {
    // Mixes the pieces of the colour on turn, the moves left and the reserve. All else doesn't change within
    // a turn or follows from these, like the number of pieces home.
    const std::array<SpaceSet, 1> sets{position.own()};
    return hash_of_sets(sets, static_cast<std::uint64_t>(position.left()) * kColours * kPiecesEach +
                                  static_cast<std::uint64_t>(position.reserve(position.colour())));
  }
};

class GroupsTurnCount {
 public:
  std::uint64_t count(const GroupsPosition& position) {
    if (position.phase() == Phase::Over) {
      return 1;
    }
    const std::uint64_t end = position.in_transit().empty() ? 1 : 0;
    if (position.left() == 0) {
      return end;
    }
    if (const std::optional<std::uint64_t> known = memo_.find(position)) {
      return *known;
    }
    std::uint64_t total = end;
    visit_steps(position, [&](const GroupsStep& step) {
      GroupsPosition next = position;
      next.play(step);
      total += count(next);
      return true;
    });
    memo_.keep(position, total);
    return total;
  }

 private:
  SequenceMemo<GroupsPosition, GroupsHash> memo_;
};

bool visit_groups_from(const GroupsPosition& position, const std::string& text, const TurnVisitor& visit) {
  if (position.phase() == Phase::Over) {
    return visit(text);
  }
  if (position.in_transit().empty() && !visit(text.empty() ? "-" : text)) {
    return false;
  }
  return visit_steps(position, [&](const GroupsStep& step) {
    GroupsPosition next = position;
    next.play(step);
    return visit_groups_from(next, text.empty() ? text_of(step) : text + ' ' + text_of(step), visit);
  });
}

}  // namespace

std::uint64_t count_groups_turns(const GroupsPosition& position) { return GroupsTurnCount().count(position); }

void visit_groups_turns(const GroupsPosition& position, const TurnVisitor& visit) {
  visit_groups_from(position, "", visit);
}

}  // namespace byways::overpass
