// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/menu_focus.h"

#include <QApplication>
#include <QEvent>

namespace byways::app {

MenuFocus::MenuFocus(QMenuBar& bar) : QObject(&bar), bar_(bar) {
  bar.installEventFilter(this);
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget* old, const QWidget* now) {
    if (now == &bar_ && old != nullptr && old->window() == bar_.window()) {
      before_ = old;
    }
  });
}

// However the menus are left (Escape, another menu, a choice), the bar gets an event: a key, or a repaint.
bool MenuFocus::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress || event->type() == QEvent::Paint) {
    giveBackSoon();
  }
  return QObject::eventFilter(watched, event);
}

void MenuFocus::giveBackSoon() {
  const auto giveBack = [this] {
    const bool isLeft = bar_.window()->focusWidget() == &bar_ && bar_.activeAction() == nullptr &&
                        QApplication::activePopupWidget() == nullptr;
    if (isLeft && before_ != nullptr && before_->isVisible()) {
      before_->setFocus(Qt::MenuBarFocusReason);
    }
  };
  QMetaObject::invokeMethod(this, giveBack, Qt::QueuedConnection);
}

}  // namespace byways::app
