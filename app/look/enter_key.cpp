// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/enter_key.h"

#include <QAbstractButton>
#include <QKeyEvent>

namespace byways::app {

namespace {

class EnterKey : public QObject {
 public:
  explicit EnterKey(QAbstractButton* button) : QObject(button), button_(button) {
    button->installEventFilter(this);
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    const int key = isKey ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (key != Qt::Key_Return && key != Qt::Key_Enter) {
      return QObject::eventFilter(watched, event);
    }
    if (event->type() == QEvent::ShortcutOverride) {
      event->accept();
    } else if (!static_cast<QKeyEvent*>(event)->isAutoRepeat()) {
      button_->click();  // a key that is held was meant for what was there before
    }
    return true;
  }

 private:
  QAbstractButton* button_;
};

}  // namespace

void pressByEnter(QAbstractButton* button) { new EnterKey(button); }

}  // namespace byways::app
