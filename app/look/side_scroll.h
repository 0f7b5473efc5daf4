// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace byways::app {

/// A column that scrolls up and down: nothing in it is squeezed before it does, and a mark at its end shows
/// that there is more below. It would like to be as high as what is in it. What is in it never becomes wider
/// than there is room, whatever people are called, unless it may scroll sideways, too. The room of the scroll
/// bar is free where there is none.
class SideScroll final : public QScrollArea {
 public:
  /// Height of the mark, which lies over the end of what is in sight.
  static constexpr int kFold = 22;

  explicit SideScroll(QWidget* parent);

  /// How many pixels stay if there is room for nothing else; what is in it may need fewer.
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
  int wanted_ = 0;  // pixels of height
};

}  // namespace byways::app
