// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <span>

#include "app/games/pass/pass_face.h"
#include "app/games/pass/pass_texts.h"
#include "engine/overpass/overpass_games.h"

namespace byways::app {

/// Mono-Line for people: see GameFace. What isn't in mono_face.cpp is in the file named for it.
class MonoFace final : public PassFace {
  Q_DECLARE_TR_FUNCTIONS(MonoFace)

 public:
  [[nodiscard]] const Game& game() const override { return overpass::mono_game(); }
  [[nodiscard]] QString setupNote(const OptionMap& options, const QStringList& names) const override;
  [[nodiscard]] QString task(const Match& match) const override;
  [[nodiscard]] QList<TurnItem> turnItems(const Match& match) const override;
  [[nodiscard]] QStringList seatLines(const Match& match, Seat seat) const override;
  [[nodiscard]] QList<std::pair<QString, QString>> choices(const Match& match) const override;
  [[nodiscard]] QString turnText(const QString& entry, const Match& match) const override;
  [[nodiscard]] QString aim(const Match& match) const override { return monoAim(match); }
  [[nodiscard]] QString stepText(const QString& step, Seat /*seat*/, const Match& match) const override;
  [[nodiscard]] QStringList turnFacts(const TurnSpan& turn, const Match& match) const override;
  [[nodiscard]] QString resultText(const Match& match) const override;
  [[nodiscard]] QString decidedText(const State& state, const Match& match) const override;
  [[nodiscard]] QList<KeyHelp> keys() const override;
  [[nodiscard]] QString rules() const override;
  [[nodiscard]] std::span<const PassPicture> pictures() const override;
  [[nodiscard]] BoardView* makeBoard(Match& match, const Look& look, QWidget* parent) const override;
  [[nodiscard]] std::unique_ptr<Arranger> makeArranger(const Match& match, const Look& look) const override;
  [[nodiscard]] bool hasPictureOption(bool PictureOptions::* /*option*/) const override { return true; }
  [[nodiscard]] int boardWays() const override { return 4; }
  void drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look) const override;
};

/// Lives as long as the program.
[[nodiscard]] const PassFace& monoFace();

}  // namespace byways::app
