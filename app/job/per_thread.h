// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QThread>
#include <QThreadStorage>

#include <utility>

namespace byways::app {

/// The current thread's T, created from `arguments` on first use. For objects that threads can't share, such
/// as renderers and caches of pictures. The object is destroyed with its thread; on the main thread, it is
/// destroyed before the application, as fonts and images must be. Not a `thread_local`, because MinGW frees
/// its memory before its destructor runs.
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
