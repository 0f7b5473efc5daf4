// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QSize>

#include <optional>

namespace byways::app {

/// The context of what the command line says.
struct CommandLine {
  Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// Exit code of a command line that can't be used.
inline constexpr int kWrongUsage = 2;

/// Says on the standard error stream why not, and answers the exit code.
int complain(const QString& message);

/// Teaches the parser all options of the program.
void addOptions(QCommandLineParser& parser);

/// A size as options say it, such as 1280x800; nothing if it is none.
[[nodiscard]] std::optional<QSize> parseSize(const QString& text);

/// Whether the command line shows no window: pictures and exports, help, the version, and everything that is
/// only answered by what is wrong with it. To be asked before there is an application, which wants a display.
[[nodiscard]] bool needsNoDisplay(const QStringList& arguments);

/// Whether there is nothing to show a window on. To be asked as the one above.
[[nodiscard]] bool isDisplayMissing(const QStringList& arguments);

}  // namespace byways::app
