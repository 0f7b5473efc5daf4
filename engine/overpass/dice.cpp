// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/dice.h"

#include <algorithm>

#include "engine/core/word_step.h"

namespace byways::overpass {

namespace {

constexpr std::string_view kStart = "start";
constexpr std::string_view kRoll = "roll";

}  // namespace

std::optional<ChanceText> read_chance(std::string_view text, int players) {
  const std::optional<WordStep> step = read_word_step(text);
  const auto all_up_to = [&step](int most) {
    return std::all_of(step->numbers.begin(), step->numbers.end(),
                       [most](int number) { return number >= 1 && number <= most; });
  };
  if (step && step->word == kStart && step->numbers.size() == 1 && all_up_to(players)) {
    return ChanceText{step->numbers.front(), 0, 0};
  }
  if (step && step->word == kRoll && step->numbers.size() == 2 && all_up_to(kSides)) {
    return ChanceText{0, step->numbers.front(), step->numbers.back()};
  }
  return std::nullopt;
}

std::string start_text(Seat seat) { return write_word_step({std::string(kStart), {seat}}); }

std::vector<std::string> chances(const TurnOrder& order) {
  std::vector<std::string> texts;
  if (order.phase() == Phase::Setup) {
    for (int player = 0; player < order.players(); ++player) {
      if (!order.has_left(player)) {
        texts.push_back(start_text(player + 1));
      }
    }
  }
  if (order.phase() == Phase::Roll) {
    for (int one = 1; one <= kSides; ++one) {
      for (int other = 1; other <= kSides; ++other) {
        texts.push_back(write_word_step({std::string(kRoll), {one, other}}));
      }
    }
  }
  return texts;
}

}  // namespace byways::overpass
