// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass_scene.h"

#include <algorithm>

#include "app/games/bypass/bypass_graph.h"
#include "app/match/match.h"
#include "engine/bypass/insight.h"
#include "engine/bypass/notation.h"

namespace byways::app {

namespace {

LinkList linksOf(const BypassLinks& links, const std::vector<std::string>& steps) {
  LinkList found;
  for (const std::string& step : steps) {
    if (const auto link = links.ofStep(QString::fromStdString(step))) {
      found.push_back(*link);
    }
  }
  return found;
}

// The latest finished turn that drew something: lots, resignations and the like leave no trace on the board.
LinkList lastTurn(const Timeline& timeline, const BypassLinks& links) {
  const std::vector<Entry> entries = timeline.entries_until(timeline.cursor());
  const auto strokes = [&](const Entry& entry) { return linksOf(links, split_words(entry.text)); };
  const auto turn = std::find_if(entries.rbegin(), entries.rend(), [&](const Entry& entry) {
    return !entry.unfinished && !strokes(entry).empty();
  });
  return turn != entries.rend() ? strokes(*turn) : LinkList();
}

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
  const BypassLinks& links = scene.links();
  scene.loop = linksOf(links, insight.loop_links());
  scene.cutOff = cellsNamed(links.grid(), insight.cut_off_hexes());
  scene.chain = linksOf(links, insight.wall_chain());
  for (int letter = 0; letter < kBypassLetters; ++letter) {
    const auto i = static_cast<std::size_t>(letter);
    scene.routes[i] = cellsNamed(links.grid(), insight.route(letter));
    scene.points[i] = insight.points(letter);
  }
}

int sideOf(const QString& board) { return board.right(1).toInt(); }

}  // namespace

BypassScene::BypassScene(const QString& name)
    : board(name),
      onPoints(name.startsWith(QLatin1String("intersections"))),
      side(sideOf(name)),
      ink(static_cast<std::size_t>(links().count())) {}

QString bypassPicture(const QString& board) { return QStringLiteral("bypass-") + board; }

BypassScene bypassScene(const Match& match) {
  const Timeline& timeline = match.timeline();
  BypassScene scene(QString::fromStdString(timeline.setup().options.word("board")));
  scene.colours.clear();
  for (Seat seat = 1; seat <= match.players(); ++seat) {
    scene.colours.append(match.colourIndex(seat));
  }
  const std::vector<std::string> open =
      timeline.state().turn_is_open() ? timeline.open_steps() : std::vector<std::string>();
  scene.openTurn = linksOf(scene.links(), open);
  scene.lastTurn = lastTurn(timeline, scene.links());
  scene.over = timeline.outcome().has_value();
  scene.showRoutes = timeline.state().outcome().has_value();

  // Half a swap isn't drawn yet: the board is shown as it was, with the half as chosen.
  constexpr std::size_t kBothDrawnAndHalf = 3;
  if (open.size() == kBothDrawnAndHalf) {
    scene.chosen = scene.openTurn.back();
    scene.openTurn.pop_back();
    scene.partners = linksOf(scene.links(), timeline.state().legal_steps());
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

BypassScene bypassScene(const QString& board, const QStringList& strokes) {
  BypassScene scene(board);
  Seat seat = 0;
  for (const QString& steps : strokes) {
    ++seat;
    for (const QString& step : steps.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
      const auto written = bypass::read_step(step.toStdString());
      if (const auto link = scene.links().ofStep(step); link && written) {
        scene.at(*link) = {
            seat, written->kind == bypass::StepKind::Wall || written->kind == bypass::StepKind::ToWall};
      }
    }
  }
  const BypassGraph graph(scene);
  scene.loop = graph.loop();
  scene.cutOff = graph.cutOff();
  scene.chain = graph.chain();
  for (int letter = 0; letter < kBypassLetters; ++letter) {
    const auto i = static_cast<std::size_t>(letter);
    const auto [from, to] = bypassLetterHexes(scene.side, letter);
    scene.routes[i] = scene.loop.empty() ? graph.route(from, to) : Cells();
    scene.points[i].assign(static_cast<std::size_t>(strokes.size()), 0);
    for (std::size_t h = 1; h < scene.routes[i].size(); ++h) {
      if (const auto link = scene.links().between(scene.routes[i][h - 1], scene.routes[i][h])) {
        ++scene.points[i][static_cast<std::size_t>(scene.at(*link).seat - 1)];
      }
    }
  }
  return scene;
}

std::array<hex::Cell, 2> bypassLetterHexes(int side, int letter) {
  const hex::Grid grid(side);
  const int last = grid.cells() - 1;
  // Reading order begins with A's first hex and ends with its second; B's stand at the other ends of the same
  // rows, C's at the ends of the middle row.
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

void findBypassRisks(BypassScene& scene) {
  const BypassGraph graph(scene);
  scene.closing.clear();
  scene.cutting.clear();
  for (int link = 0; link < scene.links().count(); ++link) {
    if (scene.at(link).seat == 0 && graph.pathWouldLoop(link)) {
      scene.closing.push_back(link);
    }
    if (scene.at(link).seat == 0 && graph.wallWouldCut(link)) {
      scene.cutting.push_back(link);
    }
  }
}

}  // namespace byways::app
