// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/magnifier.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kAcross = 150;      // pixels
constexpr int kMagnified = 2;     // magnification
constexpr int kAboveFinger = 34;  // pixels between the glass and the finger
constexpr qreal kRim = 3;

}  // namespace

Magnifier::Magnifier(const Look& look, QWidget& over) : QWidget(&over), look_(look) {
  setObjectName(QStringLiteral("magnifier"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  resize(kAcross, kAcross);
  hide();
}

// The glass is shown above the finger, or beside it if there is no room above.
void Magnifier::showAround(QWidget& board, QPointF point) {
  constexpr int kSeen = kAcross / kMagnified;
  const QPoint middle = point.toPoint();
  const QRect part(middle - QPoint(kSeen / 2, kSeen / 2), QSize(kSeen, kSeen));
  seen_ = board.grab(part);
  const QPoint finger = board.mapTo(parentWidget(), middle);
  QPoint corner = finger - QPoint(kAcross / 2, kAcross + kAboveFinger);
  if (corner.y() < 0) {
    const bool isLeft = finger.x() > parentWidget()->width() / 2;
    corner = {isLeft ? finger.x() - kAcross - kAboveFinger : finger.x() + kAboveFinger,
              std::max(0, finger.y() - kAcross / 2)};
  }
  corner.setX(std::clamp(corner.x(), 0, std::max(0, parentWidget()->width() - kAcross)));
  move(corner);
  raise();
  show();
  update();
}

void Magnifier::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  const QRectF glass = QRectF(rect()).adjusted(kRim, kRim, -kRim, -kRim);
  QPainterPath round;
  round.addEllipse(glass);
  painter.fillPath(round, look_.colours().window);
  painter.setClipPath(round);
  painter.drawPixmap(QRectF(rect()), seen_, QRectF(QPointF(), seen_.size()));
  painter.setClipping(false);
  painter.setPen(QPen(look_.colours().accent, kRim));
  painter.drawEllipse(glass);
}

}  // namespace byways::app
