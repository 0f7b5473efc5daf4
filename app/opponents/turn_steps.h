// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/core/timeline.h"

namespace byways::app {

/// The steps of a turn of `seat` at the cursor that are still to be played, without the end. `turn` is as a
/// search returns it.
[[nodiscard]] QStringList stepsLeft(const Timeline& timeline, Seat seat, const QString& turn);

}  // namespace byways::app
