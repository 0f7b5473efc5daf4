// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace byways::test {

/// Rounds of Hexagonal Highway a second time, straight from the rules: cells are points in the plane, walls
/// are mirrors. Shares nothing with the engine but the numbers of cells (reading order) and directions (0
/// east, anticlockwise).
class NaiveHighway {
 public:
  static constexpr int kOff = -1;

  struct Submission {
    std::vector<std::pair<int, char>> pieces;  ///< cell and 'L', 'R', 'X' or '$'
    int direction = -1;                        ///< -1 for none
  };
  struct Round {
    int number = 1;
    std::vector<int> players;  ///< cells
    std::vector<char> tiles;   ///< by cell: 'L', 'R' or ' '
    std::vector<Submission> submissions;
  };
  struct Journey {
    std::vector<int> cells;  ///< the start first
    std::string why;         ///< "none", "edge", "corner", "blockade", "trail"
  };
  struct Result {
    std::vector<char> board;  ///< on which they travel: 'X' as well
    std::vector<Journey> journeys;
    std::vector<int> points;  ///< robberies included
  };

  NaiveHighway();

  /// HWY-6 to HWY-11, HWY-13, HWY-14.
  [[nodiscard]] Result play(const Round& round) const;
  /// HWY-4, by definition: one's own cell is among them.
  [[nodiscard]] std::set<int> controlled(const Round& round, int player) const;
  /// HWY-15, after a round that isn't the last: where each player is then, kOff where the lot is due.
  [[nodiscard]] static std::vector<int> sent_home(const std::vector<int>& ends,
                                                  const std::vector<int>& homes);

 private:
  struct Point {
    double x = 0;
    double y = 0;
  };

  [[nodiscard]] int neighbour(int cell, int direction) const;
  [[nodiscard]] int reflected(int cell, int direction) const;
  [[nodiscard]] int steps_between(int from, int to) const;
  [[nodiscard]] Journey walk(const std::vector<char>& board, bool rubber, int start, int direction) const;

  std::vector<Point> points_;
  // What the plane tells, looked up once for speed.
  std::vector<std::array<int, 6>> neighbours_;
  std::vector<std::array<int, 6>> reflections_;  // kOff: straight out of a corner
  std::vector<std::vector<int>> distances_;
};

}  // namespace byways::test
