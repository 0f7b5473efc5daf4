// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/mono_line/mono.h"

#include "app/board/facing.h"
#include "app/games/mono_line/mono_board.h"
#include "app/games/pass/pass_painter.h"
#include "app/look/joined.h"
#include "app/look/look.h"

namespace byways::app {

// docs/experiments.md has the figures for the strict and the friendly game.
QString MonoFace::setupNote(const OptionMap& options, const QStringList& names) const {
  return joinSentences(
      {PassFace::setupNote(options, names),
       tr("Between equal players, whoever starts usually loses: let the stronger player start.")});
}

QString MonoFace::stepText(const QString& step, Seat /*seat*/, const Match& match) const {
  return step == QLatin1String("claim") ? stepsText(step, match) : monoStepText(step);
}

QList<KeyHelp> MonoFace::keys() const {
  return PassFace::keys() << KeyHelp{QStringLiteral("1, 2"),
                                     tr("Place a piece of your first or second colour")};
}

BoardView* MonoFace::makeBoard(Match& match, const Look& look, QWidget* parent) const {
  return new WholeBoard<MonoBoard>(match, look, parent);
}

void MonoFace::drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look) const {
  PassScene scene = monoScene(match);
  if (look.picture().tints) {
    tintHeldLines(scene, match);
  }
  facePass(scene, facingOf(match, look));
  paintPass(painter, area, scene, look);
}

const PassFace& monoFace() {
  static const MonoFace face;
  return face;
}

}  // namespace byways::app
