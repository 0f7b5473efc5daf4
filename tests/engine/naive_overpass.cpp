// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/naive_overpass.h"

#include <algorithm>
#include <cmath>

#include "engine/overpass/board.h"

namespace byways::test {

namespace {

using Json = nlohmann::ordered_json;

const std::array<std::string, 4> kNames{"white", "black", "red", "blue"};

int index_in(const std::vector<std::string>& list, const std::string& id) {
  return static_cast<int>(std::find(list.begin(), list.end(), id) - list.begin());
}

int colour_index(const std::string& name) {
  return static_cast<int>(std::find(kNames.begin(), kNames.end(), name) - kNames.begin());
}

template <class List>
bool contains(const List& list, int value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

int direction(const std::vector<int>& line) {
  const NaiveBoard& board = naive_board();
  const auto [x0, y0] = board.at[static_cast<std::size_t>(line.front())];
  const auto [x1, y1] = board.at[static_cast<std::size_t>(line.back())];
  if (std::abs(y1 - y0) < 1) {
    return 0;
  }
  if (std::abs(x1 - x0) < 1) {
    return 2;
  }
  return (x1 - x0) * (y1 - y0) > 0 ? 1 : 3;
}

}  // namespace

NaiveBoard::NaiveBoard() {
  const Json file = Json::parse(overpass::board_text());
  for (const auto& [id, point] : file["nodes"].items()) {
    nodes.push_back(id);
    at.emplace_back(point[0].get<double>(), point[1].get<double>());
  }
  beside.resize(nodes.size());
  for (const Json& line : file["lines"]) {
    lines.emplace_back();
    for (const Json& id : line) {
      lines.back().push_back(node(id.get<std::string>()));
    }
    for (std::size_t i = 1; i < lines.back().size(); ++i) {
      beside[static_cast<std::size_t>(lines.back()[i])].insert(lines.back()[i - 1]);
      beside[static_cast<std::size_t>(lines.back()[i - 1])].insert(lines.back()[i]);
    }
  }
  for (const Json& id : file["exits"]) {
    exits.insert(node(id.get<std::string>()));
  }
  for (const Json& id : file["perimeter"]) {
    perimeter.push_back(node(id.get<std::string>()));
  }
  for (const auto& [id, space] : file["comps"].items()) {
    spaces.push_back(id);
  }
  for (const auto& [id, described] : file["comps"].items()) {
    across.emplace_back();
    for (const Json& other : described["adj"]) {
      across.back().insert(space(other.get<std::string>()));
    }
  }
  for (const Json& id : file["transit"]) {
    transit.insert(space(id.get<std::string>()));
  }
  goal = space(file["goal"].get<std::string>());
  for (const Json& group : file["T"]) {
    groups.push_back({space(group[1]), space(group[2]), space(group[3])});
  }
}

int NaiveBoard::node(const std::string& id) const { return index_in(nodes, id); }
int NaiveBoard::space(const std::string& id) const { return index_in(spaces, id); }

const NaiveBoard& naive_board() {
  static const NaiveBoard board;
  return board;
}

NaiveOverPass::NaiveOverPass(const nlohmann::json& position, int players, bool both)
    : held_(naive_board().nodes.size(), -1), players_(players), both_(both && players == 2) {
  for (const auto& [id, colour] : position["pieces"].items()) {
    held_[static_cast<std::size_t>(naive_board().node(id))] = colour_index(colour.get<std::string>());
  }
  for (const auto& [name, count] : position["reserve"].items()) {
    reserve_[static_cast<std::size_t>(colour_index(name))] = count.get<int>();
  }
  colour_ = colour_index(position["colour"].get<std::string>());
  sum_ = position["roll"][0].get<int>() + position["roll"][1].get<int>();
  left_ = position["left"].get<int>();
  // Pieces neither on the board nor in reserve are home; a player who has left doesn't move.
  for (int colour = 0; colour < 4; ++colour) {
    const auto c = static_cast<std::size_t>(colour);
    home_[c] = 10 - reserve_[c] - static_cast<int>(std::count(held_.begin(), held_.end(), colour));
  }
}

// Every empty node that the piece can reach (OVP-5, OVP-6).
std::set<int> NaiveOverPass::reached_from(int from) const {
  const NaiveBoard& board = naive_board();
  const bool on_exit = board.exits.contains(from);
  std::set<int> seen{from};
  std::set<int> landings;
  std::vector<int> todo{from};
  while (!todo.empty()) {
    const int here = todo.back();
    todo.pop_back();
    for (const int next : board.beside[static_cast<std::size_t>(here)]) {
      if (on_exit && !contains(board.perimeter, next)) {
        continue;
      }
      const int holds = held_[static_cast<std::size_t>(next)];
      if (holds < 0 && here != from) {
        landings.insert(next);
      }
      if (holds >= 0 && holds != held_[static_cast<std::size_t>(from)] && seen.insert(next).second) {
        todo.push_back(next);
      }
    }
  }
  return landings;
}

bool NaiveOverPass::trade_fits(int a, int b) const {
  static const std::vector<std::vector<bool>> fits = [] {
    const NaiveBoard& board = naive_board();
    std::vector<std::vector<bool>> table(board.nodes.size(), std::vector<bool>(board.nodes.size()));
    const auto inner = [](const std::vector<int>& line) {
      return std::vector<int>(line.begin() + 1, line.end() - 1);
    };
    for (const auto& one : board.lines) {
      for (const auto& two : board.lines) {
        if (&one != &two && direction(one) == direction(two)) {
          for (const int p : inner(one)) {
            for (const int q : inner(two)) {
              table[static_cast<std::size_t>(p)][static_cast<std::size_t>(q)] = true;
            }
          }
        }
      }
    }
    return table;
  }();
  return fits[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
}

std::vector<NaiveOverPass::Step> NaiveOverPass::moves() const {
  const NaiveBoard& board = naive_board();
  const auto far = [&board](int node) {
    const auto [x, y] = board.at[static_cast<std::size_t>(node)];
    return std::sqrt(x * x + y * y);
  };
  std::vector<Step> all;
  if (left_ < 1 || won_) {
    return all;
  }
  const int count = static_cast<int>(board.nodes.size());
  const bool reserves = reserve_[0] + reserve_[1] + reserve_[2] + reserve_[3] > 0;
  for (int from = 0; from < count; ++from) {
    const int mine = held_[static_cast<std::size_t>(from)];
    const bool on_exit = board.exits.contains(from);
    if (mine < 0 || (on_exit && seat_of(mine) != seat_of(colour_))) {
      continue;
    }
    const std::string& name = board.nodes[static_cast<std::size_t>(from)];
    for (const int to : reached_from(from)) {
      all.push_back({name + '>' + board.nodes[static_cast<std::size_t>(to)], '>', from, to});
    }
    if (on_exit && mine == colour_ && (!reserves || sum_ % 2 == 0)) {
      all.push_back({name + ">home", 'h', from, from});
    }
    for (int to = from + 1; to < count && !on_exit; ++to) {
      const int other = held_[static_cast<std::size_t>(to)];
      if (other >= 0 && other != mine && !board.exits.contains(to) && trade_fits(from, to)) {
        all.push_back({name + '=' + board.nodes[static_cast<std::size_t>(to)], '=', from, to});
      }
    }
    for (const int to : board.beside[static_cast<std::size_t>(from)]) {
      if (left_ >= 2 && held_[static_cast<std::size_t>(to)] < 0 && far(to) > far(from) + 0.01) {
        all.push_back({name + '-' + board.nodes[static_cast<std::size_t>(to)], '-', from, to});
      }
    }
  }
  return all;
}

NaiveOverPass NaiveOverPass::after(const Step& step) const {
  NaiveOverPass next = *this;
  next.left_ -= step.kind == '-' ? 2 : 1;
  int& from = next.held_[static_cast<std::size_t>(step.from)];
  if (step.kind == 'h') {
    from = -1;
    const auto mine = static_cast<std::size_t>(colour_);
    ++next.home_[mine];
    next.won_ = next.home_[mine] == 10 && (!both_ || next.home_[(mine + 2) % 4] == 10);
  } else {
    std::swap(from, next.held_[static_cast<std::size_t>(step.to)]);
  }
  return next;
}

bool NaiveOverPass::can_finish_in(int moves) const {
  if (won_ || held_[0] < 0) {
    return true;
  }
  const std::set<int>& around = naive_board().beside[0];
  const bool can_slide = std::any_of(around.begin(), around.end(),
                                     [&](int node) { return held_[static_cast<std::size_t>(node)] < 0; });
  if ((moves >= 1 && !reached_from(0).empty()) || (moves >= 2 && can_slide)) {
    return true;
  }
  NaiveOverPass limited = *this;
  limited.left_ = moves;
  const std::vector<Step> all = limited.moves();
  return std::any_of(all.begin(), all.end(), [&](const Step& step) {
    const NaiveOverPass next = limited.after(step);
    return next.won_ || (next.left_ > 0 && next.can_finish_in(next.left_));
  });
}

// Increases the depth step by step; random games never need more than 4.
bool NaiveOverPass::can_finish() const {
  for (int moves = 0; moves <= std::min(left_, 4); ++moves) {
    if (can_finish_in(moves)) {
      return true;
    }
  }
  return false;
}

std::set<std::string> NaiveOverPass::steps(bool turn_is_open) const {
  std::set<std::string> legal;
  if (!turn_is_open && !can_finish()) {
    return {"end"};
  }
  for (const Step& step : moves()) {
    // The centre stays empty unless a piece lands there.
    if ((held_[0] < 0 && step.to != 0) || after(step).can_finish()) {
      legal.insert(step.text);
    }
  }
  if (held_[0] < 0) {
    legal.insert("end");
  }
  return legal;
}

long NaiveOverPass::turns(bool turn_is_open) const {
  if (won_) {
    return 1;
  }
  if (!turn_is_open && !can_finish()) {
    return 1;
  }
  long sum = held_[0] < 0 ? 1 : 0;
  for (const Step& step : moves()) {
    if (const NaiveOverPass next = after(step); next.can_finish()) {
      sum += next.turns(true);
    }
  }
  return sum;
}

}  // namespace byways::test
