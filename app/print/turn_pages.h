// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QStringList>

#include <vector>

class QPainter;

namespace byways::app {

/// A list of turns in columns, on as many pages as it needs. Lengths are millimetres.
class TurnPages {
 public:
  /// `area` is what there is for the columns, alike on all pages.
  TurnPages(const QStringList& lines, const QRectF& area);

  /// No line, no page.
  [[nodiscard]] int count() const { return pages_; }
  /// Precondition: 0 <= page < count().
  void draw(QPainter& painter, int page) const;

 private:
  /// A line of the list, perhaps wrapped, in its place.
  struct Item {
    QString text;
    int page = 0;
    QRectF box;
  };

  std::vector<Item> items_;
  int pages_ = 0;
};

}  // namespace byways::app
