// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/dice.h"

#include "engine/core/entry.h"

namespace byways::overpass {

namespace {

constexpr std::string_view kStart = "start ";
constexpr std::string_view kRoll = "roll ";

std::optional<int> number_up_to(std::string_view digits, int most) {
  const std::optional<int> number = parse_number(digits);
  return number && *number >= 1 && *number <= most ? number : std::nullopt;
}

}  // namespace

std::optional<ChanceText> read_chance(std::string_view text, int players) {
  if (text.starts_with(kStart)) {
    const std::optional<int> seat = number_up_to(text.substr(kStart.size()), players);
    return seat ? std::optional(ChanceText{*seat, 0, 0}) : std::nullopt;
  }
  if (!text.starts_with(kRoll)) {
    return std::nullopt;
  }
  const std::string_view dice = text.substr(kRoll.size());
  const std::size_t space = dice.find(' ');
  if (space == std::string_view::npos) {
    return std::nullopt;
  }
  const std::optional<int> one = number_up_to(dice.substr(0, space), kSides);
  const std::optional<int> other = number_up_to(dice.substr(space + 1), kSides);
  return one && other ? std::optional(ChanceText{0, *one, *other}) : std::nullopt;
}

std::string start_text(Seat seat) { return std::string(kStart) + std::to_string(seat); }

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
        texts.push_back(std::string(kRoll) + std::to_string(one) + ' ' + std::to_string(other));
      }
    }
  }
  return texts;
}

}  // namespace byways::overpass
