// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/starts.h"

#include <algorithm>
#include <array>

#include "engine/challenges/challenge_games.h"
#include "engine/challenges/puzzles.h"
#include "engine/challenges/rule_books.h"
#include "engine/core/entry.h"
#include "engine/overpass/colours.h"

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

// The start of the rulebook, then the starts of the game's other puzzles, each once.
std::vector<std::string> with_puzzles(std::string rulebook, std::string_view game) {
  std::vector<std::string> starts{std::move(rulebook)};
  for (const Puzzle& puzzle : puzzles()) {
    if (puzzle.game == game && std::find(starts.begin(), starts.end(), puzzle.from) == starts.end()) {
      starts.push_back(puzzle.from);
    }
  }
  return starts;
}

std::string_view rule_of(Goal goal) {
  return goal == Goal::Fill ? "SOL-1" : goal == Goal::OneCentre ? "SOL-2" : "SOL-3";
}

Refusal refuse_start(ReasonIn<kStartReasons> reason, Goal goal, std::vector<std::string> arguments = {}) {
  return refuse(reason.reason, {}, std::move(arguments), rule_of(goal));
}

// The nodes of the pieces in an order in which their colours take turns (SOL-3); nothing if there is no such
// order.
std::optional<std::vector<Node>> in_turns_of_colours(const std::vector<Node>& nodes,
                                                     const StartPieces& pieces) {
  std::array<std::vector<Node>, overpass::kColours> by_colour;
  for (const Node node : nodes) {
    const auto colour = overpass::colour_named(pieces.at(board().node_id(node)));
    if (!colour) {
      return std::nullopt;
    }
    by_colour.at(static_cast<std::size_t>(*colour)).push_back(node);
  }
  std::vector<Node> ordered;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const std::vector<Node>& colour = by_colour.at(i % by_colour.size());
    const std::size_t round = i / by_colour.size();
    if (round >= colour.size()) {
      return std::nullopt;
    }
    ordered.push_back(colour[round]);
  }
  return ordered;
}

}  // namespace

Expected<Setup, Refusal> setup_with(const Game& game, const Setup& setup, const StartPieces& pieces) {
  const Goal goal = goal_of(game);
  const int most = goal == Goal::Fill ? kMostStartSpaces : kMostStartNodes;
  const auto count = static_cast<int>(pieces.size());
  if (count < kFewest || count > most) {
    return refuse_start("arrange.count", goal, {std::to_string(kFewest), std::to_string(most)});
  }
  std::vector<std::string> places;
  for (const auto& [place, piece] : pieces) {
    places.push_back(place);
  }
  std::string from = join_words(places);
  // The order matters only in a start of the Spiral; check_setup puts other starts into the order of the
  // board file.
  if (std::optional<std::vector<Node>> nodes = read_start_nodes(from); nodes && goal == Goal::One) {
    std::sort(nodes->begin(), nodes->end());
    nodes = setup.options.is_on("colours") ? in_turns_of_colours(*nodes, pieces) : nodes;
    if (!nodes) {
      return refuse_start("arrange.colours", goal);
    }
    from = start_text(*nodes);
  }
  OptionMap options = setup.options.values();
  options.insert_or_assign("from", std::move(from));
  const auto checked = check_setup(game, 1, options);
  if (!checked) {
    return refuse_start("arrange.setup", goal);
  }
  if (first_state(game, *checked)->outcome()) {
    return refuse_start("arrange.no-move", goal);
  }
  return *checked;
}

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
