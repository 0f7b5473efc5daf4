// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// Makes output visible in the console from which the program was started. On Windows a GUI program has no
/// console, so this attaches to the caller's, unless output is redirected. Call it before any output.
void useCallersConsole();

/// Writes a text to standard output (writeAnswer) or a line to standard error (writeError). A Windows console
/// gets UTF-16 instead of bytes, so that it shows every letter.
void writeAnswer(const QString& text);
void writeError(const QString& line);

}  // namespace byways::app
