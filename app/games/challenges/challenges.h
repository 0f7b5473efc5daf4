// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <memory>

#include "app/games/challenges/challenge_board.h"
#include "app/games/pass/pass_face.h"

namespace byways::app {

/// A challenge for people: see GameFace. What isn't in challenge_face.cpp is in the file named for it.
class ChallengeFace final : public GameFace {
  Q_DECLARE_TR_FUNCTIONS(ChallengeFace)

 public:
  /// `game` must live as long as the program.
  explicit ChallengeFace(const Game& game);

  [[nodiscard]] QString optionValue(const std::string& option, const OptionValue& value) const override;
  [[nodiscard]] QString argumentText(const std::string& argument) const override;
  [[nodiscard]] QString task(const Match& match) const override;
  [[nodiscard]] QString aim(const Match& match) const override;
  [[nodiscard]] QString stepText(const QString& step, Seat /*seat*/, const Match& match) const override {
    return stepsText(step, match);
  }
  [[nodiscard]] QList<TurnItem> turnItems(const Match& match) const override;
  [[nodiscard]] QString stepsText(const QString& steps, const Match& /*match*/) const override;
  [[nodiscard]] QString resultText(const Match& match) const override;
  [[nodiscard]] QList<KeyHelp> keys() const override;
  [[nodiscard]] std::unique_ptr<RulesPage> rules() const override;
  [[nodiscard]] BoardView* makeBoard(Match& match, const Look& look, QWidget* parent) const override;
  [[nodiscard]] std::unique_ptr<Arranger> makeArranger(const Match& match, const Look& look) const override;
  void drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look) const override;
};

/// These live as long as the program.
[[nodiscard]] const GameFace& fullHouseFace();
[[nodiscard]] const GameFace& crookedJumpsFace();
[[nodiscard]] const GameFace& spiralFace();

/// A turn in words: "D7 over C7 to B0", "m1 to k1, h0 comes in". `entry` may begin with its seat.
[[nodiscard]] QString challengeTurnText(const QString& entry);

}  // namespace byways::app
