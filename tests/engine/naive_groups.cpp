// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tests/engine/naive_overpass.h"

// Groups-of-Three and Mono-Line.

namespace byways::test {

namespace {

const std::array<std::string, 4> kNames{"white", "black", "red", "blue"};

int colour_index(const std::string& name) {
  return static_cast<int>(std::find(kNames.begin(), kNames.end(), name) - kNames.begin());
}

template <class List>
bool contains(const List& list, int value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

}  // namespace

NaiveGroups::NaiveGroups(const nlohmann::json& position, int players, bool both)
    : held_(naive_board().spaces.size(), -1) {
  for (const auto& [id, colour] : position["pieces"].items()) {
    held_[static_cast<std::size_t>(naive_board().space(id))] = colour_index(colour.get<std::string>());
  }
  const std::string name = position["colour"].get<std::string>();
  colour_ = colour_index(name);
  reserve_ = position["reserve"][name].get<int>();
  left_ = position["left"].get<int>();
  const auto home_of = [&](int colour) {
    return 10 - position["reserve"][kNames[static_cast<std::size_t>(colour)]].get<int>() -
           static_cast<int>(std::count(held_.begin(), held_.end(), colour));
  };
  home_ = home_of(colour_);
  if (players == 2 && both) {
    home_ += home_of((colour_ + 2) % 4);
    goal_ = 20;
  }
}

bool NaiveGroups::rests() const {
  return std::none_of(naive_board().transit.begin(), naive_board().transit.end(),
                      [&](int space) { return held_[static_cast<std::size_t>(space)] == colour_; });
}

// All moves, without checking GRP-6.
std::vector<NaiveGroups::Step> NaiveGroups::moves() const {
  const NaiveBoard& board = naive_board();
  std::vector<Step> all;
  if (left_ < 1 || home_ == goal_) {
    return all;
  }
  for (int from = 0; from < static_cast<int>(held_.size()); ++from) {
    if (held_[static_cast<std::size_t>(from)] != colour_) {
      continue;
    }
    for (const int to : board.across[static_cast<std::size_t>(from)]) {
      if (held_[static_cast<std::size_t>(to)] >= 0) {
        continue;
      }
      const std::string text =
          board.spaces[static_cast<std::size_t>(from)] + '>' + board.spaces[static_cast<std::size_t>(to)];
      if (to == board.goal) {
        if (reserve_ == 0 || std::count(held_.begin(), held_.end(), colour_) - 1 >= 2) {
          all.push_back({text, from, to, {}});
        }
        continue;
      }
      std::vector<int> later = held_;
      std::swap(later[static_cast<std::size_t>(from)], later[static_cast<std::size_t>(to)]);
      std::set<int> open;
      for (const auto& group : board.groups) {
        std::vector<int> held;
        std::vector<int> empty;
        for (const int space : group) {
          (later[static_cast<std::size_t>(space)] >= 0 ? held : empty).push_back(space);
        }
        if (contains(group, to) && held.size() == 2) {
          open.insert(empty[0]);
        }
      }
      std::vector<std::set<int>> choices{{}};
      for (const int space : open) {
        const std::size_t so_far = choices.size();
        for (std::size_t i = 0; i < so_far; ++i) {
          std::set<int> more = choices[i];
          more.insert(space);
          choices.push_back(more);
        }
      }
      for (const std::set<int>& in : choices) {
        std::string whole = text;
        for (const int space : in) {
          whole += '+' + board.spaces[static_cast<std::size_t>(space)];
        }
        if (static_cast<int>(in.size()) <= reserve_) {
          all.push_back({whole, from, to, in});
        }
      }
    }
  }
  return all;
}

NaiveGroups NaiveGroups::after(const Step& step) const {
  NaiveGroups next = *this;
  --next.left_;
  next.held_[static_cast<std::size_t>(step.from)] = -1;
  if (step.to == naive_board().goal) {
    ++next.home_;
    return next;
  }
  next.held_[static_cast<std::size_t>(step.to)] = colour_;
  for (const int space : step.in) {
    next.held_[static_cast<std::size_t>(space)] = colour_;
    --next.reserve_;
  }
  return next;
}

// Breadth-first search through all positions that can be reached.
bool NaiveGroups::can_leave() const {
  std::vector<NaiveGroups> ring{*this};
  std::set<std::pair<std::vector<int>, int>> seen;
  for (int moves = 0; moves <= left_ && !ring.empty(); ++moves) {
    std::vector<NaiveGroups> next;
    for (const NaiveGroups& here : ring) {
      if (here.rests() || here.home_ == here.goal_) {
        return true;
      }
      for (const Step& step : here.moves()) {
        NaiveGroups there = here.after(step);
        if (seen.insert({there.held_, there.reserve_}).second) {
          next.push_back(std::move(there));
        }
      }
    }
    ring = std::move(next);
  }
  return false;
}

std::set<std::string> NaiveGroups::steps() const {
  std::set<std::string> legal;
  for (const Step& step : moves()) {
    if (after(step).can_leave()) {
      legal.insert(step.text);
    }
  }
  if (rests()) {
    legal.insert("end");
  }
  return legal;
}

long NaiveGroups::turns() const {
  if (home_ == goal_) {
    return 1;
  }
  long sum = rests() ? 1 : 0;
  for (const Step& step : moves()) {
    if (const NaiveGroups next = after(step); next.can_leave()) {
      sum += next.turns();
    }
  }
  return sum;
}

std::set<std::string> naive_mono_places(const nlohmann::json& position, int seat, bool strict) {
  std::set<std::string> places;
  const NaiveBoard& board = naive_board();
  std::vector<int> owner(board.nodes.size());
  int own = 0;
  for (const auto& [id, holder] : position["pieces"].items()) {
    owner[static_cast<std::size_t>(board.node(id))] = holder.get<int>();
    own += holder == seat ? 1 : 0;
  }
  for (std::size_t node = 0; node < board.nodes.size(); ++node) {
    bool good = owner[node] == 0 && own < 20;
    for (const auto& line : board.lines) {
      if (strict || !good || !contains(line, static_cast<int>(node))) {
        continue;
      }
      good = std::none_of(line.begin(), line.end(),
                          [&](int other) { return owner[static_cast<std::size_t>(other)] == 3 - seat; });
    }
    if (good) {
      places.insert(board.nodes[node]);
    }
  }
  return places;
}

bool naive_mono_shared(const nlohmann::json& position) {
  const NaiveBoard& board = naive_board();
  for (const auto& line : board.lines) {
    std::set<int> owners;
    for (const int node : line) {
      const std::string& id = board.nodes[static_cast<std::size_t>(node)];
      if (position["pieces"].contains(id)) {
        owners.insert(position["pieces"][id].get<int>());
      }
    }
    if (owners.size() == 2) {
      return true;
    }
  }
  return false;
}

}  // namespace byways::test
