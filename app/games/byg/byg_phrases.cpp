// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/byg/byg_phrases.h"

#include <QCoreApplication>

#include "app/games/byg/byg_texts.h"
#include "app/look/direction.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class BygPhrases {
  Q_DECLARE_TR_FUNCTIONS(BygPhrases)
};

}  // namespace

QString bygAim(const Match& match) {
  const std::optional<Seat> priority = bygPriority(match);
  return priority ? BygPhrases::tr("The largest group of touching stones wins. %1 wins a tie.")
                        .arg(match.name(*priority))
                  : BygPhrases::tr("The largest group of touching stones wins.");
}

QString bygStepText(const QString& step) { return BygPhrases::tr("stone on %1").arg(asNotation(step)); }

}  // namespace byways::app
