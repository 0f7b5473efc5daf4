// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/press_keys.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QPointer>

namespace byways::app {

namespace {

bool isEnterKey(int key) { return key == Qt::Key_Return || key == Qt::Key_Enter; }

// Whether the key has to be replaced by the one that Qt knows: Enter on what Space presses, Space on rows
// that Enter opens.
bool isTranslated(const QObject* object, int key) {
  const auto* const choices = qobject_cast<const QComboBox*>(object);
  const auto* const rows = qobject_cast<const QAbstractItemView*>(object);
  if (qobject_cast<const QAbstractButton*>(object) != nullptr ||
      (choices != nullptr && !choices->isEditable())) {
    return isEnterKey(key);
  }
  return rows != nullptr && rows->editTriggers() == QAbstractItemView::NoEditTriggers && key == Qt::Key_Space;
}

// Press and release, so that event filters see a complete key press.
void press(QObject* target, Qt::Key key) {
  const QPointer<QObject> kept(target);
  for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
    QKeyEvent event(type, key, Qt::NoModifier);
    if (!kept.isNull()) {
      QCoreApplication::sendEvent(kept, &event);
    }
  }
}

}  // namespace

PressKeys::PressKeys(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool PressKeys::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (type != QEvent::KeyPress && type != QEvent::KeyRelease && type != QEvent::ShortcutOverride) {
    return QObject::eventFilter(watched, event);
  }
  const auto& key = static_cast<const QKeyEvent&>(*event);
  const bool isPlain = (key.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) == Qt::NoModifier;
  if (!isPlain || !isTranslated(watched, key.key())) {
    return QObject::eventFilter(watched, event);
  }
  event->accept();
  if (type == QEvent::KeyPress && !key.isAutoRepeat()) {
    press(watched, isEnterKey(key.key()) ? Qt::Key_Space : Qt::Key_Return);
  }
  return true;
}

}  // namespace byways::app
