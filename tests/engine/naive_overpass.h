// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace byways::test {

/// The parts of the board file that the rules need.
struct NaiveBoard {
  NaiveBoard();

  std::vector<std::string> nodes;  ///< in the order of the file
  std::vector<std::pair<double, double>> at;
  std::vector<std::vector<int>> lines;
  std::vector<std::set<int>> beside;
  std::set<int> exits;
  std::vector<int> perimeter;
  std::vector<std::string> spaces;  ///< in the order of the file
  std::vector<std::set<int>> across;
  std::set<int> transit;
  int goal = 0;
  std::vector<std::array<int, 3>> groups;

  [[nodiscard]] int node(const std::string& id) const;
  [[nodiscard]] int space(const std::string& id) const;
};
[[nodiscard]] const NaiveBoard& naive_board();

/// A second, independent and slow implementation of Over-Pass, straight from the rules on arrays.
class NaiveOverPass {
 public:
  /// From a position as returned by State::position, after a roll.
  NaiveOverPass(const nlohmann::json& position, int players, bool both);

  /// Every legal step, and "end" if the turn may end (OVP-2 to OVP-11).
  [[nodiscard]] std::set<std::string> steps(bool turn_is_open) const;
  /// The number of sequences of steps that make a turn.
  [[nodiscard]] long turns(bool turn_is_open) const;

 private:
  struct Step {
    std::string text;
    char kind = '>';
    int from = 0;
    int to = 0;
  };
  [[nodiscard]] std::vector<Step> moves() const;
  [[nodiscard]] NaiveOverPass after(const Step& step) const;
  [[nodiscard]] bool can_finish() const;
  [[nodiscard]] bool can_finish_in(int moves) const;
  [[nodiscard]] std::set<int> reached_from(int from) const;
  [[nodiscard]] bool trade_fits(int a, int b) const;
  [[nodiscard]] int seat_of(int colour) const { return players_ == 2 ? colour % 2 : colour; }

  std::vector<int> held_;  // colour by node, -1 for none
  std::array<int, 4> reserve_{};
  std::array<int, 4> home_{};
  int players_;
  bool both_;
  int colour_ = 0;
  int sum_ = 0;
  int left_ = 0;
  bool won_ = false;
};

/// A second implementation of Groups-of-Three.
class NaiveGroups {
 public:
  explicit NaiveGroups(const nlohmann::json& position, int players, bool both);

  /// Every legal step, and "end" if the turn may end (GRP-2 to GRP-9).
  [[nodiscard]] std::set<std::string> steps() const;
  [[nodiscard]] long turns() const;

 private:
  struct Step {
    std::string text;
    int from = 0;
    int to = 0;
    std::set<int> in;
  };
  [[nodiscard]] std::vector<Step> moves() const;
  [[nodiscard]] NaiveGroups after(const Step& step) const;
  [[nodiscard]] bool rests() const;
  [[nodiscard]] bool can_leave() const;

  std::vector<int> held_;
  int reserve_ = 0;
  int home_ = 0;  // pieces borne off by the colour to move, or by both of a player's colours if both count
  int goal_ = 10;
  int colour_ = 0;
  int left_ = 0;
};

/// A second implementation of Mono-Line: the nodes where the seat may place.
[[nodiscard]] std::set<std::string> naive_mono_places(const nlohmann::json& position, int seat, bool strict);
/// Whether two opposing pieces share a line.
[[nodiscard]] bool naive_mono_shared(const nlohmann::json& position);

}  // namespace byways::test
