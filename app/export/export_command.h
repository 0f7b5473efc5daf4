// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineOption>
#include <QCommandLineParser>
#include <QList>
#include <QString>

namespace byways::app {

// Exports from the command line, without a window.

/// The command line's options for exports only. Exports also read --size and --theme, which CommandLine
/// declares.
[[nodiscard]] QList<QCommandLineOption> exportOptions();
/// Whether the command line asks for an export.
[[nodiscard]] bool isExport(const QCommandLineParser& parser);
/// Runs the export. Returns what went wrong as a sentence; empty on success.
[[nodiscard]] QString runExport(const QCommandLineParser& parser);

/// Parses "1280x800"; a null size if the text isn't a size between kLeastPicture and kLargestPicture.
[[nodiscard]] QSize pictureSizeOf(const QString& text);

}  // namespace byways::app
