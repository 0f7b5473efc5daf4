// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass_graph.h"

#include <algorithm>

namespace byways::app {

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
