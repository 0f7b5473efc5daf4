// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QSize>

#include <optional>

namespace byways::app {

/// The translators' context for texts about the command line.
struct CommandLine {
  Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// Exit code of a command line that can't be used.
inline constexpr int kWrongUsage = 2;

/// Prints what is wrong to standard error, and returns the exit code.
int complain(const QString& message);

/// Adds all options of the program to the parser.
void addOptions(QCommandLineParser& parser);

/// Parses a size such as 1280x800; nothing if the text isn't one.
[[nodiscard]] std::optional<QSize> parseSize(const QString& text);

/// Whether the command line needs no window: pictures and exports, help, the version, and invalid command
/// lines. Call it before QApplication is constructed, which needs a display.
[[nodiscard]] bool needsNoDisplay(const QStringList& arguments);

/// Whether there is no display to show a window on. Call it before QApplication is constructed.
[[nodiscard]] bool isDisplayMissing(const QStringList& arguments);

}  // namespace byways::app
