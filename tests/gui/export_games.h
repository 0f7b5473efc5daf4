// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

#include <memory>

#include "app/games/game_face.h"

namespace byways::app::test {

// Games to print and export, and checks of the results.

/// The example game of a rule set, as stored with the tests.
[[nodiscard]] std::unique_ptr<Match> exampleOf(const GameFace& face);
/// A game of as many players as possible, all with long names, after `turns` random turns.
[[nodiscard]] std::unique_ptr<Match> crowdedMatch(const Game& game, int turns);
/// Adds a row for each rule set, with its face, to the data of the current test.
void addGames();

/// The number of letters and digits in the texts of an SVG; -1 if it isn't XML.
[[nodiscard]] int lettersIn(const QByteArray& svg);
[[nodiscard]] bool isBlank(const QImage& image);
/// Whether everything outside of `inside` is white.
[[nodiscard]] bool isWhiteAround(const QImage& image, const QRect& inside);
/// Keeps a file for people to look at, if BYWAYS_KEEP_PAGES names a folder.
void keepForPeople(const QString& name, const QByteArray& bytes);

}  // namespace byways::app::test
