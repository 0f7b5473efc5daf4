// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_face.h"

namespace byways::app {

/// Whether an entry's text is a word that is no place, so that nobody would call it notation: "resign".
[[nodiscard]] bool isSpelledOut(const QString& entry);

/// A turn as a line: "3. Ann: C3 D4", or what a lot has drawn. `number` counts the players' turns; `notation`
/// is Preferences::notation.
[[nodiscard]] QString turnLine(const Entry& entry, int number, const GameFace& face, const Match& match,
                               bool notation);

}  // namespace byways::app
