// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

// Hands on the boards of the Over-Pass set.

/// Puts a game on the table that has come to these entries, as passMatch plays them, and gives the board the
/// focus. `seed` says what is rolled from there on.
void openPass(Gui& gui, const char* game, int players, const QStringList& entries = {},
              const OptionMap& options = {}, int seed = 1);

/// The steps of the turn in hand.
[[nodiscard]] QStringList openSteps(Gui& gui);
/// Pulls what lies on a place to another.
void dragPlace(Gui& gui, const QString& from, const QString& to);
/// Walks the keyboard's cursor there by arrow keys alone and answers whether there is a way.
[[nodiscard]] bool walkByKeys(Gui& gui, const QString& place);

}  // namespace byways::app::test
