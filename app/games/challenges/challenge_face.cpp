// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/challenges/challenges.h"

#include <QCoreApplication>
#include <QPainter>

#include "app/board/facing.h"
#include "app/exercise/puzzle_list.h"
#include "app/games/challenges/challenge_board.h"
#include "app/games/common_words.h"
#include "app/games/pass/pass_face.h"
#include "app/games/pass/pass_painter.h"
#include "app/games/pass/pass_texts.h"
#include "app/look/key_text.h"
#include "engine/challenges/challenge_games.h"
#include "engine/core/options.h"

namespace byways::app {

namespace {

GameFacts challengeFacts(const Game& game) {
  return {
      .context = "ChallengeFace",
      .options = {{"from", QT_TRANSLATE_NOOP("ChallengeFace", "Start"),
                   QT_TRANSLATE_NOOP("ChallengeFace", "Where the pieces are at the start.")},
                  {"colours", QT_TRANSLATE_NOOP("ChallengeFace", "Colours"),
                   QT_TRANSLATE_NOOP("ChallengeFace", "On: no piece may pass over its own colour.")}},
      .turnsEndThemselves = true,
      .boardWays = 4,
      .playedOn = challengeOf(game) == Challenge::FullHouse ? "groups-of-three" : "over-pass",
  };
}

}  // namespace

ChallengeFace::ChallengeFace(const Game& game) : GameFace(game, challengeFacts(game)) {}

QString ChallengeFace::optionValue(const std::string& option, const OptionValue& value) const {
  const QString text = optionValueText(value);
  return option == "from" ? startName(game(), text) : text;
}

QString ChallengeFace::stepsText(const QString& steps, const Match& /*match*/) const {
  return challengeTurnText(steps);
}

QList<KeyHelp> ChallengeFace::keys() const {
  QList<KeyHelp> keys{{QStringLiteral("H"), tr("A hint; press again to see the whole move")},
                      {keyText(Qt::SHIFT | Qt::Key_H), tr("Play a solution")},
                      {keyText(Qt::CTRL | Qt::Key_R), tr("Start again")}};
  if (challengeOf(game()) == Challenge::FullHouse) {
    keys.append({keyText(Qt::Key_Backspace), tr("Send the newest piece back out")});
  }
  return passMouse() << keys << passZoomKeys();
}

BoardView* ChallengeFace::makeBoard(Match& match, const Look& look, QWidget* parent) const {
  if (challengeOf(game()) == Challenge::FullHouse) {
    return new WholeBoard<FullHouseBoard>(match, look, parent);
  }
  return new WholeBoard<JumpsBoard>(match, look, parent);
}

void ChallengeFace::drawBoard(QPainter& painter, const QRectF& area, const Match& match,
                              const Look& look) const {
  PassScene scene = challengeScene(match);
  facePass(scene, facingOf(match, look));
  paintPass(painter, area, scene, look);
}

const GameFace& fullHouseFace() {
  static const ChallengeFace face(challenges::full_house_game());
  return face;
}

const GameFace& crookedJumpsFace() {
  static const ChallengeFace face(challenges::crooked_game());
  return face;
}

const GameFace& spiralFace() {
  static const ChallengeFace face(challenges::spiral_game());
  return face;
}

}  // namespace byways::app
