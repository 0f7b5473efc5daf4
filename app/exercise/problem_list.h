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

/// The number of a problem among those of its rule set, from 1.
[[nodiscard]] int problemNumber(const Problem& problem);
/// The problem that `name` names by its id ("byg/5f0c2a") or by rule set and number ("byg/7"). Null if there
/// is none.
[[nodiscard]] const Problem* findProblem(const QString& name);
/// "Problem 7".
[[nodiscard]] QString problemName(const Problem& problem);
/// How soon the turn wins: "Wins in 3 turns". If the game goes on after the win is certain, how soon it is
/// certain. To be called on the window's thread.
[[nodiscard]] QString problemDepth(const Problem& problem);
/// `count` of what the problem counts: "3 points in this round", "2 pieces home". Empty if the problem asks
/// for a win.
[[nodiscard]] QString problemGain(const Problem& problem, int count);
/// The task as a sentence.
[[nodiscard]] QString problemTask(const Problem& problem, const QString& learner);
/// The problem to continue with (Progress::nextOpen); null if there is no other problem.
[[nodiscard]] const Problem* nextProblem(const Progress& progress, const Problem& problem);
/// The task that all problems of `game` have in common, as a sentence.
[[nodiscard]] QString problemsGoal(const Game& game);

/// The problem's position, in which the seat to move has to find the turn.
[[nodiscard]] std::unique_ptr<Match> matchOf(const Problem& problem);

/// The title of a rule set as its publisher writes it.
[[nodiscard]] QString gameTitle(const Game& game);

}  // namespace byways::app
