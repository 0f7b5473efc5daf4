// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/review_teller.h"

#include <cmath>

#include "app/games/turn_facts.h"
#include "app/games/turn_words.h"
#include "app/review/review_page.h"
#include "app/review/review_words.h"

namespace byways::app {

std::vector<double> ReviewTeller::chancesAfter(const Place& place) const {
  const bool isSecret = match_.game().has_secret_turns();
  if (place.entries == 0) {
    // A secret turn can be judged only once its round is over.
    const search::Judgement* const first =
        isSecret || review_.entries().empty() ? nullptr : review_.judgement(review_.entries().front());
    return first == nullptr ? std::vector<double>() : first->before;
  }
  Timeline there = review_.timeline();
  there.go_to(place.cursor);
  if (const std::optional<Outcome> outcome = there.outcome()) {
    std::vector<double> chances(static_cast<std::size_t>(match_.players()),
                                outcome->winners.empty() ? 1.0 / match_.players() : 0.0);
    for (const Seat winner : outcome->winners) {
      chances[static_cast<std::size_t>(winner) - 1] = 1.0 / static_cast<double>(outcome->winners.size());
    }
    return chances;
  }
  // All turns of a round lead to the same position, so any of their judgements will do: the one with the most
  // details is best.
  const std::size_t first = isSecret ? place.before : place.entries - 1;
  const search::Judgement* teller = nullptr;
  for (std::size_t entry = first; entry < place.entries; ++entry) {
    const search::Judgement* const judgement = review_.judgement(entry);
    if (judgement != nullptr && (teller == nullptr || judgement->loss > teller->loss)) {
      teller = judgement;
    }
  }
  return teller == nullptr ? std::vector<double>() : teller->after;
}

// The loss in per cent: the difference of the two rounded chances that are shown beside it, so that the
// figures agree.
QString ReviewTeller::lossText(const search::Judgement& moment) {
  const auto seat = static_cast<std::size_t>(moment.seat) - 1;
  const auto percents = [](double chance) { return std::lround(chance * 100); };
  const long lost = percents(moment.before.at(seat)) - percents(moment.after.at(seat));
  return percentText(static_cast<double>(lost) / 100);
}

QString ReviewTeller::lineOf(const search::Judgement& moment, int number) const {
  const QString text =
      match_.game().has_secret_turns()
          ? ReviewPage::tr("%1.  Round %2, %3: %4 given away", "number in this list, round, player, percent")
          : ReviewPage::tr("%1.  Turn %2, %3: %4 given away",
                           "number in this list, number of the turn, player, percent");
  return text.arg(number)
      .arg(turnNumber(review_.timeline(), moment.entry))
      .arg(match_.name(moment.seat), lossText(moment));
}

QString ReviewTeller::playedText(const search::Judgement& moment) const {
  return sentences(
      {ReviewPage::tr("%1 played %2.", "player, turn in words")
           .arg(match_.name(moment.seat), turnInWords(moment.played, moment.seat, face_, shown_)),
       factsSentence(factsOfTurn(face_, shown_, review_.timeline(), moment.entry, moment.played)),
       answerText(moment),
       ReviewPage::tr("Chances after the turn: %1.", "chances of all")
           .arg(chancesText(moment.after, match_))});
}

// What effect the reply had, if it was a good reply and followed immediately.
QString ReviewTeller::answerText(const search::Judgement& moment) const {
  const std::size_t next = moment.entry + 1;
  const search::Judgement* const answer = review_.judgement(next);
  if (match_.game().has_secret_turns() || answer == nullptr || answer->seat == moment.seat ||
      answer->loss >= Review::kSmall) {
    return {};
  }
  const QStringList facts = factsOfTurn(face_, shown_, review_.timeline(), next, answer->played);
  return facts.isEmpty() ? QString()
                         : ReviewPage::tr("%1’s reply %2.", "player, what the turn does: joins two groups")
                               .arg(match_.name(answer->seat), facts.front());
}

// Mentions only effects that the turn actually played didn't have.
QString ReviewTeller::betterText(const search::Judgement& moment) const {
  QStringList facts = factsOfTurn(face_, shown_, review_.timeline(), moment.entry, moment.best);
  for (const QString& fact : factsOfTurn(face_, shown_, review_.timeline(), moment.entry, moment.played)) {
    facts.removeAll(fact);
  }
  return sentences({ReviewPage::tr("Better was %1.", "turn in words")
                        .arg(turnInWords(moment.best, moment.seat, face_, shown_)),
                    factsSentence(facts),
                    ReviewPage::tr("Chances after the turn: %1.", "chances of all")
                        .arg(chancesText(moment.before, match_))});
}

}  // namespace byways::app
