// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/spoken_role.h"

#include <QAccessibleWidget>
#include <QPointer>
#include <QWidget>

#include <utility>

namespace byways::app {

namespace {

/// A child of the widget, destroyed with it.
class SpokenRole final : public QObject {
 public:
  explicit SpokenRole(QWidget* widget) : QObject(widget) {}

  static SpokenRole* of(const QObject* widget) {
    for (QObject* const child : widget->children()) {
      if (auto* const role = dynamic_cast<SpokenRole*>(child)) {
        return role;
      }
    }
    return nullptr;
  }

  QAccessible::Role role = QAccessible::NoRole;
  std::function<void()> press;
};

class SpokenWidget final : public QAccessibleWidget {
 public:
  SpokenWidget(QWidget* widget, SpokenRole* spoken) : QAccessibleWidget(widget), spoken_(spoken) {}

  [[nodiscard]] QAccessible::Role role() const override {
    return spoken_ ? spoken_->role : QAccessible::NoRole;
  }
  [[nodiscard]] QStringList actionNames() const override {
    QStringList names = QAccessibleWidget::actionNames();
    if (canPress()) {
      names.prepend(pressAction());
    }
    return names;
  }
  void doAction(const QString& name) override {
    if (name == pressAction() && canPress()) {
      spoken_->press();
    } else {
      QAccessibleWidget::doAction(name);
    }
  }

 private:
  [[nodiscard]] bool canPress() const { return !spoken_.isNull() && spoken_->press && widget()->isEnabled(); }

  QPointer<SpokenRole> spoken_;  // null while the widget is being destroyed
};

QAccessibleInterface* makeSpoken(const QString& /*className*/, QObject* object) {
  SpokenRole* const spoken = object->isWidgetType() ? SpokenRole::of(object) : nullptr;
  return spoken != nullptr ? new SpokenWidget(static_cast<QWidget*>(object), spoken) : nullptr;
}

}  // namespace

void setSpokenRole(QWidget* widget, QAccessible::Role role, std::function<void()> press) {
  QAccessible::installFactory(makeSpoken);  // registering it again does nothing
  SpokenRole* spoken = SpokenRole::of(widget);
  if (spoken == nullptr) {
    spoken = new SpokenRole(widget);
  }
  spoken->role = role;
  spoken->press = std::move(press);
}

}  // namespace byways::app
