// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/hex/board.h"
#include "engine/hex/grid.h"
#include "engine/hex/groups.h"

namespace byways::hex {
namespace {

constexpr std::array kAllDirections{kEast, kNorthEast, kNorthWest, kWest, kSouthWest, kSouthEast};

std::vector<Grid> grids() {
  std::vector<Grid> all;
  for (int side = kSmallestSide; side <= kLargestSide; ++side) {
    all.emplace_back(side);
  }
  return all;
}

int adjacent_pairs(const Grid& grid) {
  int halves = 0;
  for (Cell cell = 0; cell < grid.cells(); ++cell) {
    for (const Direction direction : kAllDirections) {
      halves += grid.neighbour(cell, direction) ? 1 : 0;
    }
  }
  return halves / 2;
}

std::string names_around(const Grid& grid, const std::string& name) {
  std::string names;
  for (const Direction direction : kAllDirections) {
    const auto next = grid.neighbour(*grid.find(name), direction);
    names += (names.empty() ? "" : " ") + (next ? grid.name(*next) : "-");
  }
  return names;
}

TEST(Hex, HEX_1_cells_and_adjacent_pairs) {
  EXPECT_EQ(Grid(3).cells(), 19);
  EXPECT_EQ(adjacent_pairs(Grid(3)), 42);
  EXPECT_EQ(Grid(4).cells(), 37);
  EXPECT_EQ(adjacent_pairs(Grid(4)), 90);
  EXPECT_EQ(Grid(5).cells(), 61);
  EXPECT_EQ(adjacent_pairs(Grid(5)), 156);
  EXPECT_EQ(Grid(6).cells(), 91);
}

TEST(Hex, HEX_1_rows_are_lettered_from_the_top_and_numbered_from_the_left) {
  for (const Grid& grid : grids()) {
    const int n = grid.side();
    Cell cell = 0;
    for (int r = 0; r < 2 * n - 1; ++r) {
      const int length = n + std::min(r, 2 * n - 2 - r);
      for (int c = 1; c <= length; ++c, ++cell) {
        const std::string name = std::string(1, static_cast<char>('A' + r)) + std::to_string(c);
        EXPECT_EQ(grid.name(cell), name);
        EXPECT_EQ(grid.find(name), cell);
      }
      const std::string beyond = std::string(1, static_cast<char>('A' + r)) + std::to_string(length + 1);
      EXPECT_EQ(grid.find(beyond), std::nullopt) << beyond;
    }
    EXPECT_EQ(cell, grid.cells());
  }
}

TEST(Hex, HEX_1_the_rows_of_a_hexhex_5) {
  const Grid grid(5);
  EXPECT_EQ(grid.name(0), "A1");
  EXPECT_EQ(grid.name(4), "A5");
  EXPECT_EQ(grid.name(26), "E1");
  EXPECT_EQ(grid.name(34), "E9");
  EXPECT_EQ(grid.name(56), "I1");
  EXPECT_EQ(grid.name(60), "I5");
}

TEST(Hex, HEX_1_other_text_is_no_cell) {
  const Grid grid(8);
  for (const char* text : {"",        "A",   "1",   "A0", "A01", "a1", "A1 ", " A1",  "A-1",
                           "A+1",     "AA1", "A1a", "P1", "Z1",  "A9", "H16", "A100", "A99999999999999999999",
                           "\u00C41", "[1",  "@1"}) {
    EXPECT_EQ(grid.find(text), std::nullopt) << text;
  }
  EXPECT_EQ(grid.find(std::string("A1\0", 3)), std::nullopt);
  EXPECT_TRUE(grid.find("H15"));
}

TEST(Hex, HEX_1_text_written_like_a_cell_need_not_be_one) {
  for (const char* text : {"A1", "Z9", "Z99", "A100", "A4294967297"}) {
    EXPECT_TRUE(is_cell_name(text)) << text;
  }
  for (const char* text : {"", "A", "A0", "A01", "a1", "1A", "A1 ", "AB1", "A1x", "A-1"}) {
    EXPECT_FALSE(is_cell_name(text)) << text;
  }
}

template <int Side>
void expect_same_board() {
  const Grid grid(Side);
  const auto& tables = Board<Side>::kTables;
  ASSERT_EQ(grid.cells(), Board<Side>::kCells);
  EXPECT_EQ(grid.rows(), Board<Side>::kRows);
  EXPECT_EQ(grid.side(), Side);
  for (Cell cell = 0; cell < grid.cells(); ++cell) {
    const auto index = static_cast<std::size_t>(cell);
    EXPECT_EQ(grid.axial(cell), tables.axial[index]);
    EXPECT_EQ(grid.at(tables.axial[index]), cell);
    for (const Direction direction : kAllDirections) {
      EXPECT_EQ(grid.neighbour(cell, direction).value_or(Board<Side>::kOff),
                static_cast<Cell>(tables.neighbour[index][direction]));
    }
  }
  if constexpr (Side < kLargestSide) {
    expect_same_board<Side + 1>();
  }
}

TEST(Hex, the_rules_boards_and_those_for_drawing_are_the_same) { expect_same_board<kSmallestSide>(); }

TEST(Hex, HEX_1_a_rhombus_is_a_board_too) {
  const Grid grid = Grid::rhombus(4, 3);
  EXPECT_EQ(grid.cells(), 12);
  EXPECT_EQ(grid.rows(), 3);
  EXPECT_EQ(grid.row_length(2), 4);
  EXPECT_EQ(adjacent_pairs(grid), 3 * 3 + 2 * 4 + 2 * 3);
  EXPECT_EQ(grid.name(11), "C4");
  EXPECT_EQ(grid.find("C4"), 11);
  EXPECT_EQ(grid.find("C5"), std::nullopt);
  EXPECT_EQ(grid.find("D1"), std::nullopt);
  EXPECT_EQ(grid.axial(*grid.find("B3")), (Axial{0, 0}));
  EXPECT_EQ(names_around(grid, "B2"), "B3 A3 A2 B1 C1 C2");
}

TEST(Hex, HEX_1_any_cells_make_a_board) {
  const Grid grid({{2, 1}, {0, 0}, {-1, 1}, {0, 1}, {1, 0}});  // in any order, with a hole
  EXPECT_EQ(grid.rows(), 2);
  EXPECT_EQ(grid.row_length(0), 2);
  EXPECT_EQ(grid.row_length(1), 3);
  EXPECT_EQ(grid.axial(*grid.find("B3")), (Axial{2, 1}));
  EXPECT_EQ(names_around(grid, "B2"), "- A2 A1 B1 - -");
  EXPECT_EQ(names_around(grid, "B3"), "- - - - - -");
  EXPECT_EQ(grid.at({1, 1}), std::nullopt);
}

TEST(Hex, shapes_have_names) {
  EXPECT_EQ(Grid::named("hexhex-6")->cells(), 91);
  EXPECT_EQ(Grid::named("rhombus-11x9")->cells(), 99);
  EXPECT_EQ(Grid::named("rhombus-11x9")->rows(), 9);
  for (const char* const name :
       {"", "hexhex", "hexhex-", "hexhex-1", "hexhex-9", "hexhex-06", "hexhex-6x6", "rhombus-", "rhombus-5",
        "rhombus-x5", "rhombus-5x", "rhombus-0x5", "rhombus-5x27", "overpass"}) {
    EXPECT_EQ(Grid::named(name).has_value(), false) << name;
  }
}

TEST(Hex, HEX_2_directions_go_anticlockwise_from_east) {
  EXPECT_EQ(names_around(Grid(6), "F6"), "F7 E6 E5 F5 G5 G6");  // the middle row is the widest
  EXPECT_EQ(names_around(Grid(5), "C3"), "C4 B3 B2 C2 D3 D4");  // upper half
  EXPECT_EQ(names_around(Grid(5), "G3"), "G4 F4 F3 G2 H2 H3");  // lower half
}

TEST(Hex, HEX_2_the_examples_of_the_specification) {
  EXPECT_EQ(names_around(Grid(6), "A1"), "A2 - - - B1 B2");
  EXPECT_EQ(names_around(Grid(6), "K1"), "K2 J2 J1 - - -");
}

TEST(Hex, HEX_2_axial_coordinates) {
  EXPECT_EQ(kSteps[kEast], (Axial{1, 0}));
  EXPECT_EQ(kSteps[kNorthEast], (Axial{1, -1}));
  EXPECT_EQ(kSteps[kNorthWest], (Axial{0, -1}));
  EXPECT_EQ(kSteps[kWest], (Axial{-1, 0}));
  EXPECT_EQ(kSteps[kSouthWest], (Axial{-1, 1}));
  EXPECT_EQ(kSteps[kSouthEast], (Axial{0, 1}));
  for (const Grid& grid : grids()) {
    const int n = grid.side();
    Cell cell = 0;
    for (int r = 0; r < 2 * n - 1; ++r) {
      const int s = r - (n - 1);
      for (int c = 0; c < n + std::min(r, 2 * n - 2 - r); ++c, ++cell) {
        EXPECT_EQ(grid.axial(cell), (Axial{c + std::max(-(n - 1), -(n - 1) - s), s}));
      }
    }
  }
}

TEST(Hex, HEX_2_neighbours_are_mutual_and_one_step_away) {
  for (const Grid& grid : grids()) {
    for (Cell cell = 0; cell < grid.cells(); ++cell) {
      for (const Direction direction : kAllDirections) {
        if (const auto next = grid.neighbour(cell, direction)) {
          EXPECT_EQ(grid.neighbour(*next, static_cast<Direction>((direction + 3) % 6)), cell);
          EXPECT_EQ(distance(grid.axial(cell), grid.axial(*next)), 1);
        }
      }
    }
  }
}

TEST(Hex, HEX_3_corners_are_the_cells_with_three_neighbours) {
  const Grid grid(5);
  std::string corners;
  for (const Cell cell : Board<5>::kTables.corners) {
    corners += grid.name(cell) + ' ';
  }
  EXPECT_EQ(corners, "A1 A5 E9 I5 I1 E1 ");
  for (const Grid& any : grids()) {
    int with_three = 0;
    for (Cell cell = 0; cell < any.cells(); ++cell) {
      int around = 0;
      for (const Direction direction : kAllDirections) {
        around += any.neighbour(cell, direction) ? 1 : 0;
      }
      with_three += around == 3 ? 1 : 0;
      EXPECT_GE(around, 3);
    }
    EXPECT_EQ(with_three, 6);
  }
}

// HEX-3 defines the distance as the number of steps between two cells; here it is found by walking.
template <int Side>
void expect_distances_as_walked() {
  using B = Board<Side>;
  for (Cell start = 0; start < B::kCells; ++start) {
    std::array<int, B::kCells> steps{};
    steps.fill(-1);
    steps[static_cast<std::size_t>(start)] = 0;
    std::vector<Cell> queue{start};
    for (std::size_t i = 0; i < queue.size(); ++i) {
      B::kTables.neighbours[static_cast<std::size_t>(queue[i])].for_each([&](Cell next) {
        if (steps[static_cast<std::size_t>(next)] < 0) {
          steps[static_cast<std::size_t>(next)] = steps[static_cast<std::size_t>(queue[i])] + 1;
          queue.push_back(next);
        }
      });
    }
    for (Cell end = 0; end < B::kCells; ++end) {
      ASSERT_EQ(distance(B::kTables.axial[static_cast<std::size_t>(start)],
                         B::kTables.axial[static_cast<std::size_t>(end)]),
                steps[static_cast<std::size_t>(end)]);
    }
  }
}

TEST(Hex, HEX_3_distance_is_the_number_of_steps) {
  expect_distances_as_walked<2>();
  expect_distances_as_walked<3>();
  expect_distances_as_walked<5>();
  expect_distances_as_walked<6>();
  expect_distances_as_walked<8>();
}

template <int Side>
void expect_tables_to_agree() {
  using B = Board<Side>;
  const Grid grid(Side);
  EXPECT_EQ(B::kCells, grid.cells());
  EXPECT_EQ(B::kTables.all.count(), B::kCells);
  for (std::size_t cell = 0; cell < B::kCells; ++cell) {
    typename B::Set around;
    for (const Direction direction : kAllDirections) {
      const auto next = grid.neighbour(static_cast<Cell>(cell), direction);
      EXPECT_EQ(int{B::kTables.neighbour[cell][direction]}, next.value_or(B::kOff));
      typename B::Set ray;
      for (auto far = next; far; far = grid.neighbour(*far, direction)) {
        ray.add(*far);
      }
      EXPECT_EQ(B::kTables.ray[cell][direction], ray);
      if (next) {
        around.add(*next);
      }
    }
    EXPECT_EQ(B::kTables.neighbours[cell], around);
    EXPECT_EQ(B::at(B::kTables.axial[cell]), static_cast<Cell>(cell));
  }
  EXPECT_EQ(B::at({Side, 0}), B::kOff);
  EXPECT_EQ(B::at({0, -Side}), B::kOff);
}

TEST(Hex, HEX_2_tables_of_every_side_agree_with_the_grid) {
  expect_tables_to_agree<2>();
  expect_tables_to_agree<3>();
  expect_tables_to_agree<4>();
  expect_tables_to_agree<5>();
  expect_tables_to_agree<6>();
  expect_tables_to_agree<7>();
  expect_tables_to_agree<8>();
}

TEST(Hex, connected_reaches_over_neighbours_only) {
  using B = Board<4>;
  const Grid grid(4);
  B::Set within;
  for (const char* name : {"A1", "B2", "C3", "A3", "A4", "G1"}) {
    within.add(*grid.find(name));
  }
  EXPECT_EQ(connected<4>(*grid.find("C3"), within).count(), 3);
  EXPECT_EQ(connected<4>(*grid.find("A4"), within).count(), 2);
  EXPECT_EQ(connected<4>(*grid.find("G1"), within).count(), 1);
  EXPECT_EQ(connected<4>(0, B::kTables.all), B::kTables.all);
}

TEST(Hex, a_turned_board_has_the_same_cells_elsewhere) {
  const Grid board(4);
  for (const bool mirrored : {false, true}) {
    for (int sixths = 0; sixths < kDirections; ++sixths) {
      const Facing facing{sixths, mirrored};
      const Grid seen = board.facing(facing);
      for (Cell cell = 0; cell < board.cells(); ++cell) {
        EXPECT_EQ(seen.name(cell), board.name(cell));
        EXPECT_EQ(seen.at(seen.axial(cell)), cell);
        EXPECT_EQ(unturned(turned(board.axial(cell), facing), facing), board.axial(cell));
        for (int d = 0; d < kDirections; ++d) {
          const auto way = static_cast<Direction>(d);
          EXPECT_EQ(seen.neighbour(cell, turned(way, facing)), board.neighbour(cell, way));
          EXPECT_EQ(unturned(turned(way, facing), facing), way);
        }
      }
    }
  }
  // A1 is at the upper left. A turn clockwise moves it to the upper right, and so does mirroring.
  const auto lies = [&](Facing facing) { return board.name(*board.at(board.facing(facing).axial(0))); };
  EXPECT_EQ(lies({0, false}), "A1");
  EXPECT_EQ(lies({1, false}), "A4");
  EXPECT_EQ(lies({2, false}), "D7");
  EXPECT_EQ(lies({3, false}), "G4");
  EXPECT_EQ(lies({0, true}), "A4");
  EXPECT_EQ(lies({1, true}), "D7");
  EXPECT_EQ(board.facing({1, false}).facing({}).axial(0), board.axial(0));
}

TEST(Hex, groups_hang_together_and_have_liberties) {
  const Grid grid(4);
  std::vector<int> owners(static_cast<std::size_t>(grid.cells()), 0);
  const auto own = [&](int owner, const std::vector<std::string>& names) {
    for (const std::string& name : names) {
      owners[static_cast<std::size_t>(*grid.find(name))] = owner;
    }
  };
  own(1, {"A1", "B2", "C3", "G1"});
  own(2, {"A2", "C2"});
  const auto names = [&](const std::vector<Cell>& cells) {
    std::string text;
    for (const Cell cell : cells) {
      text += (text.empty() ? "" : " ") + grid.name(cell);
    }
    return text;
  };
  const std::vector<Group> found = groups(grid, owners);
  ASSERT_EQ(found.size(), 4U);
  EXPECT_EQ(names(found[0].cells), "A1 B2 C3");
  EXPECT_EQ(found[0].owner, 1);
  EXPECT_EQ(names(found[1].cells), "A2");
  EXPECT_EQ(names(found[2].cells), "C2");
  EXPECT_EQ(names(found[3].cells), "G1");
  EXPECT_EQ(names(liberties(grid, owners, found[0])), "B1 B3 C4 D3 D4");
  EXPECT_EQ(names(liberties(grid, owners, found[3])), "F1 F2 G2");
}

}  // namespace
}  // namespace byways::hex
