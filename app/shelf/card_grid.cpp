// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/card_grid.h"

#include <QWidget>

#include <utility>

namespace byways::app {

namespace {

int heightOf(const QLayoutItem& item, int width) {
  return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}

}  // namespace

CardGrid::CardGrid(int narrowest, int gap) : narrowest_(narrowest) {
  setContentsMargins(0, 0, 0, 0);
  setSpacing(gap);
}

CardGrid::~CardGrid() = default;

void CardGrid::setNarrowest(int narrowest) {
  if (std::exchange(narrowest_, narrowest) != narrowest) {
    invalidate();
  }
}

void CardGrid::addItem(QLayoutItem* item) { items_.emplace_back(item); }

QLayoutItem* CardGrid::itemAt(int index) const {
  return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* CardGrid::takeAt(int index) {
  if (index < 0 || index >= count()) {
    return nullptr;
  }
  QLayoutItem* const item = items_[static_cast<std::size_t>(index)].release();
  items_.erase(items_.begin() + index);
  return item;
}

int CardGrid::columnsIn(int width) const {
  const int most = qMax(1, (width + spacing()) / (narrowest_ + spacing()));
  if (!isBalanced_ || count() == 0) {
    return most;
  }
  const int rows = (count() + most - 1) / most;
  return (count() + rows - 1) / rows;
}

int CardGrid::arrange(const QRect& area, bool place) const {
  const int columns = columnsIn(area.width());
  const int width = (area.width() - (columns - 1) * spacing()) / columns;
  const auto size = items_.size();
  int top = area.top();
  for (std::size_t first = 0; first < size; first += static_cast<std::size_t>(columns)) {
    const std::size_t last = qMin(size, first + static_cast<std::size_t>(columns));
    int height = 0;
    for (std::size_t index = first; index < last; ++index) {
      height = qMax(height, heightOf(*items_[index], width));
    }
    for (std::size_t index = first; place && index < last; ++index) {
      const int left = area.left() + static_cast<int>(index - first) * (width + spacing());
      const Qt::LayoutDirection direction =
          parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
      const QRect card(left, top, width, height);
      items_[index]->setGeometry(
          direction == Qt::RightToLeft
              ? card.translated(area.left() + area.right() - card.left() - card.right(), 0)
              : card);
    }
    top += height + (last < size ? spacing() : 0);
  }
  return top - area.top();
}

int CardGrid::heightForWidth(int width) const { return arrange(QRect(0, 0, width, 0), false); }

QSize CardGrid::sizeHint() const { return {narrowest_, heightForWidth(narrowest_)}; }

// No minimum height: the height follows from the width, so a minimum would be right for a single width only.
QSize CardGrid::minimumSize() const { return {qMin(narrowest_, 240), 0}; }

void CardGrid::setGeometry(const QRect& area) {
  QLayout::setGeometry(area);
  arrange(area, true);
}

}  // namespace byways::app
