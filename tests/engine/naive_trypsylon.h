// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace byways::test {

/// A second, independent and slow implementation of TRYPSYLON, written straight from the rules. It uses the
/// names of cells, lists, and points on the board.
class NaiveTrypsylon {
 public:
  using Names = std::set<std::string>;

  NaiveTrypsylon(int columns, int rows, bool expert = false);

  /// The card on each cell: "?" if it is face down, otherwise its corner. Vacant cells are missing.
  std::map<std::string, std::string> cards;

  /// The card inserted last; empty before the first.
  [[nodiscard]] const std::string& last() const { return last_; }
  [[nodiscard]] int face_down() const;

  /// TRY-11 to TRY-15: the cells joined to a side, "N", "E", "S" or "W".
  [[nodiscard]] Names joined_to(char side) const;
  /// TRY-16: whether a pathway joins the two sides.
  [[nodiscard]] bool joins(char from, char to) const;
  /// The number of cells on the shortest pathway between two sides; 0 if there is none.
  [[nodiscard]] int shortest(char from, char to) const;

  /// TRY-3 to TRY-10: every legal turn of the side to move, in canonical form.
  [[nodiscard]] Names turns() const;
  void play(const std::string& turn);

 private:
  using Point = std::pair<int, int>;  // in half cells from the south-west corner of the board

  [[nodiscard]] std::vector<std::string> line(const std::string& end) const;
  [[nodiscard]] std::vector<Point> arms(const std::string& cell) const;
  // Whether the arms that end at the point, if any, are joined there (TRY-11 to TRY-14).
  [[nodiscard]] bool is_joint(const Point& point) const;
  [[nodiscard]] bool is_on_side(const Point& point, char side) const;
  // The cells whose arms are joined at each point.
  [[nodiscard]] std::map<Point, std::vector<std::string>> joints() const;
  [[nodiscard]] std::map<std::string, int> distances(char side) const;
  // Pushes the card in if that is legal.
  bool push(const std::string& insertion);
  void add_insertions(const std::string& text, int left, Names& turns) const;

  int columns_;
  int rows_;
  bool expert_;
  std::string last_;
  bool after_open_move_ = false;
  std::vector<std::string> ends_;
};

}  // namespace byways::test
