// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/card_scroll.h"

#include "app/shelf/card_frame.h"

namespace byways::app {

CardScroll::CardScroll(const QString& name, int gap, QWidget* parent) : QScrollArea(parent) {
  auto* const content = new QWidget(this);
  content->setObjectName(name + QStringLiteral("Content"));
  content->setProperty("scrolled", true);
  parts_ = new QVBoxLayout(content);
  parts_->setSpacing(gap);
  setObjectName(name + QStringLiteral("Scroll"));
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::NoFocus);
  setWidget(content);
}

void CardScroll::resizeEvent(QResizeEvent* event) {
  constexpr int kWidest = 1720;
  constexpr int kAbove = 18;
  constexpr int kBelow = 40;
  const int side = qMax(kMargin, (width() - kWidest) / 2) - CardFrame::kShadow;
  parts_->setContentsMargins(side, kAbove, side, kBelow);
  QScrollArea::resizeEvent(event);
}

}  // namespace byways::app
