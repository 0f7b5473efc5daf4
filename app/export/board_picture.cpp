// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/board_picture.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>

#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kAir = 0.015;      // around the board, part of the shorter side
constexpr int kMeasure = 320;       // pixels to find out where a board draws
constexpr double kSvgUnits = 1000;  // of the longer side

std::unique_ptr<const Look> lookOf(const PictureChoice& choice) {
  return Look::still(choice.ground == Ground::Theme && choice.dark, choice.patterns);
}

QColor groundOf(const PictureChoice& choice, const Look& look) {
  switch (choice.ground) {
    case Ground::White:
      return Qt::white;
    case Ground::Theme:
      return look.colours().window;
    case Ground::None:
      break;
  }
  return Qt::transparent;
}

// The part of a square that the board fills, as parts of its side.
QRectF shapeOf(const GameFace& face, const Match& match, const Look& look, bool coordinates) {
  QImage image(kMeasure, kMeasure, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  face.drawBoard(painter, image.rect(), match, look, coordinates);
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
  const QRectF found(left, top, right - left, bottom - top);
  return {found.topLeft() / kMeasure, found.size() / kMeasure};
}

}  // namespace

QImage boardImage(const GameFace& face, const Match& match, const PictureChoice& choice) {
  const std::unique_ptr<const Look> look = lookOf(choice);
  QImage image(choice.size,
               choice.ground == Ground::None ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
  image.fill(groundOf(choice, *look));
  const double air = kAir * std::min(choice.size.width(), choice.size.height());
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  face.drawBoard(painter, QRectF(image.rect()).adjusted(air, air, -air, -air), match, *look,
                 choice.coordinates);
  painter.end();
  return image;
}

QByteArray boardSvg(const GameFace& face, const Match& match, const PictureChoice& choice) {
  const std::unique_ptr<const Look> look = lookOf(choice);
  const QRectF shape = shapeOf(face, match, *look, choice.coordinates);
  if (shape.isEmpty()) {
    return {};
  }
  const double unit = kSvgUnits / std::max(shape.width(), shape.height());
  const double air = kAir * kSvgUnits;
  const QRectF view(QPointF(), QSizeF(shape.width() * unit + 2 * air, shape.height() * unit + 2 * air));
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(view.size().toSize());
  generator.setViewBox(view);
  const std::string_view title = face.game().title();
  generator.setTitle(QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())));
  QPainter painter(&generator);
  painter.setRenderHint(QPainter::Antialiasing);
  if (choice.ground != Ground::None) {
    painter.fillRect(view, groundOf(choice, *look));
  }
  face.drawBoard(painter, QRectF(QPointF(air, air) - shape.topLeft() * unit, QSizeF(unit, unit)), match,
                 *look, choice.coordinates);
  painter.end();
  return buffer.data();
}

}  // namespace byways::app
