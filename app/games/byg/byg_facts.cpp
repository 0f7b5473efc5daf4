// SPDX-License-Identifier: GPL-3.0-or-later
// What a turn of Byg does, in numbers.
#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <set>
#include <vector>

#include "app/games/byg/byg.h"
#include "engine/byg/insight.h"
#include "engine/hex/groups.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class BygFacts {
  Q_DECLARE_TR_FUNCTIONS(BygFacts)
};

/// The groups of a position and, by cell, the index of the group there; -1 for none.
struct GroupMap {
  std::vector<hex::Group> groups;
  std::vector<int> at;

  GroupMap(const hex::Grid& grid, const State& state) : at(static_cast<std::size_t>(grid.cells()), -1) {
    std::vector<int> owners(at.size(), 0);
    const nlohmann::json position = state.position();
    for (const auto& [name, owner] : position.at("cells").items()) {
      owners[static_cast<std::size_t>(*grid.find(name))] = owner.get<int>();
    }
    groups = hex::groups(grid, owners);
    for (std::size_t group = 0; group < groups.size(); ++group) {
      for (const hex::Cell cell : groups[group].cells) {
        at[static_cast<std::size_t>(cell)] = static_cast<int>(group);
      }
    }
  }

  [[nodiscard]] int size(int group) const {
    return static_cast<int>(groups[static_cast<std::size_t>(group)].cells.size());
  }
  [[nodiscard]] int largest(Seat seat) const {
    std::size_t most = 0;
    for (const hex::Group& group : groups) {
      most = group.owner == seat ? std::max(most, group.cells.size()) : most;
    }
    return static_cast<int>(most);
  }
  /// The sizes of the groups with the indices `wanted`, the largest first.
  [[nodiscard]] std::vector<int> sizes(const std::set<int>& wanted) const {
    std::vector<int> sizes;
    sizes.reserve(wanted.size());
    for (const int group : wanted) {
      sizes.push_back(size(group));
    }
    std::sort(sizes.begin(), sizes.end(), std::greater<>());
    return sizes;
  }
};

int sum(const std::vector<int>& numbers) {
  int all = 0;
  for (const int number : numbers) {
    all += number;
  }
  return all;
}

QString listOf(const std::vector<int>& numbers) {
  QStringList texts;
  for (const int number : numbers) {
    texts.append(QString::number(number));
  }
  return QLocale().createSeparatedList(texts);
}

// The sizes of the groups of `before` that have become one group of `after`. If there are several such
// groups, those of the one with the most stones.
std::vector<int> joinedBy(const GroupMap& before, const GroupMap& after, Seat seat) {
  std::vector<int> most;
  for (const hex::Group& group : after.groups) {
    std::set<int> parts;
    for (const hex::Cell cell : group.cells) {
      parts.insert(before.at[static_cast<std::size_t>(cell)]);
    }
    parts.erase(-1);
    if (const std::vector<int> sizes = before.sizes(parts);
        group.owner == seat && sizes.size() > 1 && sum(sizes) > sum(most)) {
      most = sizes;
    }
  }
  return most;
}

// The sizes of the opponent's groups that one of the new stones keeps apart, provided that together they
// would have been larger than each of the opponent's groups.
std::vector<int> keptApartBy(const hex::Grid& grid, const GroupMap& before, const GroupMap& after,
                             Seat seat) {
  std::vector<int> most;
  for (hex::Cell cell = 0; cell < grid.cells(); ++cell) {
    const auto index = static_cast<std::size_t>(cell);
    if (before.at[index] >= 0 || after.at[index] < 0) {
      continue;
    }
    std::set<int> touched;
    for (int direction = 0; direction < hex::kDirections; ++direction) {
      if (const std::optional<hex::Cell> next =
              grid.neighbour(cell, static_cast<hex::Direction>(direction))) {
        touched.insert(before.at[static_cast<std::size_t>(*next)]);
      }
    }
    touched.erase(-1);
    std::erase_if(touched,
                  [&](int group) { return before.groups[static_cast<std::size_t>(group)].owner == seat; });
    if (const std::vector<int> sizes = before.sizes(touched); sizes.size() > 1 && sum(sizes) > sum(most)) {
      most = sizes;
    }
  }
  return sum(most) + 1 > before.largest(3 - seat) ? most : std::vector<int>();
}

}  // namespace

QStringList BygFace::turnFacts(const TurnSpan& turn, const Match& match) const {
  if (turn.before.phase() != "play") {
    return {};
  }
  const hex::Grid grid(match.timeline().setup().options.number("size"));
  const GroupMap before(grid, turn.before);
  const GroupMap after(grid, turn.after);
  const Seat other = 3 - turn.seat;
  const int was = before.largest(turn.seat);
  const int is = after.largest(turn.seat);
  const std::vector<int> joined = joinedBy(before, after, turn.seat);
  const std::vector<int> apart = keptApartBy(grid, before, after, turn.seat);
  QStringList facts;
  if (joined.size() > 1) {
    facts.append(BygFacts::tr("joins groups of %1 stones", "what a turn does; 5 and 4").arg(listOf(joined)));
  }
  if (apart.size() > 1) {
    facts.insert(sum(apart) > sum(joined) ? 0 : facts.size(),
                 BygFacts::tr("keeps %1’s groups of %2 stones apart", "what a turn does; a player, 5 and 4")
                     .arg(match.name(other), listOf(apart)));
  }
  if (is > was) {
    facts.append(
        BygFacts::tr("grows %1’s largest group from %3 to %2 stones", "what a turn does; a player, stones")
            .arg(match.name(turn.seat), QString::number(is), QString::number(was)));
  }
  const int next = byg::insight_into(turn.after)->stones_for(turn.seat);
  if (turn.after.phase() == "play" && next != byg::insight_into(turn.before)->stones_for(turn.seat)) {
    facts.append(BygFacts::tr("gives %1 %n stone(s) next turn", "what a turn does; a player", next)
                     .arg(match.name(turn.seat)));
  }
  return facts;
}

}  // namespace byways::app
