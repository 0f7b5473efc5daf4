// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/challenges/challenges.h"

#include <QCoreApplication>
#include <QPainter>

#include <array>

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

constexpr std::array kChallengeOptions{
    OptionText{"from", QT_TRANSLATE_NOOP("ChallengeFace", "Start"),
               QT_TRANSLATE_NOOP("ChallengeFace", "Where the pieces are at the start.")},
    OptionText{"colours", QT_TRANSLATE_NOOP("ChallengeFace", "Colours"),
               QT_TRANSLATE_NOOP("ChallengeFace", "On: a piece may not pass over its own colour.")},
};

}  // namespace

GameFace::OptionTexts ChallengeFace::optionTexts() const { return {"ChallengeFace", kChallengeOptions}; }

QString ChallengeFace::optionValue(const std::string& option, const OptionValue& value) const {
  const QString text = optionValueText(value);
  return option == "from" ? startName(game_, text) : text;
}

QString ChallengeFace::stepText(const QString& step, Seat /*seat*/, const Match& /*match*/) const {
  return challengeTurnText(step);
}

QString ChallengeFace::turnText(const QString& entry, const Match& /*match*/) const {
  return challengeTurnText(entry);
}

QList<KeyHelp> ChallengeFace::keys() const {
  QList<KeyHelp> keys{{QStringLiteral("H"), tr("A hint; press again to see the whole move")},
                      {keyText(Qt::SHIFT | Qt::Key_H), tr("Play a solution")},
                      {keyText(Qt::CTRL | Qt::Key_R), tr("Start again")}};
  if (challengeOf(game_) == Challenge::FullHouse) {
    keys.append({keyText(Qt::Key_Backspace), tr("Send the piece that came in last back out")});
  }
  return passMouse() << keys << passZoomKeys();
}

// Challenges have no page of their own: they use that of another game on the same spaces or nodes.
QString ChallengeFace::sheetOf(const Match& /*match*/) const {
  return passSheetId(challengeOf(game_) == Challenge::FullHouse ? PassSheet::Spaces : PassSheet::Nodes);
}

double ChallengeFace::exampleShape(const QString& name) const {
  const PassPicture* const picture = findPassPicture(challengePictures(), name);
  return picture != nullptr ? passPictureShape(*picture) : GameFace::exampleShape(name);
}

void ChallengeFace::drawExample(QPainter& painter, const QRectF& area, const QString& name,
                                const Look& look) const {
  if (const PassPicture* const picture = findPassPicture(challengePictures(), name)) {
    drawPassPicture(painter, area, *picture, look);
  }
}

BoardView* ChallengeFace::makeBoard(Match& match, const Look& look, QWidget* parent) const {
  if (challengeOf(game_) == Challenge::FullHouse) {
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
