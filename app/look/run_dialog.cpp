// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/run_dialog.h"

#include <QApplication>
#include <QDialog>
#include <QVariant>

#include <algorithm>

namespace byways::app {

namespace {

constexpr auto kRunning = "runDialog";

}  // namespace

int runDialog(QDialog& dialog) {
  if (const QWidget* const parent = dialog.parentWidget(); parent != nullptr && !parent->isWindow()) {
    dialog.setParent(parent->window(), dialog.windowFlags());
  }
  dialog.setProperty(kRunning, true);
  const int result = dialog.exec();
  dialog.setProperty(kRunning, {});
  return result;
}

bool isDialogRunning() {
  const QWidgetList windows = QApplication::topLevelWidgets();
  return std::any_of(windows.cbegin(), windows.cend(),
                     [](const QWidget* window) { return window->property(kRunning).toBool(); });
}

}  // namespace byways::app
