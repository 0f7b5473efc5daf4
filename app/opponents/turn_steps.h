// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/core/timeline.h"

namespace byways::app {

/// What is left to play of a turn of `seat` at the cursor, as steps, without the end: what has been played of
/// it is there already. `turn` is as a search answers it.
[[nodiscard]] QStringList stepsLeft(const Timeline& timeline, Seat seat, const QString& turn);

}  // namespace byways::app
