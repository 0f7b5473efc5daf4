// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/card_frame.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "app/look/spoken_role.h"

namespace byways::app {

namespace {

constexpr double kShadowStrength = 0.016;  // opacity of each layer of the shadow

}  // namespace

CardFrame::CardFrame(QWidget* parent) : QFrame(parent) {
  setFrameShape(QFrame::NoFrame);
  setAttribute(Qt::WA_Hover);
  setFocusPolicy(Qt::TabFocus);
  setSpokenRole(this, QAccessible::Grouping);
}

void CardFrame::setActive(bool active) {
  active_ = active;
  // Tab skips inactive cards; arrow keys still reach them, so that they can be read.
  setFocusPolicy(active ? Qt::TabFocus : Qt::NoFocus);
  if (active) {
    setSpokenRole(this, QAccessible::Button, [this] { Q_EMIT activated(); });
    setCursor(Qt::PointingHandCursor);
  } else {
    setSpokenRole(this, QAccessible::Grouping);
    unsetCursor();
  }
}

void CardFrame::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF card = QRectF(rect()).adjusted(kShadow, kShadow, -kShadow, -kShadow);
  const bool lifted = active_ && underMouse();
  painter.setPen(Qt::NoPen);
  QColor shade = Qt::black;
  shade.setAlphaF(static_cast<float>(kShadowStrength * (lifted ? 1.8 : 1.0)));
  painter.setBrush(shade);
  for (int spread = 0; spread < kShadow - 1; ++spread) {
    painter.drawRoundedRect(card.adjusted(-spread, -spread + 2, spread, spread + 1), kRadius + spread,
                            kRadius + spread);
  }
  painter.setBrush(palette().brush(QPalette::AlternateBase));
  painter.setPen(QPen(palette().color(lifted ? QPalette::Dark : QPalette::Mid), 1));
  painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
  if (hasFocus()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2.5));
    painter.drawRoundedRect(card.adjusted(-2.5, -2.5, 2.5, 2.5), kRadius + 3, kRadius + 3);
  }
}

// Takes Up and Down from the buttons, which would go to the previous or next button, maybe on another card.
bool CardFrame::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
      Q_EMIT walked(static_cast<Qt::Key>(key));
      return true;
    }
  }
  return QFrame::eventFilter(watched, event);
}

void CardFrame::showEvent(QShowEvent* event) {
  const auto buttons = findChildren<QAbstractButton*>();
  for (QAbstractButton* const button : buttons) {
    button->installEventFilter(this);
    button->setFocusPolicy(Qt::TabFocus);  // as for the card: a click doesn't move the focus
  }
  QFrame::showEvent(event);
}

void CardFrame::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      if (active_) {
        Q_EMIT activated();
        return;
      }
      break;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
      Q_EMIT walked(static_cast<Qt::Key>(event->key()));
      return;
    default:
      break;
  }
  QFrame::keyPressEvent(event);
}

void CardFrame::mousePressEvent(QMouseEvent* event) {
  // Accepted, so that the release event comes here, too.
  event->setAccepted(active_ && event->button() == Qt::LeftButton);
}

void CardFrame::mouseReleaseEvent(QMouseEvent* event) {
  if (active_ && event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())) {
    Q_EMIT activated();
  }
}

}  // namespace byways::app
