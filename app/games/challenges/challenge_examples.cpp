// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/challenges/challenges.h"

#include <array>

namespace byways::app {

std::span<const PassPicture> challengePictures() {
  constexpr auto kSpaces = PassOn::Spaces;
  const QRectF east(-12, -62, 190, 178);
  // What each shows is said by its text in challenge_rules.cpp.
  static const std::array pictures{
      PassPicture{.name = "full-house-group",
                  .on = kSpaces,
                  .region = QRectF(-110, -250, 290, 220),
                  .pieces = "d1=plain f2=plain d3=plain",
                  .lifted = "d1",
                  .steps = "d1>e1+g2",
                  .arrows = "d1-e1",
                  .groups = "g2-f2-e1",
                  .transit = true},
      PassPicture{.name = "full-house-transit",
                  .on = kSpaces,
                  .region = QRectF(-115, -115, 230, 230),
                  .pieces = "b1=plain c0=plain d6=plain",
                  .lifted = "b1",
                  .steps = "b1>a2 b1>a3 b1>c2",
                  .transit = true},
      PassPicture{.name = "crooked-jump",
                  .region = east,
                  .pieces = "C0=plain C7=plain D7=plain D0=plain C6=plain",
                  .lifted = "D7",
                  .steps = "D7>C7>B0",
                  .way = "D7 C7 B0"},
      PassPicture{.name = "crooked-landings",
                  .region = east,
                  .pieces = "C0=plain C7=plain D7=plain D0=plain C6=plain",
                  .lifted = "D7",
                  .steps = "D7>C7>B0 D7>C7>B7 D7>C7>E0 D7>C6>B6 D7>C6>E13"},
      PassPicture{.name = "spiral-leap",
                  .region = east,
                  .pieces = "D7=white C7=black B0=red C0=blue D6=blue",
                  .lifted = "D7",
                  .steps = "D7>B0>A0",
                  .way = "D7 C7 B0 A0"},
  };
  return pictures;
}

}  // namespace byways::app
