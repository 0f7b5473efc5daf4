// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/file_opener.h"

#include <QCoreApplication>
#include <QFileOpenEvent>

#include "app/window/main_window.h"

namespace byways::app {

FileOpener::FileOpener(MainWindow& window) : QObject(&window), window_(window) {
  QCoreApplication::instance()->installEventFilter(this);
}

bool FileOpener::eventFilter(QObject* watched, QEvent* event) {
  if (watched == QCoreApplication::instance() && event->type() == QEvent::FileOpen) {
    window_.openFile(static_cast<QFileOpenEvent*>(event)->file());
    return true;
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace byways::app
