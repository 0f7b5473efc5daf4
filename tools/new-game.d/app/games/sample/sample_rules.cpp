// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include "app/games/sample/sample.h"
#include "app/games/stones/stone_picture.h"
#include "app/look/look.h"
#include "app/rules/rules_page.h"
#include "engine/core/setup.h"
#include "engine/sample/sample_game.h"

namespace byways::app {

namespace {

// A position that the engine has checked, and the stone that ends it.
std::optional<StoneScene> sampleRow(const Look& look) {
  constexpr auto kLast = "D5";
  const nlohmann::json cells{{"D2", 1}, {"D3", 1}, {"D4", 1}, {"D1", 2}, {"C3", 2}, {"E4", 2}};
  const auto setup = check_setup(sample::game(), 2, {}, Arrangement{1, {{"cells", cells}}});
  const std::unique_ptr<State> state = setup ? first_state(sample::game(), *setup) : nullptr;
  if (!state || state->refusal(1, kLast)) {
    return std::nullopt;
  }
  state->play(kLast);
  StoneScene scene = emptySample();
  placeStones(scene, state->position());
  scene.colours = {look.seatColour(0), look.seatColour(1)};
  scene.marks.lastTurn = {QString::fromLatin1(kLast)};
  return scene;
}

class SampleRules final : public RulesPage {
  Q_DECLARE_TR_FUNCTIONS(SampleRules)

 public:
  SampleRules() {
    paragraph(tr("Two players take turns at placing stones. Four stones in a row win."));
    heading(tr("Your turn"));
    explains("SMP-1 SMP-2 HEX-1");
    paragraph(tr("Place one stone on any empty cell. Stones never move, and nobody may pass."));
    heading(tr("The end"));
    explains("SMP-3 TURN-6");
    paragraph(
        tr("Whoever first has <b>four stones in a row</b> wins: four cells that follow one another in a "
           "straight line, in any of the three directions of the board."));
    picture("sample-row", tr("Four violet stones in a row in the middle of the board, and three amber stones "
                             "around them."));
    note(tr("Violet has placed the ringed stone and won."));
    explains("SMP-4");
    paragraph(tr("If the board is full before that, nobody has won."));
  }

  void drawPicture(QPainter& painter, const QRectF& area, const QString& name,
                   const Look& look) const override {
    if (const std::optional<StoneScene> scene = sampleRow(look);
        scene && name == QLatin1String("sample-row")) {
      paintStones(painter, area, *scene, look);
    }
  }
};

}  // namespace

std::unique_ptr<RulesPage> sampleRules() { return std::make_unique<SampleRules>(); }

}  // namespace byways::app
