// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QDateTime>
#include <QString>

namespace byways::app {

/// A date as it is written everywhere, in the language of the window: "26 Nov 2026". Empty if it is invalid.
[[nodiscard]] QString dateText(const QDate& date);
/// The date of `time` as dateText writes it, followed by the time of day in the short form of the language.
[[nodiscard]] QString dateText(const QDateTime& time);

}  // namespace byways::app
