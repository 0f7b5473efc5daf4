// SPDX-License-Identifier: GPL-3.0-or-later
// Dice: players roll them at the start of their turns, and a roll for each seat shows who starts.
#include <algorithm>

#include "app/match/match.h"
#include "engine/core/random.h"

namespace byways::app {

namespace {

constexpr std::uint32_t kSides = 6;
constexpr quint64 kStartingRoll = 0x57415254;  // makes the starting rolls independent of the rolls for turns

using Dice = std::array<int, 2>;

int sumOf(const Dice& dice) { return dice[0] + dice[1]; }

bool isHighest(const QList<Dice>& rolls, qsizetype which) {
  const auto isAsHigh = [&](const Dice& dice) { return sumOf(dice) >= sumOf(rolls[which]); };
  return std::count_if(rolls.begin(), rolls.end(), isAsHigh) == 1;
}

}  // namespace

void Match::roll() {
  if (!isRollDue() || isGuided()) {
    return;
  }
  const std::size_t cursor = timeline_.cursor();
  const Entries next = timeline_.entries_until(std::min(cursor + 1, timeline_.length()));
  if (timeline_.can_redo() && next.back().seat == kChance) {
    timeline_.redo();
    Q_EMIT lotDrawn(QString::fromStdString(next.back().text));
  } else {
    // The outcome depends on the number of turns, not on that of steps: the next player's roll must not
    // depend on how a turn was played.
    drawLot(timeline_.entries_until(cursor).size());
  }
  noteRoll(timeline_.entries_until(timeline_.cursor()).size() - 1);
  Q_EMIT changed({});
}

QList<Dice> Match::startingRolls() const {
  const Entries entries = timeline_.entries();
  if (!game().rolls_dice() || entries.empty() || entries.front().seat != kChance ||
      !entries.front().text.starts_with("start ")) {
    return {};
  }
  const qsizetype starter = QString::fromStdString(entries.front().text).section(u' ', 1).toInt() - 1;
  Random random(seed_ ^ kStartingRoll);
  QList<Dice> rolls(players());
  // Rolls again until the starter's roll is the highest, without a tie.
  do {
    for (Dice& dice : rolls) {
      dice = {1 + static_cast<int>(random.below(kSides)), 1 + static_cast<int>(random.below(kSides))};
    }
  } while (!isHighest(rolls, starter));
  return rolls;
}

}  // namespace byways::app
