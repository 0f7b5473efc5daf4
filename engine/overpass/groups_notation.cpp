// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/groups_notation.h"

#include <algorithm>

namespace byways::overpass {

namespace {

std::string way(const std::string& from, const std::string& to) { return from + '>' + to; }
void add(std::string& text, const std::string& brought_in) { text += '+' + brought_in; }

}  // namespace

std::optional<WrittenGroupsStep> read_groups_step(std::string_view text) {
  const std::size_t mark = text.find('>');
  if (mark == std::string_view::npos) {
    return std::nullopt;
  }
  WrittenGroupsStep written;
  written.from = text.substr(0, mark);
  std::string_view rest = text.substr(mark + 1);
  for (std::size_t plus = rest.find('+'); plus != std::string_view::npos; plus = rest.find('+')) {
    (written.to.empty() ? written.to : written.brought_in.emplace_back()) = rest.substr(0, plus);
    rest.remove_prefix(plus + 1);
    if (!is_place_id(written.to, 'a')) {
      return std::nullopt;
    }
  }
  (written.to.empty() ? written.to : written.brought_in.emplace_back()) = rest;
  const auto is_id = [](const std::string& id) { return is_place_id(id, 'a'); };
  const bool good = is_id(written.from) && is_id(written.to) &&
                    std::all_of(written.brought_in.begin(), written.brought_in.end(), is_id);
  return good ? std::optional(written) : std::nullopt;
}

std::optional<GroupsStep> step_of(const WrittenGroupsStep& written) {
  const std::optional<Space> from = board().find_space(written.from);
  const std::optional<Space> to = board().find_space(written.to);
  if (!from || !to) {
    return std::nullopt;
  }
  GroupsStep step{*from, *to, {}};
  Space last = -1;
  for (const std::string& id : written.brought_in) {
    const std::optional<Space> space = board().find_space(id);
    if (!space || *space <= last) {
      return std::nullopt;
    }
    step.brought_in.add(*space);
    last = *space;
  }
  return step;
}

std::string write_groups_step(WrittenGroupsStep written) {
  std::sort(written.brought_in.begin(), written.brought_in.end(),
            [](const std::string& a, const std::string& b) {
              return board().find_space(a) < board().find_space(b);
            });
  std::string text = way(written.from, written.to);
  for (const std::string& space : written.brought_in) {
    add(text, space);
  }
  return text;
}

std::string text_of(const GroupsStep& step) {
  std::string text = way(board().space_id(step.from), board().space_id(step.to));
  step.brought_in.for_each([&text](Space space) { add(text, board().space_id(space)); });
  return text;
}

}  // namespace byways::overpass
