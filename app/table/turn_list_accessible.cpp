// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/turn_list_accessible.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>
#include <QWindow>

namespace byways::app {

namespace {

constexpr const char* kTellsRows = "tellsRows";

/// A row of the list.
class RowAccessible final : public QAccessibleInterface, public QAccessibleActionInterface {
 public:
  RowAccessible(QAbstractItemView* list, int row) : list_(list), row_(row) {}

  [[nodiscard]] int row() const { return row_; }

  [[nodiscard]] bool isValid() const override { return !list_.isNull() && index().isValid(); }
  [[nodiscard]] QObject* object() const override { return nullptr; }
  [[nodiscard]] QWindow* window() const override { return list_ ? list_->window()->windowHandle() : nullptr; }
  [[nodiscard]] QAccessibleInterface* parent() const override {
    return QAccessible::queryAccessibleInterface(list_);
  }
  [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
  [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  [[nodiscard]] int childCount() const override { return 0; }
  [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }

  [[nodiscard]] QString text(QAccessible::Text kind) const override {
    if (!isValid() || kind != QAccessible::Name) {
      return {};
    }
    const QString spoken = index().data(Qt::AccessibleTextRole).toString();
    return spoken.isEmpty() ? index().data(Qt::DisplayRole).toString() : spoken;
  }
  void setText(QAccessible::Text, const QString&) override {}
  [[nodiscard]] QRect rect() const override {
    if (!isValid()) {
      return {};
    }
    const QRect area = list_->visualRect(index());
    return {list_->viewport()->mapToGlobal(area.topLeft()), area.size()};
  }
  [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
  [[nodiscard]] QAccessible::State state() const override {
    QAccessible::State state;
    state.focusable = true;
    state.selectable = true;
    if (isValid()) {
      state.selected = list_->currentIndex() == index();
      state.focused = state.selected && list_->hasFocus();
      state.invisible = !list_->isVisible();
      state.offscreen = !list_->viewport()->rect().intersects(list_->visualRect(index()));
    }
    return state;
  }

  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
  }
  [[nodiscard]] QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
  void doAction(const QString& name) override {
    if (!isValid()) {
      return;
    }
    if (name == setFocusAction()) {
      list_->setFocus();
    }
    list_->setCurrentIndex(index());
  }
  [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

 private:
  [[nodiscard]] QModelIndex index() const { return list_->model()->index(row_, 0); }

  QPointer<QAbstractItemView> list_;
  int row_;
};

class ListAccessible final : public QAccessibleWidget {
 public:
  explicit ListAccessible(QAbstractItemView* list) : QAccessibleWidget(list, QAccessible::List) {}
  ListAccessible(const ListAccessible&) = delete;
  ListAccessible& operator=(const ListAccessible&) = delete;
  ~ListAccessible() override {
    for (const QAccessible::Id id : std::as_const(rows_)) {
      QAccessible::deleteAccessibleInterface(id);
    }
  }

  [[nodiscard]] int childCount() const override {
    return list()->model() != nullptr ? list()->model()->rowCount() : 0;
  }
  [[nodiscard]] QAccessibleInterface* child(int row) const override {
    if (row < 0 || row >= childCount()) {
      return nullptr;
    }
    const auto found = rows_.constFind(row);
    if (found != rows_.cend()) {
      return QAccessible::accessibleInterface(*found);
    }
    auto* const made = new RowAccessible(list(), row);
    rows_.insert(row, QAccessible::registerAccessibleInterface(made));
    return made;
  }
  [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
    return child(list()->indexAt(list()->viewport()->mapFromGlobal(QPoint(x, y))).row());
  }
  [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
    const auto* const row = dynamic_cast<const RowAccessible*>(child);
    return row != nullptr ? row->row() : -1;
  }
  [[nodiscard]] QAccessibleInterface* focusChild() const override {
    return list()->hasFocus() ? child(list()->currentIndex().row()) : nullptr;
  }

 private:
  [[nodiscard]] QAbstractItemView* list() const { return static_cast<QAbstractItemView*>(widget()); }

  mutable QHash<int, QAccessible::Id> rows_;
};

QAccessibleInterface* makeListAccessible(const QString& /*className*/, QObject* object) {
  auto* const list = qobject_cast<QAbstractItemView*>(object);
  return list != nullptr && list->property(kTellsRows).toBool() ? new ListAccessible(list) : nullptr;
}

}  // namespace

void tellRowsOf(QAbstractItemView* list) {
  list->setProperty(kTellsRows, true);
  QAccessible::installFactory(makeListAccessible);  // installing it again does nothing
}

}  // namespace byways::app
