// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QLayout>
#include <QScrollArea>

namespace byways::app {

/// A column that scrolls up and down only: what is in it never becomes wider than there is room, whatever
/// people are called.
class SideScroll final : public QScrollArea {
 public:
  explicit SideScroll(QWidget* parent) : QScrollArea(parent) {
    setObjectName(QStringLiteral("sideScroll"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
  }

 protected:
  void resizeEvent(QResizeEvent* event) override {
    fitWidget();
    QScrollArea::resizeEvent(event);
  }

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
      fitWidget();
    }
    return QScrollArea::eventFilter(watched, event);
  }

 private:
  // Texts that are wrapped take their height from the width, which is all that is known here: nothing in the
  // column is squeezed before it scrolls.
  void fitWidget() {
    if (widget() != nullptr && widget()->layout() != nullptr) {
      const int width = viewport()->width();
      widget()->setFixedWidth(width);
      const QLayout& column = *widget()->layout();  // no text in it is wrapped: it has no such height
      widget()->setMinimumHeight(column.hasHeightForWidth() ? column.totalMinimumHeightForWidth(width)
                                                            : column.totalMinimumSize().height());
    }
  }
};

}  // namespace byways::app
