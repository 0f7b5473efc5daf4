// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>

namespace byways::app {

/// A text from outside, a file's name for example, made safe for a line of our own: without characters that
/// reverse or break the line, and with its middle left out if it is longer than `most` characters.
[[nodiscard]] QString plainText(const QString& text, int most = 60);

/// A file name for a game that is valid on every system, without extension: “Byg – Ann and Ben – 2026-11-22”.
[[nodiscard]] QString gameFileName(const QString& game, const QStringList& names, QDate date);

}  // namespace byways::app
