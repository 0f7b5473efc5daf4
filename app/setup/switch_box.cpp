// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/setup/switch_box.h"

#include <QPainter>

namespace byways::app {

namespace {

constexpr QSize kSwitchSize{50, 30};
constexpr double kTrackInset = 4;  // leaves room for the focus ring
constexpr double kKnobInset = 3.5;

}  // namespace

SwitchBox::SwitchBox(QWidget* parent) : QCheckBox(parent) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  setCursor(Qt::PointingHandCursor);
  setAttribute(Qt::WA_Hover);
}

QSize SwitchBox::sizeHint() const { return kSwitchSize; }

void SwitchBox::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPalette& colours = palette();
  const QRectF track =
      QRectF(QPointF(), kSwitchSize).adjusted(kTrackInset, kTrackInset, -kTrackInset, -kTrackInset);
  const double radius = track.height() / 2;
  const bool on = isChecked();
  const QColor outline = colours.color(on || underMouse() ? QPalette::Highlight : QPalette::Dark);
  painter.setPen(QPen(outline, 1.5));
  painter.setBrush(on ? colours.brush(QPalette::Highlight) : colours.brush(QPalette::Base));
  painter.drawRoundedRect(track.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius);

  const double knob = radius - kKnobInset - (on ? 0 : 1);
  const bool right = on != (layoutDirection() == Qt::RightToLeft);
  const QPointF centre(right ? track.right() - radius : track.left() + radius, track.center().y());
  painter.setPen(Qt::NoPen);
  painter.setBrush(colours.brush(on ? QPalette::HighlightedText : QPalette::Dark));
  painter.drawEllipse(centre, knob, knob);

  if (hasFocus()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.color(QPalette::Highlight), 2));
    const QRectF ring = QRectF(QPointF(), kSwitchSize).adjusted(1, 1, -1, -1);
    painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2);
  }
}

}  // namespace byways::app
