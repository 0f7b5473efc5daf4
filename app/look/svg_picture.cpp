// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/svg_picture.h"

#include <QEvent>
#include <QFile>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QSvgRenderer>

namespace byways::app {

namespace {

constexpr int kResizeDelay = 90;  // ms after the last resize
constexpr int kMiddleLightness = 128;

// For the dark theme: pictures of a table in lamplight (tools/draw-cards.py) get a darker cloth and a lower
// lamp, while what lies on the table keeps its colours.
QByteArray inEveningLight(QByteArray svg) {
  constexpr double kCloth = 0.4;  // brightness of the cloth as a factor
  QString text = QString::fromUtf8(svg);
  static const QRegularExpression table(QStringLiteral("<linearGradient id=\"table\".*?</linearGradient>"));
  static const QRegularExpression colour(QStringLiteral("#[0-9a-fA-F]{6}"));
  const QRegularExpressionMatch cloth = table.match(text);
  if (!cloth.hasMatch()) {
    return svg;
  }
  QString dark = cloth.captured();
  for (auto it = colour.globalMatch(cloth.captured()); it.hasNext();) {
    const QRegularExpressionMatch one = it.next();
    const QColor day(one.captured());
    const QColor evening =
        QColor::fromHsvF(day.hsvHueF(), day.hsvSaturationF(), day.valueF() * static_cast<float>(kCloth));
    dark.replace(one.capturedStart(), one.capturedLength(), evening.name());
  }
  text.replace(cloth.capturedStart(), cloth.capturedLength(), dark);
  text.replace(QStringLiteral("stop-color=\"#fff3d6\" stop-opacity=\"0.5\""),
               QStringLiteral("stop-color=\"#fff3d6\" stop-opacity=\"0.14\""));
  return text.toUtf8();
}

// Uses nothing but its arguments, because it runs on another thread.
QImage drawn(const QString& resource, const QSize& size, bool dark) {
  constexpr double kShade = 0.22;  // opacity of the shade over everything, so that white pieces don't glare
  QFile file(resource);
  if (!file.open(QIODevice::ReadOnly)) {
    return {};
  }
  QSvgRenderer renderer(dark ? inEveningLight(file.readAll()) : file.readAll());
  renderer.setAspectRatioMode(Qt::KeepAspectRatioByExpanding);
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  renderer.render(&painter);
  if (dark) {
    painter.fillRect(image.rect(), QColor::fromRgbF(0, 0, 0, static_cast<float>(kShade)));
  }
  return image;
}

// Adds a quarter circle around `corner` to `end`.
void turn(QPainterPath& path, QPointF corner, QPointF end) {
  constexpr double kRound = 0.5523;  // distance of the control points of a quarter circle, in radii
  const QPointF start = path.currentPosition();
  path.cubicTo(start + (corner - start) * kRound, end + (corner - end) * kRound, end);
}

QPainterPath rounded(const QRectF& area, double top, double bottom) {
  QPainterPath path(QPointF(area.left(), area.top() + top));
  turn(path, area.topLeft(), area.topLeft() + QPointF(top, 0));
  path.lineTo(area.topRight() - QPointF(top, 0));
  turn(path, area.topRight(), area.topRight() + QPointF(0, top));
  path.lineTo(area.bottomRight() - QPointF(0, bottom));
  turn(path, area.bottomRight(), area.bottomRight() - QPointF(bottom, 0));
  path.lineTo(area.bottomLeft() + QPointF(bottom, 0));
  turn(path, area.bottomLeft(), area.bottomLeft() - QPointF(0, bottom));
  path.closeSubpath();
  return path;
}

}  // namespace

SvgPicture::SvgPicture(QString resource, QWidget* parent)
    : QWidget(parent), resource_(std::move(resource)), job_([this](const QImage& image) {
        image_ = image;
        update();
      }) {
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  dark_ = palette().color(QPalette::Window).lightness() < kMiddleLightness;
  resizeTimer_.setSingleShot(true);
  connect(&resizeTimer_, &QTimer::timeout, this, &SvgPicture::draw);
}

void SvgPicture::setRadii(double top, double bottom) {
  top_ = top;
  bottom_ = bottom;
  update();
}

void SvgPicture::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) {
    dark_ = palette().color(QPalette::Window).lightness() < kMiddleLightness;
    update();
  }
  QWidget::changeEvent(event);
}

void SvgPicture::draw() {
  const QSize size = (QSizeF(this->size()) * devicePixelRatioF()).toSize();
  if (job_.isRunning()) {
    resizeTimer_.start(kResizeDelay);
  } else if (image_.size() != size || drawnDark_ != dark_) {
    drawnDark_ = dark_;
    job_.start(
        [resource = resource_, size, dark = dark_](const JobWatch&) { return drawn(resource, size, dark); });
  }
}

void SvgPicture::paintEvent(QPaintEvent* /*event*/) {
  const QSizeF size = QSizeF(this->size()) * devicePixelRatioF();
  if ((image_.size() != size.toSize() || drawnDark_ != dark_) && !resizeTimer_.isActive() &&
      !job_.isRunning()) {
    resizeTimer_.start(image_.isNull() ? 0 : kResizeDelay);
  }
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.setPen(Qt::NoPen);
  const QPainterPath path = rounded(rect(), top_, bottom_);
  painter.fillPath(path, palette().brush(QPalette::Mid));
  if (image_.isNull()) {
    return;
  }
  // As a brush, because clipping would leave jagged corners.
  QBrush brush(image_);
  brush.setTransform(QTransform::fromScale(width() / static_cast<double>(image_.width()),
                                           height() / static_cast<double>(image_.height())));
  painter.fillPath(path, brush);
}

}  // namespace byways::app
