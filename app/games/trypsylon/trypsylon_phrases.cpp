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
  const bool isColumn = written->side == Side::North || written->side == Side::South;
  const QString row = isColumn ? QString(QChar(u'a' + static_cast<char16_t>(written->column - 1)))
                               : QString::number(written->row);
  return TrypsylonPhrases::tr("%1, %2", "where a card is pushed in, how it lies")
      .arg(pushText(written->side, row), cornerText(written->corner));
}

}  // namespace byways::app
