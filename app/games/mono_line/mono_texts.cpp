// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/mono_line/mono.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include "app/games/common_words.h"
#include "app/games/pass/pass_texts.h"
#include "engine/overpass/insight.h"

namespace byways::app {

namespace {

using ItemKind = TurnItem::Kind;

/// The context of these texts for translators.
class MonoTexts {
  Q_DECLARE_TR_FUNCTIONS(MonoTexts)
};

constexpr int kPiecesOfSeat = 2 * overpass::kPiecesEach;  // MON-1
constexpr int kFew = 3;  // up to this many pieces or places are worth a warning

bool isStrict(const Match& match) { return match.timeline().setup().options.is_on("strict"); }

QStringList wordsOf(const overpass::Places& places, std::size_t first = 0) {
  QStringList words;
  for (std::size_t i = first; i < places.size(); ++i) {
    words.append(QString::fromStdString(places[i]));
  }
  return words;
}

int piecesOnBoard(const Match& match, Seat seat) {
  const nlohmann::json position = match.state().position();
  int count = 0;
  for (const auto& [place, owner] : position.at("pieces").items()) {
    count += owner.get<int>() == seat ? 1 : 0;
  }
  return count;
}

int piecesLeft(const Match& match, Seat seat) { return kPiecesOfSeat - piecesOnBoard(match, seat); }

}  // namespace

QString MonoFace::stepsText(const QString& steps, const Match& /*match*/) const {
  return steps == QLatin1String("claim") ? MonoTexts::tr("Claims a shared line") : monoStepText(steps);
}

QString MonoFace::task(const Match& match) const {
  const Seat seat = match.timeline().to_move();
  if (seat < 1) {
    return match.timeline().outcome() ? gameIsOverText() : startLotText();
  }
  if (match.state().turn_is_open()) {
    return MonoTexts::tr("Try other places if you like. Nothing is final until you end the turn.");
  }
  if (piecesLeft(match, seat) == 0) {
    return MonoTexts::tr("No piece is left to place.");
  }
  return isStrict(match) ? MonoTexts::tr("Place a piece on any empty place, and mind %1’s lines.")
                               .arg(match.name(3 - seat))
                         : MonoTexts::tr("Place a piece where %1 holds no line.").arg(match.name(3 - seat));
}

QList<TurnItem> MonoFace::turnItems(const Match& match) const {
  const overpass::MonoInsight* const insight = overpass::mono_insight(match.state());
  const Seat seat = match.timeline().to_move();
  if (insight == nullptr || seat < 1) {
    return {};
  }
  const bool isPlaced = match.state().turn_is_open();
  QList<TurnItem> items{
      {.text = isPlaced ? MonoTexts::tr("A piece is placed") : MonoTexts::tr("Place a piece"),
       .done = isPlaced,
       .kind = ItemKind::Task}};
  if (isStrict(match)) {
    // Doesn't say how many places are free, which would tell whether somebody has made a mistake.
    items.append({.text = insight->has_claimed() ? MonoTexts::tr("No shared line: the claim was wrong")
                          : isPlaced             ? MonoTexts::tr("You can’t claim after placing")
                                                 : MonoTexts::tr("You may claim before you place"),
                  .done = false,
                  .kind = insight->has_claimed() || isPlaced ? ItemKind::Closed : ItemKind::Open});
  } else if (const int places = insight->clear_nodes_of(seat); piecesLeft(match, seat) > 0) {
    items.append({.text = places > kFew ? MonoTexts::tr("%n place(s) open to you", nullptr, places)
                                        : MonoTexts::tr("Only %n place(s) open to you", nullptr, places),
                  .done = false,
                  .kind = ItemKind::Fact});
  }
  if (const int left = piecesLeft(match, seat); left <= kFew && left > 0) {
    items.append({.text = MonoTexts::tr(
                      "Only %n piece(s) left. Whoever has none at the start of a turn loses.", nullptr, left),
                  .done = false,
                  .kind = ItemKind::Fact});
  }
  return items;
}

QStringList MonoFace::seatLines(const Match& match, Seat seat) const {
  const overpass::MonoInsight* const insight = overpass::mono_insight(match.state());
  QStringList lines{MonoTexts::tr("%n piece(s) left", nullptr, piecesLeft(match, seat))};
  if (insight != nullptr) {
    lines.append(
        MonoTexts::tr("%n line(s) held", nullptr, static_cast<int>(insight->lines_held_by(seat).size())));
  }
  if (insight != nullptr && !isStrict(match)) {
    lines.append(MonoTexts::tr("%n place(s) open", nullptr, insight->clear_nodes_of(seat)));
  }
  return lines;
}

QList<std::pair<QString, QString>> MonoFace::choices(const Match& match) const {
  const Seat seat = match.timeline().to_move();
  QList<std::pair<QString, QString>> choices;
  if (seat < 1 || !isStrict(match) || match.state().turn_is_open() || match.state().claim_refusal(seat)) {
    return choices;
  }
  choices.append({QStringLiteral("%1: claim").arg(seat), MonoTexts::tr("Claim a shared line")});
  // A choice replaces the button that ends the turn.
  if (piecesLeft(match, seat) == 0) {
    choices.append({QStringLiteral("end"), MonoTexts::tr("Give up: no piece left")});
  }
  return choices;
}

QString MonoFace::resultText(const Match& match) const {
  const std::optional<Outcome> outcome = match.timeline().outcome();
  if (QString text = calledOffText(match); !text.isEmpty() || !outcome || outcome->winners.empty()) {
    return text;
  }
  const Seat winner = outcome->winners.front();
  const QString loser = match.name(3 - winner);
  if (outcome->reason == "shared line claimed") {
    const overpass::MonoInsight* const insight = overpass::mono_insight(match.state());
    QStringList pieces;
    if (insight != nullptr && !insight->shared_lines().empty()) {
      pieces = wordsOf(insight->shared_lines().front().pieces);
    }
    return MonoTexts::tr("%1 was right to claim: the pieces on %2 share a line.", "a player, places")
        .arg(match.name(winner), listText(pieces));
  }
  return piecesLeft(match, 3 - winner) == 0
             ? MonoTexts::tr("%1 has no piece left to place.").arg(loser)
             : MonoTexts::tr("%1 has no place left that is free of %2’s lines.")
                   .arg(loser, match.name(winner));
}

}  // namespace byways::app
