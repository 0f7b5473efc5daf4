// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/board_shape.h"

#include <QImage>
#include <QPainter>

#include <algorithm>

namespace byways::app {

namespace {

constexpr int kMeasure = 320;  // side in pixels of the picture in which the board is measured

}  // namespace

QRectF boardShape(const GameFace& face, const Match& match, const Look& look) {
  QImage image(kMeasure, kMeasure, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  face.drawBoard(painter, image.rect(), match, look);
  painter.end();
  int left = kMeasure;
  int right = 0;
  int top = kMeasure;
  int bottom = 0;
  for (int y = 0; y < kMeasure; ++y) {
    const auto* const line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
    for (int x = 0; x < kMeasure; ++x) {
      if (qAlpha(line[x]) > 0) {
        left = std::min(left, x);
        right = std::max(right, x + 1);
        top = std::min(top, y);
        bottom = std::max(bottom, y + 1);
      }
    }
  }
  if (right <= left) {
    return {0, 0, 1, 1};
  }
  const QRectF found(left, top, right - left, bottom - top);
  return {found.topLeft() / kMeasure, found.size() / kMeasure};
}

}  // namespace byways::app
