// SPDX-License-Identifier: GPL-3.0-or-later
// What moves on TRYPSYLON's board.
#include "app/games/trypsylon/trypsylon_board.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kSlidingMilliseconds = 190;
constexpr int kTurningMilliseconds = 120;

}  // namespace

void TrypsylonBoard::showSlide(const TrypsylonSlide& slide) {
  shown_.slide = slide;
  forgetResting();
  sliding_.start(kSlidingMilliseconds);
}

void TrypsylonBoard::turn(int quarters) {
  if (hand() == 0) {
    return;
  }
  constexpr int kCorners = 4;
  corner_ = static_cast<trypsylon::Corner>(((static_cast<int>(corner_) + quarters) % kCorners + kCorners) %
                                           kCorners);
  quarters_ = quarters;
  turning_.start(kTurningMilliseconds);
  follow();
}

void TrypsylonBoard::shakeRefused() { shaking_.start(Motion::kShakeMilliseconds); }

}  // namespace byways::app
