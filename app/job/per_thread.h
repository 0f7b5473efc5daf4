// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QThread>
#include <QThreadStorage>

#include <utility>

namespace byways::app {

/// The one T of this thread, made from `arguments` when it is first asked for: for what threads can't share,
/// such as renderers and caches of pictures. Each thread's goes with it; the window's goes before the
/// application, as fonts and images must. (Memory of a `thread_local` is gone before its destructor runs with
/// MinGW.)
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
