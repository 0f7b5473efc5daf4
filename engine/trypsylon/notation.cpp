// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trypsylon/notation.h"

#include <algorithm>
#include <array>

#include "engine/core/entry.h"

namespace byways::trypsylon {

namespace {

constexpr std::string_view kSideLetters = "NESW";
constexpr std::array<std::string_view, kCorners.size()> kCornerNames{"nw", "ne", "se", "sw"};

bool is_column_letter(char letter) { return letter >= 'a' && letter <= 'z'; }

// The number of a row, from 1; a number that is too long is a row that no board has.
std::optional<int> row_in(std::string_view digits) {
  constexpr int kFar = 1'000'000'000;
  const bool is_number = !digits.empty() && digits.front() != '0' &&
                         digits.find_first_not_of("0123456789") == std::string_view::npos;
  return is_number ? std::optional(parse_number(digits).value_or(kFar)) : std::nullopt;
}

std::optional<WrittenStep> read_lift(std::string_view text) {
  const std::optional<int> row = row_in(text.substr(1));
  if (!row) {
    return std::nullopt;
  }
  WrittenStep step;
  step.column = text.front() - 'a' + 1;
  step.row = *row;
  return step;
}

std::optional<WrittenStep> read_insertion(std::string_view text) {
  const std::size_t side = kSideLetters.find(text.front());
  const std::size_t dash = text.find('-');
  if (side == std::string_view::npos || dash == std::string_view::npos) {
    return std::nullopt;
  }
  const auto corner = std::find(kCornerNames.begin(), kCornerNames.end(), text.substr(dash + 1));
  if (corner == kCornerNames.end()) {
    return std::nullopt;
  }
  WrittenStep step;
  step.kind = WrittenStep::Kind::Insert;
  step.side = kSides[side];
  step.corner = kCorners[static_cast<std::size_t>(corner - kCornerNames.begin())];
  const std::string_view line = text.substr(1, dash - 1);
  if (!is_column(step.side)) {
    const std::optional<int> row = row_in(line);
    step.row = row.value_or(0);
    return row ? std::optional(step) : std::nullopt;
  }
  if (line.size() != 1 || !is_column_letter(line.front())) {
    return std::nullopt;
  }
  step.column = line.front() - 'a' + 1;
  return step;
}

char column_letter(int column) { return static_cast<char>('a' + column - 1); }

}  // namespace

std::optional<WrittenStep> read_step(std::string_view text) {
  if (text.empty()) {
    return std::nullopt;
  }
  return is_column_letter(text.front()) ? read_lift(text) : read_insertion(text);
}

bool is_insertion(std::string_view text) {
  const std::optional<WrittenStep> step = read_step(text);
  return step && !step->is_lift();
}

std::string cell_name(Cell cell) { return column_letter(column_of(cell)) + std::to_string(row_of(cell)); }

std::string end_name(End end) {
  const Side side = side_of(end);
  const int line = line_of(end);
  return kSideLetters[static_cast<std::size_t>(side)] +
         (is_column(side) ? std::string(1, column_letter(line)) : std::to_string(line));
}

std::string_view corner_name(Corner corner) { return kCornerNames[static_cast<std::size_t>(corner)]; }

std::string write_insertion(End end, Corner corner) { return write_insertion(end_name(end), corner); }

std::string write_insertion(std::string_view end, Corner corner) {
  return std::string(end).append("-").append(corner_name(corner));
}

std::vector<std::string> cell_names(Set cells) {
  std::vector<std::string> names;
  for_each(cells, [&names](Cell cell) { names.push_back(cell_name(cell)); });
  return names;
}

std::string write_turn(std::vector<std::string> steps) {
  // Cell names have one letter and one digit, so they sort like cells.
  const auto insertions = std::find_if(steps.begin(), steps.end(), [](const std::string& step) {
    return step.empty() || !is_column_letter(step.front());
  });
  std::sort(steps.begin(), insertions);
  return join_words(steps);
}

}  // namespace byways::trypsylon
