// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QString>

namespace byways::app {

/// The text with places inside long words where lines may break, because words such as players' names can be
/// too long for a narrow column. Only for display.
[[nodiscard]] QString breakable(const QString& text);
/// The same for a known line width: a word gets breaks only if it doesn't fit into a line.
[[nodiscard]] QString breakable(const QString& text, const QFontMetrics& metrics, int width);

}  // namespace byways::app
