// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    if (widget() != nullptr) {
      widget()->setFixedWidth(viewport()->width());
    }
    QScrollArea::resizeEvent(event);
  }
};

}  // namespace byways::app
