// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <memory>

#include "app/games/pass/pass_face.h"
#include "app/games/pass/pass_texts.h"
#include "engine/overpass/overpass_games.h"

namespace byways::app {

/// Over-Pass for people: see GameFace. What isn't in over_pass_face.cpp is in the file named for it.
class OverPassFace final : public PassFace {
  Q_DECLARE_TR_FUNCTIONS(OverPassFace)

 public:
  OverPassFace() : PassFace(overpass::over_pass_game()) {}

  [[nodiscard]] QString task(const Match& match) const override;
  [[nodiscard]] QList<TurnItem> turnItems(const Match& match) const override;
  [[nodiscard]] QString lossAtEnd(const Match& match) const override { return movesLostText(match); }
  [[nodiscard]] QString stepsText(const QString& steps, const Match& match) const override;
  [[nodiscard]] QString aim(const Match& match) const override { return overPassAim(match); }
  [[nodiscard]] QString stepText(const QString& step, Seat /*seat*/, const Match& /*match*/) const override;
  [[nodiscard]] QStringList turnFacts(const TurnSpan& turn, const Match& match) const override;
  [[nodiscard]] std::unique_ptr<RulesPage> rules() const override;
  [[nodiscard]] QList<PaperSheet> sheets() const override;
  void drawSheet(QPainter& painter, const QRectF& page, const QString& /*sheet*/) const override {
    drawPassSheet(painter, page, PassGround::Nodes);
  }
  [[nodiscard]] BoardView* makeBoard(Match& match, const Look& look, QWidget* parent) const override;
  [[nodiscard]] std::unique_ptr<Arranger> makeArranger(const Match& match, const Look& look) const override;
  void drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look) const override;
};

/// Lives as long as the program.
[[nodiscard]] const PassFace& overPassFace();

}  // namespace byways::app
