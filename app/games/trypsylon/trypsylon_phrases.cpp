// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon_phrases.h"

#include <QCoreApplication>

#include "app/look/direction.h"
#include "engine/trypsylon/insight.h"
#include "engine/trypsylon/notation.h"

namespace byways::app {

namespace {

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

// Short, for a list. The end at which a card comes in: "column c north".
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

QString trypsylonAim(const Match& match) {
  const trypsylon::Insight* const insight = trypsylon::insight_into(match.state());
  if (insight == nullptr) {
    return {};
  }
  const Seat beach = insight->owner(trypsylon::Goal::Beach);
  return TrypsylonPhrases::tr("%1 joins west and east, %2 north and south, by one pathway.")
      .arg(match.name(beach), match.name(3 - beach));
}

QString trypsylonStepText(const QString& step) {
  const std::optional<trypsylon::WrittenStep> written = trypsylon::read_step(step.toStdString());
  if (!written) {
    return step;
  }
  if (written->kind == trypsylon::WrittenStep::Kind::Lift) {
    return TrypsylonPhrases::tr("card from %1").arg(asNotation(step));
  }
  return TrypsylonPhrases::tr("%1, %2", "where a card is pushed in, how it lies")
      .arg(pushText(written->side, rowName(*written)), cornerText(written->corner));
}

QString trypsylonStepsText(const QString& steps) {
  QStringList cards;
  QStringList ends;
  for (const QString& step : steps.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    const std::optional<trypsylon::WrittenStep> written = trypsylon::read_step(step.toStdString());
    if (!written) {
      return steps;
    }
    if (written->kind == trypsylon::WrittenStep::Kind::Lift) {
      cards.append(asNotation(step));
    } else {
      // No line ends before the arrow.
      ends.append(endText(written->side, rowName(*written)) + QChar(QChar::Nbsp) +
                  cornerArrow(written->corner));
    }
  }
  const QString between = TrypsylonPhrases::tr(", ", "between cards, or ends where they are pushed in");
  return ends.isEmpty()
             ? cards.join(between)
             : TrypsylonPhrases::tr("%1 to %2", "cards that are lifted, ends where they are pushed in")
                   .arg(cards.join(between), ends.join(between));
}

}  // namespace byways::app
