// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/starts.h"

#include <algorithm>

#include "engine/challenges/puzzles.h"
#include "engine/core/entry.h"

namespace byways::challenges {

using overpass::board;
using overpass::Node;
using overpass::NodeSet;
using overpass::Space;
using overpass::SpaceSet;

namespace {

constexpr int kFewest = 2;
// The longest start: 96 ids of at most three characters, with spaces.
constexpr std::size_t kLongest = std::size_t{4} * kMostStartNodes;

std::vector<std::string> words_of(std::string_view text) {
  return text.size() > kLongest ? std::vector<std::string>() : split_words(text);
}

NodeSet set_of(const std::vector<Node>& nodes) {
  NodeSet set;
  std::for_each(nodes.begin(), nodes.end(), [&set](Node node) { set.add(node); });
  return set;
}

std::string text_of_nodes(const NodeSet& nodes) { return join_words(overpass::ids_of(nodes)); }

// The rulebook's start, then those of the game's other puzzles, each once.
std::vector<std::string> with_puzzles(std::string rulebook, std::string_view game) {
  std::vector<std::string> starts{std::move(rulebook)};
  for (const Puzzle& puzzle : puzzles()) {
    if (puzzle.game == game && std::find(starts.begin(), starts.end(), puzzle.from) == starts.end()) {
      starts.push_back(puzzle.from);
    }
  }
  return starts;
}

}  // namespace

std::optional<std::vector<Node>> read_start_nodes(std::string_view text) {
  std::vector<Node> nodes;
  NodeSet seen;
  for (const std::string& word : words_of(text)) {
    const std::optional<Node> node = board().find_node(word);
    if (!node || seen.has(*node)) {
      return std::nullopt;
    }
    seen.add(*node);
    nodes.push_back(*node);
  }
  const int count = seen.count();
  return count >= kFewest && count <= kMostStartNodes ? std::optional(nodes) : std::nullopt;
}

std::optional<SpaceSet> read_start_spaces(std::string_view text) {
  SpaceSet spaces;
  for (const std::string& word : words_of(text)) {
    const std::optional<Space> space = board().find_space(word);
    if (!space || spaces.has(*space) || *space == board().goal() || board().transit().has(*space)) {
      return std::nullopt;
    }
    spaces.add(*space);
  }
  const int count = spaces.count();
  return count >= kFewest && count <= kMostStartSpaces ? std::optional(spaces) : std::nullopt;
}

std::string start_text(const std::vector<Node>& nodes) {
  std::vector<std::string> ids;
  ids.reserve(nodes.size());
  for (const Node node : nodes) {
    ids.push_back(board().node_id(node));
  }
  return join_words(ids);
}

std::string start_text(const SpaceSet& spaces) {
  std::vector<std::string> ids;
  spaces.for_each([&ids](Space space) { ids.push_back(board().space_id(space)); });
  return join_words(ids);
}

std::optional<std::string> canonical_crooked(std::string_view text) {
  const auto nodes = read_start_nodes(text);
  return nodes ? std::optional(text_of_nodes(set_of(*nodes))) : std::nullopt;
}

std::optional<std::string> canonical_spiral(std::string_view text) {
  return read_start_nodes(text) ? std::optional(std::string(text)) : std::nullopt;
}

std::optional<std::string> canonical_full_house(std::string_view text) {
  const auto spaces = read_start_spaces(text);
  return spaces ? std::optional(start_text(*spaces)) : std::nullopt;
}

std::vector<std::string> crooked_starts() {
  return with_puzzles(text_of_nodes(set_of(board().drawing().crooked_start)), "crooked-jumps");
}

std::vector<std::string> spiral_starts() {
  return with_puzzles(start_text(board().drawing().spiral_start), "spiral");
}

std::vector<std::string> full_house_starts() {
  SpaceSet usual;
  for (const Space space : board().drawing().full_house_start) {
    usual.add(space);
  }
  return with_puzzles(start_text(usual), "full-house");
}

}  // namespace byways::challenges
