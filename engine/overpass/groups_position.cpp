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

GroupsPosition::GroupsPosition(int players, int start, bool both) : order_(players), both_(both) {
  for (Colour colour = 0; colour < order_.colours(); ++colour) {
    reserve_[at(colour)] = kPiecesEach;
    for (const Space space : board().drawing().groups_start[at(colour)]) {
      pieces_[at(colour)].add(space);
      occupied_.add(space);
      --reserve_[at(colour)];
    }
  }
  if (start >= 0) {
    set_start(start);
  }
}

GroupsPosition::GroupsPosition(int players, const std::array<SpaceSet, kColours>& pieces,
                               const std::array<int, kColours>& reserve, Colour colour, bool both)
    : pieces_(pieces), order_(players), both_(both) {
  for (Colour each = 0; each < order_.colours(); ++each) {
    occupied_ |= pieces_[at(each)];
    reserve_[at(each)] = static_cast<std::int8_t>(reserve[at(each)]);
    home_[at(each)] = static_cast<std::int8_t>(kPiecesEach - reserve[at(each)] - pieces_[at(each)].count());
  }
  order_.set_turn(colour);
}

Colour GroupsPosition::colour_at(Space space) const {
  for (Colour colour = 0; colour < kColours; ++colour) {
    if (pieces_[at(colour)].has(space)) {
      return colour;
    }
  }
  return kNoColour;
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

void GroupsPosition::lift(Space space) {
  pieces_[at(colour())].remove(space);
  occupied_.remove(space);
}

void GroupsPosition::put(Space space) {
  pieces_[at(colour())].add(space);
  occupied_.add(space);
}

void GroupsPosition::set_start(int player) { order_.set_start(player); }

void GroupsPosition::play(const GroupsStep& step) {
  order_.spend(1);
  lift(step.from);
  if (step.to == board().goal()) {
    ++home_[at(colour())];
    if (bearings_to_win() == 0) {
      order_.end_game();  // GRP-9
    }
    return;
  }
  put(step.to);
  step.brought_in.for_each([&](Space space) {
    put(space);
    --reserve_[at(colour())];
  });
}

void GroupsPosition::end_turn() { order_.pass_on(); }

void GroupsPosition::leave(int player) {
  const bool on_turn = order_.player() == player && phase() != Phase::Over;
  order_.leave(player);
  for (Colour colour = 0; colour < order_.colours(); ++colour) {
    if (owner_of(colour, players()) == player) {
      reserve_[at(colour)] = 0;
    }
  }
  if (on_turn) {
    order_.pass_on();
  }
}

}  // namespace byways::overpass
