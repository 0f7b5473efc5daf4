// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/button_actions.h"

#include <QAbstractButton>
#include <QEvent>
#include <QMenu>
#include <QToolButton>

#include "app/board/why_not.h"

namespace byways::app {

void ButtonActions::add(QAction* action, const QStringList& button, Missing missing) {
  pairs_.append({action, button, missing, nullptr});
  connect(action, &QAction::triggered, this, [this, action] {
    for (const Pair& pair : std::as_const(pairs_)) {
      if (pair.action == action && pair.button != nullptr) {
        pressOrSayWhyNot(pair.button);
        return;
      }
    }
  });
  refresh(pairs_.last());
}

void ButtonActions::follow(QWidget* page) {
  if (page == page_ && page != nullptr) {
    return;
  }
  page_ = page;
  for (Pair& pair : pairs_) {
    if (pair.button != nullptr) {
      pair.button->removeEventFilter(this);
    }
    pair.button = nullptr;
    for (const QString& name : std::as_const(pair.names)) {
      if (pair.button == nullptr && page != nullptr) {
        pair.button = page->findChild<QAbstractButton*>(name);
      }
    }
    const auto* const tool = qobject_cast<const QToolButton*>(pair.button.data());
    pair.action->setMenu(tool != nullptr ? tool->menu() : nullptr);
    if (pair.button != nullptr) {
      pair.button->installEventFilter(this);
    }
    refresh(pair);
  }
}

void ButtonActions::refresh(const Pair& pair) const {
  const bool isThere = pair.button != nullptr && !pair.button->isHidden();
  pair.action->setEnabled(isThere && pair.button->isEnabled());
  if (pair.missing == Missing::Gone) {
    pair.action->setVisible(isThere);
  }
}

bool ButtonActions::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::EnabledChange:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::ShowToParent:
    case QEvent::HideToParent:
      for (const Pair& pair : std::as_const(pairs_)) {
        if (pair.button == watched) {
          refresh(pair);
        }
      }
      break;
    default:
      break;
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace byways::app
