// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/settle.h"

#include <QLayout>
#include <QWidget>

namespace byways::app {

void settle(QWidget& widget) {
  const QList<QWidget*> parts = widget.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
  for (QWidget* const part : parts) {
    if (!part->isWindow() && !part->isHidden()) {
      settle(*part);
    }
  }
  if (widget.layout() != nullptr) {
    widget.layout()->activate();
  }
}

int leastHeight(const QLayout& layout, int width) {
  return layout.hasHeightForWidth() ? layout.totalMinimumHeightForWidth(width)
                                    : layout.totalMinimumSize().height();
}

int wantedHeight(const QLayout& layout, int width) {
  return layout.hasHeightForWidth() ? layout.totalHeightForWidth(width) : layout.totalSizeHint().height();
}

int heightOfColumn(const QList<int>& heights, int spacing) {
  int sum = 0;
  for (const int height : heights) {
    sum += height > 0 ? height + (sum > 0 ? spacing : 0) : 0;
  }
  return sum;
}

}  // namespace byways::app
