// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/highway/notation.h"

#include <algorithm>
#include <tuple>

#include "engine/core/entry.h"
#include "engine/hex/grid.h"

namespace byways::highway {

namespace {

constexpr std::string_view kCornersWord = "corners";
constexpr std::string_view kReturnWord = "return";
constexpr std::array<std::string_view, kDirections + 1> kDirectionNames{"e",  "ne", "nw", "w",
                                                                        "sw", "se", "-"};
constexpr std::string_view kKindNames = "LRX$";  // by PartKind

hex::Grid grid() { return hex::Grid(Hexes::kSide); }

// The rank of a step in a canonical turn; anything else comes last.
std::tuple<int, int> rank_of(const std::string& step) {
  const std::optional<WrittenStep> written = read_step(step);
  if (!written) {
    return {static_cast<int>(PartKind::Go) + 1, 0};
  }
  const PartKind kind = written->kind == PartKind::Right ? PartKind::Left : written->kind;
  const int cell = kind == PartKind::Go ? 0 : grid().find(written->cell).value_or(kOff);
  return {static_cast<int>(kind), cell};
}

}  // namespace

std::string cell_name(Cell cell) { return grid().name(cell); }

Places cell_names(const Set& cells) {
  Places names;
  cells.for_each([&](Cell cell) { names.push_back(cell_name(cell)); });
  return names;
}

std::string direction_name(std::uint8_t direction) { return std::string(kDirectionNames.at(direction)); }

std::optional<std::uint8_t> find_direction(std::string_view name) {
  const auto found = std::find(kDirectionNames.begin(), kDirectionNames.end(), name);
  return found == kDirectionNames.end()
             ? std::nullopt
             : std::optional(static_cast<std::uint8_t>(found - kDirectionNames.begin()));
}

std::string kind_name(PartKind kind) { return {kKindNames[static_cast<std::size_t>(kind)]}; }

std::optional<PartKind> find_kind(char name) {
  const std::size_t kind = kKindNames.find(name);
  return kind == std::string_view::npos ? std::nullopt : std::optional(static_cast<PartKind>(kind));
}

std::optional<WrittenStep> read_step(std::string_view text) {
  WrittenStep step;
  if (const auto direction = find_direction(text)) {
    step.direction = *direction;
    return step;
  }
  const std::size_t mark = text.find('=');
  if (mark == std::string_view::npos || mark + 2 != text.size() || !hex::is_cell_name(text.substr(0, mark))) {
    return std::nullopt;
  }
  const std::optional<PartKind> kind = find_kind(text.back());
  if (!kind) {
    return std::nullopt;
  }
  step.kind = *kind;
  step.cell = text.substr(0, mark);
  return step;
}

std::string write_step(const WrittenStep& step) {
  return step.kind == PartKind::Go ? direction_name(step.direction) : step.cell + '=' + kind_name(step.kind);
}

std::string write_part(Part part) {
  return part.kind == PartKind::Go ? write_step({.direction = part.place})
                                   : write_step({.kind = part.kind, .cell = cell_name(part.place)});
}

Part part_of(std::string_view text) {
  const WrittenStep step = *read_step(text);
  const auto place =
      step.kind == PartKind::Go ? step.direction : static_cast<std::uint8_t>(*grid().find(step.cell));
  return {step.kind, place};
}

std::vector<std::string> write_parts(const Submission& submission) {
  std::vector<std::string> steps;
  steps.reserve(static_cast<std::size_t>(submission.count()));
  for (int i = 0; i < submission.count(); ++i) {
    steps.push_back(write_part(submission.at(i)));
  }
  return steps;
}

std::string write_turn(std::vector<std::string> steps) {
  std::stable_sort(steps.begin(), steps.end(),
                   [](const std::string& a, const std::string& b) { return rank_of(a) < rank_of(b); });
  return join_words(steps);
}

std::optional<std::vector<std::string>> read_corners(std::string_view text) {
  std::vector<std::string> words = split_words(text);
  const bool all_cells = std::all_of(words.begin() + 1, words.end(), hex::is_cell_name);
  if (words.front() != kCornersWord || words.size() == 1 || !all_cells) {
    return std::nullopt;
  }
  words.erase(words.begin());
  return words;
}

std::string write_corners(const std::vector<std::string>& corners) {
  return std::string(kCornersWord) + ' ' + join_words(corners);
}

std::optional<WrittenReturn> read_return(std::string_view text) {
  const std::vector<std::string> words = split_words(text);
  if (words.size() != 3 || words[0] != kReturnWord || !hex::is_cell_name(words[2])) {
    return std::nullopt;
  }
  const std::optional<int> seat = parse_number(words[1]);
  return seat ? std::optional(WrittenReturn{*seat, words[2]}) : std::nullopt;
}

std::string write_return(Seat seat, const std::string& cell) {
  return std::string(kReturnWord) + ' ' + std::to_string(seat) + ' ' + cell;
}

}  // namespace byways::highway
