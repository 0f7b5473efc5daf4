// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

#include "app/games/common_words.h"
#include "app/look/direction.h"
#include "app/look/joined.h"
#include "engine/trypsylon/insight.h"
#include "engine/trypsylon/notation.h"

namespace byways::app {

namespace {

using trypsylon::Goal;

/// The context of these texts for translators.
class TrypsylonTexts {
  Q_DECLARE_TR_FUNCTIONS(TrypsylonTexts)
};

// The seat of the last entry before the cursor.
Seat lastToAct(const Match& match) {
  const Timeline& timeline = match.timeline();
  const Entries entries = timeline.entries_until(timeline.cursor());
  return entries.empty() ? kNobody : entries.back().seat;
}

// Precondition: the winner's sides are joined (TRY-16).
QString joinedText(const Match& match, Seat winner, bool beachesLieAcross) {
  const trypsylon::Insight* const insight = trypsylon::insight_into(match.state());
  if (insight == nullptr) {
    return {};
  }
  const bool isBeach = insight->owner(Goal::Beach) == winner;
  const int length = static_cast<int>(insight->pathway(isBeach ? Goal::Beach : Goal::Meadow).size());
  const QString name = match.name(winner);
  QString text =
      isBeach == beachesLieAcross
          ? TrypsylonTexts::tr("%1 has joined west and east with a pathway of %n card(s).", nullptr, length)
          : TrypsylonTexts::tr("%1 has joined north and south with a pathway of %n card(s).", nullptr,
                               length);
  text = text.arg(name);
  const Seat mover = lastToAct(match);
  if (insight->joins(Goal::Beach) && insight->joins(Goal::Meadow)) {
    return joinSentences(
        {text, TrypsylonTexts::tr(
                   "The other two sides are joined as well, so the player who made the move wins: %1.")
                   .arg(name)});
  }
  return joinSentences(
      {text,
       mover == winner
           ? QString()
           : TrypsylonTexts::tr("%1 made the last move, but that doesn’t matter.").arg(match.name(mover))});
}

using trypsylon::Corner;
using trypsylon::Side;

/// The context of these texts for translators.
class TrypsylonPhrases {
  Q_DECLARE_TR_FUNCTIONS(TrypsylonPhrases)
};

QString cornerText(Corner corner) {
  switch (corner) {
    case Corner::NorthWest:
      return TrypsylonPhrases::tr("corner north-west");
    case Corner::NorthEast:
      return TrypsylonPhrases::tr("corner north-east");
    case Corner::SouthEast:
      return TrypsylonPhrases::tr("corner south-east");
    case Corner::SouthWest:
      break;
  }
  return TrypsylonPhrases::tr("corner south-west");
}

QString pushText(Side side, const QString& row) {
  switch (side) {
    case Side::North:
      return TrypsylonPhrases::tr("into column %1 from the north").arg(row);
    case Side::East:
      return TrypsylonPhrases::tr("into row %1 from the east").arg(row);
    case Side::South:
      return TrypsylonPhrases::tr("into column %1 from the south").arg(row);
    case Side::West:
      break;
  }
  return TrypsylonPhrases::tr("into row %1 from the west").arg(row);
}

// The end at which a card comes in, in a short form for lists: "column c north".
QString endText(Side side, const QString& row) {
  QString text;
  switch (side) {
    case Side::North:
      text = TrypsylonPhrases::tr("column %1 north", "an end at which a card is pushed in").arg(row);
      break;
    case Side::East:
      text = TrypsylonPhrases::tr("row %1 east", "an end at which a card is pushed in").arg(row);
      break;
    case Side::South:
      text = TrypsylonPhrases::tr("column %1 south", "an end at which a card is pushed in").arg(row);
      break;
    case Side::West:
      text = TrypsylonPhrases::tr("row %1 west", "an end at which a card is pushed in").arg(row);
      break;
  }
  return text;
}

QChar cornerArrow(Corner corner) {
  switch (corner) {
    case Corner::NorthWest:
      return u'↖';
    case Corner::NorthEast:
      return u'↗';
    case Corner::SouthEast:
      return u'↘';
    case Corner::SouthWest:
      break;
  }
  return u'↙';
}

// The column or row into which a card is pushed.
QString rowName(const trypsylon::WrittenStep& written) {
  const bool isColumn = written.side == Side::North || written.side == Side::South;
  return isColumn ? QString(QChar(u'a' + static_cast<char16_t>(written.column - 1)))
                  : QString::number(written.row);
}

}  // namespace

// "the east end of row 3" for "E3", which looks too much like the cell e3. No other argument of a refusal is
// two characters long and begins with one of the capitals N, E, S and W.
QString TrypsylonFace::argumentText(const std::string& argument) const {
  QString place = QString::fromStdString(argument);
  if (!TrypsylonSurface::isEnd(place)) {
    return place;
  }
  // In the order of trypsylon::Side.
  const std::array names{
      TrypsylonTexts::tr("the north end of column %1"), TrypsylonTexts::tr("the east end of row %1"),
      TrypsylonTexts::tr("the south end of column %1"), TrypsylonTexts::tr("the west end of row %1")};
  const Side seen = trypsylonAsFaced(TrypsylonSurface::sideOf(place), facing_);
  return names.at(static_cast<std::size_t>(seen)).arg(place.mid(1));
}

QString TrypsylonFace::resultText(const Match& match) const {
  const std::optional<Outcome> outcome = match.timeline().outcome();
  if (QString text = calledOffText(match); !text.isEmpty() || !outcome) {
    return text;
  }
  if (outcome->reason == "repetition") {
    return TrypsylonTexts::tr("The same position has come up for the third time, and %1 has claimed a draw.")
        .arg(match.name(lastToAct(match)));
  }
  return outcome->winners.empty() ? QString()
                                  : joinedText(match, outcome->winners.front(), beachesLieAcross());
}

QString TrypsylonFace::aim(const Match& match) const {
  const trypsylon::Insight* const insight = trypsylon::insight_into(match.state());
  if (insight == nullptr) {
    return {};
  }
  const Seat across = insight->owner(beachesLieAcross() ? Goal::Beach : Goal::Meadow);
  return TrypsylonPhrases::tr(
             "%1 connects west to east; %2 connects north to south. Each needs one unbroken pathway.")
      .arg(match.name(across), match.name(3 - across));
}

QString TrypsylonFace::stepText(const QString& step, Seat /*seat*/, const Match& /*match*/) const {
  const std::optional<trypsylon::WrittenStep> written = trypsylon::read_step(step.toStdString());
  if (!written) {
    return step;
  }
  if (written->kind == trypsylon::WrittenStep::Kind::Lift) {
    return TrypsylonPhrases::tr("card from %1").arg(asNotation(step));
  }
  return TrypsylonPhrases::tr("%1, %2", "where a card is pushed in, how it lies")
      .arg(pushText(trypsylonAsFaced(written->side, facing_), rowName(*written)),
           cornerText(trypsylonAsFaced(written->corner, facing_)));
}

QString TrypsylonFace::stepsText(const QString& steps, const Match& /*match*/) const {
  if (steps == QLatin1String("claim")) {
    return TrypsylonTexts::tr("Draw claimed");
  }
  QStringList cards;
  QStringList ends;
  for (const QString& step : stepsIn(steps)) {
    const std::optional<trypsylon::WrittenStep> written = trypsylon::read_step(step.toStdString());
    if (!written) {
      return steps;
    }
    if (written->kind == trypsylon::WrittenStep::Kind::Lift) {
      cards.append(asNotation(step));
    } else {
      // A non-breaking space keeps the arrow on the same line.
      ends.append(endText(trypsylonAsFaced(written->side, facing_), rowName(*written)) + QChar(QChar::Nbsp) +
                  cornerArrow(trypsylonAsFaced(written->corner, facing_)));
    }
  }
  const QString between = TrypsylonPhrases::tr(", ", "between cards, or ends where they are pushed in");
  return ends.isEmpty()
             ? cards.join(between)
             : TrypsylonPhrases::tr("%1 to %2", "cards that are lifted, ends where they are pushed in")
                   .arg(cards.join(between), ends.join(between));
}

}  // namespace byways::app
