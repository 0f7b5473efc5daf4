// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/byg/byg_scene.h"

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

QString bygPicture(int side) { return QStringLiteral("hexhex-%1").arg(side); }

BygScene bygScene(const Match& match, const Look& look) {
  const int side = match.timeline().setup().options.number("size");
  return BygScene(stoneScene(match, look, hex::Grid(side), bygPicture(side)));
}

Cells bygClosed(const State& state, const hex::Grid& grid) {
  const byg::Insight* const insight = byg::insight_into(state);
  return insight != nullptr ? cellsNamed(grid, insight->closed()) : Cells();
}

}  // namespace byways::app
