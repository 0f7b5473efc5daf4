// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/lines.h"

#include <algorithm>

namespace byways {

namespace {

std::ptrdiff_t offset(std::size_t count) { return static_cast<std::ptrdiff_t>(count); }

bool begins_with(const Line& line, const Line& beginning) {
  return shared_entries(line.entries, beginning.entries) == beginning.entries.size();
}

// Copies the comments of `from` that `into` lacks.
void merge_comments(Line& into, const Line& from) {
  for (const auto& [after, text] : from.comments) {
    into.comments.emplace(after, text);
  }
}

}  // namespace

std::size_t shared_entries(const std::vector<Entry>& one, const std::vector<Entry>& other) {
  const auto [end, ignored] = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
  return static_cast<std::size_t>(end - one.begin());
}

Variation branch_of(const Line& line, const Line& main) {
  const std::size_t at = shared_entries(line.entries, main.entries);
  Variation variation{
      .at = at, .entries = {line.entries.begin() + offset(at), line.entries.end()}, .comments = {}};
  variation.comments.insert(line.comments.upper_bound(at), line.comments.end());
  return variation;
}

void drop_redundant(std::vector<Variation>& variations, Line& main) {
  std::erase_if(variations, [&main](const Variation& variation) {
    const std::vector<Entry>& own = variation.entries;
    const bool is_redundant = variation.at <= main.entries.size() &&
                              own.size() <= main.entries.size() - variation.at &&
                              std::equal(own.begin(), own.end(), main.entries.begin() + offset(variation.at));
    if (is_redundant) {
      main.comments.insert(variation.comments.begin(), variation.comments.end());
    }
    return is_redundant;
  });
}

Line line_of(const Variation& variation, const Line& main) {
  Line line{.entries = {main.entries.begin(), main.entries.begin() + offset(variation.at)},
            .comments = {main.comments.begin(), main.comments.upper_bound(variation.at)}};
  line.entries.insert(line.entries.end(), variation.entries.begin(), variation.entries.end());
  line.comments.insert(variation.comments.begin(), variation.comments.end());
  return line;
}

void keep_line(std::vector<Line>& lines, Line left, const Line& main) {
  if (!left.entries.empty() && left.entries.back().unfinished) {
    left.entries.pop_back();
    left.comments.erase(left.comments.upper_bound(left.entries.size()), left.comments.end());
  }
  const std::size_t shared = shared_entries(left.entries, main.entries);
  const bool has_own_turn = std::any_of(left.entries.begin() + offset(shared), left.entries.end(),
                                        [](const Entry& entry) { return entry.seat != kChance; });
  if (has_own_turn) {
    const auto longer = std::find_if(lines.begin(), lines.end(),
                                     [&left](const Line& line) { return begins_with(line, left); });
    if (longer != lines.end()) {
      merge_comments(*longer, left);
    } else {
      lines.push_back(std::move(left));
    }
  }
  // A line is redundant if `main` or another line begins with it.
  for (std::size_t i = lines.size(); i-- > 0;) {
    const bool is_redundant =
        begins_with(main, lines[i]) ||
        std::any_of(lines.begin() + offset(i) + 1, lines.end(),
                    [&lines, i](const Line& line) { return begins_with(line, lines[i]); });
    if (is_redundant) {
      lines.erase(lines.begin() + offset(i));
    }
  }
}

}  // namespace byways
