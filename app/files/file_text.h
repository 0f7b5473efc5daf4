// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>

namespace byways::app {

/// Makes a text from outside, such as a file name, safe to show in a line: replaces characters that would
/// reverse or break the line, and leaves out the middle of a text longer than `most` characters.
[[nodiscard]] QString plainText(const QString& text, int most = 60);

/// A file name for a game that is valid on every system, without extension: “Byg – Ann and Ben – 2026-11-22”.
[[nodiscard]] QString gameFileName(const QString& game, const QStringList& names, QDate date);

}  // namespace byways::app
