// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/board_accessible.h"

#include <QPointer>
#include <QWindow>

#include <utility>

#include "app/board/board_view.h"

namespace byways::app {

namespace {

/// One place of the board. Its name says everything that is visible there, because a place has no other
/// properties that screen readers read.
class PlaceAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
 public:
  PlaceAccessible(BoardView* board, QString place) : board_(board), place_(std::move(place)) {}

  [[nodiscard]] const QString& place() const { return place_; }

  [[nodiscard]] bool isValid() const override { return board() != nullptr; }
  [[nodiscard]] QObject* object() const override { return nullptr; }
  [[nodiscard]] QWindow* window() const override {
    return board() != nullptr ? board()->window()->windowHandle() : nullptr;
  }
  [[nodiscard]] QAccessibleInterface* parent() const override {
    return QAccessible::queryAccessibleInterface(board_);
  }
  [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
  [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  [[nodiscard]] int childCount() const override { return 0; }
  [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }

  [[nodiscard]] QString text(QAccessible::Text kind) const override {
    const BoardView* const board = this->board();
    if (board == nullptr || kind != QAccessible::Name) {
      return {};
    }
    const QString name = board->describe(place_);
    return board->isHinted(place_) ? BoardView::tr("%1, the hint points here", "a place").arg(name) : name;
  }
  void setText(QAccessible::Text, const QString&) override {}

  [[nodiscard]] QRect rect() const override {
    if (board() == nullptr) {
      return {};
    }
    const QRect area = board_->areaOf(place_).toRect();
    return {board_->mapToGlobal(area.topLeft()), area.size()};
  }
  [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Button; }
  [[nodiscard]] QAccessible::State state() const override {
    QAccessible::State state;
    state.focusable = true;
    if (board() != nullptr) {
      state.focused = board_->hasFocus() && board_->cursor() == place_;
      state.invisible = !board_->isVisible();
      state.readOnly = board_->actionOf(place_).isEmpty();
    }
    return state;
  }

  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
  }
  [[nodiscard]] QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
  [[nodiscard]] QString localizedActionDescription(const QString& name) const override {
    return board() != nullptr && name == pressAction() ? board_->actionOf(place_) : QString();
  }
  void doAction(const QString& name) override {
    if (board() == nullptr) {
      return;
    }
    if (name == setFocusAction()) {
      board_->setFocus();
      board_->setCursor(place_);
    } else if (name == pressAction()) {
      board_->setCursor(place_);
      board_->act(place_);
    }
  }
  [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

 private:
  /// Null if the board is being built or destroyed.
  [[nodiscard]] BoardView* board() const { return board_ && board_->isWhole() ? board_.data() : nullptr; }

  QPointer<BoardView> board_;
  QString place_;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
  auto* const board = qobject_cast<BoardView*>(object);
  return board != nullptr ? new BoardAccessible(board) : nullptr;
}

}  // namespace

void installBoardAccessibility() { QAccessible::installFactory(makeInterface); }

// Created while the board is still being constructed.
BoardAccessible::BoardAccessible(BoardView* board) : QAccessibleWidget(board, QAccessible::Grouping) {}

BoardAccessible::~BoardAccessible() {
  for (const QAccessible::Id id : std::as_const(children_)) {
    QAccessible::deleteAccessibleInterface(id);
  }
}

BoardView* BoardAccessible::board() const {
  auto* const board = qobject_cast<BoardView*>(object());
  return board != nullptr && board->isWhole() ? board : nullptr;
}

int BoardAccessible::placeCount() const {
  return board() != nullptr ? static_cast<int>(board()->places().size()) : 0;
}

// The first children are the places; the controls that float on the board follow.
int BoardAccessible::childCount() const { return placeCount() + QAccessibleWidget::childCount(); }

QAccessibleInterface* BoardAccessible::child(int index) const {
  if (index < 0 || index >= placeCount()) {
    return index < 0 ? nullptr : QAccessibleWidget::child(index - placeCount());
  }
  const QString place = board()->places().at(index);
  const auto found = children_.constFind(place);
  if (found != children_.cend()) {
    return QAccessible::accessibleInterface(*found);
  }
  auto* const made = new PlaceAccessible(board(), place);
  children_.insert(place, QAccessible::registerAccessibleInterface(made));
  return made;
}

QAccessibleInterface* BoardAccessible::childAt(int x, int y) const {
  if (QAccessibleInterface* const widget = QAccessibleWidget::childAt(x, y);
      widget != nullptr && widget != this) {
    return widget;
  }
  if (board() == nullptr) {
    return nullptr;
  }
  const QString place = board()->placeAt(board()->mapFromGlobal(QPoint(x, y)));
  return child(static_cast<int>(board()->places().indexOf(place)));
}

int BoardAccessible::indexOfChild(const QAccessibleInterface* child) const {
  const auto* const place = dynamic_cast<const PlaceAccessible*>(child);
  if (place != nullptr) {
    return board() == nullptr ? -1 : static_cast<int>(board()->places().indexOf(place->place()));
  }
  const int widget = QAccessibleWidget::indexOfChild(child);
  return widget < 0 ? -1 : placeCount() + widget;
}

QAccessibleInterface* BoardAccessible::focusChild() const {
  return board() != nullptr && board()->hasFocus()
             ? child(static_cast<int>(board()->places().indexOf(board()->cursor())))
             : nullptr;
}

}  // namespace byways::app
