// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/announce.h"

#include <QAccessible>
#include <QWidget>

namespace byways::app {

void announce(QWidget* source, const QString& text) {
  if (text.isEmpty() || source == nullptr) {
    return;
  }
  // The widget shows the text, so it is its name too; before Qt 6.8 the name is what an alert speaks.
  source->setAccessibleName(text);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
  QAccessibleAnnouncementEvent event(source, text);
  event.setPoliteness(QAccessible::AnnouncementPoliteness::Assertive);
  QAccessible::updateAccessibility(&event);
#else
  QAccessibleEvent renamed(source, QAccessible::NameChanged);
  QAccessible::updateAccessibility(&renamed);
  QAccessibleEvent alert(source, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
#endif
}

}  // namespace byways::app
