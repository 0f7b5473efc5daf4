// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/games/common_words.h"
#include "app/games/sample/sample.h"
#include "app/games/sheet.h"
#include "app/look/direction.h"
#include "app/rules/rules_page.h"
#include "engine/sample/position.h"
#include "engine/sample/sample_game.h"

namespace byways::app {

namespace {

class SampleFace final : public StoneFace {
  Q_DECLARE_TR_FUNCTIONS(SampleFace)

 public:
  SampleFace() : StoneFace(sample::game(), {.turnsEndThemselves = true}) {}

  [[nodiscard]] StoneScene emptyBoard(const Match& /*match*/) const override { return emptySample(); }
  [[nodiscard]] QString aim(const Match& /*match*/) const override { return tr("Four stones in a row win."); }
  [[nodiscard]] QString task(const Match& match) const override {
    return match.timeline().outcome() ? gameIsOverText() : tr("Place one stone.");
  }
  [[nodiscard]] QString stepsText(const QString& steps, const Match& /*match*/) const override {
    return tr("Stone on %1").arg(asNotation(steps));
  }
  [[nodiscard]] QString stepText(const QString& step, Seat /*seat*/, const Match& /*match*/) const override {
    return tr("stone on %1").arg(asNotation(step));
  }
  [[nodiscard]] QString resultText(const Match& match) const override {
    const std::optional<Outcome> outcome = match.timeline().outcome();
    if (QString text = calledOffText(match); !text.isEmpty() || !outcome) {
      return text;
    }
    return outcome->winners.empty() ? tr("The board is full, and nobody has four in a row.")
                                    : tr("%1 has four in a row.").arg(match.name(outcome->winners.front()));
  }
  [[nodiscard]] QList<KeyHelp> keys() const override {
    return {{tr("Home, End"), tr("To either end of the row")}};
  }
  [[nodiscard]] std::unique_ptr<RulesPage> rules() const override { return sampleRules(); }
  void drawSheet(QPainter& painter, const QRectF& page, const QString& /*sheet*/) const override {
    drawHexSheet(painter, page, sample::grid(),
                 {QStringLiteral("Sample Title"),
                  {},
                  tr("Take turns at placing one stone. Whoever has four in a row first wins.")});
  }
};

}  // namespace

StoneScene emptySample() { return {sample::grid(), QStringLiteral("hexhex-4")}; }

const GameFace& sampleFace() {
  static const SampleFace face;
  return face;
}

}  // namespace byways::app
