// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/announce.h"

#include <QAccessible>
#include <QEvent>
#include <QWidget>

namespace byways::app {

namespace {

/// An announcement replaces the accessible name of its widget. When the language changes, this object
/// restores the usual name.
class Announced : public QObject {
 public:
  explicit Announced(QWidget* widget) : QObject(widget) {
    setObjectName(QLatin1String(kName));
    widget->installEventFilter(this);
  }

  static constexpr auto kName = "announced";

  bool eventFilter(QObject* watched, QEvent* event) override {
    auto* const widget = qobject_cast<QWidget*>(watched);
    if (widget != nullptr && event->type() == QEvent::LanguageChange) {
      widget->setAccessibleName({});  // the widget may set its usual name itself when the language changes
      deleteLater();
    }
    return QObject::eventFilter(watched, event);
  }
};

}  // namespace

void announce(QWidget* source, const QString& text) {
  if (text.isEmpty() || source == nullptr) {
    return;
  }
  // Before Qt 6.8, an alert speaks the accessible name, so `text` becomes the name. This does no harm,
  // because the widget shows `text`, too.
  source->setAccessibleName(text);
  if (source->findChild<QObject*>(QLatin1String(Announced::kName), Qt::FindDirectChildrenOnly) == nullptr) {
    new Announced(source);
  }
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
