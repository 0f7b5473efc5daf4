// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/choice_box.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>

namespace byways::app {

namespace {

class ChoiceAccessible final : public QAccessibleWidget {
 public:
  explicit ChoiceAccessible(ChoiceBox* box) : QAccessibleWidget(box, QAccessible::ComboBox) {}

  // As with Qt's interface, on Linux the name is the current entry, because the label is exposed as a
  // relation. If there is no label, the box's accessible name precedes the entry.
  [[nodiscard]] QString text(QAccessible::Text kind) const override {
#ifdef Q_OS_UNIX
    if (const QString name = box()->accessibleName();
        kind == QAccessible::Name && !name.isEmpty() && relations(QAccessible::Label).isEmpty()) {
      return name + QStringLiteral(": ") + box()->currentText();
    }
    const bool isShown = kind == QAccessible::Name || kind == QAccessible::Value;
#else
    const bool isShown = kind == QAccessible::Value;
#endif
    return isShown ? box()->currentText() : QAccessibleWidget::text(kind);
  }
  [[nodiscard]] QAccessible::State state() const override {
    QAccessible::State state = QAccessibleWidget::state();
    state.expandable = true;
    return state;
  }
  // As with Qt's interface, the list of entries is the only child, whether or not it is open.
  [[nodiscard]] int childCount() const override { return 1; }
  [[nodiscard]] QAccessibleInterface* child(int index) const override {
    return index == 0 ? QAccessible::queryAccessibleInterface(box()->view()) : nullptr;
  }
  [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
    return child != nullptr && child->object() == box()->view() ? 0 : -1;
  }
  [[nodiscard]] QStringList actionNames() const override {
    return box()->isEnabled()
               ? QStringList{showMenuAction(), increaseAction(), decreaseAction(), setFocusAction()}
               : QStringList();
  }
  void doAction(const QString& name) override {
    if (name == showMenuAction()) {
      box()->showPopup();
    } else if (name == increaseAction() || name == decreaseAction()) {
      choose(box()->currentIndex() + (name == increaseAction() ? 1 : -1));
    } else {
      QAccessibleWidget::doAction(name);
    }
  }

 private:
  [[nodiscard]] ChoiceBox* box() const { return static_cast<ChoiceBox*>(widget()); }
  void choose(int index) const {
    if (box()->isEnabled() && index >= 0 && index < box()->count()) {
      box()->setCurrentIndex(index);
      Q_EMIT box()->activated(index);
    }
  }
};

QAccessibleInterface* makeChoice(const QString& /*className*/, QObject* object) {
  auto* const box = qobject_cast<ChoiceBox*>(object);
  return box != nullptr ? new ChoiceAccessible(box) : nullptr;
}

}  // namespace

// Entries may become longer later, for example in another language, so the size of the box has to follow
// them.
ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent) {
  QAccessible::installFactory(makeChoice);
  setSizeAdjustPolicy(AdjustToContents);
}

}  // namespace byways::app
