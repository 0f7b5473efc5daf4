// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/stone.h"

#include <QCache>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <cmath>

#include "app/board/pixels.h"
#include "app/board/recorder.h"
#include "app/job/per_thread.h"

namespace byways::app {

namespace {

// Adds the marks that have only straight sides.
void addPlainMark(QPainterPath& path, StoneMark mark, QPointF centre, double radius) {
  const double half = 0.4 * radius;
  const double thin = 0.13 * radius;
  switch (mark) {
    case StoneMark::Triangle:
      path.moveTo(centre + QPointF(0, -1.3 * half));
      path.lineTo(centre + QPointF(1.2 * half, 0.8 * half));
      path.lineTo(centre + QPointF(-1.2 * half, 0.8 * half));
      path.closeSubpath();
      break;
    case StoneMark::Square:
      path.addRect(QRectF(centre - QPointF(half, half), centre + QPointF(half, half)));
      path.addRect(QRectF(centre - QPointF(half, half) * 0.5, centre + QPointF(half, half) * 0.5));
      break;
    case StoneMark::Cross:
      path.setFillRule(Qt::WindingFill);
      path.addRect(QRectF(centre - QPointF(thin, 1.2 * half), centre + QPointF(thin, 1.2 * half)));
      path.addRect(QRectF(centre - QPointF(1.2 * half, thin), centre + QPointF(1.2 * half, thin)));
      break;
    default:  // bars
      for (const int side : {-1, 1}) {
        const QPointF middle = centre + QPointF(0, side * 0.24 * radius);
        path.addRect(QRectF(middle - QPointF(1.1 * half, thin), middle + QPointF(1.1 * half, thin)));
      }
  }
}

QPainterPath markPath(StoneMark mark, QPointF centre, double radius) {
  QPainterPath path;
  path.setFillRule(Qt::OddEvenFill);
  if (mark == StoneMark::Ring) {
    path.addEllipse(centre, 0.46 * radius, 0.46 * radius);
    path.addEllipse(centre, 0.31 * radius, 0.31 * radius);
    return path;
  }
  if (mark != StoneMark::Lozenge) {
    addPlainMark(path, mark, centre, radius);
    return path;
  }
  // The lozenge is a star with four points and hollow sides, so that it differs from the ring at any size.
  const double tip = 0.56 * radius;
  const double waist = 0.14 * radius;
  path.moveTo(centre + QPointF(0, -tip));
  path.quadTo(centre + QPointF(waist, -waist), centre + QPointF(tip, 0));
  path.quadTo(centre + QPointF(waist, waist), centre + QPointF(0, tip));
  path.quadTo(centre + QPointF(-waist, waist), centre + QPointF(-tip, 0));
  path.quadTo(centre + QPointF(-waist, -waist), centre + QPointF(0, -tip));
  return path;
}

void drawMark(QPainter& painter, QPointF centre, double radius, const StoneStyle& style) {
  if (style.strong) {
    painter.setBrush(isPale(style.colour) ? QColor(38, 22, 4, 235) : QColor(255, 255, 255, 235));
    painter.drawPath(markPath(style.mark, centre, 1.12 * radius));
    return;
  }
  // Looks engraved: the lower edge catches light, the bottom is in shadow.
  painter.setBrush(faint(mixed(style.colour, Qt::white, 0.75), 0.55));
  painter.drawPath(markPath(style.mark, centre + QPointF(0, 0.045 * radius), radius));
  painter.setBrush(faint(mixed(style.colour, Qt::black, 0.45), 0.75));
  painter.drawPath(markPath(style.mark, centre, radius));
}

void paintShadow(QPainter& painter, QPointF centre, double radius) {
  const QPointF middle = centre + QPointF(0.05, 0.15) * radius;
  painter.setPen(Qt::NoPen);
  if (!canFade(painter)) {
    painter.setBrush(QColor(20, 10, 0, 60));
    painter.drawEllipse(middle, radius, radius);
    return;
  }
  const double reach = 1.22 * radius;
  QRadialGradient gradient(middle, reach);
  gradient.setColorAt(0.0, QColor(20, 10, 0, 130));
  gradient.setColorAt(0.72, QColor(20, 10, 0, 105));
  gradient.setColorAt(0.86, QColor(20, 10, 0, 40));
  gradient.setColorAt(1.0, QColor(20, 10, 0, 0));
  painter.setBrush(gradient);
  painter.drawEllipse(middle, reach, reach);
}

void paintStone(QPainter& painter, QPointF centre, double radius, const StoneStyle& style) {
  // If gradients can't fade, a half-transparent stone is painted in a mix of its own colour and that of the
  // board.
  const QColor colour =
      canFade(painter) ? style.colour : mixed(style.colour, QColor(0xf0, 0xe2, 0xc8), 1 - painter.opacity());
  painter.setPen(Qt::NoPen);

  // Towards the edge, the colour becomes more saturated as it darkens, since grey edges would look dirty.
  const QColor deep = QColor::fromHsvF(colour.hsvHueF(), std::min(1.0F, colour.hsvSaturationF() * 1.15F),
                                       colour.valueF() * 0.62F);
  QRadialGradient body(centre + QPointF(-0.12, -0.18) * radius, 1.22 * radius,
                       centre + QPointF(-0.3, -0.42) * radius);
  body.setColorAt(0.0, mixed(colour, Qt::white, 0.36));
  body.setColorAt(0.4, mixed(colour, Qt::white, 0.06));
  body.setColorAt(0.72, mixed(colour, deep, 0.3));
  body.setColorAt(1.0, deep);
  painter.setBrush(body);
  painter.drawEllipse(centre, radius, radius);

  if (!canFade(painter)) {
    drawMark(painter, centre, radius, style);
    painter.setBrush(QColor(255, 255, 255, 90));
    painter.drawEllipse(centre + QPointF(-0.3, -0.62) * radius, 0.34 * radius, 0.16 * radius);
    return;
  }
  // Light reflected by the table onto the polished edge.
  QRadialGradient rim(centre + QPointF(-0.1, -0.16) * radius, 1.16 * radius);
  rim.setColorAt(0.0, QColor(255, 255, 255, 0));
  rim.setColorAt(0.86, QColor(255, 255, 255, 0));
  rim.setColorAt(0.97, faint(mixed(colour, Qt::white, 0.8), 0.55));
  rim.setColorAt(1.0, QColor(255, 255, 255, 0));
  painter.setBrush(rim);
  painter.drawEllipse(centre, 0.97 * radius, 0.97 * radius);

  drawMark(painter, centre, radius, style);

  QRadialGradient gloss(centre + QPointF(-0.3, -0.5) * radius, 0.62 * radius);
  gloss.setColorAt(0.0, QColor(255, 255, 255, 165));
  gloss.setColorAt(0.35, QColor(255, 255, 255, 60));
  gloss.setColorAt(1.0, QColor(255, 255, 255, 0));
  painter.setBrush(gloss);
  painter.drawEllipse(centre, 0.94 * radius, 0.94 * radius);
}

using Kept = QCache<QString, QImage>;
constexpr qsizetype kPieceCacheKilobytes = 8192;

Kept& keptPictures() { return perThread<Kept>(kPieceCacheKilobytes); }

}  // namespace

// Gradients are slow on a full board, so equal pieces share one image, which is drawn on whole pixels.
void drawKeptPiece(QPainter& painter, const QString& kind, QPointF centre, double radius,
                   const std::function<void(QPainter&, QPointF, double)>& paint) {
  if (Recorder* const recorder = Recorder::of(painter)) {
    recorder->keepPiece(painter, kind, centre, radius, paint);
    return;
  }
  if (!isOnPixels(painter)) {
    paint(painter, centre, radius);
    return;
  }
  const QTransform device = painter.deviceTransform();
  const double scale = device.m11();
  const QString key = kind + QString::number(std::lround(radius * scale * 16));
  const int half = static_cast<int>(std::ceil(1.4 * radius * scale));
  QImage image;
  if (const QImage* known = keptPictures().object(key)) {
    image = *known;
  } else {
    image = QImage(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter on(&image);
    on.setRenderHint(QPainter::Antialiasing);
    paint(on, QPointF(half, half), radius * scale);
    on.end();
    keptPictures().insert(key, new QImage(image), 1 + image.sizeInBytes() / 1024);
  }
  drawOnPixels(painter, device.map(centre) - QPointF(half, half), image);
}

bool isPale(const QColor& colour) {
  return 0.299 * colour.red() + 0.587 * colour.green() + 0.114 * colour.blue() > 0.53 * 255;
}

QColor mixed(const QColor& colour, const QColor& other, double part) {
  const auto mix = [part](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * part)); };
  return {mix(colour.red(), other.red()), mix(colour.green(), other.green()),
          mix(colour.blue(), other.blue()), colour.alpha()};
}

QColor faint(QColor colour, double opacity) {
  colour.setAlphaF(static_cast<float>(opacity));
  return colour;
}

void drawStoneShadow(QPainter& painter, QPointF centre, double radius) {
  drawKeptPiece(painter, QStringLiteral("shadow"), centre, radius,
                [](QPainter& on, QPointF middle, double size) { paintShadow(on, middle, size); });
}

void drawStone(QPainter& painter, QPointF centre, double radius, const StoneStyle& style) {
  const QString kind =
      style.colour.name() + QString::number(static_cast<int>(style.mark)) + (style.strong ? u'!' : u'.');
  drawKeptPiece(painter, kind, centre, radius,
                [&](QPainter& on, QPointF middle, double size) { paintStone(on, middle, size, style); });
}

}  // namespace byways::app
