// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace byways::test {

/// A second, independent implementation of rounds of Hexagonal Highway, straight from the rules: cells are
/// points in the plane and walls are mirrors. It uses the engine's numbers of cells (reading order) and
/// directions (0 east, anticlockwise).
class NaiveHighway {
 public:
  static constexpr int kOff = -1;

  struct Submission {
    std::vector<std::pair<int, char>> pieces;  ///< cell and 'L', 'R', 'X' or '$'
    int direction = -1;                        ///< -1 for none
  };
  struct Round {
    int number = 1;
    std::vector<int> players;  ///< cells of the players
    std::vector<char> tiles;   ///< by cell: 'L', 'R' or ' '
    std::vector<Submission> submissions;
  };
  struct Journey {
    std::vector<int> cells;  ///< the start first
    std::string why;         ///< why the traveller stopped: "none", "edge", "corner", "blockade", "trail"
  };
  struct Result {
    std::vector<char> board;  ///< the board during travel, with 'X'
    std::vector<Journey> journeys;
    std::vector<int> points;  ///< including robberies
  };

  NaiveHighway();

  /// Plays a round: HWY-6 to HWY-11, HWY-13, HWY-14.
  [[nodiscard]] Result play(const Round& round) const;
  /// The cells that the player controls (HWY-4), including the player's own cell.
  [[nodiscard]] std::set<int> controlled(const Round& round, int player) const;
  /// HWY-15: the cell of each player after any round but the last; kOff if a lot has to decide.
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
  // Looked up once, for speed.
  std::vector<std::array<int, 6>> neighbours_;
  std::vector<std::array<int, 6>> reflections_;  // kOff: straight out of a corner
  std::vector<std::vector<int>> distances_;
};

}  // namespace byways::test
