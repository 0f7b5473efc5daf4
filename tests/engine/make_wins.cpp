// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <iostream>
#include <string>

#include "tests/engine/win_cases.h"

// make_wins GAME COUNT SEED: prints so many positions with exactly one winning turn, as the files in
// tests/data/wins hold them. See docs/strength.md.

int main(int count, char** words) {
  constexpr int kWords = 4;
  if (count != kWords) {
    std::cerr << "make_wins GAME COUNT SEED\n";
    return 2;
  }
  byways::test::find_wins(
      words[1], std::strtoull(words[3], nullptr, 10), std::strtoull(words[2], nullptr, 10),
      [](const byways::test::WinCase& win) { std::cout << byways::test::write_win(win) << std::endl; });
  return 0;
}
