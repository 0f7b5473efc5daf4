// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/naive_bypass.h"

#include <algorithm>
#include <sstream>

namespace byways::test {

NaiveBypass::NaiveBypass(int side, int players) : side_(side), players_(players) {
  std::vector<std::pair<int, int>> axial;
  for (int row = 0; row <= 2 * side - 2; ++row) {
    const int s = row - (side - 1);
    for (int column = 0; column < side + std::min(row, 2 * side - 2 - row); ++column) {
      axial.emplace_back(column + std::max(-(side - 1), -(side - 1) - s), s);
      hexes_.push_back(std::string(1, static_cast<char>('A' + row)) + std::to_string(column + 1));
    }
  }
  touching_.resize(hexes_.size());
  const std::set<std::pair<int, int>> steps{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}};
  for (std::size_t a = 0; a < hexes_.size(); ++a) {
    for (std::size_t b = a + 1; b < hexes_.size(); ++b) {
      if (steps.contains({axial[b].first - axial[a].first, axial[b].second - axial[a].second})) {
        touching_[a].push_back(static_cast<int>(links_.size()));
        touching_[b].push_back(static_cast<int>(links_.size()));
        links_.push_back({static_cast<int>(a), static_cast<int>(b), Holds::Nothing, 0});
        names_.push_back(hexes_[a] + '-' + hexes_[b]);
      }
    }
  }
}

int NaiveBypass::link_at(const std::string& hexes) const {
  const auto found = std::find(names_.begin(), names_.end(), hexes);
  return static_cast<int>(found - names_.begin());
}

void NaiveBypass::play(int seat, const std::string& turn) {
  std::istringstream words(turn);
  for (std::string step; words >> step;) {
    const bool changes = step.find('>') != std::string::npos;
    Link& link = links_[static_cast<std::size_t>(link_at(step.substr(0, 2) + '-' + step.substr(3, 2)))];
    const bool is_path = (step[2] == '-') != changes;
    link.holds = is_path ? Holds::Path : Holds::Wall;
    link.owner = seat;
  }
}

std::vector<bool> NaiveBypass::reached(int from, bool paths_only, int without) const {
  std::vector<bool> seen(hexes_.size());
  std::vector<int> left{from};
  seen[static_cast<std::size_t>(from)] = true;
  while (!left.empty()) {
    const int hex = left.back();
    left.pop_back();
    for (const int i : touching_[static_cast<std::size_t>(hex)]) {
      const Link& link = links_[static_cast<std::size_t>(i)];
      const int next = link.a == hex ? link.b : link.a;
      const bool passable = paths_only ? link.holds == Holds::Path : link.holds != Holds::Wall;
      if (passable && i != without && !seen[static_cast<std::size_t>(next)]) {
        seen[static_cast<std::size_t>(next)] = true;
        left.push_back(next);
      }
    }
  }
  return seen;
}

bool NaiveBypass::is_legal() const {
  // A forest has as many trees as hexes minus paths.
  std::vector<bool> seen(hexes_.size());
  std::size_t trees = 0;
  for (std::size_t hex = 0; hex < hexes_.size(); ++hex) {
    if (!seen[hex]) {
      ++trees;
      const std::vector<bool> tree = reached(static_cast<int>(hex), true);
      std::transform(seen.begin(), seen.end(), tree.begin(), seen.begin(), std::logical_or<>());
    }
  }
  const auto paths = static_cast<std::size_t>(
      std::count_if(links_.begin(), links_.end(), [](const Link& l) { return l.holds == Holds::Path; }));
  const std::vector<bool> whole = reached(0, false);
  return trees + paths == hexes_.size() && std::find(whole.begin(), whole.end(), false) == whole.end();
}

std::vector<std::string> NaiveBypass::turns(int seat) const {
  std::vector<std::string> legal;
  NaiveBypass board = *this;
  std::vector<Link>& links = board.links_;
  const auto as_wall = [this](std::size_t i) {
    return hexes_[static_cast<std::size_t>(links_[i].a)] + '|' +
           hexes_[static_cast<std::size_t>(links_[i].b)];
  };
  for (std::size_t p = 0; p < links.size(); ++p) {
    for (std::size_t w = 0; w < links.size(); ++w) {
      if (p == w || links[p].holds != Holds::Nothing || links[w].holds != Holds::Nothing) {
        continue;
      }
      links[p] = {links[p].a, links[p].b, Holds::Path, seat};
      links[w] = {links[w].a, links[w].b, Holds::Wall, seat};
      const std::string drawn = names_[p] + ' ' + as_wall(w);
      if (board.is_legal()) {
        legal.push_back(drawn);
      }
      for (std::size_t x = 0; x < links.size(); ++x) {
        for (std::size_t y = 0; y < links.size(); ++y) {
          if (links[x].holds == Holds::Path && links[x].owner == seat && links[y].holds == Holds::Wall &&
              links[y].owner == seat) {
            links[x].holds = Holds::Wall;
            links[y].holds = Holds::Path;
            if (board.is_legal()) {
              legal.push_back(drawn + ' ' + names_[x] + ">| " + as_wall(y) + ">-");
            }
            links[x].holds = Holds::Path;
            links[y].holds = Holds::Wall;
          }
        }
      }
      links[p].holds = links[w].holds = Holds::Nothing;
    }
  }
  std::sort(legal.begin(), legal.end());
  return legal;
}

NaiveBypass::Flaws NaiveBypass::flaws() const {
  Flaws flaws;
  for (std::size_t i = 0; i < links_.size(); ++i) {
    const Link& link = links_[i];
    if (link.holds == Holds::Path &&
        reached(link.a, true, static_cast<int>(i))[static_cast<std::size_t>(link.b)]) {
      flaws.loop.insert(names_[i]);
    }
    if (link.holds == Holds::Wall && !reached(link.a, false)[static_cast<std::size_t>(link.b)]) {
      flaws.walls_between.insert(names_[i]);
    }
  }
  std::set<std::string> seen;
  for (std::size_t hex = 0; hex < hexes_.size(); ++hex) {
    if (seen.contains(hexes_[hex])) {
      continue;
    }
    const std::vector<bool> part = reached(static_cast<int>(hex), false);
    flaws.parts.emplace_back();
    for (std::size_t other = 0; other < hexes_.size(); ++other) {
      if (part[other]) {
        flaws.parts.back().insert(hexes_[other]);
        seen.insert(hexes_[other]);
      }
    }
  }
  std::stable_sort(flaws.parts.begin(), flaws.parts.end(),
                   [](const auto& one, const auto& other) { return one.size() > other.size(); });
  return flaws;
}

std::pair<int, int> NaiveBypass::letter_hexes(char letter) const {
  // Rows have side, side + 1, … 2 side - 1, …, side hexes; the middle row begins and ends with a corner.
  const int hexes = static_cast<int>(hexes_.size());
  const int middle = (hexes - (2 * side_ - 1)) / 2;
  if (letter == 'A') {
    return {0, hexes - 1};
  }
  return letter == 'B' ? std::pair(side_ - 1, hexes - side_) : std::pair(middle + 2 * side_ - 2, middle);
}

bool NaiveBypass::all_letters_connected() const {
  const std::vector<bool> network = reached(0, true);
  return std::all_of(std::begin("ABC"), std::end("ABC") - 1, [&](char letter) {
    const auto [one, other] = letter_hexes(letter);
    return network[static_cast<std::size_t>(one)] && network[static_cast<std::size_t>(other)];
  });
}

NaiveBypass::Hexes NaiveBypass::route(char letter) const {
  const auto [from, to] = letter_hexes(letter);
  std::vector<int> way{from};
  if (!reached(from, true)[static_cast<std::size_t>(to)]) {
    return {};
  }
  // In a forest, the next hex is the one from which the goal can be reached without the path just taken.
  int last = -1;
  while (way.back() != to) {
    for (const int i : touching_[static_cast<std::size_t>(way.back())]) {
      const Link& link = links_[static_cast<std::size_t>(i)];
      const int next = link.a == way.back() ? link.b : link.a;
      if (link.holds == Holds::Path && i != last && reached(next, true, i)[static_cast<std::size_t>(to)]) {
        way.push_back(next);
        last = i;
        break;
      }
    }
  }
  Hexes names;
  std::transform(way.begin(), way.end(), std::back_inserter(names),
                 [this](int hex) { return hexes_[static_cast<std::size_t>(hex)]; });
  return names;
}

std::vector<int> NaiveBypass::points(char letter) const {
  std::vector<int> points(static_cast<std::size_t>(players_));
  const Hexes way = route(letter);
  for (std::size_t i = 1; i < way.size(); ++i) {
    const auto [one, other] = std::minmax(way[i - 1], way[i]);
    const std::string name = std::string(one).append("-").append(other);
    ++points[static_cast<std::size_t>(links_[static_cast<std::size_t>(link_at(name))].owner - 1)];
  }
  return points;
}

std::vector<int> NaiveBypass::totals() const {
  std::vector<int> sums(static_cast<std::size_t>(players_));
  for (const char letter : {'A', 'B', 'C'}) {
    const std::vector<int> more = points(letter);
    std::transform(sums.begin(), sums.end(), more.begin(), sums.begin(), std::plus<>());
  }
  return sums;
}

std::vector<int> NaiveBypass::winners(int ender, const std::set<int>& gone) const {
  const std::vector<int> sums = totals();
  std::vector<int> best;
  for (int seat = 1; seat <= players_; ++seat) {
    const int score = sums[static_cast<std::size_t>(seat - 1)];
    if (!gone.contains(seat)) {
      if (!best.empty() && score > sums[static_cast<std::size_t>(best.front() - 1)]) {
        best.clear();
      }
      if (best.empty() || score == sums[static_cast<std::size_t>(best.front() - 1)]) {
        best.push_back(seat);
      }
    }
  }
  if (best.size() > 1) {
    std::erase(best, ender);
  }
  return best;
}

}  // namespace byways::test
