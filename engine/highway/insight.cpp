// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/highway/control.h"
#include "engine/highway/state.h"

namespace byways::highway {

Table HighwayState::table() const {
  Table table;
  table.round = position_.round();
  table.phase = phase();
  table.scores = scores();
  for (int player = 0; player < position_.players(); ++player) {
    if (position_.phase() != Phase::Setup) {
      table.cells.push_back(cell_name(position_.cell(player)));
      table.homes.push_back(cell_name(position_.home(player)));
    }
    table.submitted.push_back(position_.has_submitted(player));
    table.left.push_back(position_.has_left(player));
  }
  const auto add = [&](const Set& cells, PartKind kind) {
    cells.for_each([&](Cell cell) { table.tiles.emplace(cell_name(cell), kind_name(kind)); });
  };
  add(position_.tiles().left, PartKind::Left);
  add(position_.tiles().right, PartKind::Right);
  return table;
}

View HighwayState::view(Seat seat) const {
  const int player = seat - 1;
  return {seat, table(), write_parts(position_.submission(player)), position_.has_submitted(player)};
}

std::vector<ControlledCell> HighwayState::controlled(Seat seat) const {
  std::vector<ControlledCell> cells;
  if (position_.phase() == Phase::Setup) {
    return cells;
  }
  const int player = seat - 1;
  const bool by_sight = twist_of(position_.round()) == Twist::LineOfSight;
  const Set near = near_cells(position_, player);
  controlled_cells(position_, player).for_each([&](Cell cell) {
    Control why = near.has(cell) ? Control::Near : Control::Closer;
    if (cell == position_.cell(player)) {
      why = Control::Own;
    } else if (by_sight) {
      why = Control::Sight;
    }
    cells.push_back({cell_name(cell), why});
  });
  return cells;
}

Places HighwayState::legal_places(Seat seat, PartKind kind) const {
  const bool is_to_submit = position_.phase() == Phase::Submit && seat == position_.player() + 1;
  return is_to_submit ? cell_names(legal_cells(position_, seat - 1, kind)) : Places();
}

JourneyReport HighwayState::preview(Seat seat, std::uint8_t direction) const {
  Placing placing;
  placing.add(position_.submission(seat - 1));
  placing.settle(position_.tiles());
  return journey_of(position_, seat - 1, placing.after, direction);
}

JourneyReport HighwayState::preview(Seat seat) const {
  return preview(seat, position_.submission(seat - 1).direction());
}

Places HighwayState::free_homes() const { return cell_names(position_.free_homes()); }

std::vector<const RoundReport*> HighwayState::reports() const {
  std::vector<const RoundReport*> reports;
  for (const auto& report : reports_) {
    reports.push_back(report.get());
  }
  return reports;
}

const Insight* insight_into(const State& state) { return dynamic_cast<const Insight*>(&state); }

}  // namespace byways::highway
