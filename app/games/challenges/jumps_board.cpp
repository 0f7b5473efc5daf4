// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/challenges/challenge_board.h"
#include "engine/challenges/insight.h"
#include "engine/challenges/jump_notation.h"
#include "engine/overpass/board.h"

namespace byways::app {

namespace {

using overpass::Node;

std::optional<Node> nodeOf(const QString& place) { return overpass::board().find_node(place.toStdString()); }

}  // namespace

JumpsBoard::JumpsBoard(Match& match, const Look& look, QWidget* parent)
    : ChallengeBoard(match, look, PassGround::Nodes, parent) {}

void JumpsBoard::showStep(PassScene& scene, const ChallengeStep& step) const {
  if (const challenges::JumpInsight* const insight = challenges::jump_insight(match().state())) {
    scene.way.clear();
    for (const std::string& node : insight->way(step.text.toStdString())) {
      scene.way.append(QString::fromStdString(node));
    }
  }
  scene.targets.append({.place = step.removed, .kind = PassMark::Kind::Remove, .price = 0, .step = {}});
}

// The step removes the piece that was probably meant: one next to `to`, if possible also next to `from`.
QString JumpsBoard::stepToRefuse(const QString& from, const QString& to) const {
  const std::optional<Node> start = nodeOf(from);
  const std::optional<Node> landing = nodeOf(to);
  QString best;
  int bestWorth = -1;
  if (start && landing) {
    const overpass::Board& board = overpass::board();
    for (const QString& place : spots().beside(to)) {
      const Node node = *nodeOf(place);
      const int worth = (sceneAtRest().holds(place) ? 2 : 0) + (board.beside(*start).has(node) ? 1 : 0);
      if (place != from && worth > bestWorth) {
        best = place;
        bestWorth = worth;
      }
    }
  }
  return QString::fromStdString(
      challenges::write_jump({from.toStdString(), best.toStdString(), to.toStdString()}));
}

}  // namespace byways::app
