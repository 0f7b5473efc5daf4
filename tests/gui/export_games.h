// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

#include <memory>

#include "app/games/game_face.h"

namespace byways::app::test {

// Games to be printed and exported, and looks at what came of them.

/// The example of that game, as its writer left it.
[[nodiscard]] std::unique_ptr<Match> exampleOf(const GameFace& face);
/// Somewhere in a game between as many people as there can be, all of them with long names.
[[nodiscard]] std::unique_ptr<Match> crowdedMatch(const Game& game, int turns);
/// A row for each game, with its face.
void addGames();

/// How many letters and digits an SVG writes; -1 if it is no XML.
[[nodiscard]] int lettersIn(const QByteArray& svg);
[[nodiscard]] bool isBlank(const QImage& image);
/// Whether everything outside of `inside` is white.
[[nodiscard]] bool isWhiteAround(const QImage& image, const QRect& inside);
/// Keeps a file for people to look at where BYWAYS_KEEP_PAGES names a folder.
void keepForPeople(const QString& name, const QByteArray& bytes);

}  // namespace byways::app::test
