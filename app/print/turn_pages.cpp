// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/turn_pages.h"

#include <algorithm>

#include "app/print/sheet_text.h"

namespace byways::app {

namespace {

constexpr double kTurnText = 3.1;
constexpr double kBetweenTurns = 0.9;
constexpr double kBetweenColumns = 7;
constexpr double kLeastColumn = 52;

}  // namespace

TurnPages::TurnPages(const QStringList& lines, const QRectF& area) {
  const int columns =
      std::max(1, static_cast<int>((area.width() + kBetweenColumns) / (kLeastColumn + kBetweenColumns)));
  const double width = (area.width() - kBetweenColumns * (columns - 1)) / columns;
  int column = 0;
  double y = area.top();
  for (const QString& line : lines) {
    // A turn that fills more than a column is cut off at its end; none that people make does.
    const double height = std::min(sheetTextHeight(line, width, kTurnText, false), area.height());
    if (y + height > area.bottom() && y > area.top()) {
      ++column;
      y = area.top();
    }
    const QPointF corner(area.left() + (column % columns) * (width + kBetweenColumns), y);
    items_.push_back({line, column / columns, QRectF(corner, QSizeF(width, height))});
    y += height + kBetweenTurns;
  }
  pages_ = items_.empty() ? 0 : items_.back().page + 1;
}

void TurnPages::draw(QPainter& painter, int page) const {
  for (const Item& item : items_) {
    if (item.page == page) {
      writeOnSheet(painter, item.box, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, item.text, kTurnText,
                   false, kSheetInk);
    }
  }
}

}  // namespace byways::app
