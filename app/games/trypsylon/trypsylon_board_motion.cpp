// SPDX-License-Identifier: GPL-3.0-or-later
// What moves on TRYPSYLON's board.
#include <QVariantAnimation>

#include "app/games/trypsylon/trypsylon_board.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kSlidingMilliseconds = 190;
constexpr int kTurningMilliseconds = 120;
constexpr int kShakingMilliseconds = 260;

}  // namespace

// Takes `part` from 0 to 1; at once where nothing is to move. Another start begins again.
void TrypsylonBoard::animate(QVariantAnimation*& animation, int milliseconds, double& part) {
  if (animation != nullptr) {
    animation->stop();
  }
  if (!look().animations() || !isVisible()) {
    part = 1;
    return;
  }
  if (animation == nullptr) {
    animation = new QVariantAnimation(this);
    animation->setStartValue(0.0);
    animation->setEndValue(1.0);
    animation->setEasingCurve(QEasingCurve::OutCubic);
    connect(animation, &QVariantAnimation::valueChanged, this, [this, &part](const QVariant& value) {
      part = value.toDouble();
      if (part >= 1) {
        forgetResting();  // what has arrived rests
      }
      update();
    });
  }
  animation->setDuration(milliseconds);
  part = 0;
  animation->start();
}

void TrypsylonBoard::showSlide(const TrypsylonSlide& slide) {
  shown_.slide = slide;
  forgetResting();
  animate(sliding_, kSlidingMilliseconds, slidePart_);
}

void TrypsylonBoard::turn(int quarters) {
  if (hand() == 0) {
    return;
  }
  constexpr int kCorners = 4;
  corner_ = static_cast<trypsylon::Corner>(((static_cast<int>(corner_) + quarters) % kCorners + kCorners) %
                                           kCorners);
  quarters_ = quarters;
  animate(turning_, kTurningMilliseconds, turnPart_);
  follow();
}

void TrypsylonBoard::shakeRefused(const Refusal& refusal) {
  if (refused_.isEmpty() && !refusal.places.empty()) {
    refused_ = QString::fromStdString(refusal.places.front());
  }
  animate(shaking_, kShakingMilliseconds, shakePart_);
  update();
}

}  // namespace byways::app
