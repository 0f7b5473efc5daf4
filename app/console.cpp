// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"

#include <QTextStream>

#include <cstdio>

#ifdef Q_OS_WIN
#include <windows.h>
// after windows.h, whose types it needs
#include <io.h>
#endif

namespace byways::app {

#ifdef Q_OS_WIN

namespace {

// Whether the stream is connected to anything. In a program without a console only a redirected stream is.
bool isOpen(FILE* stream) { return _fileno(stream) >= 0 && _get_osfhandle(_fileno(stream)) >= 0; }

void write(FILE* stream, const QString& text) {
  const auto handle = isOpen(stream) ? reinterpret_cast<HANDLE>(_get_osfhandle(_fileno(stream))) : nullptr;
  DWORD mode = 0;
  if (handle != nullptr && GetConsoleMode(handle, &mode) != 0) {
    // A console would interpret bytes in a legacy code page.
    WriteConsoleW(handle, text.utf16(), static_cast<DWORD>(text.size()), nullptr, nullptr);
  } else {
    QTextStream(stream) << text;
  }
}

}  // namespace

void useCallersConsole() {
  const bool isAnswerRead = isOpen(stdout);
  const bool isErrorRead = isOpen(stderr);
  if ((isAnswerRead && isErrorRead) || AttachConsole(ATTACH_PARENT_PROCESS) == 0) {
    return;
  }
  if (!isAnswerRead) {
    static_cast<void>(std::freopen("CONOUT$", "w", stdout));
  }
  if (!isErrorRead) {
    static_cast<void>(std::freopen("CONOUT$", "w", stderr));
  }
}

#else

namespace {

void write(FILE* stream, const QString& text) { QTextStream(stream) << text; }

}  // namespace

void useCallersConsole() {}

#endif

void writeAnswer(const QString& text) { write(stdout, text); }

void writeError(const QString& line) { write(stderr, line + QLatin1Char('\n')); }

}  // namespace byways::app
