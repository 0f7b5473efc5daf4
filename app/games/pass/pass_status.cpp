// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/pass/pass_texts.h"

#include <QCoreApplication>

#include "app/games/common_words.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class PassStatus {
  Q_DECLARE_TR_FUNCTIONS(PassStatus)
};

}  // namespace

QString passTask(const PassTable& table) {
  switch (table.phase) {
    case PassTable::Phase::Lot:
      return PassStatus::tr("The dice decide who starts.");
    case PassTable::Phase::Roll:
      return PassStatus::tr("Roll the dice.");
    case PassTable::Phase::Play:
      return {};
    case PassTable::Phase::Over:
      break;
  }
  return gameIsOverText();
}

TurnItem movesLeftItem(const PassTable& table) {
  return {.text = PassStatus::tr("Moves left: %1 of %2").arg(table.left).arg(table.sum()),
          .done = false,
          .kind = TurnItem::Kind::Fact};
}

QString movesLostAtEnd(const Match& match) {
  const PassTable table = passTable(match);
  const bool isMuch =
      table.phase == PassTable::Phase::Play && table.left > 0 && 2 * table.left >= table.sum();
  return isMuch && !match.state().legal_steps().empty()
             ? PassStatus::tr("You still have %n move(s) of this roll.", nullptr, table.left)
             : QString();
}

}  // namespace byways::app
