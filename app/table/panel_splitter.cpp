// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/panel_splitter.h"

#include <QKeyEvent>
#include <QPainter>

#include "app/look/spoken_role.h"

namespace byways::app {

namespace {

constexpr int kEdge = 7;       // pixels that a mouse can grab
constexpr int kEdgeStep = 16;  // pixels that an arrow key moves the edge
constexpr int kHeldLine = 3;

}  // namespace

PanelEdge::PanelEdge(QSplitter* splitter) : QSplitterHandle(Qt::Horizontal, splitter) {
  setFocusPolicy(Qt::TabFocus);
  setAttribute(Qt::WA_Hover);
  setSpokenRole(this, QAccessible::Splitter);
}

void PanelEdge::keyPressEvent(QKeyEvent* event) {
  const int way = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
  if (way == 0) {
    QSplitterHandle::keyPressEvent(event);
    return;
  }
  moveSplitter(x() + way * kEdgeStep);
}

void PanelEdge::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const bool isHeld = hasFocus() || underMouse();
  const int wide = isHeld ? kHeldLine : 1;
  painter.fillRect(QRect((width() - wide) / 2, 0, wide, height()),
                   palette().color(isHeld ? QPalette::Highlight : QPalette::Mid));
}

void PanelEdge::focusInEvent(QFocusEvent* event) {
  QSplitterHandle::focusInEvent(event);
  update();
}

void PanelEdge::focusOutEvent(QFocusEvent* event) {
  QSplitterHandle::focusOutEvent(event);
  update();
}

PanelSplitter::PanelSplitter(QWidget* parent) : QSplitter(Qt::Horizontal, parent) {
  setChildrenCollapsible(false);
  setHandleWidth(kEdge);
  connect(this, &QSplitter::splitterMoved, this, [this] {
    wanted_ = sizes().value(1);
    Q_EMIT panelMoved(wanted_);
  });
}

void PanelSplitter::setPanelWidth(int narrowest, int wanted) {
  if (narrowest != narrowest_ || wanted != wanted_) {
    narrowest_ = narrowest;
    wanted_ = wanted;
    apply();
  }
  if (QSplitterHandle* const edge = handle(1)) {
    edge->setObjectName(QStringLiteral("panelEdge"));
    edge->setAccessibleName(tr("Edge of the panel"));
    edge->setToolTip(tr("Drag to resize the panel; on the keyboard, use the arrow keys"));
  }
}

void PanelSplitter::apply() {
  if (count() < 2) {
    return;
  }
  const int most = qMax(narrowest_, width() / 2);
  widget(1)->setMinimumWidth(narrowest_);
  widget(1)->setMaximumWidth(most);
  const int panel = qBound(narrowest_, wanted_, most);
  setSizes({qMax(1, width() - handleWidth() - panel), panel});
}

QSplitterHandle* PanelSplitter::createHandle() { return new PanelEdge(this); }

void PanelSplitter::resizeEvent(QResizeEvent* event) {
  apply();
  QSplitter::resizeEvent(event);
}

}  // namespace byways::app
