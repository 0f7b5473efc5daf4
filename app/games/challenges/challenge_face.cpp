// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/challenges/challenges.h"

#include <QCoreApplication>
#include <QPainter>

#include "app/games/challenges/challenge_board.h"
#include "app/games/common_words.h"
#include "app/games/pass/pass_face.h"
#include "app/games/pass/pass_painter.h"
#include "app/games/pass/pass_texts.h"
#include "app/look/key_text.h"
#include "app/puzzles/puzzle_list.h"
#include "engine/challenges/challenge_games.h"
#include "engine/core/options.h"

namespace byways::app {

namespace {

class ChallengeFace final : public GameFace {
  Q_DECLARE_TR_FUNCTIONS(ChallengeFace)

 public:
  /// `game` must live as long as the program.
  explicit ChallengeFace(const Game& game) : game_(game) {}

  [[nodiscard]] const Game& game() const override { return game_; }

  [[nodiscard]] QString optionName(const std::string& option) const override {
    if (option == "from") {
      return tr("Start");
    }
    return option == "colours" ? tr("Colours") : QString::fromStdString(option);
  }

  [[nodiscard]] QString optionHelp(const std::string& option) const override {
    if (option == "from") {
      return tr("Where the pieces are in the beginning.");
    }
    return option == "colours" ? tr("Whether a piece may not pass over its own colour.") : QString();
  }

  [[nodiscard]] QString optionValue(const std::string& option, const OptionValue& value) const override {
    const QString text = optionValueText(value);
    return option == "from" ? startName(game_, text) : text;
  }

  [[nodiscard]] QString explain(const Refusal& refusal, const Match& match) const override {
    return challengeRefusalText(refusal, match);
  }
  [[nodiscard]] QString task(const Match& match) const override { return challengeTask(match); }
  [[nodiscard]] QString aim(const Match& match) const override { return challengeAim(match); }
  [[nodiscard]] QString stepText(const QString& step, Seat /*seat*/, const Match& /*match*/) const override {
    return challengeTurnText(step);
  }
  [[nodiscard]] QList<TurnItem> turnItems(const Match& match) const override {
    return challengeTurnItems(match);
  }
  [[nodiscard]] bool turnsEndThemselves() const override { return true; }
  [[nodiscard]] QString turnText(const QString& entry, const Match& /*match*/) const override {
    return challengeTurnText(entry);
  }
  [[nodiscard]] QString resultText(const Match& match) const override { return challengeResultText(match); }

  [[nodiscard]] QList<KeyHelp> keys() const override {
    QList<KeyHelp> keys{{QStringLiteral("H"), tr("A hint; once more, the whole move")},
                        {keyText(Qt::SHIFT | Qt::Key_H), tr("Play a solution")},
                        {keyText(Qt::CTRL | Qt::Key_R), tr("Start again")}};
    if (challengeOf(game_) == Challenge::FullHouse) {
      keys.append({keyText(Qt::Key_Backspace), tr("Leave the piece that came in last outside")});
    }
    return passMouse() << keys << passZoomKeys();
  }

  // Another game offers the board, whose pieces stand in spaces or on nodes.
  [[nodiscard]] QString sheetOf(const Match& /*match*/) const override {
    return passSheetId(challengeOf(game_) == Challenge::FullHouse ? PassSheet::Spaces : PassSheet::Nodes);
  }
  [[nodiscard]] QString rules() const override { return challengeRules(challengeOf(game_)); }

  [[nodiscard]] double exampleShape(const QString& name) const override {
    const PassPicture* const picture = findPassPicture(challengePictures(), name);
    return picture != nullptr ? passPictureShape(*picture) : GameFace::exampleShape(name);
  }

  void drawExample(QPainter& painter, const QRectF& area, const QString& name,
                   const Look& look) const override {
    if (const PassPicture* const picture = findPassPicture(challengePictures(), name)) {
      drawPassPicture(painter, area, *picture, look);
    }
  }

  [[nodiscard]] BoardView* makeBoard(Match& match, const Look& look, const Preferences& preferences,
                                     QWidget* parent) const override {
    if (challengeOf(game_) == Challenge::FullHouse) {
      return new FullHouseBoard(match, look, preferences, parent);
    }
    return new JumpsBoard(match, look, preferences, parent);
  }

  [[nodiscard]] std::unique_ptr<Arranger> makeArranger(const Match& match, const Look& look) const override {
    return makeChallengeArranger(match, look);
  }
  void drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look,
                 bool coordinates) const override {
    paintPass(painter, area, challengeScene(match), look, coordinates);
  }

 private:
  const Game& game_;
};

}  // namespace

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
