// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/setup/stone_preview.h"

#include <QPainter>

#include "app/board/stone.h"
#include "app/look/look.h"

namespace byways::app {

StonePreview::StonePreview(const Look& look, QWidget* parent) : QWidget(parent), look_(look) {
  setObjectName(QStringLiteral("stonePreview"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(&look, &Look::changed, this, qOverload<>(&QWidget::update));
}

void StonePreview::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  // The colours of cells in boards/style-*.css.
  painter.setPen(QPen(look_.colours().line, 1));
  painter.setBrush(QColor(look_.isDark() ? 0xff3b342f : 0xfffbf4e7));
  const QRectF ground = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  painter.drawRoundedRect(ground, 12, 12);
  const double step = qMin(44.0, (ground.width() - 16) / Look::kSeatColours);
  QPointF centre(ground.center().x() - step * (Look::kSeatColours - 1) / 2, ground.center().y());
  for (int index = 0; index < Look::kSeatColours; ++index) {
    const double radius = step * 0.39;
    const auto mark = static_cast<StoneMark>(index % kStoneMarks);
    drawStoneShadow(painter, centre, radius);
    drawStone(painter, centre, radius, {look_.seatColour(index), mark, look_.picture().patterns});
    centre.rx() += step;
  }
}

}  // namespace byways::app
