// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <optional>

#include "app/games/byg/byg_board.h"
#include "app/games/stones/stone_face.h"
#include "engine/byg/byg_game.h"

namespace byways::app {

/// Byg for people: see GameFace. What isn't in byg_face.cpp is in the file named for it.
class BygFace final : public StoneFace {
  Q_DECLARE_TR_FUNCTIONS(BygFace)

 public:
  BygFace();

  [[nodiscard]] QString optionValue(const std::string& option, const OptionValue& value) const override;
  [[nodiscard]] QString task(const Match& match) const override;
  [[nodiscard]] QList<TurnItem> turnItems(const Match& match) const override;
  [[nodiscard]] QStringList seatLines(const Match& match, Seat seat) const override;
  [[nodiscard]] QList<std::pair<QString, QString>> choices(const Match& match) const override;
  [[nodiscard]] QString lotText(const QString& outcome, const Match& match) const override;
  [[nodiscard]] QString stepsText(const QString& steps, const Match& match) const override;
  [[nodiscard]] QString aim(const Match& match) const override;
  [[nodiscard]] QString stepText(const QString& step, Seat /*seat*/, const Match& match) const override;
  [[nodiscard]] QStringList turnFacts(const TurnSpan& turn, const Match& match) const override;
  [[nodiscard]] QString resultText(const Match& match) const override;
  [[nodiscard]] NextGame nextGame(const Match& match) const override;
  [[nodiscard]] QList<KeyHelp> keys() const override;
  [[nodiscard]] std::unique_ptr<RulesPage> rules() const override;
  void drawSheet(QPainter& painter, const QRectF& page, const QString& sheet) const override;
  [[nodiscard]] StoneScene emptyBoard(const Match& match) const override;
  [[nodiscard]] BoardView* makeBoard(Match& match, const Look& look, QWidget* parent) const override;
  [[nodiscard]] std::unique_ptr<Arranger> makeArranger(const Match& match, const Look& look) const override;
  void drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look) const override;
};

/// Lives as long as the program.
[[nodiscard]] const GameFace& bygFace();

/// The picture `name` on the rules page; nothing if there is no such picture.
[[nodiscard]] std::optional<BygScene> bygExample(const QString& name, const Look& look);

/// Who has priority at the match's cursor; nothing before the lot.
[[nodiscard]] std::optional<Seat> bygPriority(const Match& match);

}  // namespace byways::app
