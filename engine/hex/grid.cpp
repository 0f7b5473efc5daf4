// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hex/grid.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace byways::hex {

namespace {

constexpr int kMostRows = 26;  // named by letters (HEX-1)
constexpr std::string_view kHexhex = "hexhex-";
constexpr std::string_view kRhombus = "rhombus-";

bool is_read_before(Axial a, Axial b) { return std::pair(a.s, a.q) < std::pair(b.s, b.q); }

std::vector<Axial> hexhex(int side) {
  const int edge = side - 1;
  std::vector<Axial> cells;
  for (int s = -edge; s <= edge; ++s) {
    for (int q = std::max(-edge, -edge - s); q <= std::min(edge, edge - s); ++q) {
      cells.push_back({q, s});
    }
  }
  return cells;
}

// A whole number without leading zeros within the limits.
std::optional<int> number_in(std::string_view text, int least, int most) {
  int number = 0;
  const char* const end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, number);
  return error == std::errc() && stopped == end && text.front() != '0' && number >= least && number <= most
             ? std::optional(number)
             : std::nullopt;
}

}  // namespace

Axial turned(Axial place, Facing facing) {
  Axial seen = facing.mirrored ? Axial{-place.q - place.s, place.s} : place;
  for (int turn = 0; turn < facing.sixths; ++turn) {
    seen = {-seen.s, seen.q + seen.s};
  }
  return seen;
}

Axial unturned(Axial place, Facing facing) {
  // Turning after mirroring is the same as turning the other way before it: mirrored facings undo themselves.
  return facing.mirrored ? turned(place, facing)
                         : turned(place, {(kDirections - facing.sixths) % kDirections, false});
}

Direction turned(Direction way, Facing facing) {
  const int seen = (facing.mirrored ? kWest + kDirections - way : +way) + kDirections - facing.sixths;
  return static_cast<Direction>(seen % kDirections);
}

Direction unturned(Direction way, Facing facing) {
  return facing.mirrored ? turned(way, facing)
                         : turned(way, {(kDirections - facing.sixths) % kDirections, false});
}

std::shared_ptr<const Grid::Shape> Grid::shape_of(std::vector<Axial> cells) {
  auto shape = std::make_shared<Shape>();
  std::sort(cells.begin(), cells.end(), is_read_before);
  for (Cell cell = 0; cell < static_cast<Cell>(cells.size()); ++cell) {
    const auto index = static_cast<std::size_t>(cell);
    if (cell == 0 || cells[index].s != cells[index - 1].s) {
      shape->rows.push_back(cell);
    }
  }
  shape->rows.push_back(static_cast<Cell>(cells.size()));
  shape->cells = std::move(cells);
  return shape;
}

Grid::Grid(int side) {
  static const auto hexhexes = [] {
    std::array<std::shared_ptr<const Shape>, kLargestSide + 1> all;
    for (int each = kSmallestSide; each <= kLargestSide; ++each) {
      all[static_cast<std::size_t>(each)] = shape_of(hexhex(each));
    }
    return all;
  }();
  shape_ = hexhexes[static_cast<std::size_t>(side)];
}

Grid::Grid(const std::vector<Axial>& cells) : shape_(shape_of(cells)) {}

Grid Grid::rhombus(int columns, int rows) {
  std::vector<Axial> cells;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      cells.push_back({column - columns / 2, row - rows / 2});
    }
  }
  return Grid(cells);
}

std::optional<Grid> Grid::named(std::string_view name) {
  if (name.starts_with(kHexhex)) {
    const auto side = number_in(name.substr(kHexhex.size()), kSmallestSide, kLargestSide);
    return side ? std::optional(Grid(*side)) : std::nullopt;
  }
  const std::size_t cross = name.find('x', kRhombus.size());
  if (!name.starts_with(kRhombus) || cross == std::string_view::npos) {
    return std::nullopt;
  }
  const auto columns = number_in(name.substr(kRhombus.size(), cross - kRhombus.size()), 1, kMostRows);
  const auto rows = number_in(name.substr(cross + 1), 1, kMostRows);
  return columns && rows ? std::optional(rhombus(*columns, *rows)) : std::nullopt;
}

int Grid::row_length(int row) const {
  const auto index = static_cast<std::size_t>(row);
  return shape_->rows[index + 1] - shape_->rows[index];
}

Grid Grid::facing(Facing facing) const {
  Grid grid = *this;
  grid.facing_ = facing;
  return grid;
}

Axial Grid::axial(Cell cell) const { return turned(shape_->cells[static_cast<std::size_t>(cell)], facing_); }

std::string Grid::name(Cell cell) const {
  const auto next = std::upper_bound(shape_->rows.begin(), shape_->rows.end(), cell);
  const auto row = next - shape_->rows.begin() - 1;
  return static_cast<char>('A' + row) + std::to_string(cell - *(next - 1) + 1);
}

std::optional<Cell> Grid::at(Axial place) const {
  const Axial defined = unturned(place, facing_);
  const auto found = std::lower_bound(shape_->cells.begin(), shape_->cells.end(), defined, is_read_before);
  return found != shape_->cells.end() && *found == defined
             ? std::optional(static_cast<Cell>(found - shape_->cells.begin()))
             : std::nullopt;
}

std::optional<Cell> Grid::neighbour(Cell cell, Direction direction) const {
  const Axial from = axial(cell);
  return at({from.q + kSteps[direction].q, from.s + kSteps[direction].s});
}

bool is_cell_name(std::string_view text) {
  return text.size() >= 2 && text[0] >= 'A' && text[0] <= 'Z' && text[1] >= '1' && text[1] <= '9' &&
         std::all_of(text.begin() + 2, text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<Cell> Grid::find(std::string_view name) const {
  if (!is_cell_name(name) || name[0] - 'A' >= rows()) {
    return std::nullopt;
  }
  const int row = name[0] - 'A';
  const auto column = number_in(name.substr(1), 1, row_length(row));
  return column ? std::optional(shape_->rows[static_cast<std::size_t>(row)] + *column - 1) : std::nullopt;
}

}  // namespace byways::hex
