// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace byways::app {

/// A column that scrolls vertically instead of squeezing its contents, with a mark at its lower end while
/// there is more to see below. Its size hint is the height of its contents. The contents never become wider
/// than the column, however long names are, unless horizontal scrolling is allowed. The space of the scroll
/// bar is always reserved.
class SideScroll final : public QScrollArea {
 public:
  /// Height in pixels of the mark, which covers the end of the visible part.
  static constexpr int kFold = 22;

  explicit SideScroll(QWidget* parent);

  /// The minimum height in pixels, unless the contents need less.
  void setLeastHeight(int height);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fitWidget();
  void placeFold();

  QWidget* fold_;
  int leastHeight_ = 0;
  int wanted_ = 0;  // height of the contents in pixels
};

}  // namespace byways::app
