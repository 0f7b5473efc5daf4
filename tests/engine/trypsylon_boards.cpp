// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/trypsylon_boards.h"

#include <gtest/gtest.h>

#include <sstream>

#include "engine/trypsylon/notation.h"

namespace byways::test {

namespace {
constexpr trypsylon::Board kTrypsylonFive(5, 5);
}  // namespace

Timeline trypsylon_table(const std::vector<std::string>& entries, OptionMap options) {
  options.emplace("start", 1);
  Timeline timeline = start("trypsylon", options);
  play(timeline, entries);
  return timeline;
}

const trypsylon::Insight& trypsylon_insight(const Timeline& timeline) {
  return *trypsylon::insight_into(timeline.state());
}

std::vector<std::string> trypsylon_turns(const Timeline& timeline, const std::string& beginning) {
  std::vector<std::string> turns;
  timeline.state().visit_turns([&](std::string_view turn) {
    if (turn.starts_with(beginning)) {
      turns.emplace_back(turn);
    }
    return true;
  });
  return turns;
}

trypsylon::Cards drawn_cards(const std::vector<std::string>& rows) {
  trypsylon::Cards cards;
  int row = static_cast<int>(rows.size());
  for (const std::string& text : rows) {
    std::istringstream words(text);
    int column = 0;
    for (std::string word; words >> word;) {
      const trypsylon::Cell cell = trypsylon::cell_at(++column, row);
      if (word == "??") {
        cards.put_face_down(cell);
      }
      for (const trypsylon::Corner corner : trypsylon::kCorners) {
        if (word == trypsylon::corner_name(corner)) {
          cards.put(cell, corner);
        }
      }
    }
    --row;
  }
  return cards;
}

trypsylon::Cards cards_face_down() {
  trypsylon::Cards cards;
  cards.face_down = kTrypsylonFive.tables().all;
  return cards;
}

void turn_card_up(trypsylon::Cards& cards, const std::string& cell, trypsylon::Corner corner) {
  cards.clear(cell_named(cell));
  cards.put(cell_named(cell), corner);
}

trypsylon::Cell cell_named(const std::string& name) { return trypsylon::read_step(name)->cell(); }

bool cards_are_joined(const trypsylon::Cards& cards, const std::string& a, const std::string& b) {
  const trypsylon::Pathways pathways(kTrypsylonFive, cards);
  const auto reaches = [&](const std::string& from, const std::string& to) {
    return trypsylon::has(pathways.spread(trypsylon::bit(cell_named(from))), cell_named(to));
  };
  EXPECT_EQ(reaches(a, b), reaches(b, a)) << a << ' ' << b;
  return reaches(a, b);
}

std::string sides_at(const trypsylon::Cards& cards, const std::string& cell) {
  const trypsylon::Pathways pathways(kTrypsylonFive, cards);
  std::string letters;
  for (const trypsylon::Side side : trypsylon::kSides) {
    if (trypsylon::has(pathways.at_side(side), cell_named(cell))) {
      letters += "NESW"[static_cast<std::size_t>(side)];
    }
  }
  return letters;
}

}  // namespace byways::test
