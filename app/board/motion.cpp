// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/motion.h"

#include <cmath>
#include <numbers>

#include "app/look/look.h"

namespace byways::app {

Motion::Motion(QWidget& board, const Look& look, QEasingCurve::Type easing) : board_(board), look_(look) {
  animation_.setStartValue(0.0);
  animation_.setEndValue(1.0);
  animation_.setEasingCurve(easing);
  connect(&animation_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
    part_ = value.toDouble();
    Q_EMIT stepped();
    board_.update();
  });
}

void Motion::start(int milliseconds) {
  animation_.stop();
  if (look_.animations() && board_.isVisible()) {
    part_ = 0;
    animation_.setDuration(milliseconds);
    animation_.start();
    board_.update();
  } else if (part_ < 1) {
    // Animations have been turned off, or the board has been hidden: a motion in progress ends at once, and
    // its last step is reported as usual.
    part_ = 1;
    Q_EMIT stepped();
    board_.update();
  }
}

double Motion::swing() const {
  constexpr double kSwings = 3;
  return (1 - part_) * std::sin(2 * std::numbers::pi * kSwings * part_);
}

}  // namespace byways::app
