// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

#include "engine/core/random.h"
#include "engine/hex/board.h"

namespace byways::bench {

/// A straightforward Hexagonal Highway for six: a letter for each cell, lists of pieces, and a test of every
/// cell for control. The baseline for the speed of the real position.
class PlainHighway {
 public:
  using Board = hex::Board<5>;
  static constexpr std::size_t kPlayers = 6;

  /// Plays a random game; returns the number of pieces and directions submitted.
  int play_out(Random& random) {
    homes_ = Board::kTables.corners;
    for (std::size_t i = 0; i < kPlayers; ++i) {
      std::swap(homes_[i], homes_[i + random.below(static_cast<std::uint32_t>(kPlayers - i))]);
    }
    cells_ = homes_;
    tiles_.fill(' ');
    points_.fill(0);
    int steps = 0;
    for (round_ = 1; round_ <= 6; ++round_) {
      if (round_ == 4) {
        for (char& tile : tiles_) {
          tile = tile == 'L' ? 'R' : tile == 'R' ? 'L' : ' ';
        }
      }
      steps += submit(random);
      travel();
      if (round_ < 6) {
        send_home(random);
      }
    }
    return steps;
  }

 private:
  struct Piece {
    int cell;
    char kind;
  };
  struct Submission {
    std::vector<Piece> pieces;
    int direction = -1;
  };

  [[nodiscard]] bool stands_on(int cell) const {
    return std::find(cells_.begin(), cells_.end(), cell) != cells_.end();
  }

  [[nodiscard]] bool is_corner(int cell) const {
    return std::find(homes_.begin(), homes_.end(), cell) != homes_.end();
  }

  [[nodiscard]] std::vector<int> controlled(std::size_t player) const {
    std::vector<int> cells;
    const auto& t = Board::kTables;
    if (round_ == 3) {
      for (std::size_t d = 0; d < 6; ++d) {
        int at = t.neighbour[cells_[player]][d];
        for (; at != Board::kOff && !stands_on(at); at = t.neighbour[at][d]) {
          cells.push_back(at);
        }
      }
      return cells;
    }
    for (int cell = 0; cell < Board::kCells; ++cell) {
      const int distance = hex::distance(t.axial[cell], t.axial[cells_[player]]);
      bool closer = round_ == 5;
      for (std::size_t other = 0; closer && other < kPlayers; ++other) {
        closer = other == player || distance < hex::distance(t.axial[cell], t.axial[cells_[other]]);
      }
      if ((distance <= 2 || closer) && !stands_on(cell)) {
        cells.push_back(cell);
      }
    }
    return cells;
  }

  static int take(std::vector<int>& cells, Random& random) {
    const std::size_t at = random.below(static_cast<std::uint32_t>(cells.size()));
    const int cell = cells[at];
    cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(at));
    return cell;
  }

  int submit(Random& random) {
    int steps = 0;
    for (std::size_t player = 0; player < kPlayers; ++player) {
      Submission& submission = submissions_[player];
      submission = {};
      std::vector<int> cells = controlled(player);
      std::vector<int> hideouts = cells;
      for (auto rest = random.below(3); rest > 0 && !cells.empty(); --rest) {
        submission.pieces.push_back({take(cells, random), random.below(2) == 0 ? 'L' : 'R'});
      }
      std::erase_if(cells, [this](int cell) { return is_corner(cell); });
      if (random.below(2) == 1 && !cells.empty()) {
        submission.pieces.push_back({take(cells, random), 'X'});
      }
      for (auto rest = round_ == 5 ? random.below(3) : 0; rest > 0 && !hideouts.empty(); --rest) {
        submission.pieces.push_back({take(hideouts, random), '$'});
      }
      submission.direction = static_cast<int>(random.below(7));
      steps += static_cast<int>(submission.pieces.size()) + 1;
    }
    return steps;
  }

  [[nodiscard]] static bool leads_off(int cell, int direction) {
    return Board::kTables.neighbour[cell][(direction + 6) % 6] == Board::kOff;
  }

  // Returns -1 for straight out of a corner.
  [[nodiscard]] static int mirrored(int cell, int direction) {
    int first = direction;
    int last = direction;
    while (leads_off(cell, first - 1)) {
      --first;
    }
    while (leads_off(cell, last + 1)) {
      ++last;
    }
    return 2 * direction == first + last ? -1 : (first + last - 3 - direction + 12) % 6;
  }

  void travel() {
    std::array<char, Board::kCells> placed{};
    for (const Submission& submission : submissions_) {
      for (const Piece& piece : submission.pieces) {
        char& here = placed[static_cast<std::size_t>(piece.cell)];
        if (piece.kind != '$') {
          here = here == 0 || here == piece.kind ? piece.kind : '?';
        }
      }
    }
    for (std::size_t cell = 0; cell < placed.size(); ++cell) {
      if (placed[cell] != 0 && placed[cell] != '?') {
        tiles_[cell] = placed[cell];
      }
    }
    for (std::size_t player = 0; player < kPlayers; ++player) {
      walk(player);
    }
    std::replace(tiles_.begin(), tiles_.end(), 'X', ' ');
  }

  void walk(std::size_t player) {
    std::vector<int> trail{cells_[player]};
    int direction = submissions_[player].direction;
    while (direction < 6) {
      int next = Board::kTables.neighbour[trail.back()][direction];
      if (next == Board::kOff) {
        direction = round_ == 6 ? mirrored(trail.back(), direction) : -1;
        if (direction < 0) {
          break;
        }
        next = Board::kTables.neighbour[trail.back()][direction];
      }
      const char tile = tiles_[static_cast<std::size_t>(next)];
      if (tile == 'X' || std::find(trail.begin(), trail.end(), next) != trail.end()) {
        break;
      }
      trail.push_back(next);
      direction = tile == 'L' ? (direction + 1) % 6 : tile == 'R' ? (direction + 5) % 6 : direction;
      score(player, next);
    }
    cells_[player] = trail.back();
  }

  void score(std::size_t player, int cell) {
    constexpr std::size_t kMiddle = Board::kCells / 2;
    const int out = hex::distance(Board::kTables.axial[kMiddle], Board::kTables.axial[cell]);
    points_[player] += round_ != 2 ? 1 : out == 4 ? 0 : out <= 1 ? 2 : 1;
    for (std::size_t owner = 0; owner < kPlayers; ++owner) {
      for (const Piece& piece : submissions_[owner].pieces) {
        if (piece.kind == '$' && piece.cell == cell && owner != player) {
          points_[owner] += 2;
          points_[player] -= 2;
        }
      }
    }
  }

  void send_home(Random& random) {
    const std::array<int, kPlayers> ends = cells_;
    std::vector<std::size_t> waiting;
    for (std::size_t player = 0; player < kPlayers; ++player) {
      if (std::count(ends.begin(), ends.end(), ends[player]) == 1) {
        continue;
      }
      if (std::count(ends.begin(), ends.end(), homes_[player]) == 1) {
        waiting.push_back(player);
        cells_[player] = -1;
      } else {
        cells_[player] = homes_[player];
      }
    }
    for (const std::size_t player : waiting) {
      std::vector<int> free;
      std::copy_if(homes_.begin(), homes_.end(), std::back_inserter(free),
                   [this](int home) { return !stands_on(home); });
      cells_[player] = take(free, random);
    }
  }

  int round_ = 1;
  std::array<int, kPlayers> homes_{};
  std::array<int, kPlayers> cells_{};
  std::array<int, kPlayers> points_{};
  std::array<char, Board::kCells> tiles_{};
  std::array<Submission, kPlayers> submissions_;
};

}  // namespace byways::bench
