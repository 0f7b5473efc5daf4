// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/core/timeline.h"

namespace byways::app {

class GameFace;
class Match;

/// What a turn of `seat` would do, in facts: the two most telling ones, as phrases whose subject is the turn.
/// Both what ends any game and what its face tells (GameFace::turnFacts). None where nothing is certain.
/// `line` is the game with its cursor where the turn begins or in the middle of it, what has been played of
/// it doesn't count; `turn` is written as in a record, without the seat, and legal there. `match` tells names
/// and options. Where turns are secret nothing is told but what the seat itself may know.
[[nodiscard]] QStringList turnFacts(const GameFace& face, const Match& match, const Timeline& line, Seat seat,
                                    const QString& turn);

/// Such phrases as a sentence: "It joins groups of 5 and 4 and …". Empty if there are none.
[[nodiscard]] QString factsSentence(const QStringList& facts);

}  // namespace byways::app
