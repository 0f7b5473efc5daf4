// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/scroll_accessible.h"

#include <QAccessibleWidget>
#include <QScrollArea>

namespace byways::app {

namespace {

QAccessibleInterface* makeScroll(const QString& /*className*/, QObject* object) {
  auto* const area = qobject_cast<QScrollArea*>(object);
  return area != nullptr ? new QAccessibleWidget(area, QAccessible::Client) : nullptr;
}

}  // namespace

void installScrollAccessibility() { QAccessible::installFactory(makeScroll); }

}  // namespace byways::app
