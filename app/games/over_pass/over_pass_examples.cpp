// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/over_pass/over_pass.h"

#include <array>

namespace byways::app {

std::span<const PassPicture> overPassPictures() {
  constexpr QRectF kNorthEast(-50, -250, 300, 230);
  // What each shows is said by its text in over_pass_rules.cpp.
  static const std::array pictures{
      PassPicture{.name = "over-pass-start", .start = true, .exits = true},
      PassPicture{.name = "over-pass-chain",
                  .region = kNorthEast,
                  .pieces = "G2=white F1=black G1=red E2=blue D1=red",
                  .lifted = "G2",
                  .steps = "G2>F0",
                  .way = "G2 F1 G1 F0"},
      PassPicture{.name = "over-pass-own",
                  .region = kNorthEast,
                  .pieces = "G2=white F1=black G1=white E2=blue D1=red",
                  .lifted = "G2",
                  .refused = "F0",
                  .proving = "G1",
                  .wrong = "G2>F0"},
      PassPicture{.name = "over-pass-trade",
                  .region = QRectF(-170, -250, 340, 230),
                  .pieces = "F1=white C2=red G3=blue",
                  .lifted = "F1",
                  .steps = "C2=F1",
                  .lines = "F1-F2 C1-C2"},
      PassPicture{.name = "over-pass-slide",
                  .region = kNorthEast,
                  .pieces = "F1=blue E4=white",
                  .lifted = "F1",
                  .steps = "F1-G1 F1-G2",
                  .arrows = "F1-G1 F1-G2"},
      PassPicture{.name = "over-pass-perimeter",
                  .region = QRectF(-40, -363, 390, 290),
                  .pieces = "J1=white I1=red G1=black",
                  .lifted = "J1",
                  .steps = "J1>home J1>J2",
                  .way = "J1 I1 J2",
                  .exits = true},
      PassPicture{.name = "over-pass-centre",
                  .region = QRectF(-115, -115, 230, 230),
                  .pieces = "O=white A0=black A2=white",
                  .lifted = "O",
                  .steps = "O>A1 O>A7 O>B0 O>B1 O>B7 O-A3 O-A4 O-A5 O-A6"},
  };
  return pictures;
}

}  // namespace byways::app
