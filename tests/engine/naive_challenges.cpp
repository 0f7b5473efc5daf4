// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/naive_challenges.h"

#include <algorithm>

#include "tests/engine/naive_overpass.h"

namespace byways::test {

namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// Follows the chains of a piece in the Spiral.
class Traveller {
 public:
  Traveller(const std::map<int, std::string>& pieces, int from, bool chain_by_chain)
      : pieces_(pieces), from_(from), chain_by_chain_(chain_by_chain) {}

  std::set<std::string> leaps() {
    travel(from_);
    return std::move(leaps_);
  }

 private:
  // The next nodes of a chain.
  [[nodiscard]] std::set<int> next_to(int node) const {
    const NaiveBoard& board = naive_board();
    if (!board.exits.contains(from_)) {
      return board.beside[at(node)];
    }
    const auto found = std::find(board.perimeter.begin(), board.perimeter.end(), node);
    const std::size_t size = board.perimeter.size();
    const std::size_t place = static_cast<std::size_t>(found - board.perimeter.begin());
    return {board.perimeter[(place + 1) % size], board.perimeter[(place + size - 1) % size]};
  }
  [[nodiscard]] bool may_pass(int node) const {
    const auto found = pieces_.find(node);
    return found != pieces_.end() && node != from_ &&
           (found->second == "piece" || found->second != pieces_.at(from_));
  }

  void travel(int node) {
    for (const int next : next_to(node)) {
      if (!pieces_.contains(next) && node != from_) {
        const NaiveBoard& board = naive_board();
        leaps_.insert(board.nodes[at(from_)] + '>' + board.nodes[at(node)] + '>' + board.nodes[at(next)]);
      }
      if (may_pass(next) && !chain_.contains(next)) {
        chain_.insert(next);
        travel(next);
        if (chain_by_chain_) {
          chain_.erase(next);
        }
      }
    }
  }

  const std::map<int, std::string>& pieces_;
  int from_;
  bool chain_by_chain_;
  std::set<int> chain_;
  std::set<std::string> leaps_;
};

// Adds the step as it is, and with every choice of up to `reserve` spaces to bring pieces in: those of `open`
// from index `first` on.
void add_choices(const std::string& step, const std::vector<int>& open, std::size_t first, int reserve,
                 std::set<std::string>& steps) {
  steps.insert(step);
  for (std::size_t i = first; reserve > 0 && i < open.size(); ++i) {
    add_choices(step + '+' + naive_board().spaces[at(open[i])], open, i + 1, reserve - 1, steps);
  }
}

// The empty space of each group that has the moved piece, on `to`, and another piece on its other two spaces.
std::vector<int> completed(const std::set<int>& later, int to) {
  std::set<int> open;
  for (const auto& group : naive_board().groups) {
    const auto held = std::count_if(group.begin(), group.end(), [&](int s) { return later.contains(s); });
    const bool has_to = std::find(group.begin(), group.end(), to) != group.end();
    for (const int space : group) {
      if (has_to && held == 2 && !later.contains(space)) {
        open.insert(space);
      }
    }
  }
  return {open.begin(), open.end()};
}

}  // namespace

std::set<std::string> naive_jumps(const nlohmann::json& position) {
  const NaiveBoard& board = naive_board();
  const auto occupied = [&](int node) { return position["pieces"].contains(board.nodes[at(node)]); };
  std::set<std::string> jumps;
  for (int from = 0; from < static_cast<int>(board.nodes.size()); ++from) {
    for (const int over : board.beside[at(from)]) {
      for (const int to : board.beside[at(over)]) {
        if (occupied(from) && occupied(over) && !occupied(to)) {
          jumps.insert(board.nodes[at(from)] + '>' + board.nodes[at(over)] + '>' + board.nodes[at(to)]);
        }
      }
    }
  }
  return jumps;
}

std::set<std::string> naive_leaps(const nlohmann::json& position, bool chain_by_chain) {
  std::map<int, std::string> pieces;
  for (const auto& [id, colour] : position["pieces"].items()) {
    pieces[naive_board().node(id)] = colour.is_string() ? colour.get<std::string>() : "piece";
  }
  std::set<std::string> leaps;
  for (const auto& [from, colour] : pieces) {
    leaps.merge(Traveller(pieces, from, chain_by_chain).leaps());
  }
  return leaps;
}

std::set<std::string> naive_house_steps(const nlohmann::json& position) {
  const NaiveBoard& board = naive_board();
  std::set<int> pieces;
  std::set<int> movers;
  for (const auto& [id, one] : position["pieces"].items()) {
    pieces.insert(board.space(id));
    if (board.transit.contains(board.space(id))) {
      movers.insert(board.space(id));
    }
  }
  if (movers.empty()) {
    movers = pieces;
  }
  std::set<std::string> steps;
  for (const int from : movers) {
    for (const int to : board.across[at(from)]) {
      if (pieces.contains(to) || to == board.goal) {
        continue;
      }
      std::set<int> later = pieces;
      later.erase(from);
      later.insert(to);
      add_choices(board.spaces[at(from)] + '>' + board.spaces[at(to)], completed(later, to), 0,
                  position["reserve"].get<int>(), steps);
    }
  }
  return steps;
}

}  // namespace byways::test
