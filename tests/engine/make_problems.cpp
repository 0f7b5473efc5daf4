// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <iostream>
#include <string>

#include "tests/engine/problem_maker.h"

// make_problems GAME COUNT SEED: prints so many positions with exactly one winning turn, as a file of
// problems/ holds them. See problems/README.md.

int main(int count, char** words) {
  constexpr int kWords = 4;
  if (count != kWords) {
    std::cerr << "make_problems GAME COUNT SEED\n";
    return 2;
  }
  const auto problems = byways::test::make_problems(words[1], std::strtoull(words[3], nullptr, 10),
                                                    std::strtoull(words[2], nullptr, 10));
  std::cout << "{\"game\": \"" << words[1] << "\", \"problems\": [";
  for (std::size_t i = 0; i < problems.size(); ++i) {
    std::cout << (i == 0 ? "\n" : ",\n") << byways::test::write_problem(problems[i]);
  }
  std::cout << "\n]}\n";
  return 0;
}
