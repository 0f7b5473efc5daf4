// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon_board.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/board/stone.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kSmallest = 34;
constexpr double kUsualScale = 0.8;  // pixels for each board unit
constexpr int kAir = 5;

int sizeFor(double scale, const Look& look) {
  return look.pressable(std::clamp(static_cast<int>(std::lround(Look::kFinger * scale / kUsualScale)),
                                   kSmallest, Look::kFinger));
}

/// A round button that lies on the board like a pebble.
class PebbleButton final : public QToolButton {
 public:
  PebbleButton(const Look& look, bool isPrimary, QWidget* parent)
      : QToolButton(parent), look_(look), isPrimary_(isPrimary) {
    setFocusPolicy(Qt::TabFocus);  // a click leaves the keyboard focus on the board
    setCursor(Qt::PointingHandCursor);
    setMouseTracking(true);
    hide();
  }

 protected:
  // Accepts the event: otherwise the board below would explain why the place under the button can't be used.
  void mouseMoveEvent(QMouseEvent* event) override {
    QToolButton::mouseMoveEvent(event);
    event->accept();
  }

  void paintEvent(QPaintEvent*) override {
    const Colours& colours = look_.colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF circle = QRectF(rect()).adjusted(2, 2, -2, -2);
    const QColor ground = isPrimary_ ? colours.accent : colours.raised;
    painter.setPen(QPen(look_.isDark() ? QColor(0, 0, 0, 200) : QColor(255, 255, 255, 235), 3));
    painter.setBrush(isDown() ? mixed(ground, colours.text, 0.18) : ground);
    painter.drawEllipse(circle);
    const bool stands = underMouse() || hasFocus();
    painter.setPen(QPen(isPrimary_ && !stands ? colours.accent
                        : stands              ? colours.text
                                              : colours.line,
                        hasFocus() ? 2.4 : 1.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(circle);
    const int side = width() * 13 / 24;
    const QRect middle((width() - side) / 2, (height() - side) / 2, side, side);
    icon().paint(&painter, middle);
  }

 private:
  const Look& look_;
  bool isPrimary_;
};

}  // namespace

TrypsylonTools::TrypsylonTools(const Look& look, QWidget* board)
    : QObject(board),
      look_(look),
      board_(board),
      left_(new PebbleButton(look, false, board)),
      right_(new PebbleButton(look, false, board)),
      push_(new PebbleButton(look, true, board)) {
  left_->setObjectName(QStringLiteral("turnLeft"));
  right_->setObjectName(QStringLiteral("turnRight"));
  push_->setObjectName(QStringLiteral("pushIn"));
  connect(left_, &QToolButton::clicked, this, [this] { Q_EMIT turned(-1); });
  connect(right_, &QToolButton::clicked, this, [this] { Q_EMIT turned(1); });
  connect(push_, &QToolButton::clicked, this, [this] {
    board_->setFocus();  // the button is about to be hidden
    Q_EMIT pushed();
  });
  for (QToolButton* const button : {left_, right_, push_}) {
    button->installEventFilter(this);
  }
  refresh();
}

bool TrypsylonTools::covers(QPointF point) const {
  const std::array all{left_, right_, push_};
  return std::any_of(all.begin(), all.end(), [point](const QToolButton* button) {
    return button->isVisibleTo(button->parentWidget()) && QRectF(button->geometry()).contains(point);
  });
}

bool TrypsylonTools::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Enter) {
    Q_EMIT entered();
  }
  return QObject::eventFilter(watched, event);
}

void TrypsylonTools::refresh() {
  left_->setIcon(look_.icon(QStringLiteral("turn-left")));
  right_->setIcon(look_.icon(QStringLiteral("turn-right")));
  push_->setIcon(look_.icon(QStringLiteral("check"), &Colours::accentText));
  left_->setToolTip(tr("Turn the card to the left (Q, or the wheel)"));
  right_->setToolTip(tr("Turn the card to the right (R, right click, or the wheel)"));
  push_->setToolTip(tr("Push the card in here (Enter)"));
  left_->setAccessibleName(tr("Turn the card to the left"));
  right_->setAccessibleName(tr("Turn the card to the right"));
  push_->setAccessibleName(tr("Push the card in"));
}

QRectF TrypsylonTools::areaForTurning(int quarters) const {
  constexpr int kToTheLeft = 3;  // three quarter turns to the right are one to the left
  constexpr double kRoom = 4;
  const QToolButton* const button = quarters == kToTheLeft ? left_ : right_;
  return QRectF(button->geometry()).adjusted(-kRoom, -kRoom, kRoom, kRoom);
}

void TrypsylonTools::hide() {
  const bool hadFocus = left_->hasFocus() || right_->hasFocus() || push_->hasFocus();
  for (QToolButton* const button : {left_, right_, push_}) {
    button->hide();
  }
  if (hadFocus) {
    board_->setFocus();
  }
}

void TrypsylonTools::place(QToolButton* button, QPointF middle, int size) {
  const QPointF corner = middle - QPointF(size / 2.0, size / 2.0);
  const int x = std::clamp(static_cast<int>(std::lround(corner.x())), 0, std::max(0, board_->width() - size));
  const int y =
      std::clamp(static_cast<int>(std::lround(corner.y())), 0, std::max(0, board_->height() - size));
  button->setGeometry(x, y, size, size);
  button->show();
}

void TrypsylonTools::showAtTray(const QRectF& tray, double scale) {
  const int size = sizeFor(scale, look_);
  const double off = (size + kAir) / 2.0;
  // The buttons are below a tray that is beside the board, and beside a tray that is below the board.
  const bool isUpright = tray.height() > tray.width();
  const QPointF middle = isUpright ? QPointF(tray.center().x(), tray.bottom() + kAir + size / 2.0)
                                   : QPointF(tray.right() + kAir + size + kAir / 2.0, tray.center().y());
  push_->hide();
  place(left_, middle - QPointF(off, 0), size);
  place(right_, middle + QPointF(off, 0), size);
}

void TrypsylonTools::showAtEnd(const QRectF& end, trypsylon::Side side, double scale) {
  const int size = sizeFor(scale, look_);
  const bool isAbove = side == trypsylon::Side::North || side == trypsylon::Side::South;
  const QPointF off = isAbove ? QPointF(size + kAir, 0) : QPointF(0, size + kAir);
  place(push_, end.center(), size);
  place(left_, end.center() - off, size);
  place(right_, end.center() + off, size);
}

}  // namespace byways::app
