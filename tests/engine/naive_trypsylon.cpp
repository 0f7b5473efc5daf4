// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/naive_trypsylon.h"

#include <algorithm>
#include <sstream>

namespace byways::test {

namespace {

std::string name(int column, int row) {
  return std::string(1, static_cast<char>('a' + column)) + std::to_string(row + 1);
}

}  // namespace

NaiveTrypsylon::NaiveTrypsylon(int columns, int rows, bool expert)
    : columns_(columns), rows_(rows), expert_(expert) {
  for (int column = 0; column < columns; ++column) {
    for (int row = 0; row < rows; ++row) {
      cards[name(column, row)] = "?";
    }
  }
  for (int column = 0; column < columns; ++column) {
    ends_.push_back("N" + name(column, 0).substr(0, 1));
    ends_.push_back("S" + name(column, 0).substr(0, 1));
  }
  for (int row = 1; row <= rows; ++row) {
    ends_.push_back("E" + std::to_string(row));
    ends_.push_back("W" + std::to_string(row));
  }
}

int NaiveTrypsylon::face_down() const {
  return static_cast<int>(
      std::count_if(cards.begin(), cards.end(), [](const auto& card) { return card.second == "?"; }));
}

std::vector<NaiveTrypsylon::Point> NaiveTrypsylon::arms(const std::string& cell) const {
  const auto card = cards.find(cell);
  if (card == cards.end() || card->second == "?") {
    return {};
  }
  const int west = 2 * (cell[0] - 'a');
  const int south = 2 * (cell[1] - '1');
  const std::string& corner = card->second;
  const bool north_corner = corner[0] == 'n';
  const bool west_corner = corner[1] == 'w';
  return {{west + (west_corner ? 0 : 2), south + (north_corner ? 2 : 0)},
          {west + 1, south + (north_corner ? 0 : 2)},
          {west + (west_corner ? 2 : 0), south + 1}};
}

bool NaiveTrypsylon::is_joint(const Point& point) const {
  const auto [x, y] = point;
  if (x % 2 != 0 || y % 2 != 0) {
    return true;  // at the middle of a side of a cell
  }
  for (const int column : {x / 2 - 1, x / 2}) {
    for (const int row : {y / 2 - 1, y / 2}) {
      if (column < 0 || row < 0 || column >= columns_ || row >= rows_) {
        continue;
      }
      const auto card = cards.find(name(column, row));
      if (card == cards.end() || card->second == "?") {
        return false;
      }
    }
  }
  return true;
}

bool NaiveTrypsylon::is_on_side(const Point& point, char side) const {
  const auto [x, y] = point;
  return (side == 'W' && x == 0) || (side == 'E' && x == 2 * columns_) || (side == 'S' && y == 0) ||
         (side == 'N' && y == 2 * rows_);
}

std::map<NaiveTrypsylon::Point, std::vector<std::string>> NaiveTrypsylon::joints() const {
  std::map<Point, std::vector<std::string>> joints;
  for (const auto& [cell, card] : cards) {
    for (const Point& point : arms(cell)) {
      if (is_joint(point)) {
        joints[point].push_back(cell);
      }
    }
  }
  return joints;
}

// For each cell joined to the side, the number of cells on its shortest pathway to the side, counting the
// cell.
std::map<std::string, int> NaiveTrypsylon::distances(char side) const {
  const auto meetings = joints();
  std::map<std::string, int> found;
  std::vector<std::string> queue;
  for (const auto& [point, cells] : meetings) {
    if (is_on_side(point, side)) {
      for (const std::string& cell : cells) {
        if (found.emplace(cell, 1).second) {
          queue.push_back(cell);
        }
      }
    }
  }
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const std::string cell = queue[i];
    for (const Point& point : arms(cell)) {
      const auto meeting = meetings.find(point);
      if (meeting == meetings.end()) {
        continue;
      }
      for (const std::string& next : meeting->second) {
        if (found.emplace(next, found.at(cell) + 1).second) {
          queue.push_back(next);
        }
      }
    }
  }
  return found;
}

NaiveTrypsylon::Names NaiveTrypsylon::joined_to(char side) const {
  Names names;
  for (const auto& [cell, distance] : distances(side)) {
    names.insert(cell);
  }
  return names;
}

bool NaiveTrypsylon::joins(char from, char to) const { return shortest(from, to) > 0; }

int NaiveTrypsylon::shortest(char from, char to) const {
  int shortest = 0;
  for (const auto& [cell, distance] : distances(from)) {
    const std::vector<Point> points = arms(cell);
    const bool arrives = std::any_of(points.begin(), points.end(), [&](const Point& point) {
      return is_on_side(point, to) && is_joint(point);
    });
    if (arrives && (shortest == 0 || distance < shortest)) {
      shortest = distance;
    }
  }
  return shortest;
}

std::vector<std::string> NaiveTrypsylon::line(const std::string& end) const {
  std::vector<std::string> cells;
  if (end[0] == 'N' || end[0] == 'S') {
    for (int row = 0; row < rows_; ++row) {
      cells.push_back(name(end[1] - 'a', row));
    }
  } else {
    for (int column = 0; column < columns_; ++column) {
      cells.push_back(name(column, end[1] - '1'));
    }
  }
  if (end[0] == 'N' || end[0] == 'E') {
    std::reverse(cells.begin(), cells.end());
  }
  return cells;
}

bool NaiveTrypsylon::push(const std::string& insertion) {
  const std::vector<std::string> cells = line(insertion.substr(0, 2));
  std::size_t vacant = 0;
  while (vacant < cells.size() && cards.contains(cells[vacant])) {
    ++vacant;
  }
  if (vacant == 0 || vacant == cells.size()) {
    return false;
  }
  for (; vacant > 0; --vacant) {
    cards[cells[vacant]] = cards[cells[vacant - 1]];
  }
  cards[cells[0]] = insertion.substr(3);
  last_ = cells[0];
  return true;
}

void NaiveTrypsylon::add_insertions(const std::string& text, int left, Names& turns) const {
  if (left == 0) {
    turns.insert(text);
    return;
  }
  for (const std::string& end : ends_) {
    for (const char* corner : {"-nw", "-ne", "-se", "-sw"}) {
      NaiveTrypsylon after = *this;
      if (after.push(end + corner)) {
        after.add_insertions(text + ' ' + end + corner, left - 1, turns);
      }
    }
  }
}

NaiveTrypsylon::Names NaiveTrypsylon::turns() const {
  Names turns;
  const bool first_move = last_.empty();
  const int down = face_down();
  const bool simple = !expert_ || first_move || down == 1;
  const bool twice = expert_ ? !first_move : after_open_move_ && down > 3;
  for (const auto& [one, face] : cards) {
    if (face == "?" ? !simple : one == last_) {
      continue;
    }
    NaiveTrypsylon after = *this;
    after.cards.erase(one);
    after.add_insertions(one, 1, turns);
  }
  for (const auto& [one, face] : cards) {
    for (const auto& [other, its_face] : cards) {
      if (twice && face == "?" && its_face == "?" && one < other) {
        NaiveTrypsylon after = *this;
        after.cards.erase(one);
        after.cards.erase(other);
        after.add_insertions(one + ' ' + other, 2, turns);
      }
    }
  }
  return turns;
}

void NaiveTrypsylon::play(const std::string& turn) {
  std::istringstream words(turn);
  for (std::string word; words >> word;) {
    if (word.size() > 2) {
      push(word);
    } else {
      after_open_move_ = cards.at(word) != "?";
      cards.erase(word);
    }
  }
}

}  // namespace byways::test
