// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QString>

namespace byways::app {

/// A name as it fits into that width, in the units of the metrics. Of "Computer 2" the number stays: it tells
/// two of them apart.
[[nodiscard]] QString shortName(const QString& name, const QFontMetricsF& metrics, double width);
/// How many letters of a name still say whose it is.
inline constexpr int kLeastName = 8;

/// A name in so few letters: "Maximili…", "Maximili… 2".
[[nodiscard]] QString shortestName(const QString& name, int letters = kLeastName);

}  // namespace byways::app
