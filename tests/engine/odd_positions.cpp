// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/odd_positions.h"

#include <algorithm>
#include <array>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/core/random_game.h"
#include "engine/core/setup.h"
#include "engine/hex/grid.h"
#include "engine/overpass/board.h"
#include "engine/overpass/colours.h"
#include "tests/support/arranging.h"
#include "tests/support/timelines.h"

namespace byways::test {

namespace {

using PositionJson = nlohmann::json;
using Places = std::vector<std::string>;

int below(Random& random, std::size_t bound) {
  return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
}

bool heads(Random& random) { return random.below(2) == 0; }

template <class T>
const T& any_of(Random& random, const std::vector<T>& all) {
  return all[static_cast<std::size_t>(below(random, all.size()))];
}

// A random number up to `most`; often none, a few, all but one or all.
std::size_t some(Random& random, std::size_t most) {
  constexpr std::size_t kFew = 3;
  const std::vector<std::size_t> often{0, 1, kFew, most - std::min<std::size_t>(1, most), most};
  return heads(random) ? std::min(most, any_of(random, often))
                       : static_cast<std::size_t>(below(random, most + 1));
}

// `count` random places.
Places drawn(Random& random, Places places, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    std::swap(places[i], places[i + static_cast<std::size_t>(below(random, places.size() - i))]);
  }
  places.resize(count);
  return places;
}

// Draws seat 1 or 2 with a random, possibly extreme, probability.
class Coin {
 public:
  explicit Coin(Random& random) : random_(&random), first_(below(random, kParts + 1)) {}
  Seat operator()() { return below(*random_, kParts) < first_ ? 1 : 2; }

 private:
  static constexpr std::size_t kParts = 4;
  Random* random_;
  int first_;
};

Arranging odd_byg(Random& random) {
  const OptionMap options{{"size", 3 + below(random, 6)}};
  OptionMap fresh = options;
  fresh["priority"] = 1;
  fresh["first"] = 1;
  const Places cells = start("byg", fresh).state().legal_steps();
  Arranging what{"byg", {{"cells", PositionJson::object()}}, 1 + below(random, 2), options};
  Coin coin(random);
  for (const std::string& cell : drawn(random, cells, some(random, cells.size()))) {
    what.position["cells"][cell] = coin();
  }
  what.position["priority"] = 1 + below(random, 2);
  return what;
}

Arranging odd_bypass(Random& random) {
  const int players = 2 + below(random, 5);
  const OptionMap options{{"board", any_of<std::string>(random, {"hexhex-3", "hexhex-4", "hexhex-5"})}};
  OptionMap fresh = options;
  fresh["start"] = 1;
  const Timeline begin = start("bypass", fresh, players);
  const Places links = begin.state().legal_steps();
  Arranging what{"bypass",
                 {{"paths", PositionJson::object()}, {"walls", PositionJson::object()}},
                 1 + below(random, static_cast<std::size_t>(players)),
                 options,
                 players};
  // Adds links one after another, except those that would close a loop or cut something off.
  constexpr std::size_t kMost = 60;
  for (std::size_t tries = some(random, kMost); tries > 0; --tries) {
    const std::string& link = any_of(random, links);
    Arranging more = what;
    more.position[link.find('|') == std::string::npos ? "paths" : "walls"][link] =
        1 + below(random, static_cast<std::size_t>(players));
    if (check_setup(begin.game(), players, options, Arrangement{what.to_move, more.position})) {
      what = more;
    }
  }
  return what;
}

Arranging odd_trypsylon(Random& random) {
  const OptionMap options{{"board", any_of<std::string>(random, {"5x5", "5x6", "6x5", "6x6"})},
                          {"expert", heads(random)},
                          {"beach", 1 + below(random, 2)}};
  OptionMap fresh = options;
  fresh["start"] = 1;
  PositionJson cards = start("trypsylon", fresh).state().position()["cards"];
  const std::vector<std::string> corners{"ne", "se", "sw", "nw"};
  const bool are_alike = below(random, 4) == 0;
  const std::string& corner = any_of(random, corners);
  Places cells;
  for (const auto& [cell, card] : cards.items()) {
    cells.push_back(cell);
  }
  const Places open = drawn(random, cells, some(random, cells.size()));
  for (const std::string& cell : open) {
    cards[cell] = are_alike ? corner : any_of(random, corners);
  }
  Arranging what{"trypsylon", {{"cards", cards}, {"double", heads(random)}}, 1 + below(random, 2), options};
  if (!open.empty() && heads(random)) {
    what.position["last"] = any_of(random, open);
  }
  return what;
}

Arranging odd_highway(Random& random) {
  constexpr int kSide = 5;
  const int players = 2 + below(random, 5);
  const hex::Grid grid(kSide);
  Places cells;
  for (int cell = 0; cell < grid.cells(); ++cell) {
    cells.push_back(grid.name(cell));
  }
  Arranging what{"highway", {{"round", 1 + below(random, 6)}}, 1, {}, players};
  what.position["players"] = drawn(random, cells, static_cast<std::size_t>(players));
  what.position["tiles"] = PositionJson::object();
  for (const std::string& cell : drawn(random, cells, some(random, cells.size()))) {
    what.position["tiles"][cell] = heads(random) ? "L" : "R";
  }
  for (int player = 0; player < players; ++player) {
    what.position["scores"].push_back(any_of(random, std::vector{0, 0, 5, -30, 9999, -9999}));
  }
  return what;
}

// Over-Pass uses nodes, Groups-of-Three spaces.
Arranging odd_dice(Random& random, std::string_view game, const Places& places) {
  const int players = 2 + below(random, 3);
  Arranging what{game, {{"pieces", PositionJson::object()}}, 1, {}, players};
  what.to_move = 1 + below(random, static_cast<std::size_t>(players));
  if (players == 2) {
    what.options["goal"] = std::string(heads(random) ? "one" : "both");
  }
  const Places shuffled = drawn(random, places, places.size());
  std::size_t next = 0;
  for (int colour = 0; colour < overpass::colours_of(players); ++colour) {
    const std::string name(overpass::name_of(colour));
    const std::size_t on_board = some(random, overpass::kPiecesEach);
    for (std::size_t i = 0; i < on_board; ++i) {
      what.position["pieces"][shuffled[next++]] = name;
    }
    what.position["reserve"][name] = some(random, overpass::kPiecesEach - on_board);
  }
  return what;
}

Places nodes() {
  Places all;
  for (int node = 0; node < overpass::board().nodes(); ++node) {
    all.push_back(overpass::board().node_id(node));
  }
  return all;
}

Places spaces() {
  Places all;
  for (int space = 0; space < overpass::board().spaces(); ++space) {
    all.push_back(overpass::board().space_id(space));
  }
  return all;
}

Arranging odd_over_pass(Random& random) { return odd_dice(random, "over-pass", nodes()); }
Arranging odd_groups(Random& random) { return odd_dice(random, "groups-of-three", spaces()); }

Arranging odd_mono(Random& random) {
  constexpr int kEach = 20;
  const bool strict = heads(random);
  Arranging what{"mono-line", {{"pieces", PositionJson::object()}}, 1 + below(random, 2)};
  what.options["strict"] = strict;
  Coin coin(random);
  std::map<Seat, int> left{{1, kEach}, {2, kEach}};
  const Places all = nodes();
  for (const std::string& node : drawn(random, all, some(random, all.size()))) {
    const Seat seat = coin();
    const overpass::NodeSet near = overpass::board().shares_line(*overpass::board().find_node(node));
    const auto& pieces = what.position["pieces"].items();
    const bool is_clear = std::none_of(pieces.begin(), pieces.end(), [&](const auto& piece) {
      return piece.value() != seat && near.has(*overpass::board().find_node(piece.key()));
    });
    if ((strict || is_clear) && left[seat]-- > 0) {
      what.position["pieces"][node] = seat;
    }
  }
  if (strict && heads(random)) {
    what.position["claimed"] = true;
  }
  return what;
}

}  // namespace

Timeline odd_position(const Game& game, std::uint64_t seed) {
  static const std::map<std::string_view, Arranging (*)(Random&)> known{
      {"byg", odd_byg},         {"bypass", odd_bypass},       {"trypsylon", odd_trypsylon},
      {"highway", odd_highway}, {"over-pass", odd_over_pass}, {"groups-of-three", odd_groups},
      {"mono-line", odd_mono},
  };
  const auto draw = known.find(game.id());
  constexpr int kTries = 1000;
  Random random(seed);
  for (int i = 0; draw != known.end() && i < kTries; ++i) {
    const Arranging what = draw->second(random);
    // Draws again if the position breaks a rule or is over.
    const auto setup =
        check_setup(game, what.players, what.options, Arrangement{what.to_move, what.position});
    if (!setup) {
      continue;
    }
    Timeline timeline(game, *setup);
    draw_due_lots(timeline, random);
    if (timeline.to_move() > 0) {
      return timeline;
    }
  }
  throw std::logic_error("no arranged position of " + std::string(game.id()));
}

}  // namespace byways::test
