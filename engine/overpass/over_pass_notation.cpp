// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/over_pass_notation.h"

namespace byways::overpass {

namespace {

constexpr std::string_view kHome = "home";

std::optional<MoveKind> kind_of(char mark) {
  switch (mark) {
    case '>':
      return MoveKind::OverPass;
    case '=':
      return MoveKind::Trade;
    case '-':
      return MoveKind::Slide;
    default:
      return std::nullopt;
  }
}

std::string join(MoveKind kind, const std::string& first, const std::string& second) {
  switch (kind) {
    case MoveKind::OverPass:
      return first + '>' + second;
    case MoveKind::Trade:
      return first + '=' + second;
    case MoveKind::Slide:
      return first + '-' + second;
    case MoveKind::Exit:
      break;
  }
  return first + '>' + std::string(kHome);
}

}  // namespace

std::optional<WrittenMove> read_move(std::string_view text) {
  const std::size_t mark = text.find_first_of(">=-");
  if (mark == std::string_view::npos) {
    return std::nullopt;
  }
  const std::string_view first = text.substr(0, mark);
  const std::string_view second = text.substr(mark + 1);
  const MoveKind kind = *kind_of(text[mark]);
  if (!is_place_id(first, 'A')) {
    return std::nullopt;
  }
  if (kind == MoveKind::OverPass && second == kHome) {
    return WrittenMove{MoveKind::Exit, std::string(first), ""};
  }
  return is_place_id(second, 'A') ? std::optional(WrittenMove{kind, std::string(first), std::string(second)})
                                  : std::nullopt;
}

std::optional<Move> move_of(const WrittenMove& written) {
  const std::optional<Node> from = board().find_node(written.first);
  const std::optional<Node> to = written.kind == MoveKind::Exit ? from : board().find_node(written.second);
  if (!from || !to || (written.kind == MoveKind::Trade && *to <= *from)) {
    return std::nullopt;
  }
  return Move{written.kind, *from, *to};
}

std::string write_move(const WrittenMove& written) {
  const bool is_turned =
      written.kind == MoveKind::Trade && board().find_node(written.second) < board().find_node(written.first);
  return is_turned ? join(written.kind, written.second, written.first)
                   : join(written.kind, written.first, written.second);
}

std::string text_of(const Move& move) {
  return join(move.kind, board().node_id(move.from), board().node_id(move.to));
}

}  // namespace byways::overpass
