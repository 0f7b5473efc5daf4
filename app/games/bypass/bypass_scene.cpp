// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass_scene.h"

#include <algorithm>

#include "app/match/match.h"
#include "engine/bypass/arrange.h"
#include "engine/bypass/insight.h"

namespace byways::app {

namespace {

void fillInkOf(BypassScene& scene, const State& state) {
  const nlohmann::json position = state.position();
  for (const bool isWall : {false, true}) {
    for (const auto& [step, seat] : position.at(isWall ? "walls" : "paths").items()) {
      if (const auto link = scene.links().ofStep(QString::fromStdString(step))) {
        scene.at(*link) = {seat.get<Seat>(), isWall};
      }
    }
  }
}

void fillInsight(BypassScene& scene, const bypass::Insight& insight) {
  const BypassSurface& links = scene.links();
  scene.loop = links.list(insight.loop_links());
  scene.cutOff = cellsNamed(links.grid(), insight.cut_off_hexes());
  scene.chain = links.list(insight.wall_chain());
  for (int letter = 0; letter < kBypassLetters; ++letter) {
    const auto i = static_cast<std::size_t>(letter);
    scene.routes[i] = cellsNamed(links.grid(), insight.route(letter));
    scene.points[i] = insight.points(letter);
    // Routes ignore the turn in progress, except that half a swap may already have turned one of their paths
    // into a wall.
    for (std::size_t h = 1; h < scene.routes[i].size(); ++h) {
      const auto link = links.between(scene.routes[i][h - 1], scene.routes[i][h]);
      if (link && scene.at(*link).isWall) {
        scene.routes[i].clear();
        std::fill(scene.points[i].begin(), scene.points[i].end(), 0);
      }
    }
  }
}

int sideOf(const QString& board) { return board.right(1).toInt(); }

}  // namespace

BypassScene::BypassScene(const QString& name, hex::Facing lying)
    : board(name),
      facing(lying),
      onPoints(name.startsWith(QLatin1String("intersections"))),
      side(sideOf(name)),
      ink(static_cast<std::size_t>(links().count())) {}

QString bypassPicture(const QString& board) { return QStringLiteral("bypass-") + board; }

BypassScene bypassScene(const Match& match, hex::Facing facing) {
  const Timeline& timeline = match.timeline();
  BypassScene scene(QString::fromStdString(timeline.setup().options.word("board")), facing);
  scene.colours.clear();
  for (Seat seat = 1; seat <= match.players(); ++seat) {
    scene.colours.append(match.colourIndex(seat));
  }
  const std::vector<std::string> open =
      timeline.state().turn_is_open() ? timeline.open_steps() : std::vector<std::string>();
  scene.openTurn = scene.links().list(open);
  scene.marks.lastTurn = placesOfLastTurn(
      match, [&scene](const QString& place) { return scene.links().find(place).has_value(); });
  scene.over = timeline.outcome().has_value();
  scene.showRoutes = timeline.state().outcome().has_value();

  // The first half of a swap isn't drawn yet: the board is shown as it was before, with the link of this half
  // marked as chosen.
  constexpr std::size_t kBothDrawnAndHalf = 3;
  if (open.size() == kBothDrawnAndHalf) {
    scene.chosen = scene.openTurn.back();
    scene.openTurn.pop_back();
    scene.partners = scene.links().list(timeline.state().legal_steps());
    Timeline before = timeline;
    before.undo();
    fillInkOf(scene, before.state());
    if (const auto* const insight = bypass::insight_into(before.state())) {
      fillInsight(scene, *insight);
    }
    return scene;
  }
  fillInkOf(scene, timeline.state());
  if (const auto* const insight = bypass::insight_into(timeline.state())) {
    fillInsight(scene, *insight);
  }
  return scene;
}

BypassScene bypassScene(const Match& match, const Arrangement& arranged) {
  Setup setup = match.timeline().setup();
  BypassScene scene(QString::fromStdString(setup.options.word("board")));
  setup.arranged = arranged;
  if (const auto state = bypass::sketched_state(setup)) {
    fillInkOf(scene, **state);
    fillInsight(scene, *bypass::insight_into(**state));
  }
  return scene;
}

std::array<hex::Cell, 2> bypassLetterHexes(int side, int letter) {
  const hex::Grid grid(side);
  const int last = grid.cells() - 1;
  // In reading order, the first and the last hex are those of A. Those of B are at the other ends of the same
  // two rows, those of C at the ends of the middle row.
  switch (letter) {
    case 0:
      return {0, last};
    case 1:
      return {side - 1, last - (side - 1)};
    default:
      return {last / 2 + side - 1, last / 2 - (side - 1)};
  }
}

QString bypassLetter(int letter) {
  constexpr std::array kGreek{u'α', u'β', u'γ'};
  return {QChar(kGreek.at(static_cast<std::size_t>(letter)))};
}

}  // namespace byways::app
