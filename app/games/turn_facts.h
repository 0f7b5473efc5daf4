// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/core/timeline.h"

namespace byways::app {

class GameFace;
class Match;

/// The two most telling effects of a turn of `seat`, as phrases whose subject is the turn: how it ends the
/// game, and what is special to this rule set (GameFace::turnFacts). Empty if nothing is certain. `line` is
/// the game with its cursor at the beginning of the turn or in the middle of it; steps already played are
/// ignored. `turn` is in the notation of records, without the seat, and legal at its beginning. `match`
/// provides names and options. If turns are secret, only what the seat itself may know is told.
[[nodiscard]] QStringList turnFacts(const GameFace& face, const Match& match, const Timeline& line, Seat seat,
                                    const QString& turn);

/// The phrases that turnFacts returns, as a sentence: "It joins groups of 5 and 4 and …". Empty if there are
/// none.
[[nodiscard]] QString factsSentence(const QStringList& facts);

}  // namespace byways::app
