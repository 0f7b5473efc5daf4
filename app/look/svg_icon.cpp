// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/svg_icon.h"

#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace byways::app {

namespace {

constexpr double kDisabledOpacity = 0.38;

QByteArray drawing(const QString& name) {
  QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Whether an arrow is mirrored in right-to-left languages. Arrows that step through time aren't: see
// ReplayBar.
bool isMirrored(const QString& name) {
  return QGuiApplication::isRightToLeft() && (name == QLatin1String("undo") || name == QLatin1String("redo"));
}

}  // namespace

SvgIcon::SvgIcon(QString name, Colour colour) : name_(std::move(name)), colour_(std::move(colour)) {}

void SvgIcon::paint(QPainter* painter, const QRect& area, QIcon::Mode mode, QIcon::State state) {
  const double ratio = painter->device()->devicePixelRatioF();
  QPixmap picture = pixmap((QSizeF(area.size()) * ratio).toSize(), mode, state);
  picture.setDevicePixelRatio(ratio);
  painter->drawPixmap(area, picture);
}

QPixmap SvgIcon::pixmap(const QSize& size, QIcon::Mode mode, QIcon::State /*state*/) {
  if (size.isEmpty()) {
    return {};
  }
  const QString colour = colour_ ? colour_().name() : QString();
  const QString key = QStringLiteral("byways/%1/%2/%3x%4/%5/%6")
                          .arg(name_, colour)
                          .arg(size.width())
                          .arg(size.height())
                          .arg(mode == QIcon::Disabled ? 1 : 0)
                          .arg(isMirrored(name_) ? 1 : 0);
  QPixmap picture;
  if (QPixmapCache::find(key, &picture)) {
    return picture;
  }
  QByteArray svg = drawing(name_);
  if (!colour.isEmpty()) {
    svg.replace("#000000", colour.toLatin1());
  }
  picture = QPixmap(size);
  picture.fill(Qt::transparent);
  QSvgRenderer renderer(svg);
  renderer.setAspectRatioMode(Qt::KeepAspectRatio);
  QPainter painter(&picture);
  painter.setOpacity(mode == QIcon::Disabled ? kDisabledOpacity : 1.0);
  renderer.render(&painter);
  painter.end();
  if (isMirrored(name_)) {
    picture = picture.transformed(QTransform::fromScale(-1, 1));
  }
  QPixmapCache::insert(key, picture);
  return picture;
}

QIconEngine* SvgIcon::clone() const { return new SvgIcon(name_, colour_); }

}  // namespace byways::app
