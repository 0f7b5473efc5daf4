// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/tab_order.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLayout>
#include <QScrollArea>
#include <QWidget>

namespace byways::app {

namespace {

void collect(QWidget* widget, QWidgetList& order);

void collect(QLayout* layout, QWidgetList& order) {
  for (int index = 0; index < layout->count(); ++index) {
    QLayoutItem* const item = layout->itemAt(index);
    if (item->widget() != nullptr) {
      collect(item->widget(), order);
    } else if (item->layout() != nullptr) {
      collect(item->layout(), order);
    }
  }
}

// The widget itself, the widgets in its layout, then its other children.
void collect(QWidget* widget, QWidgetList& order) {
  if (order.contains(widget) || widget->isWindow()) {
    return;
  }
  order.append(widget);
  if (qobject_cast<QComboBox*>(widget) != nullptr || qobject_cast<QAbstractSpinBox*>(widget) != nullptr ||
      qobject_cast<QAbstractItemView*>(widget) != nullptr) {
    return;  // this widget sets its own order
  }
  if (const auto* const scroll = qobject_cast<QScrollArea*>(widget)) {
    if (scroll->widget() != nullptr) {
      collect(scroll->widget(), order);
    }
    return;
  }
  if (widget->layout() != nullptr) {
    collect(widget->layout(), order);
  }
  for (QObject* const child : widget->children()) {
    if (child->isWidgetType()) {
      collect(static_cast<QWidget*>(child), order);
    }
  }
}

}  // namespace

void setReadingOrderAsLaidOut(QWidget* part) {
  QWidgetList order;
  if (part->layout() != nullptr) {
    collect(part->layout(), order);
  }
  // Qt reports children in stacking order.
  for (QWidget* const widget : std::as_const(order)) {
    if (widget->parentWidget() == part) {
      widget->raise();
    }
  }
}

void setTabOrderAsLaidOut(QWidget* part) {
  QWidgetList order;
  if (part->layout() != nullptr) {
    collect(part->layout(), order);
  }
  QWidget* before = nullptr;
  for (QWidget* const widget : std::as_const(order)) {
    if (widget->focusPolicy() == Qt::NoFocus) {
      continue;
    }
    if (before != nullptr) {
      QWidget::setTabOrder(before, widget);
    }
    before = widget;
  }
}

}  // namespace byways::app
