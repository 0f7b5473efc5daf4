// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass_phrases.h"

#include <QCoreApplication>

#include "app/look/direction.h"
#include "engine/bypass/notation.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class BypassPhrases {
  Q_DECLARE_TR_FUNCTIONS(BypassPhrases)
};

}  // namespace

QString bypassAim() {
  return BypassPhrases::tr("Once the paths join all six corners, the most paths on the three routes win.");
}

QString bypassStepText(const QString& step) {
  const std::optional<bypass::WrittenStep> written = bypass::read_step(step.toStdString());
  if (!written) {
    return step;
  }
  const QString first = QString::fromStdString(written->first);
  const QString second = QString::fromStdString(written->second);
  const QString link = asNotation(first + QStringLiteral("–") + second);
  switch (written->kind) {
    case bypass::StepKind::Path:
      return BypassPhrases::tr("path %1", "a link: path C3–C4").arg(link);
    case bypass::StepKind::Wall:
      // Short, as it shares a line with the path.
      return BypassPhrases::tr("wall %1", "a link: wall B1|B2")
          .arg(asNotation(first + QLatin1Char('|') + second));
    case bypass::StepKind::ToWall:
      return BypassPhrases::tr("path %1 becomes a wall").arg(link);
    case bypass::StepKind::ToPath:
      break;
  }
  return BypassPhrases::tr("wall %1 becomes a path").arg(link);
}

}  // namespace byways::app
