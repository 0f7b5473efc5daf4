// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/accessible_walk.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSlider>
#include <QTabBar>
#include <QTest>
#include <QTextBrowser>
#include <QToolBar>
#include <QToolButton>

#include "app/arrange/stepper.h"
#include "app/board/board_view.h"
#include "app/shelf/card_frame.h"
#include "app/table/panel_splitter.h"

namespace byways::app::test {

namespace {

constexpr int kLongestChain = 1000;  // the puzzle room has hundreds of cards
constexpr int kAir = 6;              // around a widget, for focus rings drawn outside it

QString roleName(QAccessible::Role role) {
  const int key = QMetaEnum::fromType<QAccessible::Role>().isValid() ? static_cast<int>(role) : -1;
  const char* const name = QMetaEnum::fromType<QAccessible::Role>().valueToKey(key);
  return name != nullptr ? QString::fromLatin1(name) : QString::number(static_cast<int>(role));
}

// A description such as "Button 'Play Byg' (QPushButton play byg)".
QString nameOfFace(const QAccessibleInterface& accessible) {
  QString text =
      QStringLiteral("%1 '%2'").arg(roleName(accessible.role()), accessible.text(QAccessible::Name).left(60));
  if (const auto* const widget = qobject_cast<const QWidget*>(accessible.object())) {
    text += QStringLiteral(" (%1)").arg(nameForReport(*widget));
  }
  return text;
}

bool hasAction(QAccessibleInterface& accessible) {
  QAccessibleActionInterface* const actions = accessible.actionInterface();
  if (actions == nullptr) {
    return false;
  }
  QStringList names = actions->actionNames();
  names.removeAll(QAccessibleActionInterface::setFocusAction());
  names.removeAll(
      QAccessibleActionInterface::showMenuAction());  // a context menu only repeats what is offered elsewhere
  return !names.isEmpty();
}

// False for pages that get the focus only by a click, so that arrow keys scroll them.
bool isReachedByTab(const QAccessibleInterface& accessible) {
  const auto* const widget = qobject_cast<const QWidget*>(accessible.object());
  return widget == nullptr ||
         ((widget->focusPolicy() & Qt::TabFocus) != 0 && widget->focusProxy() == nullptr);
}

bool isDecoration(QAccessible::Role role) {
  return role == QAccessible::Graphic || role == QAccessible::Separator || role == QAccessible::Border ||
         role == QAccessible::NoRole || role == QAccessible::Client || role == QAccessible::Pane;
}

bool isMarkup(const QString& name) {
  static const QRegularExpression tag(QStringLiteral("</?[a-zA-Z][^>]*>|&[a-z]+;|&\\S"));
  return name.contains(tag);
}

// The scroll area's content that contains this widget; it may lie outside the viewport.
const QWidget* scrolledPart(const QWidget* widget) {
  for (; widget != nullptr; widget = widget->parentWidget()) {
    const QWidget* const port = widget->parentWidget();
    const auto* const area = port != nullptr ? qobject_cast<QScrollArea*>(port->parentWidget()) : nullptr;
    if (area != nullptr && area->widget() == widget) {
      return widget;
    }
  }
  return nullptr;
}

bool liesInside(const QAccessibleInterface& accessible, const QWidget& window) {
  const auto* const widget = qobject_cast<const QWidget*>(accessible.object());
  const QWidget* const part = widget != nullptr ? scrolledPart(widget) : nullptr;
  const QWidget& whole = part != nullptr ? *part : window;
  const QRect room(whole.mapToGlobal(QPoint()), whole.size());
  return accessible.rect().isValid() && room.adjusted(-1, -1, 1, 1).contains(accessible.rect());
}

void lookAt(QAccessibleInterface& accessible, const QWidget& window, QStringList& found) {
  const QAccessible::State state = accessible.state();
  const QAccessible::Role role = accessible.role();
  const QString name = accessible.text(QAccessible::Name);
  if (isMarkup(name)) {
    found.append(nameOfFace(accessible) + QStringLiteral(": markup in its name"));
  }
  const bool isFocusable = state.focusable && isReachedByTab(accessible);
  if (!isFocusable && !hasAction(accessible)) {
    return;
  }
  if (name.trimmed().isEmpty()) {
    found.append(nameOfFace(accessible) + QStringLiteral(": no name"));
  }
  if (isDecoration(role)) {
    found.append(nameOfFace(accessible) + QStringLiteral(": no role of its own"));
  }
  if (!state.offscreen && !liesInside(accessible, window)) {
    const QRect rect = accessible.rect();
    found.append(nameOfFace(accessible) + QStringLiteral(": lies outside, at %1, %2, %3 × %4")
                                              .arg(rect.x())
                                              .arg(rect.y())
                                              .arg(rect.width())
                                              .arg(rect.height()));
  }
}

void walk(QAccessibleInterface& accessible, const QWidget& window, QStringList& found) {
  QSet<QString> seen;
  for (int index = 0; index < accessible.childCount(); ++index) {
    QAccessibleInterface* const child = accessible.child(index);
    if (child == nullptr || !child->isValid()) {
      found.append(nameOfFace(accessible) + QStringLiteral(": child %1 is missing").arg(index));
      continue;
    }
    const auto* const widget = qobject_cast<const QWidget*>(child->object());
    const bool isOther = widget != nullptr && widget->isWindow();
    if (isOther || child->state().invisible || qobject_cast<const QScrollBar*>(child->object()) != nullptr) {
      continue;
    }
    if (child->parent() == nullptr) {
      found.append(nameOfFace(*child) + QStringLiteral(": no parent"));
    }
    lookAt(*child, window, found);
    const QString key =
        nameOfFace(*child).section(QStringLiteral(" ("), 0, 0) + child->text(QAccessible::Name);
    if ((child->state().focusable && isReachedByTab(*child)) || hasAction(*child)) {
      if (seen.contains(key)) {
        found.append(nameOfFace(*child) + QStringLiteral(": twice beside each other"));
      }
      seen.insert(key);
    }
    // Qt is responsible for the rows of lists and the insides of combo boxes.
    if (qobject_cast<const QAbstractItemView*>(child->object()) == nullptr &&
        qobject_cast<const QComboBox*>(child->object()) == nullptr) {
      walk(*child, window, found);
    }
  }
}

bool isBar(const QWidget& widget) {
  for (const QWidget* part = widget.parentWidget(); part != nullptr; part = part->parentWidget()) {
    if (qobject_cast<const QToolBar*>(part) != nullptr || qobject_cast<const QMenuBar*>(part) != nullptr ||
        qobject_cast<const QTabBar*>(part) != nullptr) {
      return true;
    }
  }
  return qobject_cast<const QDockWidget*>(widget.parentWidget()) != nullptr ||
         qobject_cast<const Stepper*>(widget.parentWidget()) != nullptr;
}

// Whether a mouse can act on the widget.
bool isForMouse(const QWidget& widget) {
  const auto* const card = qobject_cast<const CardFrame*>(&widget);
  if (card != nullptr) {
    return (card->focusPolicy() & Qt::TabFocus) != 0;
  }
  const bool isPart = qobject_cast<const QComboBox*>(widget.parentWidget()) != nullptr;
  return !isPart && (qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
                     qobject_cast<const QComboBox*>(&widget) != nullptr ||
                     qobject_cast<const QLineEdit*>(&widget) != nullptr ||
                     qobject_cast<const QPlainTextEdit*>(&widget) != nullptr ||
                     qobject_cast<const QTextBrowser*>(&widget) != nullptr ||
                     (qobject_cast<const QAbstractItemView*>(&widget) != nullptr &&
                      qobject_cast<const QHeaderView*>(&widget) == nullptr) ||
                     qobject_cast<const QSlider*>(&widget) != nullptr ||
                     qobject_cast<const QTabBar*>(&widget) != nullptr ||
                     qobject_cast<const BoardView*>(&widget) != nullptr);
}

// Whether the widget is one of an exclusive group of buttons, in which Tab goes to the checked one.
bool isInGroup(const QWidget& widget) {
  const auto* const button = qobject_cast<const QAbstractButton*>(&widget);
  return button != nullptr && button->isCheckable() &&
         (button->autoExclusive() || (button->group() != nullptr && button->group()->exclusive()));
}

void sendTab(QWidget& window, bool back) {
  QWidget* const focus = QApplication::focusWidget();
  QTest::keyClick(focus != nullptr && focus->window() == &window ? focus : &window,
                  back ? Qt::Key_Backtab : Qt::Key_Tab, back ? Qt::ShiftModifier : Qt::NoModifier);
}

QList<QWidget*> chainOf(QWidget& window, bool back) {
  QList<QWidget*> chain;
  for (int tabs = 0; tabs < kLongestChain; ++tabs) {
    sendTab(window, back);
    QWidget* const focus = QApplication::focusWidget();
    if (focus == nullptr || chain.contains(focus)) {
      break;
    }
    chain.append(focus);
  }
  return chain;
}

// Two children of the nearest common parent of the widgets, one containing `one`, the other `other`: their
// rectangles on the screen.
std::pair<QRect, QRect> partsOf(const QWidget& one, const QWidget& other) {
  QList<const QWidget*> way;
  for (const QWidget* part = &one; part != nullptr; part = part->parentWidget()) {
    way.append(part);
  }
  const QWidget* theirs = &other;
  while (theirs->parentWidget() != nullptr && !way.contains(theirs->parentWidget())) {
    theirs = theirs->parentWidget();
  }
  const auto common = way.indexOf(theirs->parentWidget());
  const QWidget* const ours = common > 0 ? way.at(common - 1) : &one;
  const auto onScreen = [](const QWidget& part) { return QRect(part.mapToGlobal(QPoint()), part.size()); };
  return {onScreen(*ours), onScreen(*theirs)};
}

bool goesBack(const QWidget& from, const QWidget& to) {
  if (from.isAncestorOf(&to)) {
    return false;  // `to` is inside `from`, or lies on a board
  }
  if (to.isAncestorOf(&from)) {
    return true;
  }
  const auto [before, after] = partsOf(from, to);
  if (after.bottom() < before.top()) {
    return true;
  }
  const bool isBeside = after.top() <= before.bottom() && before.top() <= after.bottom();
  const bool isEarlier = from.layoutDirection() == Qt::RightToLeft ? after.left() > before.right()
                                                                   : after.right() < before.left();
  return isBeside && isEarlier;
}

QString namesOf(const QList<QWidget*>& widgets) {
  QStringList names;
  for (const QWidget* const widget : widgets) {
    names.append(nameForReport(*widget));
  }
  return names.join(QStringLiteral(", "));
}

QImage pictureOf(const QWidget& widget) {
  QWidget& window = *widget.window();
  const QRect place(widget.mapTo(&window, QPoint()), widget.size());
  return window.grab(place.adjusted(-kAir, -kAir, kAir, kAir) & window.rect()).toImage();
}

void lookAtFocus(QWidget& window, const QList<QWidget*>& chain, QStringList& found) {
  for (QWidget* const widget : chain) {
    // Scrolls to the widget, as Tab would.
    for (QWidget* part = widget; part != nullptr; part = part->parentWidget()) {
      if (auto* const area = qobject_cast<QScrollArea*>(part)) {
        area->ensureWidgetVisible(widget, 0, kAir);
      }
    }
    widget->setFocus(Qt::TabFocusReason);
    const QImage with = pictureOf(*widget);
    QWidget* const other = chain.at((chain.indexOf(widget) + 1) % chain.size());
    other == widget ? widget->clearFocus() : other->setFocus(Qt::TabFocusReason);
    if (with == pictureOf(*widget)) {
      found.append(nameForReport(*widget) + QStringLiteral(": nothing shows that it has the focus"));
    }
  }
  window.setFocus();
}

}  // namespace

QString nameForReport(const QWidget& widget) {
  return QStringLiteral("%1 %2 '%3'")
      .arg(QString::fromLatin1(widget.metaObject()->className()), widget.objectName(),
           widget.accessibleName().left(40));
}

QStringList accessibleFaults(QWidget& window) {
  QStringList found;
  QAccessibleInterface* const accessible = QAccessible::queryAccessibleInterface(&window);
  if (accessible->text(QAccessible::Name).trimmed().isEmpty()) {
    found.append(QStringLiteral("The window has no name"));
  }
  walk(*accessible, window, found);
  return found;
}

QList<QWidget*> tabChain(QWidget& window) { return chainOf(window, false); }

QStringList tabFaults(QWidget& window) {
  QStringList found;
  if (QWidget* const focus = QApplication::focusWidget(); focus != nullptr && focus->window() != &window) {
    focus->clearFocus();
  }
  const QList<QWidget*> chain = chainOf(window, false);
  if (chain.size() >= kLongestChain) {
    return {QStringLiteral("Tab never comes around")};
  }
  const QList<QWidget*> widgets = window.findChildren<QWidget*>();
  for (const QWidget* const widget : widgets) {
    const bool isThere = widget->isVisible() && widget->isEnabled() && widget->window() == &window &&
                         !widget->size().isEmpty();
    const QWidget* const visited = widget->focusProxy() != nullptr ? widget->focusProxy() : widget;
    if (isThere && isForMouse(*widget) && !chain.contains(visited) && !isInGroup(*widget) &&
        !isBar(*widget)) {
      found.append(nameForReport(*widget) + QStringLiteral(": Tab doesn’t come here"));
    }
  }
  QList<QWidget*> inOrder = chain;
  inOrder.removeIf([](const QWidget* widget) { return qobject_cast<const PanelEdge*>(widget) != nullptr; });
  int turns = 0;
  for (qsizetype i = 0; i < inOrder.size() && inOrder.size() > 1; ++i) {
    const QWidget& from = *inOrder.at(i);
    const QWidget& to = *inOrder.at((i + 1) % inOrder.size());
    if (goesBack(from, to) && ++turns > 1) {
      found.append(QStringLiteral("Tab goes back from %1 to %2").arg(nameForReport(from), nameForReport(to)));
    }
  }
  // Shift+Tab once around; the result is put in the order of `chain`, beginning with the same widget.
  QList<QWidget*> back = chainOf(window, true);
  if (!back.isEmpty()) {
    back.prepend(back.takeLast());
    std::reverse(back.begin(), back.end());
    std::rotate(back.begin(), back.begin() + qMax<qsizetype>(0, back.indexOf(chain.value(0))), back.end());
  }
  if (back != chain) {
    found.append(QStringLiteral("Tab goes %1, Shift+Tab %2").arg(namesOf(chain), namesOf(back)));
  }
  lookAtFocus(window, chain, found);
  return found;
}

QStringList menuFaults(QMenu& menu) {
  QStringList found;
  QSet<QString> texts;
  Q_EMIT menu.aboutToShow();
  const QList<QAction*> actions = menu.actions();
  for (QAction* const action : actions) {
    if (action->isSeparator() || !action->isVisible()) {
      continue;
    }
    QString text = action->text();
    text.remove(QLatin1Char('&'));
    if (text.trimmed().isEmpty() || texts.contains(text)) {
      found.append(QStringLiteral("%1: '%2' is empty or there twice").arg(menu.title(), text));
    }
    texts.insert(text);
    if (action->menu() != nullptr) {
      found += menuFaults(*action->menu());
    }
  }
  QAccessibleInterface* const accessible = QAccessible::queryAccessibleInterface(&menu);
  for (int index = 0; index < accessible->childCount(); ++index) {
    QAccessibleInterface* const item = accessible->child(index);
    const bool isText = item->role() == QAccessible::MenuItem || item->role() == QAccessible::ButtonMenu ||
                        item->role() == QAccessible::CheckBox || item->role() == QAccessible::RadioButton;
    const QString name = item->text(QAccessible::Name);
    if (item->state().invisible && item->role() == QAccessible::Separator) {
      continue;
    }
    if (isText && (name.isEmpty() || isMarkup(name))) {
      found.append(nameOfFace(*item) + QStringLiteral(": a menu item’s name"));
    }
    if (!isText && item->role() != QAccessible::Separator) {
      found.append(nameOfFace(*item) + QStringLiteral(": a menu item’s role"));
    }
  }
  return found;
}

}  // namespace byways::app::test
