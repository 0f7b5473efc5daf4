// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QString>

namespace byways::app {

/// The name, shortened to `width`, in the units of `metrics`. The number of "Computer 2" is kept, since it
/// distinguishes two computers.
[[nodiscard]] QString shortName(const QString& name, const QFontMetricsF& metrics, double width);
/// This many letters of a name are usually enough to identify a player.
inline constexpr int kLeastName = 8;

/// The name, shortened to `letters` letters, with the number of a computer kept: "Maximili…", "Maximili… 2".
[[nodiscard]] QString shortestName(const QString& name, int letters = kLeastName);

}  // namespace byways::app
