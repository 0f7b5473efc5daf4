// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/over_pass/over_pass.h"

#include <QCoreApplication>

#include "app/games/over_pass/over_pass_board.h"
#include "app/games/pass/pass_face.h"
#include "app/games/pass/pass_painter.h"
#include "app/games/pass/pass_texts.h"
#include "engine/overpass/overpass_games.h"

namespace byways::app {

namespace {

class OverPassFace final : public PassFace {
  Q_DECLARE_TR_FUNCTIONS(OverPassFace)

 public:
  [[nodiscard]] const Game& game() const override { return overpass::over_pass_game(); }

  [[nodiscard]] QString explain(const Refusal& refusal, const Match& match) const override {
    return overPassRefusalText(refusal, match);
  }
  [[nodiscard]] QString task(const Match& match) const override { return overPassTask(match); }
  [[nodiscard]] QList<TurnItem> turnItems(const Match& match) const override {
    return overPassTurnItems(match);
  }
  [[nodiscard]] QString lossAtEnd(const Match& match) const override { return movesLostAtEnd(match); }
  [[nodiscard]] QString turnText(const QString& entry, const Match& match) const override {
    return overPassTurnText(entry, match);
  }
  [[nodiscard]] QString aim(const Match& match) const override { return overPassAim(match); }
  [[nodiscard]] QString stepText(const QString& step, Seat /*seat*/, const Match& /*match*/) const override {
    return overPassStepText(step);
  }

  [[nodiscard]] QString rules() const override { return overPassRules(); }
  [[nodiscard]] std::span<const PassPicture> pictures() const override { return overPassPictures(); }

  [[nodiscard]] QList<PaperSheet> sheets() const override {
    return {{passSheetId(PassSheet::Nodes), tr("Over-Pass, Mono-Line, challenges")}};
  }
  [[nodiscard]] BoardView* makeBoard(Match& match, const Look& look, const Preferences& preferences,
                                     QWidget* parent) const override {
    return new OverPassBoard(match, look, preferences, parent);
  }
  [[nodiscard]] std::unique_ptr<Arranger> makeArranger(const Match& match, const Look& look) const override {
    return makeOverPassArranger(match, look);
  }
  void drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look,
                 bool coordinates) const override {
    paintPass(painter, area, overPassScene(match), look, coordinates);
  }
};

}  // namespace

const GameFace& overPassFace() {
  static const OverPassFace face;
  return face;
}

}  // namespace byways::app
