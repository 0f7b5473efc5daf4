// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/games/game_face.h"

namespace byways::app {

/// A turn in words that say where: "3 stones (C3 D4 E5)". `turn` is as a record writes it, without the seat.
[[nodiscard]] QString turnInWords(const std::string& turn, Seat seat, const GameFace& face,
                                  const Match& match);

/// The facts (turnFacts) about `turn` in place of the entry with the index `entry` of `line`. `turn` may be
/// the entry's own. The cursor of `line` doesn't matter.
[[nodiscard]] QStringList factsOfTurn(const GameFace& face, const Match& match, const Timeline& line,
                                      std::size_t entry, const std::string& turn);

/// Joins sentences, leaving out empty ones.
[[nodiscard]] QString sentences(QStringList all);

/// A chance from 0 to 1 as a percentage without a line break: "61 %".
[[nodiscard]] QString percentText(double chance);

/// Everybody's chance, in whole per cent like what a turn gave away, so that the figures agree: "Ann 61 %,
/// Ben 39 %". `chances` are by seat.
[[nodiscard]] QString chancesText(const std::vector<double>& chances, const Match& match);

/// A new match with this line at its cursor and with the names, colours and series of `match`, but without
/// other lines and without computers.
[[nodiscard]] std::unique_ptr<Match> copyWithLine(const Match& match, Timeline line);

}  // namespace byways::app
