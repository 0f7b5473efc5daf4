// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/edition.h"
#include "engine/search/numbers.h"

// make_edition NUMBER FROM: prints an edition of daily exercises with the whole current stock. See
// days/README.md.

namespace {

using Ids = std::vector<std::string>;
using Family = std::array<Ids, byways::kGrades>;

std::map<std::string, Family> families(std::uint64_t seed) {
  std::map<std::string, Family> all;
  for (const byways::Exercise& exercise : byways::all_exercises()) {
    all[byways::family_of(exercise)][static_cast<std::size_t>(exercise.grade - 1)].push_back(exercise.id());
  }
  // Neighbouring exercises in the stock are often similar.
  for (auto& [name, family] : all) {
    for (Ids& ids : family) {
      std::sort(ids.begin(), ids.end(), [seed](const std::string& a, const std::string& b) {
        const auto key = [seed](const std::string& id) {
          return byways::search::mix(seed, byways::search::mix_text(id));
        };
        return key(a) < key(b);
      });
    }
  }
  return all;
}

}  // namespace

int main(int count, char** words) {
  constexpr int kWords = 3;
  const auto from = byways::read_date(count == kWords ? words[2] : "");
  const long number = count == kWords ? std::strtol(words[1], nullptr, 10) : 0;
  if (!from || number < 1) {
    std::cerr << "make_edition NUMBER FROM: its number, and its first day, like 2026-11-26\n";
    return 2;
  }
  std::string strands;
  for (const auto& [name, family] : families(static_cast<std::uint64_t>(number))) {
    strands += strands.empty() ? "\n" : ",\n";
    strands += "  {\"family\": \"" + name + "\", \"grades\": [";
    for (const Ids& ids : family) {
      strands += (&ids == family.data() ? "\n    " : ",\n    ") + nlohmann::json(ids).dump();
      if (ids.empty()) {
        std::cerr << name << " has no exercises of grade " << &ids - family.data() + 1 << '\n';
      }
    }
    strands += "]}";
  }
  std::cout << "{\"edition\": " << number << ", \"from\": \"" << byways::write_date(*from)
            << "\", \"curve\": [1, 1, 2, 2, 3, 4, 5], \"strands\": [" << strands << "\n]}\n";
  return 0;
}
