// SPDX-License-Identifier: GPL-3.0-or-later
// How large the Over-Pass board is shown: wheel, pinch, keys, and the button that shows all of it again.
#include <algorithm>
#include <cmath>

#include "app/games/overpass/pass_board.h"
#include "app/games/overpass/pass_painter.h"

namespace byways::app {

namespace {

constexpr double kMostZoom = 3;
constexpr double kZoomStep = 0.25;

}  // namespace

void PassBoard::makeZoomActions() {
  const auto make = [this](const char* name) {
    auto* const action = new QAction(this);
    action->setObjectName(QString::fromLatin1(name));
    addAction(action);  // it stands in the board's menu
    return action;
  };
  zoomIn_ = make("boardZoomIn");
  zoomOut_ = make("boardZoomOut");
  zoomWhole_ = make("boardZoomWhole");
  connect(zoomIn_, &QAction::triggered, this, [this] { zoomHere(1); });
  connect(zoomOut_, &QAction::triggered, this, [this] { zoomHere(-1); });
  connect(zoomWhole_, &QAction::triggered, this, [this] { setZoom(1, QRectF(rect()).center()); });
  whole_ = new QPushButton(this);
  whole_->setObjectName(QStringLiteral("wholeBoard"));
  whole_->setFocusPolicy(Qt::TabFocus);
  whole_->hide();
  connect(whole_, &QPushButton::clicked, zoomWhole_, &QAction::trigger);
  retranslateZoom();
}

void PassBoard::retranslateZoom() {
  zoomIn_->setText(tr("Larger board"));
  zoomOut_->setText(tr("Smaller board"));
  zoomWhole_->setText(tr("Whole board"));
  whole_->setText(tr("Whole board"));
  whole_->setToolTip(tr("Show the whole board again (0)"));
  refreshZoom();
}

void PassBoard::refreshZoom() {
  zoomIn_->setEnabled(zoom_ < kMostZoom);
  zoomOut_->setEnabled(zoom_ > 1);
  zoomWhole_->setEnabled(zoom_ > 1);
  constexpr int kMargin = 8;
  whole_->adjustSize();
  whole_->move(width() - whole_->width() - kMargin, height() - whole_->height() - kMargin);
  whole_->setVisible(zoom_ > 1);
}

QRectF PassBoard::boardArea() const {
  const double side = zoom_ * std::min(width(), height());
  const QPointF middle = QRectF(rect()).center() + pan_;
  return {middle.x() - side / 2, middle.y() - side / 2, side, side};
}

QTransform PassBoard::placed() const { return passPlacement(boardArea()); }

void PassBoard::keepPanInside() {
  const double spare = std::max(0.0, (zoom_ - 1) * std::min(width(), height()) / 2);
  pan_ = {std::clamp(pan_.x(), -spare, spare), std::clamp(pan_.y(), -spare, spare)};
}

void PassBoard::setZoom(double zoom, QPointF around) {
  // In steps, as every size of the board is drawn anew.
  const double next = std::clamp(std::round(zoom / kZoomStep) * kZoomStep, 1.0, kMostZoom);
  if (next == zoom_) {
    return;
  }
  dismissRefusal();  // it points to where the place was
  const QPointF board = placed().inverted().map(around);
  zoom_ = next;
  pan_ += around - placed().map(board);
  keepPanInside();
  forgetResting();
  refreshZoom();
  update();
}

void PassBoard::zoomBy(int steps, QPointF around) { setZoom(zoom_ + steps * kZoomStep, around); }

void PassBoard::stepZoom(int step) {
  const QPointF middle = QRectF(rect()).center();
  step == 0 ? setZoom(1, middle) : zoomBy(step, middle);
}

void PassBoard::zoomHere(int steps) {
  const bool isAtCursor = cursorIsVisible() && spots_.has(cursor());
  zoomBy(steps, isAtCursor ? placed().map(spots_.centre(cursor())) : QRectF(rect()).center());
}

void PassBoard::showInView(const QString& place) {
  const QRectF area = placed().mapRect(passArea(scene_, place));
  if (zoom_ <= 1 || area.isNull()) {
    return;
  }
  constexpr double kMargin = 40;
  const QRectF room = QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
  const QPointF at = area.center();
  const QPointF inside(std::clamp(at.x(), room.left(), std::max(room.left(), room.right())),
                       std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom())));
  if (at != inside) {
    pan_ += inside - at;
    keepPanInside();
    forgetResting();
  }
}

}  // namespace byways::app
