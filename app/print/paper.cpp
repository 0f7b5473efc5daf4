// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/paper.h"

#include <QLocale>
#include <QPagedPaintDevice>
#include <QPainter>

#include <algorithm>

#include "app/games/sheet.h"

namespace byways::app {

QPageLayout Paper::layout() const {
  QPageLayout layout(QPageSize(size), landscape ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF(),
                     QPageLayout::Millimeter);
  layout.setMode(QPageLayout::FullPageMode);
  return layout;
}

Paper Paper::usual() {
  return {QLocale().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter : QPageSize::A4,
          false};
}

QRectF sheetOf(const QPageLayout& layout) {
  return {QPointF(), layout.fullRect(QPageLayout::Millimeter).size()};
}

QRectF areaOf(const QPageLayout& layout) {
  QPageLayout inMillimetres = layout;
  inMillimetres.setUnits(QPageLayout::Millimeter);
  const QMarginsF least = inMillimetres.minimumMargins();
  const auto margin = [](double of) { return std::max(of, kSheetMargin); };
  return sheetOf(layout).adjusted(margin(least.left()), margin(least.top()), -margin(least.right()),
                                  -margin(least.bottom()));
}

bool drawPages(QPagedPaintDevice& device, int count, const std::function<void(QPainter&, int)>& draw) {
  QPainter painter;
  if (!painter.begin(&device)) {
    return false;
  }
  const QRectF sheet = sheetOf(device.pageLayout());
  for (int page = 0; page < count; ++page) {
    if (page > 0 && !device.newPage()) {
      return false;
    }
    painter.save();
    painter.scale(painter.device()->width() / sheet.width(), painter.device()->height() / sheet.height());
    draw(painter, page);
    painter.restore();
  }
  return painter.end();
}

}  // namespace byways::app
