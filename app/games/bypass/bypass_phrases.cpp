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

constexpr QChar kPathSign(u'–');
constexpr QChar kWallSign(u'|');

QString textOf(const bypass::WrittenStep& link, QChar between) {
  return asNotation(QString::fromStdString(link.first) + between + QString::fromStdString(link.second));
}

}  // namespace

QString bypassAim() {
  return BypassPhrases::tr("Once the paths join all six corners, the most paths on the three routes win.");
}

QString bypassStepText(const QString& step) {
  const std::optional<bypass::WrittenStep> written = bypass::read_step(step.toStdString());
  if (!written) {
    return step;
  }
  const QString link = textOf(*written, kPathSign);
  switch (written->kind) {
    case bypass::StepKind::Path:
      return BypassPhrases::tr("path %1", "a link: path C3–C4").arg(link);
    case bypass::StepKind::Wall:
      // Short, as it shares a line with the path.
      return BypassPhrases::tr("wall %1", "a link: wall B1|B2").arg(textOf(*written, kWallSign));
    case bypass::StepKind::ToWall:
      return BypassPhrases::tr("path %1 becomes a wall").arg(link);
    case bypass::StepKind::ToPath:
      break;
  }
  return BypassPhrases::tr("wall %1 becomes a path").arg(link);
}

QString bypassSwapText(const QString& oneHalf, const QString& otherHalf) {
  const auto one = bypass::read_step(oneHalf.toStdString());
  const auto other = bypass::read_step(otherHalf.toStdString());
  const auto isHalf = [](const auto& step, bypass::StepKind kind) { return step && step->kind == kind; };
  if (isHalf(one, bypass::StepKind::ToPath) && isHalf(other, bypass::StepKind::ToWall)) {
    return bypassSwapText(otherHalf, oneHalf);
  }
  if (!isHalf(one, bypass::StepKind::ToWall) || !isHalf(other, bypass::StepKind::ToPath)) {
    return {};
  }
  return BypassPhrases::tr("swap %1 and %2", "a path and a wall that change: swap C3–C4 and B1|B2")
      .arg(textOf(*one, kPathSign), textOf(*other, kWallSign));
}

}  // namespace byways::app
