// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/primary_buttons.h"

#include <QPushButton>

namespace byways::app::test {

QStringList primaryButtons(const QWidget& window) {
  QStringList names;
  for (const QPushButton* const button : window.findChildren<QPushButton*>()) {
    const bool isPrimary = button->property("primary").toBool() || button->isDefault();
    if (button->window() == &window && button->isVisible() && isPrimary) {
      names.append(button->objectName());
    }
  }
  return names;
}

}  // namespace byways::app::test
