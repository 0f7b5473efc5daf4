// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/group_texts.h"

namespace byways::overpass {

namespace {

std::array<std::string, 3> ids_of_group(const TeeGroup& group) {
  return {board().space_id(group.spanning), board().space_id(group.beside[0]),
          board().space_id(group.beside[1])};
}

}  // namespace

std::vector<std::array<std::string, 3>> all_groups() {
  std::vector<std::array<std::string, 3>> all;
  for (const TeeGroup& group : board().drawing().groups) {
    all.push_back(ids_of_group(group));
  }
  return all;
}

BringIn bring_in_on(Space space, const SpaceSet& occupied, Space from, Space to) {
  BringIn bring_in{board().space_id(space), {}};
  for (const TeeGroup& group : board().drawing().groups) {
    SpaceSet three;
    for (const Space member : {group.spanning, group.beside[0], group.beside[1]}) {
      three.add(member);
    }
    SpaceSet held = three;
    held.remove(space);
    held.remove(to);
    const bool counts = three.has(space) && three.has(to) && held.count() == 1 &&
                        occupied.has(held.select(0)) && !held.has(from);
    if (counts) {
      bring_in.groups.push_back(ids_of_group(group));
    }
  }
  return bring_in;
}

Neighbours neighbours_of(Space space, const SpaceSet& occupied) {
  Neighbours neighbours;
  board().adjoining(space).for_each([&](Space to) {
    if (occupied.has(to)) {
      neighbours.taken.push_back(board().space_id(to));
    } else if (!neighbours.open) {
      neighbours.open = to;
    }
  });
  return neighbours;
}

}  // namespace byways::overpass
