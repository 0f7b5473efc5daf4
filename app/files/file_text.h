// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>

namespace byways::app {

/// A text from outside, such as a file name, made safe to be part of a line: without characters that reverse
/// or break the line, and without its middle if it is longer than `most` characters.
[[nodiscard]] QString plainText(const QString& text, int most = 60);

/// A file name for a game that is valid on every system, without extension: “Byg – Ann and Ben – 2026-11-22”.
[[nodiscard]] QString gameFileName(const QString& game, const QStringList& names, QDate date);

}  // namespace byways::app
