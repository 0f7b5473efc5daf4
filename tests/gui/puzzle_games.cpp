// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/puzzle_games.h"

#include <QTest>

#include "app/games/challenges/challenge_board.h"
#include "engine/games.h"

namespace byways::app::test {

MatchSetup challengeSetup(const char* game, const char* from) {
  return {find_game(game), {{"from", std::string(from)}}, {QStringLiteral("Ann")}, {0}};
}

void playSteps(Match& match, const QString& steps) {
  for (const QString& step : steps.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    QVERIFY2(!match.play(step), qPrintable(step));
  }
}

QString proofOf(const Puzzle& puzzle) {
  QStringList moves;
  for (const std::string& move : puzzle.proof) {
    moves.append(QString::fromStdString(move));
  }
  return moves.join(QLatin1Char(' '));
}

const Puzzle& shortestPuzzle(const char* game) {
  const Puzzle* best = nullptr;
  for (const Puzzle& puzzle : challenges::puzzles()) {
    const bool isIt = puzzle.game == game && !puzzle.proof.empty();
    if (isIt && (best == nullptr || puzzle.proof.size() < best->proof.size())) {
      best = &puzzle;
    }
  }
  if (best == nullptr) {
    qFatal("no puzzle of %s has a solution", game);
  }
  return *best;
}

void leapByMouse(Gui& gui, const QString& step) {
  const ChallengeStep meant = *readChallengeStep(step);
  gui.clickPlace(meant.from);
  gui.clickPlace(meant.to);
  if (gui.board().isAsking()) {
    gui.clickPlace(meant.removed);
  }
}

}  // namespace byways::app::test
