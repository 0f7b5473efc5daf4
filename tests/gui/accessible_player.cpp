// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/accessible_player.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QPointer>
#include <QTest>
#include <QThread>
#include <QTimer>

namespace byways::app::test {

namespace {

constexpr int kPatience = 10000;  // ms
constexpr auto kTurnBox = "turnBox";
constexpr auto kTurnItems = "turnItems";  // what the turn asks for, as a list that scrolls

using Visitor = std::function<bool(QAccessibleInterface&)>;

// Depth first, as long as the visitor returns true. Skips what is invisible.
bool visit(QAccessibleInterface& accessible, const Visitor& visitor) {
  for (int index = 0; index < accessible.childCount(); ++index) {
    QAccessibleInterface* const child = accessible.child(index);
    const bool isWindow = child != nullptr && child->object() != nullptr && child->object()->isWidgetType() &&
                          static_cast<QWidget*>(child->object())->isWindow();
    // Places of boards have no objects; there are hundreds, so they are visited separately.
    if (child == nullptr || child->object() == nullptr || isWindow || child->state().invisible) {
      continue;
    }
    if (!visitor(*child) || !visit(*child, visitor)) {
      return false;
    }
  }
  return true;
}

QAccessibleInterface* interfaceOf(QWidget& widget) { return QAccessible::queryAccessibleInterface(&widget); }

QString pressAction() { return QAccessibleActionInterface::pressAction(); }

}  // namespace

void AccessiblePlayer::waitFor(const std::function<bool()>& done) {
  for (const QDeadlineTimer deadline(kPatience); !done() && !deadline.hasExpired();) {
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QThread::msleep(1);
  }
  QVERIFY(done());
}

QAccessibleInterface* AccessiblePlayer::find(QAccessible::Role role,
                                             const std::function<bool(const QString&)>& fits) const {
  QAccessibleInterface* found = nullptr;
  visit(*interfaceOf(window_), [&](QAccessibleInterface& accessible) {
    const bool isIt = accessible.role() == role && fits(accessible.text(QAccessible::Name));
    found = isIt ? &accessible : found;
    return !isIt;
  });
  return found;
}

QAccessibleInterface* AccessiblePlayer::button(const QString& name) const {
  return find(QAccessible::Button, [&name](const QString& other) { return other == name; });
}

bool AccessiblePlayer::canPress(const QString& name) const {
  const QAccessibleInterface* const accessible = button(name);
  return accessible != nullptr && !accessible->state().disabled;
}

// Buttons look pressed for a moment before they act.
void AccessiblePlayer::press(QAccessibleInterface& accessible) {
  const QPointer<QObject> object = accessible.object();
  const bool isObject = !object.isNull();
  QVERIFY2(!accessible.state().disabled, qPrintable(accessible.text(QAccessible::Name)));
  accessible.actionInterface()->doAction(pressAction());
  if (isObject) {
    waitFor([&object] {
      QAccessibleInterface* const now = object ? QAccessible::queryAccessibleInterface(object) : nullptr;
      return now == nullptr || !now->state().pressed;
    });
  }
}

void AccessiblePlayer::press(const QString& name) const {
  QAccessibleInterface* const accessible = button(name);
  QVERIFY2(accessible != nullptr, qPrintable(name));
  press(*accessible);
}

void AccessiblePlayer::inDialog(const std::function<void(const AccessiblePlayer&)>& act) {
  QTimer::singleShot(5, qApp, [act] {
    QWidget* const dialog = QApplication::activeModalWidget();
    dialog != nullptr && dialog->isVisible() ? act(AccessiblePlayer(*dialog)) : inDialog(act);
  });
}

void AccessiblePlayer::write(const QString& field, const QString& text) const {
  QAccessibleInterface* const accessible =
      find(QAccessible::EditableText, [&field](const QString& name) { return name == field; });
  QVERIFY2(accessible != nullptr, qPrintable(field));
  QAccessibleEditableTextInterface* const edit = accessible->editableTextInterface();
  edit->replaceText(0, accessible->textInterface()->characterCount(), text);
  QCOMPARE(accessible->text(QAccessible::Value), text);
}

void AccessiblePlayer::choose(const QString& group, const QString& entry) const {
  const auto isIt = [&group](const QString& name) { return name == group; };
  const auto isEntry = [&entry](const QString& name) { return name == entry; };
  if (QAccessibleInterface* const buttons = find(QAccessible::Grouping, isIt)) {
    bool isDone = false;
    visit(*buttons, [&](QAccessibleInterface& accessible) {
      if (!isDone && accessible.role() == QAccessible::RadioButton &&
          isEntry(accessible.text(QAccessible::Name))) {
        isDone = true;
        QAccessibleActionInterface* const actions = accessible.actionInterface();
        actions->doAction(actions->actionNames().value(0));
        waitFor([&accessible] { return accessible.state().checked && !accessible.state().pressed; });
      }
      return !isDone;
    });
    QVERIFY2(isDone, qPrintable(entry));
    return;
  }
  QAccessibleInterface* const list = listLabelled(group);
  QVERIFY2(list != nullptr, qPrintable(group));
  // Goes up the list until the wanted entry is found or the first one is reached, then down.
  const auto isShown = [&] { return list->text(QAccessible::Value) == entry; };
  for (const QString& action :
       {QAccessibleActionInterface::decreaseAction(), QAccessibleActionInterface::increaseAction()}) {
    for (QString before; !isShown() && before != list->text(QAccessible::Value);) {
      before = list->text(QAccessible::Value);
      list->actionInterface()->doAction(action);
    }
  }
  QCOMPARE(list->text(QAccessible::Value), entry);
}

// A combo box is named after its label ("Board"), or after its label and current entry ("Board: large"); on
// Linux it may be named after its entry alone, and then its label is exposed as a relation.
QAccessibleInterface* AccessiblePlayer::listLabelled(const QString& label) const {
  QAccessibleInterface* found = nullptr;
  visit(*interfaceOf(window_), [&](QAccessibleInterface& accessible) {
    if (accessible.role() == QAccessible::ComboBox) {
      const QString name = accessible.text(QAccessible::Name);
      found = name == label || name.startsWith(label + QStringLiteral(": ")) ? &accessible : found;
      for (const auto& [other, relation] : accessible.relations(QAccessible::Label)) {
        found = other->text(QAccessible::Name) == label ? &accessible : found;
      }
    }
    return found == nullptr;
  });
  return found;
}

QList<SpokenPlace> AccessiblePlayer::places() const {
  return placesWhere([](const SpokenPlace& /*place*/) { return true; });
}

// Reads names last, since there are hundreds of places.
QList<SpokenPlace> AccessiblePlayer::placesWhere(const std::function<bool(const SpokenPlace&)>& fits) const {
  QList<SpokenPlace> places;
  QAccessibleInterface* const board =
      find(QAccessible::Grouping, [](const QString& name) { return name == QLatin1String("Board"); });
  for (int index = 0; board != nullptr && index < board->childCount(); ++index) {
    QAccessibleInterface* const child = board->child(index);
    if (child->object() != nullptr) {
      continue;  // a tool on the board, not a place
    }
    SpokenPlace place{{}, child->actionInterface()->localizedActionDescription(pressAction()), {}, child};
    if (fits(place)) {
      place.name = child->text(QAccessible::Name);
      place.middle = child->rect().center();
      places.append(place);
    }
  }
  return places;
}

QList<SpokenPlace> AccessiblePlayer::actions() const {
  return placesWhere([](const SpokenPlace& place) { return !place.action.isEmpty(); });
}

std::optional<SpokenPlace> AccessiblePlayer::place(const QString& id) const {
  std::optional<SpokenPlace> found;
  static_cast<void>(placesWhere([&](const SpokenPlace& place) {
    const QString name = found ? QString() : place.face->text(QAccessible::Name);
    const QChar after = name.size() > id.size() ? name.at(id.size()) : QLatin1Char(',');
    if (name.startsWith(id) && !after.isLetterOrNumber()) {
      found = place;
      found->name = name;
      found->middle = place.face->rect().center();
    }
    return false;
  }));
  return found;
}

QStringList AccessiblePlayer::demands() const {
  QStringList texts;
  QCoreApplication::sendPostedEvents();  // new lines appear with the next event
  visit(*interfaceOf(window_), [&texts](QAccessibleInterface& accessible) {
    const QString name = accessible.object() != nullptr ? accessible.object()->objectName() : QString();
    if (name == QLatin1String(kTurnBox) || name == QLatin1String(kTurnItems)) {
      visit(accessible, [&texts](QAccessibleInterface& part) {
        if (part.role() == QAccessible::StaticText) {
          texts.append(part.text(QAccessible::Name));
        }
        return true;
      });
    }
    return true;
  });
  return texts;
}

}  // namespace byways::app::test
