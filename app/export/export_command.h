// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineOption>
#include <QCommandLineParser>
#include <QList>
#include <QString>

namespace byways::app {

// Exports from the command line, without a window.

/// The options that say so.
[[nodiscard]] QList<QCommandLineOption> exportOptions();
/// Whether the command line asks for an export.
[[nodiscard]] bool isExport(const QCommandLineParser& parser);
/// Does what it asks for. Answers what is wrong as a sentence, empty if nothing; then all is written.
[[nodiscard]] QString runExport(const QCommandLineParser& parser);

/// "1280x800"; a null size where the text is none, or beyond kLeastPicture and kLargestPicture.
[[nodiscard]] QSize pictureSizeOf(const QString& text);

}  // namespace byways::app
