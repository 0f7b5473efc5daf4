// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QDateTime>
#include <QString>

namespace byways::app {

/// A date as it is written everywhere, in the language of the window: "26 Nov 2026". Empty if it is invalid.
[[nodiscard]] QString dateText(const QDate& date);
/// The same with the time of day, as the language writes it briefly.
[[nodiscard]] QString dateText(const QDateTime& time);

}  // namespace byways::app
