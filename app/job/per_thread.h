// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QThread>
#include <QThreadStorage>

#include <utility>

namespace byways::app {

/// This thread's T, created from `arguments` on first use: for objects that threads can't share, such as
/// renderers and caches of pictures. It is destroyed with its thread, that of the main thread before the
/// application, as fonts and images have to be. (With MinGW a `thread_local`'s memory is freed before its
/// destructor runs.)
template <class T, class... Arguments>
[[nodiscard]] T& perThread(Arguments&&... arguments) {
  static QThreadStorage<T*> kept;
  if (!kept.hasLocalData()) {
    kept.setLocalData(new T(std::forward<Arguments>(arguments)...));
    if (const QCoreApplication* const application = QCoreApplication::instance();
        application != nullptr && application->thread() == QThread::currentThread()) {
      qAddPostRoutine([] { kept.setLocalData(nullptr); });
    }
  }
  return *kept.localData();
}

}  // namespace byways::app
