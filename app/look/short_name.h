// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QString>

namespace byways::app {

/// The name, shortened to that width in the units of `metrics`. The number of "Computer 2" is kept, since it
/// distinguishes two computers.
[[nodiscard]] QString shortName(const QString& name, const QFontMetricsF& metrics, double width);
/// As many letters as usually identify a player.
inline constexpr int kLeastName = 8;

/// The name, shortened to that many letters: "Maximili…", "Maximili… 2".
[[nodiscard]] QString shortestName(const QString& name, int letters = kLeastName);

}  // namespace byways::app
