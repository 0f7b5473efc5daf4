// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/jump_notation.h"

#include "engine/overpass/groups_notation.h"

namespace byways::challenges {

using overpass::board;
using overpass::is_place_id;

std::optional<WrittenJump> read_jump(std::string_view text) {
  const std::size_t first = text.find('>');
  const std::size_t second = first == std::string_view::npos ? first : text.find('>', first + 1);
  if (second == std::string_view::npos) {
    return std::nullopt;
  }
  const std::string_view from = text.substr(0, first);
  const std::string_view removed = text.substr(first + 1, second - first - 1);
  const std::string_view to = text.substr(second + 1);
  if (!is_place_id(from, 'A') || !is_place_id(removed, 'A') || !is_place_id(to, 'A')) {
    return std::nullopt;
  }
  return WrittenJump{std::string(from), std::string(removed), std::string(to)};
}

std::optional<Jump> jump_of(const WrittenJump& written) {
  const std::optional<Node> from = board().find_node(written.from);
  const std::optional<Node> removed = board().find_node(written.removed);
  const std::optional<Node> to = board().find_node(written.to);
  return from && removed && to ? std::optional(Jump{*from, *removed, *to}) : std::nullopt;
}

std::string write_jump(const WrittenJump& written) {
  return written.from + '>' + written.removed + '>' + written.to;
}

std::string moved_by(std::string_view step) {
  if (const std::optional<WrittenJump> jump = read_jump(step)) {
    return jump->from;
  }
  const std::optional<overpass::WrittenGroupsStep> move = overpass::read_groups_step(step);
  return move ? move->from : std::string();
}

std::string text_of(const Jump& jump) {
  return write_jump({board().node_id(jump.from), board().node_id(jump.removed), board().node_id(jump.to)});
}

}  // namespace byways::challenges
