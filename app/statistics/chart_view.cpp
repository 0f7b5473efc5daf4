// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/chart_view.h"

#include <QEvent>
#include <QFocusEvent>
#include <QPainter>

#include <cmath>

#include "app/look/look.h"
#include "app/look/spoken_role.h"

namespace byways::app {

namespace {

constexpr int kChartMargin = 8;  // room for the ring of focus
constexpr int kNarrowestChart = 320;

}  // namespace

ChartView::ChartView(const Look& look, QWidget* parent) : QWidget(parent), look_(look) {
  setFocusPolicy(Qt::TabFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setSpokenRole(this, QAccessible::Chart);
  connect(&look, &Look::changed, this, qOverload<>(&QWidget::update));
}

void ChartView::setChart(const Draw& draw, const Height& height, const QString& name, const QString& text) {
  draw_ = draw;
  height_ = height;
  setAccessibleName(name);
  setAccessibleDescription(text);
  updateGeometry();
  update();
}

QSize ChartView::sizeHint() const {
  const double height = height_ ? height_(font()) : 0;
  return {kNarrowestChart, static_cast<int>(std::ceil(height)) + 2 * kChartMargin};
}

QSize ChartView::minimumSizeHint() const { return sizeHint(); }

void ChartView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  if (draw_) {
    draw_(painter, QRectF(rect()).adjusted(kChartMargin, kChartMargin, -kChartMargin, -kChartMargin),
          chartLookOf(look_, font()));
  }
  if (hasFocus()) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(look_.colours().accent, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
  }
}

void ChartView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) {
    updateGeometry();
  }
  QWidget::changeEvent(event);
}

void ChartView::focusInEvent(QFocusEvent* event) {
  update();
  QWidget::focusInEvent(event);
}

void ChartView::focusOutEvent(QFocusEvent* event) {
  update();
  QWidget::focusOutEvent(event);
}

}  // namespace byways::app
