// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <span>

#include "app/games/challenges/challenge_board.h"
#include "app/games/pass/pass_face.h"

namespace byways::app {

/// A challenge for people: see GameFace. What isn't in challenge_face.cpp is in the file named for it.
class ChallengeFace final : public GameFace {
  Q_DECLARE_TR_FUNCTIONS(ChallengeFace)

 public:
  /// `game` must live as long as the program.
  explicit ChallengeFace(const Game& game) : game_(game) {}
  [[nodiscard]] const Game& game() const override { return game_; }
  [[nodiscard]] OptionTexts optionTexts() const override;
  [[nodiscard]] QString optionValue(const std::string& option, const OptionValue& value) const override;
  [[nodiscard]] QString argumentText(const std::string& argument) const override;
  [[nodiscard]] QString task(const Match& match) const override;
  [[nodiscard]] QString aim(const Match& match) const override;
  [[nodiscard]] QString stepText(const QString& step, Seat /*seat*/, const Match& /*match*/) const override;
  [[nodiscard]] QList<TurnItem> turnItems(const Match& match) const override;
  [[nodiscard]] bool turnsEndThemselves() const override { return true; }
  [[nodiscard]] QString turnText(const QString& entry, const Match& /*match*/) const override;
  [[nodiscard]] QString resultText(const Match& match) const override;
  [[nodiscard]] QList<KeyHelp> keys() const override;
  [[nodiscard]] QString sheetOf(const Match& /*match*/) const override;
  [[nodiscard]] QString rules() const override;
  [[nodiscard]] double exampleShape(const QString& name) const override;
  void drawExample(QPainter& painter, const QRectF& area, const QString& name,
                   const Look& look) const override;
  [[nodiscard]] BoardView* makeBoard(Match& match, const Look& look, QWidget* parent) const override;
  [[nodiscard]] std::unique_ptr<Arranger> makeArranger(const Match& match, const Look& look) const override;
  [[nodiscard]] int boardWays() const override { return 4; }
  void drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look) const override;

 private:
  const Game& game_;
};

/// These live as long as the program.
[[nodiscard]] const GameFace& fullHouseFace();
[[nodiscard]] const GameFace& crookedJumpsFace();
[[nodiscard]] const GameFace& spiralFace();

/// The pictures of the challenges' rules pages.
[[nodiscard]] std::span<const PassPicture> challengePictures();

/// "D7 over C7 to B0", "m1 to k1, h0 comes in"; `entry` with or without its seat.
[[nodiscard]] QString challengeTurnText(const QString& entry);

}  // namespace byways::app
