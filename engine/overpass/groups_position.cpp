// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/groups_position.h"

namespace byways::overpass {

SpaceSet completed_by(const SpaceSet& occupied, Space from, Space to) {
  SpaceSet open;
  for (const auto& [one, other] : board().groups_with(to)) {
    const bool one_held = one != from && occupied.has(one);
    const bool other_held = other != from && occupied.has(other);
    if (one_held != other_held) {
      open.add(one_held ? other : one);
    }
  }
  return open;
}

GroupsPosition::GroupsPosition(int players, int start, bool both)
    : DicePosition(players, board().drawing().groups_start, both) {
  if (start >= 0) {
    set_start(start);
  }
}

bool GroupsPosition::may_bear_off() const {
  constexpr int kFewest = 2;
  return reserve_[at(colour())] == 0 || own().count() > kFewest;
}

int GroupsPosition::bearings_to_win() const {
  int to_go = kPiecesEach - home_[at(colour())];
  if (both_ && players() == 2) {
    to_go += kPiecesEach - home_[at((colour() + 2) % kColours)];
  }
  return to_go;
}

void GroupsPosition::play(const GroupsStep& step) {
  order_.spend(1);
  lift(colour(), step.from);
  if (step.to == board().goal()) {
    ++home_[at(colour())];
    if (bearings_to_win() == 0) {
      order_.end_game();  // GRP-9
    }
    return;
  }
  put(colour(), step.to);
  step.brought_in.for_each([&](Space space) {
    put(colour(), space);
    --reserve_[at(colour())];
  });
}

void GroupsPosition::leave(int player) {
  if (take_out(player)) {
    order_.pass_on();
  }
}

}  // namespace byways::overpass
