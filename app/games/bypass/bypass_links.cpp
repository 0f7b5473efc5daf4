// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass_links.h"

#include <algorithm>
#include <map>
#include <memory>

#include "engine/bypass/notation.h"

namespace byways::app {

const BypassLinks& BypassLinks::get(int side) {
  thread_local std::map<int, std::unique_ptr<const BypassLinks>> made;
  std::unique_ptr<const BypassLinks>& links = made[side];
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

}  // namespace byways::app
