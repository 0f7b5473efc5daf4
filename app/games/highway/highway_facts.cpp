// SPDX-License-Identifier: GPL-3.0-or-later
// What a submission of Hexagonal Highway plans, as far as its own player may know.
#include <QCoreApplication>

#include "app/games/highway/highway.h"
#include "engine/highway/insight.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class HighwayFacts {
  Q_DECLARE_TR_FUNCTIONS(HighwayFacts)
};

}  // namespace

QStringList HighwayFace::turnFacts(const TurnSpan& turn, const Match& /*match*/) const {
  const highway::Insight& after = *highway::insight_into(turn.after);
  if (after.table().homes.empty() || after.view(turn.seat).submission.empty()) {
    return {};  // before the lot
  }
  const highway::JourneyReport journey = after.preview(turn.seat);
  if (journey.cells.empty()) {
    return {};
  }
  QStringList facts{HighwayFacts::tr("plans a journey of %n hex(es)", "what a turn does",
                                     static_cast<int>(journey.cells.size()))};
  facts.append(
      HighwayFacts::tr("brings %n point(s) as the board stands", "what a turn does", journey.points));
  return facts;
}

}  // namespace byways::app
