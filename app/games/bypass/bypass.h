// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <memory>

#include "app/games/game_face.h"
#include "app/match/match.h"
#include "engine/bypass/bypass_game.h"

namespace byways::app {

/// Bypass for people: see GameFace. What isn't in bypass_face.cpp is in the file named for it.
class BypassFace final : public GameFace {
  Q_DECLARE_TR_FUNCTIONS(BypassFace)

 public:
  BypassFace();

  [[nodiscard]] QString optionValue(const std::string& option, const OptionValue& value) const override;
  [[nodiscard]] QString argumentText(const std::string& argument) const override;
  [[nodiscard]] QString task(const Match& match) const override;
  [[nodiscard]] QList<TurnItem> turnItems(const Match& match) const override;
  [[nodiscard]] QStringList seatLines(const Match& match, Seat seat) const override;
  [[nodiscard]] QString stepsText(const QString& steps, const Match& match) const override;
  [[nodiscard]] QString aim(const Match& /*match*/) const override;
  [[nodiscard]] QString stepText(const QString& step, Seat /*seat*/, const Match& /*match*/) const override;
  [[nodiscard]] QStringList turnFacts(const TurnSpan& turn, const Match& match) const override;
  [[nodiscard]] QString resultText(const Match& match) const override;
  [[nodiscard]] QList<KeyHelp> keys() const override;
  [[nodiscard]] std::unique_ptr<RulesPage> rules() const override;
  void drawSheet(QPainter& painter, const QRectF& page, const QString& sheet) const override;
  [[nodiscard]] BoardView* makeBoard(Match& match, const Look& look, QWidget* parent) const override;
  [[nodiscard]] std::unique_ptr<Arranger> makeArranger(const Match& match, const Look& look) const override;
  [[nodiscard]] bool drawSeat(QPainter& painter, QPointF centre, double radius, const Match& match, Seat seat,
                              const Look& look) const override;
  void drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look) const override;
};

/// Lives as long as the program.
[[nodiscard]] const GameFace& bypassFace();

/// The game that the picture `name` on the rules page shows, played up to the position in the picture; null
/// if there is no such picture. It has two players and the board with three hexes along each edge.
[[nodiscard]] std::unique_ptr<Match> bypassExample(const QString& name);

/// Which routes the turn that has just ended completed or broke, and who owns how much of them; empty if it
/// did neither.
[[nodiscard]] QString bypassRoutesText(const Match& match);
/// Where a letter's route leads, whether it is complete, and who owns how much of it.
[[nodiscard]] QString bypassRouteText(const Match& match, int letter);

/// Both halves of a swap in one text, short enough for a list; empty if `oneHalf` and `otherHalf` aren't the
/// halves of a swap.
[[nodiscard]] QString bypassSwapText(const QString& oneHalf, const QString& otherHalf);

}  // namespace byways::app
