// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon.h"

#include <QCoreApplication>

#include <algorithm>

#include "app/games/common_words.h"
#include "app/look/joined.h"
#include "app/match/series.h"
#include "engine/trypsylon/insight.h"
#include "engine/trypsylon/notation.h"

namespace byways::app {

namespace {

using trypsylon::Insight;
using trypsylon::Move;

/// The context of these texts for translators.
class TrypsylonStatus {
  Q_DECLARE_TR_FUNCTIONS(TrypsylonStatus)
};

bool isExpert(const Match& match) { return match.timeline().setup().options.is_on("expert"); }

bool isOpening(const Insight& insight) {
  const auto refusal = insight.refusal_of_move(Move::Open);
  return refusal && refusal->reason == "trypsylon.opening-is-simple";
}

// Says why a double move is or isn't possible. Each text is short enough for one line; the message strip has
// the full sentences.
TurnItem doubleItem(const Insight& insight, bool expert) {
  const auto refusal = insight.refusal_of_move(Move::Double);
  if (!refusal) {
    return TurnItem::move(expert && insight.face_down_at_start() == 1
                              ? TrypsylonStatus::tr("Double move: the last card")
                              : TrypsylonStatus::tr("Double move: two face-down cards"),
                          true);
  }
  if (refusal->reason == "trypsylon.endgame") {
    return TurnItem::move(TrypsylonStatus::tr("No double move in the endgame"), false);
  }
  return TurnItem::move(expert ? TrypsylonStatus::tr("No double move: all cards are face up")
                               : TrypsylonStatus::tr("No double move: the last move wasn’t open"),
                        false);
}

TurnItem openItem(const Insight& insight) {
  if (insight.refusal_of_move(Move::Open)) {
    // The only card face up is the one just pushed in, which has to stay (TRY-6).
    return TurnItem::move(
        TrypsylonStatus::tr("No open move: the only face-up card, %1, was just pushed in", "a cell")
            .arg(QString::fromStdString(insight.last_inserted())),
        false);
  }
  const QString last = QString::fromStdString(insight.last_inserted());
  // Doesn't name the card in the middle of a turn, because the card inserted last may be from this turn.
  return TurnItem::move(
      insight.hand() == 0 ? TrypsylonStatus::tr("Open move: a face-up card other than %1", "a cell").arg(last)
                          : TrypsylonStatus::tr("Open move: a face-up card"),
      true);
}

TurnItem cardsItem(const Insight& insight) {
  QString text = TrypsylonStatus::tr("%n card(s) still face down.", nullptr,
                                     static_cast<int>(insight.face_down().size()));
  if (const std::optional<int> left = insight.until_endgame()) {
    text = joinSentences(
        {text, *left > 0
                   ? TrypsylonStatus::tr("The endgame begins when only %n are left: no more double moves.",
                                         "cards face down", insight.face_down_at_start() - *left)
                   : TrypsylonStatus::tr("This is the endgame.")});
  }
  return TurnItem::fact(text);
}

// Lines about how to turn a card in hand and push it in, which people can't see from the card itself.
QList<TurnItem> handItems() {
  return {
      TurnItem::fact(TrypsylonStatus::tr("Turn the card: wheel, right click, R, or the arrows beside it.")),
      TurnItem::fact(TrypsylonStatus::tr(
          "Push it in: click the arrow again, click the tick, or press Enter. That ends your turn."))};
}

// Pushing in the first of two cards doesn't end the turn.
QList<TurnItem> firstOfTwoItems() {
  QList<TurnItem> items = handItems();
  items.last().text =
      TrypsylonStatus::tr("Push it in: click the arrow again, click the tick, or press Enter.");
  return items;
}

// Lines about what the current move has done and still needs. Once a card is lifted, they replace the lines
// about kinds of moves.
QList<TurnItem> progressItems(const Insight& insight, const std::vector<std::string>& steps) {
  const auto pushed = std::count_if(steps.begin(), steps.end(), trypsylon::is_insertion);
  const auto taken = static_cast<std::ptrdiff_t>(steps.size()) - pushed;
  const bool wantsSecond = insight.open_ends().empty();
  if (taken > 1 || wantsSecond) {
    return {TurnItem{TrypsylonStatus::tr("First card taken"), true},
            TurnItem{taken > 1 ? TrypsylonStatus::tr("Second card taken")
                               : TrypsylonStatus::tr("Take the second card"),
                     taken > 1},
            TurnItem{pushed > 0 ? TrypsylonStatus::tr("First card pushed in")
                                : TrypsylonStatus::tr("Push the first card in"),
                     pushed > 0},
            TurnItem{TrypsylonStatus::tr("Push the second card in"), false}};
  }
  QList<TurnItem> items{TurnItem{TrypsylonStatus::tr("Card taken"), true},
                        TurnItem{TrypsylonStatus::tr("Push the card in"), false}};
  if (!insight.takeable().empty()) {
    items.insert(1, TurnItem::move(TrypsylonStatus::tr("Take a second card for a double move"), true));
  }
  return items;
}

/// The context of these texts for translators.
class TrypsylonSeries {
  Q_DECLARE_TR_FUNCTIONS(TrypsylonSeries)
};

constexpr auto kStart = "start";

Seat otherOf(Seat seat) { return 3 - seat; }

}  // namespace

QString TrypsylonFace::task(const Match& match) const {
  const Insight* const insight = trypsylon::insight_into(match.state());
  const Timeline& timeline = match.timeline();
  if (insight == nullptr || timeline.to_move() < 1) {
    return timeline.outcome() ? gameIsOverText() : startLotText();
  }
  const std::vector<std::string> steps = timeline.open_steps();
  if (steps.empty()) {
    if (isOpening(*insight)) {
      return TrypsylonStatus::tr("Take a card off the board and push it back in.");
    }
    const bool isPair = isExpert(match) && insight->face_down_at_start() > 1;
    return isPair ? TrypsylonStatus::tr("Take two face-down cards or one face-up card.")
                  : TrypsylonStatus::tr("Take a card and push it back in.");
  }
  const bool hasPushed = std::any_of(steps.begin(), steps.end(), trypsylon::is_insertion);
  if (hasPushed) {
    return TrypsylonStatus::tr("Now push the second card in.");
  }
  if (insight->hand() == 2) {
    return TrypsylonStatus::tr("Push one card in, then the other.");
  }
  if (insight->takeable().empty()) {
    return TrypsylonStatus::tr("Turn the card, then choose an arrow to push it in.");
  }
  return insight->open_ends().empty() ? TrypsylonStatus::tr("Take the second card.")
                                      : TrypsylonStatus::tr("Push the card in, or take a second one.");
}

QList<TurnItem> TrypsylonFace::turnItems(const Match& match) const {
  const Insight* const insight = trypsylon::insight_into(match.state());
  if (insight == nullptr || match.timeline().to_move() < 1) {
    return {};
  }
  QList<TurnItem> items;
  const bool expert = isExpert(match);
  if (insight->hand() > 0 && !insight->open_ends().empty()) {
    items += insight->hand() == 1 ? handItems() : firstOfTwoItems();
  }
  if (const std::vector<std::string> steps = match.timeline().open_steps(); !steps.empty()) {
    items += progressItems(*insight, steps);
  } else if (isOpening(*insight)) {
    items.append(TurnItem::move(TrypsylonStatus::tr("Simple move: a face-down card"), true));
    items.append(TurnItem::move(TrypsylonStatus::tr("No other move on the first turn"), false));
  } else {
    if (!expert) {
      items.append(insight->refusal_of_move(Move::Simple)
                       ? TurnItem::move(TrypsylonStatus::tr("No simple move: all cards are face up"), false)
                       : TurnItem::move(TrypsylonStatus::tr("Simple move: a face-down card"), true));
    }
    items.append(openItem(*insight));
    items.append(doubleItem(*insight, expert));
  }
  items.append(cardsItem(*insight));
  if (insight->claim_is_open()) {
    items.append(TurnItem::fact(
        TrypsylonStatus::tr("This position has come up %n time(s)", nullptr, insight->times())));
  }
  return items;
}

Seat trypsylonStarter(const Match& match) {
  const Timeline& timeline = match.timeline();
  if (const int chosen = timeline.setup().options.number(kStart); chosen > 0) {
    return chosen;
  }
  const Entries entries = timeline.entries();
  const bool isDrawn = !entries.empty() && entries.front().seat == kChance;
  return isDrawn ? parse_number(split_words(entries.front().text).back()).value_or(kNobody) : kNobody;
}

Seat nextTrypsylonStarter(const Match& match) {
  const auto outcome = match.timeline().outcome();
  const bool hasLoser = outcome && outcome->winners.size() == 1;
  return hasLoser && !isExpert(match) ? otherOf(outcome->winners.front()) : otherOf(trypsylonStarter(match));
}

NextGame TrypsylonFace::nextGame(const Match& match) const {
  NextGame next = GameFace::nextGame(match);
  const Seat seat = nextTrypsylonStarter(match);
  const QList<int> wins = seriesWins(match);
  next.setup.options.insert_or_assign(kStart, seat);
  next.setup.wins = wins;
  const QString starter = match.name(seat);
  const QString wonText =
      TrypsylonSeries::tr("Wins in the series: %1 %2, %3 %4.", "name, number, name, number")
          .arg(match.name(1), QString::number(wins[0]), match.name(2), QString::number(wins[1]));
  const bool isDrawn = match.timeline().outcome()->winners.empty();
  next.text = joinSentences(
      {wonText,
       isExpert(match)
           ? TrypsylonSeries::tr("Players take turns starting: %1 starts the next game.").arg(starter)
       : isDrawn
           ? TrypsylonSeries::tr("Nobody lost, so the player who didn’t start this game starts the next: %1.")
                 .arg(starter)
           : TrypsylonSeries::tr("The loser starts the next game: %1.").arg(starter)});
  return next;
}

}  // namespace byways::app
