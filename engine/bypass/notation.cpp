// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bypass/notation.h"

#include <algorithm>

#include "engine/core/entry.h"
#include "engine/hex/grid.h"

namespace byways::bypass {

namespace {

constexpr std::string_view kToWall = ">|";
constexpr std::string_view kToPath = ">-";

// Reading order; without leading zeros, a longer number is larger.
bool comes_before(std::string_view a, std::string_view b) {
  if (a.front() != b.front() || a.size() == b.size()) {
    return a < b;
  }
  return a.size() < b.size();
}

}  // namespace

std::optional<WrittenStep> read_step(std::string_view text) {
  const std::size_t mark = text.find_first_of("-|");
  if (mark == std::string_view::npos) {
    return std::nullopt;
  }
  const bool path = text[mark] == '-';
  WrittenStep step;
  step.kind = path ? StepKind::Path : StepKind::Wall;
  std::string_view second = text.substr(mark + 1);
  if (const std::string_view change = path ? kToWall : kToPath; second.ends_with(change)) {
    second.remove_suffix(change.size());
    step.kind = path ? StepKind::ToWall : StepKind::ToPath;
  }
  step.first = text.substr(0, mark);
  step.second = second;
  if (!hex::is_cell_name(step.first) || !hex::is_cell_name(step.second) ||
      comes_before(step.second, step.first)) {
    return std::nullopt;
  }
  return step;
}

std::string write_step(StepKind kind, std::string_view first, std::string_view second) {
  const bool path = kind == StepKind::Path || kind == StepKind::ToWall;
  std::string text(first);
  text += path ? '-' : '|';
  text += second;
  if (kind == StepKind::ToWall || kind == StepKind::ToPath) {
    text += path ? kToWall : kToPath;
  }
  return text;
}

std::string write_turn(std::vector<std::string> steps) {
  const auto rank = [](const std::string& step) {
    const std::optional<WrittenStep> read = read_step(step);
    return read ? static_cast<std::size_t>(read->kind) : kStepKinds.size();
  };
  std::stable_sort(steps.begin(), steps.end(),
                   [&](const std::string& a, const std::string& b) { return rank(a) < rank(b); });
  return join_words(steps);
}

}  // namespace byways::bypass
