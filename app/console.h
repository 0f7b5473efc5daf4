// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// Lets what the program says be read where it was called. On Windows a program with windows has no console
/// of its own: it speaks in the caller's, unless its words were sent to a file or another
/// program. To be called before anything is said.
void useCallersConsole();

/// Writes to the standard output, or a line to the standard error stream, in whatever letters a console
/// shows.
void writeAnswer(const QString& text);
void writeError(const QString& line);

}  // namespace byways::app
