// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/board_thumb.h"

#include <QPainter>
#include <QPainterPath>
#include <QTimer>

#include <algorithm>
#include <utility>

#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kCorner = 8;  // radius of the corners when only a part of the board is shown

}  // namespace

BoardThumb::BoardThumb(const GameFace& face, std::shared_ptr<const Match> match, const Look& look,
                       QWidget* parent)
    : BoardThumb(
          face, [match = std::move(match)] { return match; }, look, parent) {}

BoardThumb::BoardThumb(const GameFace& face, std::function<std::shared_ptr<const Match>()> make,
                       const Look& look, QWidget* parent)
    : BoardThumb(
          [&face, make = std::move(make), &look](QPainter& painter, const QRectF& area) {
            face.drawBoard(painter, area, *make(),
                           *Look::still(look.picture().without(&PictureOptions::coordinates)));
          },
          look, parent) {}

BoardThumb::BoardThumb(Paint paint, const Look& look, QWidget* parent)
    : QWidget(parent), paint_(std::move(paint)) {
  setFixedSize(kSize, kSize);
  setAttribute(Qt::WA_TransparentForMouseEvents);
  connect(&look, &Look::changed, this, [this] {
    picture_ = {};
    update();
  });
}

void BoardThumb::setZoom(double zoom, QPointF middle) {
  zoom_ = zoom;
  const double least = 0.5 / zoom;
  middle_ = {std::clamp(middle.x(), least, 1 - least), std::clamp(middle.y(), least, 1 - least)};
  picture_ = {};
  update();
}

void BoardThumb::draw() {
  due_ = false;
  const double ratio = devicePixelRatioF();
  picture_ = QPixmap((QSizeF(size()) * ratio).toSize());
  picture_.setDevicePixelRatio(ratio);
  picture_.fill(Qt::transparent);
  QPainter painter(&picture_);
  painter.setRenderHint(QPainter::Antialiasing);
  if (zoom_ > 1) {
    QPainterPath shown;
    shown.addRoundedRect(QRectF(rect()), kCorner, kCorner);
    painter.setClipPath(shown);
  }
  QRectF area(QPointF(), QSizeF(size()) * zoom_);
  const QPointF shift(area.width() * (0.5 - middle_.x()), area.height() * (0.5 - middle_.y()));
  area.moveCenter(QRectF(rect()).center() + shift);
  paint_(painter, area);
  painter.end();
  update();
}

void BoardThumb::paintEvent(QPaintEvent* /*event*/) {
  if (picture_.isNull() || picture_.devicePixelRatio() != devicePixelRatioF()) {
    if (!due_) {
      due_ = true;
      QTimer::singleShot(0, this, &BoardThumb::draw);
    }
    return;
  }
  QPainter(this).drawPixmap(0, 0, picture_);
}

}  // namespace byways::app
