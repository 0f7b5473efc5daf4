// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/groups_of_three/groups.h"

#include <QCoreApplication>

#include "app/games/groups_of_three/groups_board.h"
#include "app/games/pass/pass_face.h"
#include "app/games/pass/pass_painter.h"
#include "app/games/pass/pass_texts.h"
#include "engine/overpass/overpass_games.h"

namespace byways::app {

namespace {

class GroupsFace final : public PassFace {
  Q_DECLARE_TR_FUNCTIONS(GroupsFace)

 public:
  [[nodiscard]] const Game& game() const override { return overpass::groups_game(); }

  [[nodiscard]] QString explain(const Refusal& refusal, const Match& match) const override {
    return groupsRefusalText(refusal, match);
  }
  [[nodiscard]] QString task(const Match& match) const override { return groupsTask(match); }
  [[nodiscard]] QList<TurnItem> turnItems(const Match& match) const override {
    return groupsTurnItems(match);
  }
  [[nodiscard]] QString lossAtEnd(const Match& match) const override { return groupsLossAtEnd(match); }
  [[nodiscard]] QString turnText(const QString& entry, const Match& match) const override {
    return groupsTurnText(entry, match);
  }
  [[nodiscard]] QString aim(const Match& match) const override { return groupsAim(match); }
  [[nodiscard]] QString stepText(const QString& step, Seat /*seat*/, const Match& /*match*/) const override {
    return groupsStepText(step);
  }

  [[nodiscard]] QList<KeyHelp> keys() const override {
    return PassFace::keys() << KeyHelp{QStringLiteral("T"), tr("Show every group of three")};
  }
  [[nodiscard]] QString rules() const override { return groupsRules(); }
  [[nodiscard]] std::span<const PassPicture> pictures() const override { return groupsPictures(); }

  [[nodiscard]] QList<PaperSheet> sheets() const override { return theOnlySheet(); }
  [[nodiscard]] QString sheetOf(const Match& /*match*/) const override {
    return passSheetId(PassSheet::Spaces);
  }
  [[nodiscard]] BoardView* makeBoard(Match& match, const Look& look, const Preferences& preferences,
                                     QWidget* parent) const override {
    return new GroupsBoard(match, look, preferences, parent);
  }
  [[nodiscard]] std::unique_ptr<Arranger> makeArranger(const Match& match, const Look& look) const override {
    return makeGroupsArranger(match, look);
  }
  void drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look,
                 bool coordinates) const override {
    paintPass(painter, area, groupsScene(match), look, coordinates);
  }
};

}  // namespace

const GameFace& groupsFace() {
  static const GroupsFace face;
  return face;
}

}  // namespace byways::app
