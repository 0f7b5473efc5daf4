// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/match/match.h"

namespace byways::app {

// The aims of the games of the Over-Pass set and their steps in words, for the GameFace, where they are
// documented.

[[nodiscard]] QString overPassAim(const Match& match);
[[nodiscard]] QString overPassStepText(const QString& step);
[[nodiscard]] QString groupsAim(const Match& match);
[[nodiscard]] QString groupsStepText(const QString& step);
[[nodiscard]] QString monoAim(const Match& match);
[[nodiscard]] QString monoStepText(const QString& step);
/// The steps of a turn in words; moves of one piece, one straight after the other, are one way.
[[nodiscard]] QString groupsStepsText(const QString& steps);
/// The steps of a turn in words, one after the other.
[[nodiscard]] QString passStepsText(const QString& steps, QString (*stepText)(const QString& step));

}  // namespace byways::app
