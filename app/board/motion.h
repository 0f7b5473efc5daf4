// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantAnimation>
#include <QWidget>

namespace byways::app {

class Look;

/// A short animation on a board: a value that runs from 0 to 1 and repaints the board. It is 1 at once if
/// animations are off (Look::animations) or the board isn't visible.
class Motion : public QObject {
  Q_OBJECT

 public:
  /// How long a refused place shakes.
  static constexpr int kShakeMilliseconds = 260;

  /// `board` and `look` must outlive the motion.
  Motion(QWidget& board, const Look& look, QEasingCurve::Type easing = QEasingCurve::Linear);

  /// Starts, or starts again.
  void start(int milliseconds);
  [[nodiscard]] bool isRunning() const { return animation_.state() == QAbstractAnimation::Running; }
  /// How much of the motion is done, from 0 to 1; 1 before the first start.
  [[nodiscard]] double part() const { return part_; }
  /// A decaying oscillation from -1 to 1; 0 at rest.
  [[nodiscard]] double swing() const;

 Q_SIGNALS:
  /// part() has changed; the board will be repainted after this signal.
  void stepped();

 private:
  QWidget& board_;
  const Look& look_;
  QVariantAnimation animation_;
  double part_ = 1;
};

}  // namespace byways::app
