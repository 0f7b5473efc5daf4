// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/mono_line/mono.h"

#include <QCoreApplication>

#include "app/games/mono_line/mono_board.h"
#include "app/games/pass/pass_face.h"
#include "app/games/pass/pass_painter.h"
#include "app/games/pass/pass_texts.h"
#include "app/look/look.h"
#include "engine/overpass/overpass_games.h"

namespace byways::app {

namespace {

class MonoFace final : public PassFace {
  Q_DECLARE_TR_FUNCTIONS(MonoFace)

 public:
  [[nodiscard]] const Game& game() const override { return overpass::mono_game(); }

  [[nodiscard]] QString explain(const Refusal& refusal, const Match& match) const override {
    return monoRefusalText(refusal, match);
  }
  [[nodiscard]] QString task(const Match& match) const override { return monoTask(match); }
  [[nodiscard]] QList<TurnItem> turnItems(const Match& match) const override { return monoTurnItems(match); }
  [[nodiscard]] QStringList seatLines(const Match& match, Seat seat) const override {
    return monoSeatLines(match, seat);
  }
  [[nodiscard]] QList<std::pair<QString, QString>> choices(const Match& match) const override {
    return monoChoices(match);
  }
  [[nodiscard]] QString turnText(const QString& entry, const Match& match) const override {
    return monoTurnText(entry, match);
  }
  [[nodiscard]] QString aim(const Match& match) const override { return monoAim(match); }
  [[nodiscard]] QString stepText(const QString& step, Seat /*seat*/, const Match& /*match*/) const override {
    return monoStepText(step);
  }
  [[nodiscard]] QString resultText(const Match& match) const override { return monoResultText(match); }

  [[nodiscard]] QList<KeyHelp> keys() const override {
    return PassFace::keys() << KeyHelp{QStringLiteral("1, 2"),
                                       tr("Place the first or the second of your colours")};
  }
  [[nodiscard]] QString rules() const override { return monoRules(); }
  [[nodiscard]] std::span<const PassPicture> pictures() const override { return monoPictures(); }

  [[nodiscard]] BoardView* makeBoard(Match& match, const Look& look, const Preferences& preferences,
                                     QWidget* parent) const override {
    return new MonoBoard(match, look, preferences, parent);
  }
  [[nodiscard]] std::unique_ptr<Arranger> makeArranger(const Match& match, const Look& look) const override {
    return makeMonoArranger(match, look);
  }
  [[nodiscard]] bool hasTints() const override { return true; }
  void drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look,
                 bool coordinates) const override {
    PassScene scene = monoScene(match);
    if (look.tints()) {
      tintHeldLines(scene, match);
    }
    paintPass(painter, area, scene, look, coordinates);
  }
};

}  // namespace

const GameFace& monoFace() {
  static const MonoFace face;
  return face;
}

}  // namespace byways::app
