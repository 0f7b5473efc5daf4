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

/// Remarks by the number of entries after which they stand; 0 is the start.
using Comments = std::map<std::size_t, std::string>;

/// A whole line from the first entry on.
struct Line {
  std::vector<Entry> entries;
  Comments comments;

  bool operator==(const Line&) const = default;
};

/// A line as it branches off from another one.
struct Variation {
  std::size_t at = 0;          ///< how many entries both begin with
  std::vector<Entry> entries;  ///< those that follow there instead
  Comments comments;           ///< counted like those of a whole line; all behind `at`

  bool operator==(const Variation&) const = default;
};

/// How many entries both begin with.
[[nodiscard]] std::size_t shared_entries(const std::vector<Entry>& one, const std::vector<Entry>& other);

/// `line` as it branches off from `main`. Precondition: `main` doesn't begin with all of `line`.
[[nodiscard]] Variation branch_of(const Line& line, const Line& main);
/// Takes out the variations that `main` tells itself, those without turns among them; their remarks become
/// those of `main` where it has none. Earlier versions have written such variations.
void drop_told(std::vector<Variation>& variations, Line& main);
/// The whole line again. Precondition: variation.at <= main.entries.size().
[[nodiscard]] Line line_of(const Variation& variation, const Line& main);

/// Adds a line that was left for `main`, without its unfinished turn, if it has a turn that `main` hasn't.
/// Drops lines that are wholly contained in another one or in `main`.
void keep_line(std::vector<Line>& lines, Line left, const Line& main);

}  // namespace byways
