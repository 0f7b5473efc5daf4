// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QString>

namespace byways::app {

/// The text with places inside long words where lines may break, because words such as players' names can be
/// too long for a narrow column. Only for display.
[[nodiscard]] QString breakable(const QString& text);
/// The text with places where lines of `width` pixels may break inside words: only in words that don't fit
/// into a line.
[[nodiscard]] QString breakable(const QString& text, const QFontMetrics& metrics, int width);

}  // namespace byways::app
