// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/highway/report.h"

namespace byways::app {

// The result of a travelled round in sentences. They say only what everybody may know: not whose the tiles
// were, and not why a player hasn't moved.

/// "On D4 a right-turn sign and a barrier met: neither stands."
[[nodiscard]] QString highwayFailText(const highway::FailedTiles& failed);
/// "Ann +5: the barrier on E5 was in the way."
[[nodiscard]] QString highwayJourneyText(const highway::RoundReport& report, Seat seat, const QString& name);
/// Which barriers have been taken away at the end of the round (HWY-7); empty if none.
[[nodiscard]] QString highwayBarriersText(const highway::RoundReport& report);
/// What robbers have brought and taken (HWY-13); empty if nobody met one.
[[nodiscard]] QString highwayRobberiesText(const highway::RoundReport& report, const QStringList& names);
/// Who led before the last round, and if there are few players what it has brought them. `names` are in seat
/// order.
[[nodiscard]] QString highwayLastRoundText(const highway::RoundReport& report, const QStringList& names);
/// The whole round: journeys, things that met, players who met, barriers that went. `names` are in
/// seat order.
[[nodiscard]] QStringList highwayRoundFacts(const highway::RoundReport& report, const QStringList& names);

}  // namespace byways::app
