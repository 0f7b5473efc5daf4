// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "engine/core/entry.h"

// Lines of play of one game: the one on the table, and those that people left when they went back and played
// something else. Records keep them as "variations".

namespace byways {

/// Comments by the number of entries before them; 0 is the start.
using Comments = std::map<std::size_t, std::string>;

/// A whole line from the first entry on.
struct Line {
  std::vector<Entry> entries;
  Comments comments;

  bool operator==(const Line&) const = default;
};

/// A line stored as a branch of another one.
struct Variation {
  std::size_t at = 0;          ///< the number of entries that both lines share
  std::vector<Entry> entries;  ///< the entries that follow in this line
  Comments comments;           ///< keys count from the start of the game; all exceed `at`

  bool operator==(const Variation&) const = default;
};

/// How many entries `one` and `other` have in common at their beginning.
[[nodiscard]] std::size_t shared_entries(const std::vector<Entry>& one, const std::vector<Entry>& other);

/// `line` as a branch of `main`. Precondition: `main` doesn't begin with all of `line`.
[[nodiscard]] Variation branch_of(const Line& line, const Line& main);
/// Removes variations that are empty or only repeat part of `main` (earlier versions wrote such variations),
/// and moves their comments to those entries of `main` that have no comment.
void drop_redundant(std::vector<Variation>& variations, Line& main);
/// The whole line of a variation, from the first entry on. Precondition: variation.at <= main.entries.size().
[[nodiscard]] Line line_of(const Variation& variation, const Line& main);

/// Adds `left`, the line that was abandoned for `main`, to `lines`, without its unfinished turn; but only if
/// a player has finished a turn in it since it parted from `main`. Then drops from `lines` every line with
/// which `main` or another line begins.
void keep_line(std::vector<Line>& lines, Line left, const Line& main);

}  // namespace byways
