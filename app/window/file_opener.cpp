// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/file_opener.h"

#include <QCoreApplication>
#include <QFileOpenEvent>
#include <QTimer>

#include "app/look/run_dialog.h"
#include "app/window/main_window.h"

namespace byways::app {

FileOpener::FileOpener(MainWindow& window) : QObject(&window), window_(window) {
  QCoreApplication::instance()->installEventFilter(this);
}

bool FileOpener::eventFilter(QObject* watched, QEvent* event) {
  if (watched == QCoreApplication::instance() && event->type() == QEvent::FileOpen) {
    open(static_cast<QFileOpenEvent*>(event)->file());
    return true;
  }
  return QObject::eventFilter(watched, event);
}

// While a dialog is open, waits until it has been answered.
void FileOpener::open(const QString& path) {
  constexpr int kAgain = 200;  // milliseconds
  if (isDialogRunning()) {
    QTimer::singleShot(kAgain, this, [this, path] { open(path); });
  } else {
    window_.openFile(path);
  }
}

}  // namespace byways::app
