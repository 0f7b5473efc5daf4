// SPDX-License-Identifier: GPL-3.0-or-later
// How large the Over-Pass board is shown: the lens, the wheel and the pinch.
#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

#include "app/board/pixels.h"
#include "app/games/overpass/pass_board.h"
#include "app/games/overpass/pass_painter.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kFinger = 28;  // pixels that a place is to have for a hand
constexpr double kUsualPower = 2;
constexpr double kMostZoom = 3;
constexpr double kZoomStep = 0.25;

}  // namespace

QRectF PassBoard::boardArea() const {
  const double side = zoom_ * std::min(width(), height());
  const QPointF middle = QRectF(rect()).center() + pan_;
  return {middle.x() - side / 2, middle.y() - side / 2, side, side};
}

QTransform PassBoard::placed() const { return passPlacement(boardArea()); }

bool PassBoard::lensHolds(QPointF point) const {
  return lens_ && QLineF(lens_->middle, point).length() <= lens_->radius;
}

QPointF PassBoard::toBoard(QPointF point) const {
  if (lensHolds(point)) {
    point = lens_->middle + (point - lens_->middle) / lens_->power;
  }
  return placed().inverted().map(point);
}

QPointF PassBoard::fromBoard(QPointF point) const {
  const QPointF there = placed().map(point);
  if (lens_) {
    const QPointF magnified = lens_->middle + lens_->power * (there - lens_->middle);
    if (lensHolds(magnified)) {
      return magnified;
    }
  }
  return there;
}

QRectF PassBoard::areaInLens() const {
  const QRectF area = boardArea();
  return {lens_->middle + lens_->power * (area.topLeft() - lens_->middle), area.size() * lens_->power};
}

bool PassBoard::isDense(const QString& place) const {
  return spots_.has(place) && 2 * spots_.room(place) * placed().m11() < kFinger;
}

// The lens comes up where the mouse comes to rest, and what is under the mouse then stays under it. It lies
// still until the mouse has left it: nothing runs away from the hand.
void PassBoard::considerLens() {
  constexpr double kRest = 6;
  if (lens_ && !lensIsKeys_) {
    if (!lensHolds(mouse_)) {
      closeLens();
    }
    return;
  }
  if (lens_) {
    closeLens();
  }
  if (choice_ || !isDense(placeAt(mouse_))) {
    dwell_.stop();
    return;
  }
  if (!dwell_.isActive() || QLineF(restsAt_, mouse_).length() > kRest) {
    restsAt_ = mouse_;
    dwell_.start();
  }
}

void PassBoard::openLens(QPointF middle, bool byKeys) {
  if (lens_ && lens_->middle == middle) {
    return;
  }
  double least = kFinger;
  for (const QString& place : spots_.ids()) {
    least = std::min(least, 2 * spots_.room(place) * placed().m11());
  }
  constexpr double kSpare = 4;
  const double share = 0.18 * std::min(width(), height());
  const bool wasOpen = lens_.has_value();
  lens_ = PassLens{.middle = middle,
                   .radius = std::clamp(share, 84.0, 170.0),
                   .power = std::max(kUsualPower, (kFinger + kSpare) / least)};
  lensIsKeys_ = byKeys;
  lensPicture_ = {};
  if (!wasOpen) {
    constexpr int kOpenMilliseconds = 120;
    opening_.start(kOpenMilliseconds);
  }
  update();
}

void PassBoard::closeLens() {
  dwell_.stop();
  lensIsKeys_ = false;
  if (lens_) {
    lens_.reset();
    lensPicture_ = {};
    update();
  }
}

void PassBoard::paintLens(QPainter& painter, const PassScene& scene) {
  if (!lens_ || !isOnPixels(painter)) {
    return;
  }
  const double scale = painter.deviceTransform().m11();
  const QRectF box(lens_->middle.x() - lens_->radius, lens_->middle.y() - lens_->radius, 2 * lens_->radius,
                   2 * lens_->radius);
  if (lensPicture_.isNull() || lensPicture_.devicePixelRatio() != scale) {
    const int side = static_cast<int>(std::ceil(box.width() * scale));
    lensPicture_ = QImage(side, side, QImage::Format_ARGB32_Premultiplied);
    lensPicture_.setDevicePixelRatio(scale);
    lensPicture_.fill(look().colours().window);
    QPainter on(&lensPicture_);
    PassScene resting = scene_;
    resting.lifted = lifted_;
    paintPassPosition(on, areaInLens().translated(-box.topLeft()), resting, look(),
                      preferences().coordinates());
  }
  const double radius = std::max(1.0, lens_->radius * opening_.part());
  QPainterPath glass;
  glass.addEllipse(lens_->middle, radius, radius);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  constexpr int kShadow = 9;
  painter.setBrush(Qt::NoBrush);
  for (int grow = kShadow; grow > 0; grow -= 2) {
    painter.setPen(QPen(QColor(0, 0, 0, 18), 2.0 * grow));
    painter.drawEllipse(lens_->middle + QPointF(0, 2), radius, radius);
  }
  painter.setClipPath(glass, Qt::IntersectClip);
  painter.drawImage(box.topLeft(), lensPicture_);
  paintPassMarks(painter, areaInLens(), scene, look());
  painter.setClipping(false);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor(0x4a, 0x33, 0x12), 5));
  painter.drawEllipse(lens_->middle, radius, radius);
  painter.setPen(QPen(QColor(0xd9, 0xb2, 0x5c), 2.6));
  painter.drawEllipse(lens_->middle, radius, radius);
  painter.restore();
}

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
  closeLens();
  dismissRefusal();  // it points to where the place was
  const QPointF board = placed().inverted().map(around);
  zoom_ = next;
  pan_ += around - placed().map(board);
  keepPanInside();
  forgetPicture();
  considerLens();
  update();
}

void PassBoard::zoomBy(int steps, QPointF around) { setZoom(zoom_ + steps * kZoomStep, around); }

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
    closeLens();
    forgetPicture();
  }
}

}  // namespace byways::app
