// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hex/grid.h"

#include <algorithm>

namespace byways::hex {

namespace {

// Calls `use` with the tables of the board of that side.
template <class Use, int Side = kSmallestSide>
auto with_tables(int side, Use use) {
  if constexpr (Side < kLargestSide) {
    if (side != Side) {
      return with_tables<Use, Side + 1>(side, use);
    }
  }
  return use(Board<Side>::kTables);
}

}  // namespace

Grid::Grid(int side) : side_(side) {}

Axial Grid::axial(Cell cell) const {
  return with_tables(side_, [cell](const auto& t) { return t.axial[cell]; });
}

std::string Grid::name(Cell cell) const {
  return with_tables(side_, [cell](const auto& t) {
    return static_cast<char>('A' + t.row[cell]) + std::to_string(t.column[cell] + 1);
  });
}

std::optional<Cell> Grid::neighbour(Cell cell, Direction direction) const {
  const int off = cells();
  const int next =
      with_tables(side_, [=](const auto& t) { return static_cast<int>(t.neighbour[cell][direction]); });
  return next == off ? std::nullopt : std::optional(next);
}

bool is_cell_name(std::string_view text) {
  return text.size() >= 2 && text[0] >= 'A' && text[0] <= 'Z' && text[1] >= '1' && text[1] <= '9' &&
         std::all_of(text.begin() + 2, text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<Cell> Grid::find(std::string_view name) const {
  if (!is_cell_name(name) || name.size() > 3) {
    return std::nullopt;
  }
  const int row = name[0] - 'A';
  int column = 0;
  for (const char digit : name.substr(1)) {
    column = column * 10 + (digit - '0');
  }
  const int s = row - (side_ - 1);
  const Axial sought{column - 1 + std::max(-(side_ - 1), -(side_ - 1) - s), s};
  if (column > 2 * side_ - 1 || distance(sought, {0, 0}) >= side_) {
    return std::nullopt;
  }
  // Whole rows lie above, so the reading order can be counted.
  Cell cell = column - 1;
  for (int r = 0; r < row; ++r) {
    cell += side_ + std::min(r, 2 * side_ - 2 - r);
  }
  return cell;
}

}  // namespace byways::hex
