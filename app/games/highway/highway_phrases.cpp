// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway_phrases.h"

#include <QCoreApplication>

#include "app/games/highway/highway_texts.h"
#include "app/look/direction.h"
#include "engine/highway/notation.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class HighwayPhrases {
  Q_DECLARE_TR_FUNCTIONS(HighwayPhrases)
};

}  // namespace

QString highwayAim() {
  return HighwayPhrases::tr("Every cell you reach is a point. After six rounds the most points win.");
}

QString highwayStepText(const QString& step) {
  const std::optional<highway::WrittenStep> written = highway::read_step(step.toStdString());
  if (!written) {
    return step;
  }
  const QString cell = asNotation(QString::fromStdString(written->cell));
  switch (written->kind) {
    case highway::PartKind::Left:
      return HighwayPhrases::tr("sign to the left on %1").arg(cell);
    case highway::PartKind::Right:
      return HighwayPhrases::tr("sign to the right on %1").arg(cell);
    case highway::PartKind::Blockade:
      return HighwayPhrases::tr("barrier on %1").arg(cell);
    case highway::PartKind::Robber:
      return HighwayPhrases::tr("robber on %1").arg(cell);
    case highway::PartKind::Go:
      break;
  }
  return written->direction == highway::kStay ? HighwayPhrases::tr("staying there")
                                              : HighwayPhrases::tr("setting out to the %1", "a direction")
                                                    .arg(highwayDirectionText(written->direction));
}

}  // namespace byways::app
