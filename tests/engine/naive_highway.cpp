// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/naive_highway.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace byways::test {

namespace {

constexpr double kThird = 1.0471975511965976;  // 60 degrees

bool is_near(double a, double b) { return std::abs(a - b) < 0.01; }

}  // namespace

NaiveHighway::NaiveHighway() {
  for (int row = 0; row < 9; ++row) {
    const int length = 9 - std::abs(row - 4);
    for (int i = 0; i < length; ++i) {
      points_.push_back({i - (length - 1) / 2.0, (4 - row) * std::sin(kThird)});  // upwards
    }
  }
  const int cells = static_cast<int>(points_.size());
  for (int cell = 0; cell < cells; ++cell) {
    neighbours_.emplace_back();
    reflections_.emplace_back();
    for (int direction = 0; direction < 6; ++direction) {
      neighbours_.back().at(static_cast<std::size_t>(direction)) = neighbour(cell, direction);
      reflections_.back().at(static_cast<std::size_t>(direction)) = reflected(cell, direction);
    }
    distances_.emplace_back();
    for (int to = 0; to < cells; ++to) {
      distances_.back().push_back(steps_between(cell, to));
    }
  }
}

int NaiveHighway::neighbour(int cell, int direction) const {
  const Point from = points_[static_cast<std::size_t>(cell)];
  for (std::size_t i = 0; i < points_.size(); ++i) {
    if (is_near(points_[i].x, from.x + std::cos(direction * kThird)) &&
        is_near(points_[i].y, from.y + std::sin(direction * kThird))) {
      return static_cast<int>(i);
    }
  }
  return kOff;
}

int NaiveHighway::reflected(int cell, int direction) const {
  if (neighbour(cell, direction) != kOff) {
    return direction;
  }
  const Point at = points_[static_cast<std::size_t>(cell)];
  // The direction at right angles to the mirror: the spoke of a corner, or the middle of the edge.
  double normal = std::atan2(at.y, at.x);
  const bool corner = is_near(std::hypot(at.x, at.y), 4);
  if (corner && is_near(std::cos(direction * kThird - normal), 1)) {
    return kOff;
  }
  if (!corner) {
    normal = (std::floor(normal / kThird) + 0.5) * kThird;
  }
  const double out = std::cos(direction * kThird - normal);
  const double x = std::cos(direction * kThird) - 2 * out * std::cos(normal);
  const double y = std::sin(direction * kThird) - 2 * out * std::sin(normal);
  return (static_cast<int>(std::lround(std::atan2(y, x) / kThird)) + 6) % 6;
}

int NaiveHighway::steps_between(int from, int to) const {
  const double dx =
      std::abs(points_[static_cast<std::size_t>(from)].x - points_[static_cast<std::size_t>(to)].x);
  const double rows =
      std::abs(points_[static_cast<std::size_t>(from)].y - points_[static_cast<std::size_t>(to)].y) /
      std::sin(kThird);
  // A step to another row moves half a cell sideways.
  return static_cast<int>(std::lround(rows + std::max(0.0, dx - rows / 2)));
}

NaiveHighway::Journey NaiveHighway::walk(const std::vector<char>& board, bool rubber, int start,
                                         int direction) const {
  Journey journey{{start}, "none"};
  while (direction >= 0) {
    const auto at = static_cast<std::size_t>(journey.cells.back());
    const auto way = static_cast<std::size_t>(direction);
    int next = neighbours_[at].at(way);
    if (next == kOff && !rubber) {
      journey.why = "edge";
      break;
    }
    if (next == kOff) {
      direction = reflections_[at].at(way);
      if (direction == kOff) {
        journey.why = "corner";
        break;
      }
      next = neighbours_[at].at(static_cast<std::size_t>(direction));
    }
    const char lies = board[static_cast<std::size_t>(next)];
    if (lies == 'X') {
      journey.why = "blockade";
      break;
    }
    if (std::find(journey.cells.begin(), journey.cells.end(), next) != journey.cells.end()) {
      journey.why = "trail";
      break;
    }
    journey.cells.push_back(next);
    direction = (direction + (lies == 'L' ? 1 : lies == 'R' ? 5 : 0)) % 6;
  }
  return journey;
}

NaiveHighway::Result NaiveHighway::play(const Round& round) const {
  Result result{round.tiles, {}, std::vector<int>(round.players.size())};
  std::map<int, std::set<char>> wanted;
  for (const Submission& submission : round.submissions) {
    for (const auto& [cell, kind] : submission.pieces) {
      if (kind != '$') {
        wanted[cell].insert(kind);
      }
    }
  }
  for (const auto& [cell, kinds] : wanted) {
    if (kinds.size() == 1) {
      result.board[static_cast<std::size_t>(cell)] = *kinds.begin();
    }
  }
  const auto points_on = [&](int cell) {
    if (round.number != 2) {
      return 1;
    }
    constexpr int kMiddle = 30;
    const int out = distances_[kMiddle][static_cast<std::size_t>(cell)];
    return out == 4 ? 0 : out <= 1 ? 2 : 1;
  };
  for (std::size_t player = 0; player < round.players.size(); ++player) {
    result.journeys.push_back(
        walk(result.board, round.number == 6, round.players[player], round.submissions[player].direction));
    const std::vector<int>& cells = result.journeys.back().cells;
    for (std::size_t i = 1; i < cells.size(); ++i) {
      result.points[player] += points_on(cells[i]);
      for (std::size_t owner = 0; owner < round.players.size(); ++owner) {
        for (const auto& [cell, kind] : round.submissions[owner].pieces) {
          if (kind == '$' && cell == cells[i] && owner != player) {
            result.points[owner] += 2;
            result.points[player] -= 2;
          }
        }
      }
    }
  }
  return result;
}

std::set<int> NaiveHighway::controlled(const Round& round, int player) const {
  const int own = round.players[static_cast<std::size_t>(player)];
  std::set<int> cells{own};
  if (round.number == 3) {
    for (std::size_t direction = 0; direction < 6; ++direction) {
      for (int at = neighbours_[static_cast<std::size_t>(own)].at(direction); at != kOff;
           at = neighbours_[static_cast<std::size_t>(at)].at(direction)) {
        cells.insert(at);
        if (std::find(round.players.begin(), round.players.end(), at) != round.players.end()) {
          break;
        }
      }
    }
    return cells;
  }
  for (std::size_t cell = 0; cell < points_.size(); ++cell) {
    const int distance = distances_[static_cast<std::size_t>(own)][cell];
    bool closer = round.number == 5;
    for (std::size_t other = 0; other < round.players.size(); ++other) {
      closer = closer && (static_cast<int>(other) == player ||
                          distance < distances_[static_cast<std::size_t>(round.players[other])][cell]);
    }
    if (distance <= 2 || closer) {
      cells.insert(static_cast<int>(cell));
    }
  }
  return cells;
}

std::vector<int> NaiveHighway::sent_home(const std::vector<int>& ends, const std::vector<int>& homes) {
  const auto alone = [&](std::size_t player) {
    return std::count(ends.begin(), ends.end(), ends[player]) == 1;
  };
  std::vector<int> cells = ends;
  for (std::size_t player = 0; player < ends.size(); ++player) {
    if (alone(player)) {
      continue;
    }
    cells[player] = homes[player];
    for (std::size_t other = 0; other < ends.size(); ++other) {
      if (alone(other) && ends[other] == homes[player]) {
        cells[player] = kOff;
      }
    }
  }
  return cells;
}

}  // namespace byways::test
