// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/highway/paths.h"

#include <algorithm>

namespace byways::highway {

namespace {

// Records the cells of a journey in order.
struct Footprints : Companion {
  std::array<std::uint8_t, kCells> cells{};
  std::size_t count = 0;
  void enter(Cell cell, Direction) { cells[count++] = static_cast<std::uint8_t>(cell); }
};

class PathFinder {
 public:
  PathFinder(const RoundGame& game, int player, std::vector<Path>& found)
      : game_(&game), player_(player), found_(&found) {}

  // Adds the journey of `plan`, and every journey that one more direction tile makes of it, on one of its
  // cells from the one with the index `first` on.
  void add(const Plan& plan, std::size_t first) {
    Placing placing;
    placing.left = plan.left;
    placing.right = plan.right;
    placing.settle(game_->tiles());
    Footprints footprints;
    const Trip trip = travel(placing.after, has_rubber_walls(game_->round()), game_->cell(player_),
                             plan.direction, footprints);
    found_->push_back({plan, points_for(game_->round(), trip.visited)});
    if (plan.direction_tiles().count() == Submission::kMostDirectionTiles) {
      return;
    }
    for (std::size_t i = first; i < footprints.count; ++i) {
      const Cell cell = footprints.cells[i];
      if (!game_->placeable(player_).has(cell)) {
        continue;
      }
      for (const PartKind kind : {PartKind::Left, PartKind::Right}) {
        const Set& there = kind == PartKind::Left ? game_->tiles().left : game_->tiles().right;
        if (!there.has(cell)) {
          Plan more = plan;
          more.cells(kind).add(cell);
          add(more, i + 1);
        }
      }
    }
  }

 private:
  const RoundGame* game_;
  int player_;
  std::vector<Path>* found_;
};

}  // namespace

std::vector<Path> paths_of(const RoundGame& game, int player, std::size_t most) {
  std::vector<Path> paths;
  PathFinder finder(game, player, paths);
  for (std::uint8_t direction = 0; direction < kDirections; ++direction) {
    Plan plan;
    plan.direction = direction;
    finder.add(plan, 0);
  }
  std::stable_sort(paths.begin(), paths.end(),
                   [](const Path& a, const Path& b) { return a.points > b.points; });
  if (paths.size() > most) {
    paths.resize(most);
  }
  return paths;
}

}  // namespace byways::highway
