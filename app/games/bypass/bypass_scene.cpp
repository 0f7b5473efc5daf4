// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass_scene.h"

#include <algorithm>
#include <map>
#include <memory>

#include "app/job/per_thread.h"
#include "app/match/match.h"
#include "engine/bypass/insight.h"
#include "engine/bypass/notation.h"

namespace byways::app {

const BypassLinks& BypassLinks::get(int side) {
  using Made = std::map<int, std::unique_ptr<const BypassLinks>>;
  std::unique_ptr<const BypassLinks>& links = perThread<Made>()[side];
  if (!links) {
    links = std::make_unique<BypassLinks>(side);
  }
  return *links;
}

std::size_t BypassLinks::slot(hex::Cell a, hex::Cell b) const {
  return static_cast<std::size_t>(a) * static_cast<std::size_t>(grid_.cells()) + static_cast<std::size_t>(b);
}

BypassLinks::BypassLinks(int side) : grid_(side) {
  byEnds_.assign(slot(grid_.cells(), 0), -1);
  for (hex::Cell cell = 0; cell < grid_.cells(); ++cell) {
    for (const hex::Direction direction : {hex::kEast, hex::kSouthWest, hex::kSouthEast}) {
      if (const auto next = grid_.neighbour(cell, direction)) {
        const std::string id = grid_.name(cell) + "-" + grid_.name(*next);
        byEnds_[slot(cell, *next)] = count();
        byId_.insert(QString::fromStdString(id), count());
        links_.push_back({QString::fromStdString(id), cell, *next});
      }
    }
  }
}

std::optional<int> BypassLinks::find(const QString& id) const {
  const auto known = byId_.constFind(id);
  return known != byId_.cend() ? std::optional(*known) : std::nullopt;
}

std::optional<int> BypassLinks::between(hex::Cell a, hex::Cell b) const {
  const auto [first, second] = std::minmax(a, b);
  const int link = byEnds_[slot(first, second)];
  return link >= 0 ? std::optional(link) : std::nullopt;
}

std::optional<int> BypassLinks::ofStep(const QString& step) const {
  const auto written = bypass::read_step(step.toStdString());
  return written ? find(QString::fromStdString(written->first + "-" + written->second)) : std::nullopt;
}

LinkList BypassLinks::list(const QString& names) const {
  LinkList links;
  for (const QString& name : names.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    if (const auto link = ofStep(name)) {
      links.push_back(*link);
    }
  }
  return links;
}

QLineF BypassLinks::path(int link) const { return {centre(at(link).first), centre(at(link).second)}; }

QLineF BypassLinks::side(int link) const {
  const QLineF across = path(link);
  const QPointF along = QPointF(-across.dy(), across.dx()) / across.length() * (kHexCorner / 2);
  return {across.center() - along, across.center() + along};
}

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
  const Entries entries = timeline.entries_until(timeline.cursor());
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
    // The turn under way doesn't count yet, but half a swap has taken a path away already.
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

std::vector<hex::Cell> BypassGraph::waysFrom(hex::Cell from, const Passable& passable) const {
  const BypassLinks& links = scene_.links();
  const hex::Grid& grid = links.grid();
  std::vector<hex::Cell> before(static_cast<std::size_t>(grid.cells()), -1);
  before[static_cast<std::size_t>(from)] = from;
  Cells queue{from};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (int d = 0; d < hex::kDirections; ++d) {
      const auto next = grid.neighbour(queue[i], static_cast<hex::Direction>(d));
      if (!next || before[static_cast<std::size_t>(*next)] >= 0) {
        continue;
      }
      if (const auto link = links.between(queue[i], *next); link && passable(*link)) {
        before[static_cast<std::size_t>(*next)] = queue[i];
        queue.push_back(*next);
      }
    }
  }
  return before;
}

bool BypassGraph::isJoined(int link, const Passable& passable) const {
  const BypassLink& ends = scene_.links().at(link);
  return waysFrom(ends.first, passable)[static_cast<std::size_t>(ends.second)] >= 0;
}

std::vector<int> BypassGraph::parts(const Passable& passable) const {
  std::vector<int> part(static_cast<std::size_t>(scene_.links().grid().cells()), -1);
  int count = 0;
  for (std::size_t start = 0; start < part.size(); ++start) {
    if (part[start] >= 0) {
      continue;
    }
    const std::vector<hex::Cell> before = waysFrom(static_cast<hex::Cell>(start), passable);
    for (std::size_t cell = 0; cell < part.size(); ++cell) {
      part[cell] = before[cell] >= 0 ? count : part[cell];
    }
    ++count;
  }
  return part;
}

LinkList BypassGraph::loop() const {
  LinkList found;
  for (int link = 0; link < scene_.links().count(); ++link) {
    if (isPath(link) && isJoined(link, [&](int other) { return other != link && isPath(other); })) {
      found.push_back(link);
    }
  }
  return found;
}

Cells BypassGraph::cutOff() const {
  const std::vector<int> part = parts([this](int link) { return !isWall(link); });
  const auto sizeOf = [&](int p) { return std::count(part.begin(), part.end(), p); };
  int largest = 0;
  for (const int p : part) {
    largest = sizeOf(p) > sizeOf(largest) ? p : largest;
  }
  Cells found;
  for (std::size_t cell = 0; cell < part.size(); ++cell) {
    if (part[cell] != largest) {
      found.push_back(static_cast<hex::Cell>(cell));
    }
  }
  return found;
}

LinkList BypassGraph::chain() const {
  const std::vector<int> part = parts([this](int link) { return !isWall(link); });
  LinkList found;
  for (int link = 0; link < scene_.links().count(); ++link) {
    const BypassLink& ends = scene_.links().at(link);
    if (part[static_cast<std::size_t>(ends.first)] != part[static_cast<std::size_t>(ends.second)]) {
      found.push_back(link);
    }
  }
  return found;
}

Cells BypassGraph::route(hex::Cell from, hex::Cell to) const {
  const std::vector<hex::Cell> before = waysFrom(from, [this](int link) { return isPath(link); });
  if (before[static_cast<std::size_t>(to)] < 0) {
    return {};
  }
  Cells hexes{to};
  while (hexes.back() != from) {
    hexes.push_back(before[static_cast<std::size_t>(hexes.back())]);
  }
  std::reverse(hexes.begin(), hexes.end());
  return hexes;
}

bool BypassGraph::pathWouldLoop(int link) const {
  return isJoined(link, [this](int other) { return isPath(other); });
}

bool BypassGraph::wallWouldCut(int link) const {
  return !isJoined(link, [&](int other) { return other != link && !isWall(other); });
}

}  // namespace byways::app
