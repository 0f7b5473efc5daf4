// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/self_play.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <list>

#include "engine/core/random.h"
#include "engine/overpass/groups_search_rules.h"
#include "engine/overpass/over_pass_search_rules.h"
#include "engine/overpass/turn_search.h"

namespace byways::test {

namespace {

using overpass::Point;

// Rotations and reflections of the board swap the distances from its two axes or leave them.
std::vector<std::vector<int>> kinds_of(const std::vector<Point>& points) {
  constexpr double kNear = 0.05;  // coordinates are rounded
  const auto distances = [&points](int place) {
    const Point& at = points[static_cast<std::size_t>(place)];
    return Point{std::max(std::abs(at.x), std::abs(at.y)), std::min(std::abs(at.x), std::abs(at.y))};
  };
  std::vector<std::vector<int>> kinds;
  for (int place = 0; place < static_cast<int>(points.size()); ++place) {
    const Point here = distances(place);
    const auto same = std::find_if(kinds.begin(), kinds.end(), [&](const std::vector<int>& kind) {
      const Point there = distances(kind.front());
      return std::abs(there.x - here.x) < kNear && std::abs(there.y - here.y) < kNear;
    });
    if (same == kinds.end()) {
      kinds.push_back({place});
    } else {
      same->push_back(place);
    }
  }
  return kinds;
}

// A player that uses the game's search.
template <class Rules>
class SelfPlayer {
 public:
  using Position = typename Rules::Position;

  SelfPlayer(const Position& start, const overpass::LearnedValues& values, std::uint64_t boards)
      : rules_(start, 0, 0, values), boards_(boards), search_(rules_, boards) {}
  SelfPlayer(const SelfPlayer&) = delete;
  SelfPlayer& operator=(const SelfPlayer&) = delete;
  ~SelfPlayer() = default;

  // Plays the turn after a roll, without ending it.
  void move(Position& position, Random& random) {
    const search::Limits limits;
    search::Watch watch(limits);
    const overpass::Aim aim = rules_.could_win(position) ? overpass::Aim::Win : overpass::Aim::Game;
    search_.run(position, aim, boards_, 1, random, watch);
    if (!search_.ends().empty()) {
      position = search_.node(search_.ends().front().node).position;
      return;
    }
    for (const auto& step : Rules::way_to_end(position)) {
      Rules::play(position, step);
    }
  }

  [[nodiscard]] int value_of(const Position& position, int player) const {
    return rules_.stakes().value_of(rules_.standing(position), player);
  }

 private:
  Rules rules_;
  std::uint64_t boards_;
  overpass::TurnSearch<Rules> search_;
};

template <class Rules>
Played play_pairing(const Pairing& pairing) {
  constexpr std::size_t kLongest = 800;  // turns; three times as many as usual
  Random random(pairing.seed);
  const auto start = static_cast<int>(random.below(static_cast<std::uint32_t>(pairing.players)));
  typename Rules::Position position(pairing.players, start, pairing.both);
  std::list<SelfPlayer<Rules>> players;
  std::array<SelfPlayer<Rules>*, overpass::kMostPlayers> player_at{};
  for (std::size_t i = 0; i < static_cast<std::size_t>(pairing.players); ++i) {
    player_at[i] = &players.emplace_back(position, *pairing.values[i], pairing.boards);
  }
  Played played;
  while (played.boards.size() < kLongest) {
    const auto die = [&random] { return 1 + static_cast<int>(random.below(overpass::kSides)); };
    const int one = die();
    position.roll(one, die());
    player_at[static_cast<std::size_t>(position.player())]->move(position, random);
    if (position.phase() == overpass::Phase::Over) {
      played.winner = position.player();
      break;
    }
    auto& values = played.boards.emplace_back();
    for (int player = 0; player < pairing.players; ++player) {
      const auto at = static_cast<std::size_t>(player);
      values[at] = player_at[at]->value_of(position, player);
    }
    position.end_turn();
  }
  return played;
}

}  // namespace

Subject subject_of(const std::string& game) {
  const overpass::Board& board = overpass::board();
  Subject subject;
  std::vector<Point> points;
  if (game == "over-pass") {
    for (int node = 0; node < board.nodes(); ++node) {
      points.push_back(board.drawing().points[static_cast<std::size_t>(node)]);
      subject.ids.push_back(board.node_id(node));
    }
    subject.start = overpass::OverPassSearchRules::values_at_a_glance();
    // Small searches hardly ever find trades, so the value of trades can't be learned with them.
    subject.later_boards = 1000;
    subject.play = play_pairing<overpass::OverPassSearchRules>;
  } else {
    for (int space = 0; space < board.spaces(); ++space) {
      points.push_back(board.drawing().spaces[static_cast<std::size_t>(space)].at);
      subject.ids.push_back(board.space_id(space));
    }
    subject.start = overpass::GroupsSearchRules::values_at_a_glance();
    subject.play = play_pairing<overpass::GroupsSearchRules>;
  }
  subject.kinds = kinds_of(points);
  if (game != "over-pass") {  // a piece on the goal is off the board (GRP-4)
    const auto is_goal = [&board](const std::vector<int>& kind) { return kind.front() == board.goal(); };
    subject.kinds.erase(std::remove_if(subject.kinds.begin(), subject.kinds.end(), is_goal),
                        subject.kinds.end());
  }
  return subject;
}

}  // namespace byways::test
