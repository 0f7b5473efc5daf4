// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/core/timeline.h"

namespace byways::app {

/// The steps of a turn of `seat` at the cursor that are still to be played, without the end of the turn.
/// `turn` is in the form that a search returns.
[[nodiscard]] QStringList stepsLeft(const Timeline& timeline, Seat seat, const QString& turn);

}  // namespace byways::app
