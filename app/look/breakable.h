// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QString>

namespace byways::app {

/// The text with places to break where a word, such as a player's name, is too long for a narrow column. Only
/// for showing.
[[nodiscard]] QString breakable(const QString& text);
/// The same where it is known how wide a line is: words that fit into one stay whole, however long they are,
/// and those of wide letters are broken, however short.
[[nodiscard]] QString breakable(const QString& text, const QFontMetrics& metrics, int width);

}  // namespace byways::app
