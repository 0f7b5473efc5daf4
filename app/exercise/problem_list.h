// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <memory>

#include "app/match/match.h"
#include "engine/problem_book.h"

namespace byways::app {

class Progress;

using problems::Problem;

/// The number of a problem among those of its game, from 1.
[[nodiscard]] int problemNumber(const Problem& problem);
/// The problem with that id, or of that game and number: "byg/5f0c2a", "byg/7". Null if there is none.
[[nodiscard]] const Problem* findProblem(const QString& name);
/// "Problem 7".
[[nodiscard]] QString problemName(const Problem& problem);
/// How soon it wins: "Wins in 3 turns"; or how soon the win is certain if the game goes on after that. To be
/// called on the window's thread.
[[nodiscard]] QString problemDepth(const Problem& problem);
/// "3 points in this round", "2 pieces home": an amount of what the problem counts; empty if it asks for a
/// win.
[[nodiscard]] QString problemGain(const Problem& problem, int count);
/// The task as a sentence.
[[nodiscard]] QString problemTask(const Problem& problem, const QString& learner);
/// The problem to continue with (Progress::nextOpen); null if there is no other.
[[nodiscard]] const Problem* nextProblem(const Progress& progress, const Problem& problem);
/// The task that all problems of the game have in common, as a sentence.
[[nodiscard]] QString problemsGoal(const Game& game);

/// The position, with the seat to move that has to find the turn.
[[nodiscard]] std::unique_ptr<Match> matchOf(const Problem& problem);

/// The title of a game as its publisher writes it.
[[nodiscard]] QString gameTitle(const Game& game);

}  // namespace byways::app
