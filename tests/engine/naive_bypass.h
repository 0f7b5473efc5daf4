// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace byways::test {

/// A second, independent and slow implementation of Bypass, straight from the rules with lists and searches.
class NaiveBypass {
 public:
  using Hexes = std::vector<std::string>;

  NaiveBypass(int side, int players);

  /// Plays a canonical turn ("A1-A2 B2|C3 D4-E5>| E2|E3>-") without checking that it is legal.
  void play(int seat, const std::string& turn);

  /// Every legal complete turn of the seat, canonical and sorted (BYP-4 to BYP-8).
  [[nodiscard]] std::vector<std::string> turns(int seat) const;

  /// What would be wrong after these steps, whether legal or not: the paths on loops, the parts into which
  /// the board falls, and the walls between them. Links are written "A1-A2".
  struct Flaws {
    std::set<std::string> loop;
    std::vector<std::set<std::string>> parts;  ///< largest first
    std::set<std::string> walls_between;
    [[nodiscard]] bool none() const { return loop.empty() && parts.size() == 1; }
  };
  [[nodiscard]] Flaws flaws() const;

  /// BYP-11, BYP-12.
  [[nodiscard]] bool all_letters_connected() const;
  /// The hexes of the route, from the hex that is named first; empty if there is none. Letters are 'A' to
  /// 'C'.
  [[nodiscard]] Hexes route(char letter) const;
  [[nodiscard]] std::vector<int> points(char letter) const;
  [[nodiscard]] std::vector<int> totals() const;
  /// BYP-13, if the last turn was `ender`'s and the seats in `gone` have left.
  [[nodiscard]] std::vector<int> winners(int ender, const std::set<int>& gone = {}) const;

  [[nodiscard]] const std::vector<std::string>& links() const { return names_; }

 private:
  enum class Holds { Nothing, Path, Wall };
  struct Link {
    int a = 0;
    int b = 0;
    Holds holds = Holds::Nothing;
    int owner = 0;
  };

  // Which hexes can be reached from the hex `from`: over paths only, or over all links but walls. The link
  // `without` isn't used.
  [[nodiscard]] std::vector<bool> reached(int from, bool paths_only, int without = -1) const;
  [[nodiscard]] bool is_legal() const;
  [[nodiscard]] int link_at(const std::string& hexes) const;
  [[nodiscard]] std::pair<int, int> letter_hexes(char letter) const;

  int side_;
  int players_;
  std::vector<std::string> hexes_;
  std::vector<Link> links_;
  std::vector<std::string> names_;          // of the links, "A1-A2"
  std::vector<std::vector<int>> touching_;  // links by hex
};

}  // namespace byways::test
