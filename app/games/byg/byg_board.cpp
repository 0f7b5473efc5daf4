// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/byg/byg_board.h"

#include <QPainter>

#include <algorithm>
#include <utility>

#include "app/match/match.h"
#include "engine/byg/insight.h"

namespace byways::app {

BygScene::BygScene(StoneScene placed) : StoneScene(std::move(placed)), groups(hex::groups(grid, stones)) {}

const hex::Group* BygScene::groupOf(hex::Cell stone) const {
  const auto found = std::find_if(groups.begin(), groups.end(), [stone](const hex::Group& group) {
    return std::binary_search(group.cells.begin(), group.cells.end(), stone);
  });
  return found == groups.end() ? nullptr : &*found;
}

StoneScene emptyByg(int side) { return {hex::Grid(side), QStringLiteral("hexhex-%1").arg(side)}; }

BygScene bygScene(const Match& match, const Look& look) {
  const int side = match.timeline().setup().options.number("size");
  return BygScene(stoneScene(match, look, emptyByg(side)));
}

Cells bygClosed(const State& state, const hex::Grid& grid) {
  const byg::Insight* const insight = byg::insight_into(state);
  return insight != nullptr ? cellsNamed(grid, insight->closed()) : Cells();
}

BygBoard::BygBoard(Match& match, const Look& look, const StoneFace& face, QWidget* parent)
    : StoneBoard(match, look, face, parent) {
  BygBoard::rebuild();
}

void BygBoard::rebuild() {
  StoneBoard::rebuild();
  closed_ = bygClosed(match().state(), grid());
}

QString BygBoard::wordsAbout(hex::Cell stone) const {
  const BygScene scene(sceneAtRest());
  const auto size = static_cast<int>(scene.groupOf(stone)->cells.size());
  return size == 1 ? tr("on its own") : tr("group of %n stone(s)", nullptr, size);
}

BygScene BygBoard::sceneNow() const {
  BygScene scene(sceneInHand());
  if (explains()) {
    scene.closed = closed_;
    // The mouse is still over the stone just placed.
    const std::optional<hex::Cell> cell = pointedCell();
    if (cell && std::find(scene.openTurn.begin(), scene.openTurn.end(), *cell) == scene.openTurn.end()) {
      scene.groupAt = cell;
    }
  }
  return scene;
}

void BygBoard::paintResting(QPainter& painter) {
  paintBygPosition(painter, room(), BygScene(sceneAtRest()), look());
}

void BygBoard::paintOver(QPainter& painter) { paintBygMarks(painter, room(), sceneNow(), look()); }

}  // namespace byways::app
