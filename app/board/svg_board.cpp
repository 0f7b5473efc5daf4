// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/svg_board.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

#include <cmath>

#include "app/board/pixels.h"
#include "app/board/recorder.h"
#include "app/job/per_thread.h"

namespace byways::app {

namespace {

// Two layers of a board that fills a large screen, and some thumbnails.
constexpr qsizetype kBoardCacheKilobytes = 65536;

using Boards = QHash<QString, std::shared_ptr<const SvgBoard>>;

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// The file with its style sheet replaced: the colours of all boards stand in one place for each theme.
QByteArray styled(QByteArray svg, const QByteArray& style) {
  const qsizetype tag = svg.indexOf("<style");
  const qsizetype begin = svg.indexOf('>', tag) + 1;
  const qsizetype end = svg.indexOf("</style>", begin);
  if (tag >= 0 && begin > 0 && end >= begin && !style.isEmpty()) {
    svg.replace(begin, end - begin, style);
  }
  return svg;
}

}  // namespace

const SvgBoard& SvgBoard::get(const QString& name, bool dark) {
  std::shared_ptr<const SvgBoard>& board =
      perThread<Boards>()[name + (dark ? QStringLiteral("/dark") : QStringLiteral("/light"))];
  if (!board) {
    board = std::make_shared<SvgBoard>(name, dark);
  }
  return *board;
}

SvgBoard::SvgBoard(const QString& name, bool dark)
    : renderer_(std::make_unique<QSvgRenderer>()), images_(kBoardCacheKilobytes) {
  const QString style =
      dark ? QStringLiteral(":/boards/style-dark.css") : QStringLiteral(":/boards/style-light.css");
  const QByteArray svg = contentOf(QStringLiteral(":/boards/") + name + QStringLiteral(".svg"));
  if (!svg.isEmpty()) {
    renderer_->load(styled(svg, contentOf(style)));
  }
}

SvgBoard::~SvgBoard() = default;

bool SvgBoard::isValid() const { return renderer_->isValid(); }

QRectF SvgBoard::viewBox() const { return renderer_->viewBoxF(); }

bool SvgBoard::has(const QString& id) const { return renderer_->elementExists(id); }

QRectF SvgBoard::bounds(const QString& id) const {
  const auto known = bounds_.constFind(id);
  if (known != bounds_.cend()) {
    return *known;
  }
  const QRectF found =
      has(id) ? renderer_->transformForElement(id).mapRect(renderer_->boundsOnElement(id)) : QRectF();
  bounds_.insert(id, found);
  return found;
}

QTransform SvgBoard::placedIn(const QRectF& area) const {
  const QRectF box = viewBox();
  if (box.isEmpty()) {
    return {};
  }
  const qreal scale = std::min(area.width() / box.width(), area.height() / box.height());
  QTransform transform = QTransform::fromTranslate(area.center().x(), area.center().y());
  transform.scale(scale, scale);
  transform.translate(-box.center().x(), -box.center().y());
  return transform;
}

void SvgBoard::render(QPainter& painter, const QRectF& target, const QStringList& groups) const {
  const QTransform placed = placedIn(target);
  for (const QString& group : groups) {
    renderer_->render(&painter, group, placed.mapRect(bounds(group)));
  }
}

void SvgBoard::paint(QPainter& painter, const QRectF& area, const QStringList& groups) const {
  const QRectF target = placedIn(area).mapRect(viewBox());
  if (!isValid() || target.isEmpty()) {
    return;
  }
  if (Recorder* const recorder = Recorder::of(painter)) {
    const QString name = QStringLiteral("%1/%2/%3/%4/%5/%6")
                             .arg(quintptr(this))
                             .arg(groups.join(QLatin1Char(',')))
                             .arg(target.x())
                             .arg(target.y())
                             .arg(target.width())
                             .arg(target.height());
    recorder->keepPicture(painter, name, [&](QPainter& on) { render(on, target, groups); });
    return;
  }
  if (!isOnPixels(painter)) {
    render(painter, target, groups);
    return;
  }
  // Rendered at exactly the device's pixels and laid on whole ones, so that nothing is resampled.
  const QTransform device = painter.deviceTransform();
  const QRectF pixels = device.mapRect(target);
  const QString key = groups.join(QLatin1Char(',')) +
                      QStringLiteral(" %1x%2").arg(pixels.width(), 0, 'f', 2).arg(pixels.height(), 0, 'f', 2);
  QImage image;
  if (const QImage* kept = images_.object(key)) {
    image = *kept;
  } else {
    const QSize size(static_cast<int>(std::ceil(pixels.width())),
                     static_cast<int>(std::ceil(pixels.height())));
    image = QImage(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter on(&image);
    on.setRenderHint(QPainter::Antialiasing);
    render(on, QRectF(QPointF(), pixels.size()), groups);
    on.end();
    images_.insert(key, new QImage(image), image.sizeInBytes() / 1024);
  }
  drawOnPixels(painter, pixels.topLeft(), image);
}

}  // namespace byways::app
