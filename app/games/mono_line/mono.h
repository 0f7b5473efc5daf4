// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <memory>

#include "app/games/pass/pass_face.h"
#include "app/games/pass/pass_texts.h"
#include "engine/overpass/overpass_games.h"

namespace byways::app {

/// Mono-Line for people: see GameFace. What isn't in mono_face.cpp is in the file named for it.
class MonoFace final : public PassFace {
  Q_DECLARE_TR_FUNCTIONS(MonoFace)

 public:
  MonoFace() : PassFace(overpass::mono_game(), {.hasTints = true, .playedOn = "over-pass"}) {}

  [[nodiscard]] QString setupNote(const OptionMap& options, const QStringList& names) const override;
  [[nodiscard]] QString task(const Match& match) const override;
  [[nodiscard]] QList<TurnItem> turnItems(const Match& match) const override;
  [[nodiscard]] QStringList seatLines(const Match& match, Seat seat) const override;
  [[nodiscard]] QList<std::pair<QString, QString>> choices(const Match& match) const override;
  [[nodiscard]] QString stepsText(const QString& steps, const Match& /*match*/) const override;
  [[nodiscard]] QString aim(const Match& match) const override { return monoAim(match); }
  [[nodiscard]] QString stepText(const QString& step, Seat /*seat*/, const Match& match) const override;
  [[nodiscard]] QStringList turnFacts(const TurnSpan& turn, const Match& match) const override;
  [[nodiscard]] QString resultText(const Match& match) const override;
  [[nodiscard]] QString decidedText(const State& state, const Match& match) const override;
  [[nodiscard]] QList<KeyHelp> keys() const override;
  [[nodiscard]] std::unique_ptr<RulesPage> rules() const override;
  [[nodiscard]] BoardView* makeBoard(Match& match, const Look& look, QWidget* parent) const override;
  [[nodiscard]] std::unique_ptr<Arranger> makeArranger(const Match& match, const Look& look) const override;
  void drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look) const override;
};

/// Lives as long as the program.
[[nodiscard]] const PassFace& monoFace();

}  // namespace byways::app
