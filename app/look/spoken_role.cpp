// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/spoken_role.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QPointer>

#include <utility>

namespace byways::app {

namespace {

/// Hangs on the widget and dies with it.
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
  [[nodiscard]] bool canPress() const { return spoken_ && spoken_->press && widget()->isEnabled(); }

  QPointer<SpokenRole> spoken_;  // null while the widget is being destroyed
};

class SpokenChoice final : public QAccessibleWidget {
 public:
  explicit SpokenChoice(QComboBox* box) : QAccessibleWidget(box, QAccessible::ComboBox) {}

  // As Qt has it: named after what it shows on Linux, where the label is told as a relation.
  [[nodiscard]] QString text(QAccessible::Text kind) const override {
#ifdef Q_OS_UNIX
    const bool isShown = kind == QAccessible::Name || kind == QAccessible::Value;
#else
    const bool isShown = kind == QAccessible::Value;
#endif
    return isShown ? box()->currentText() : QAccessibleWidget::text(kind);
  }
  [[nodiscard]] QAccessible::State state() const override {
    QAccessible::State state = QAccessibleWidget::state();
    state.expandable = true;
    state.expanded = box()->view()->isVisible();
    return state;
  }
  [[nodiscard]] int childCount() const override { return 1; }
  [[nodiscard]] QAccessibleInterface* child(int index) const override {
    return index == 0 ? QAccessible::queryAccessibleInterface(box()->view()) : nullptr;
  }
  [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
    return child->object() == box()->view() ? 0 : -1;
  }
  [[nodiscard]] QStringList actionNames() const override {
    return box()->isEnabled()
               ? QStringList{showMenuAction(), increaseAction(), decreaseAction(), setFocusAction()}
               : QStringList();
  }
  void doAction(const QString& name) override {
    if (name == showMenuAction()) {
      box()->view()->isVisible() ? box()->hidePopup() : box()->showPopup();
    } else if (name == increaseAction() || name == decreaseAction()) {
      choose(box()->currentIndex() + (name == increaseAction() ? 1 : -1));
    } else {
      QAccessibleWidget::doAction(name);
    }
  }

 private:
  [[nodiscard]] QComboBox* box() const { return static_cast<QComboBox*>(widget()); }
  void choose(int index) const {
    if (box()->isEnabled() && index >= 0 && index < box()->count()) {
      box()->setCurrentIndex(index);
      Q_EMIT box()->activated(index);
    }
  }
};

QAccessibleInterface* makeSpoken(const QString& /*className*/, QObject* object) {
  SpokenRole* const spoken = object->isWidgetType() ? SpokenRole::of(object) : nullptr;
  if (auto* const box = spoken != nullptr ? qobject_cast<QComboBox*>(object) : nullptr) {
    return new SpokenChoice(box);
  }
  return spoken != nullptr ? new SpokenWidget(static_cast<QWidget*>(object), spoken) : nullptr;
}

}  // namespace

void setSpokenRole(QWidget* widget, QAccessible::Role role, std::function<void()> press) {
  QAccessible::installFactory(makeSpoken);  // once; again it does nothing
  SpokenRole* spoken = SpokenRole::of(widget);
  if (spoken == nullptr) {
    spoken = new SpokenRole(widget);
    if (QAccessible::isActive()) {
      // A screen reader may have asked before.
      QAccessible::deleteAccessibleInterface(
          QAccessible::uniqueId(QAccessible::queryAccessibleInterface(widget)));
    }
  }
  spoken->role = role;
  spoken->press = std::move(press);
}

}  // namespace byways::app
