// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <utility>

#include "engine/games.h"
#include "tests/engine/problem_maker.h"

// make_problems FAMILY COUNT SEED [FILE]: prints a file for problems/ with the problems of FILE and COUNT new
// positions that have exactly one best turn. See problems/README.md.

int main(int count, char** words) {
  constexpr int kWords = 4;
  const std::string family = count >= kWords ? words[1] : "";
  const std::string id = family == "bypass-3"           ? "bypass"
                         : family == "trypsylon-expert" ? "trypsylon"
                                                        : family;
  const byways::Game* const game = byways::find_game(id);
  if (game == nullptr || count > kWords + 1) {
    std::cerr << "make_problems FAMILY COUNT SEED [FILE]\n";
    return 2;
  }
  std::vector<byways::problems::Problem> kept;
  if (count > kWords) {
    std::ifstream file(words[kWords]);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    auto read = byways::problems::read_problems(*game, text);
    if (!read) {
      std::cerr << words[kWords] << ": " << read.error() << '\n';
      return 1;
    }
    kept = std::move(*read);
  }
  const auto problems = byways::test::make_problems(family, std::strtoull(words[3], nullptr, 10),
                                                    std::strtoull(words[2], nullptr, 10), std::move(kept));
  std::cout << "{\"game\": \"" << id << "\", \"problems\": [";
  for (std::size_t i = 0; i < problems.size(); ++i) {
    std::cout << (i == 0 ? "\n" : ",\n") << byways::test::write_problem(problems[i]);
  }
  std::cout << "\n]}\n";
  return 0;
}
