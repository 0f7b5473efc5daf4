// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include <algorithm>

#include "app/games/over_pass/over_pass_texts.h"
#include "app/games/pass/pass_table.h"
#include "app/games/pass/pass_texts.h"
#include "engine/overpass/insight.h"

namespace byways::app {

namespace {

using ItemKind = TurnItem::Kind;

/// The context of these texts for translators.
class OverPassStatus {
  Q_DECLARE_TR_FUNCTIONS(OverPassStatus)
};

/// Which of the four kinds of move (OVP-3) are possible now.
struct OpenKinds {
  bool overPass = false;
  bool trade = false;
  bool slide = false;
  bool exit = false;
};

OpenKinds openKinds(const State& state) {
  OpenKinds open;
  for (const std::string& step : state.legal_steps()) {
    const bool isExit = step.ends_with(">home");
    open.exit = open.exit || isExit;
    open.overPass = open.overPass || (!isExit && step.find('>') != std::string::npos);
    open.trade = open.trade || step.find('=') != std::string::npos;
    open.slide = open.slide || step.find('-') != std::string::npos;
  }
  return open;
}

TurnItem kindItem(bool isOpen, const QString& open, const QString& closed) {
  return {.text = isOpen ? open : closed, .done = false, .kind = isOpen ? ItemKind::Open : ItemKind::Closed};
}

// OVP-9. In so few words that each stays on its line: the message strip has the sentences.
TurnItem exitItem(const PassTable& table, bool isOpen) {
  const bool rollAllows = table.sum() % 2 == 0 || table.allWaiting() == 0;
  if (!rollAllows) {
    return kindItem(false, {}, OverPassStatus::tr("No exit: the roll is odd"));
  }
  return kindItem(
      isOpen,
      table.allWaiting() == 0 ? OverPassStatus::tr("Exit to the home tray: 1 move, the reserves are empty")
                              : OverPassStatus::tr("Exit to the home tray: 1 move, as the roll is even"),
      OverPassStatus::tr("No exit: no %1 piece can", "a colour").arg(passColourName(table.colour)));
}

// OVP-10.
TurnItem centreItem(const std::optional<int>& moves) {
  if (!moves) {
    return {.text = OverPassStatus::tr("The Center Square, O, can’t be emptied"),
            .done = false,
            .kind = ItemKind::Closed};
  }
  return {.text = *moves == 0 ? OverPassStatus::tr("The Center Square, O, is empty")
                              : OverPassStatus::tr("Empty the Center Square, O: %n move(s)", nullptr, *moves),
          .done = *moves == 0,
          .kind = ItemKind::Task};
}

}  // namespace

QString overPassTask(const Match& match) {
  const PassTable table = passTable(match);
  if (table.phase != PassTable::Phase::Play) {
    return passTask(table);
  }
  const overpass::OverPassInsight* const insight = overpass::over_pass_insight(match.state());
  if (insight == nullptr) {
    return {};
  }
  if (!insight->moves_to_empty_centre()) {
    return OverPassStatus::tr("The Center Square, O, can’t be emptied with this roll. End the turn.");
  }
  return table.left == 0 ? OverPassStatus::tr("All moves are made. End the turn.")
                         : OverPassStatus::tr("Move pieces of any colour, as far as the roll goes.");
}

QList<TurnItem> overPassTurnItems(const Match& match) {
  const PassTable table = passTable(match);
  const overpass::OverPassInsight* const insight = overpass::over_pass_insight(match.state());
  if (table.phase != PassTable::Phase::Play || insight == nullptr) {
    return {};
  }
  const std::optional<int> toEmpty = insight->moves_to_empty_centre();
  if (table.left == 0) {
    return {movesLeftItem(table), centreItem(toEmpty)};  // nothing is open any more
  }
  const OpenKinds open = openKinds(match.state());
  // Why a kind is closed that the count would allow: the moves are wanted elsewhere, or nothing fits.
  const auto isWanted = [&](int price) { return toEmpty && *toEmpty > table.left - price; };
  const QString wanted = OverPassStatus::tr("the moves left have to empty O");
  const auto closed = [&](const QString& kind, int price, const QString& reason) {
    return OverPassStatus::tr("%1: %2", "a kind of move that is closed, why")
        .arg(kind, isWanted(price) ? wanted : reason);
  };
  return {movesLeftItem(table),
          kindItem(open.overPass, OverPassStatus::tr("Over-Pass: 1 move"),
                   closed(OverPassStatus::tr("No Over-Pass"), 1,
                          OverPassStatus::tr("no chain ends at an empty place"))),
          kindItem(open.trade, OverPassStatus::tr("Trade: 1 move"),
                   closed(OverPassStatus::tr("No trade"), 1, OverPassStatus::tr("no two pieces fit"))),
          kindItem(open.slide, OverPassStatus::tr("Slide: 2 moves"),
                   table.left < 2 ? OverPassStatus::tr("No slide: it takes 2 moves")
                                  : closed(OverPassStatus::tr("No slide"), 2,
                                           OverPassStatus::tr("no empty place farther out"))),
          exitItem(table, open.exit),
          centreItem(toEmpty)};
}

}  // namespace byways::app
