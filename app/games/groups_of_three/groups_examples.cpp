// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/groups_of_three/groups.h"

#include <array>

namespace byways::app {

std::span<const PassPicture> groupsPictures() {
  constexpr auto kSpaces = PassOn::Spaces;
  // What each shows is said by its text in groups_rules.cpp.
  static const std::array pictures{
      PassPicture{.name = "groups-start", .on = kSpaces, .start = true, .transit = true},
      PassPicture{.name = "groups-all", .on = kSpaces, .transit = true, .overlay = true},
      PassPicture{.name = "groups-three",
                  .on = kSpaces,
                  .region = QRectF(-110, -250, 290, 220),
                  .pieces = "d1=white f2=black d3=red g1=blue",
                  .lifted = "d1",
                  .steps = "d1>e1+g2",
                  .arrows = "d1-e1",
                  .groups = "g2-f2-e1",
                  .transit = true},
      PassPicture{.name = "groups-transit",
                  .on = kSpaces,
                  .region = QRectF(-95, -110, 190, 190),
                  .pieces = "c2=white c0=black a4=red d6=blue d5=white",
                  .lifted = "c2",
                  .steps = "c2>b1",
                  .way = "c2 b1 a2 z",
                  .transit = true},
  };
  return pictures;
}

}  // namespace byways::app
