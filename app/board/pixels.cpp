// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/pixels.h"

#include <QPaintEngine>
#include <QPainter>

#include <cmath>

namespace byways::app {

bool isOnPixels(const QPainter& painter) {
  const QPaintEngine* engine = painter.paintEngine();
  const QTransform device = painter.deviceTransform();
  return engine != nullptr && engine->type() == QPaintEngine::Raster &&
         device.type() <= QTransform::TxScale && device.m11() > 0 &&
         qFuzzyCompare(device.m11(), device.m22());
}

bool canFade(const QPainter& painter) {
  const QPaintEngine* engine = painter.paintEngine();
  return engine != nullptr && (engine->type() == QPaintEngine::Raster || engine->type() == QPaintEngine::SVG);
}

void drawOnPixels(QPainter& painter, QPointF corner, QImage image) {
  const QTransform device = painter.deviceTransform();
  image.setDevicePixelRatio(device.m11());
  painter.drawImage(device.inverted().map(QPointF(std::round(corner.x()), std::round(corner.y()))), image);
}

}  // namespace byways::app
