// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/primary.h"

#include <QPushButton>
#include <QStyle>

namespace byways::app {

// The style sheet reads properties only when a widget is polished.
void setPrimary(QPushButton& button, bool isPrimary) {
  if (button.property("primary").toBool() == isPrimary) {
    return;
  }
  button.setProperty("primary", isPrimary);
  button.style()->unpolish(&button);
  button.style()->polish(&button);
}

}  // namespace byways::app
