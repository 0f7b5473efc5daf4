// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "app/games/game_face.h"
#include "app/match/match.h"
#include "engine/highway/report.h"

namespace byways::app {

// The longer texts of Hexagonal Highway's GameFace, which are documented there.

[[nodiscard]] QString highwayRefusalText(const Refusal& refusal, const Match& match);
/// `outcome` with or without the "*: " of an entry.
[[nodiscard]] QString highwayLotText(const QString& outcome, const Match& match);
/// It tells nothing of a submission, which stays secret for good (HWY-2).
[[nodiscard]] QString highwayTurnText(const QString& entry);
[[nodiscard]] QString highwayRoundText(const State& before, const State& after, const Match& match);
[[nodiscard]] QString highwayResultText(const Match& match);
[[nodiscard]] QList<KeyHelp> highwayKeys();

/// "north-east". Precondition: a Direction.
[[nodiscard]] QString highwayDirectionText(std::uint8_t direction);
/// "+5", "0", "−2".
[[nodiscard]] QString highwayGain(int points);
/// "Ann +5": a line may end between two players, not within what is said of one.
[[nodiscard]] QString highwayShareText(const QString& name, int points);

// The aim of Hexagonal Highway and its steps in words, for the GameFace, where they are documented.

[[nodiscard]] QString highwayAim();
/// For a submission in hand. Of a sealed one highwayTurnText tells nothing.
[[nodiscard]] QString highwayStepText(const QString& step);

// What Hexagonal Highway's GameFace says of the round in hand; documented there. While the curtain is down
// (Match::isCurtained) it says nothing of a submission.

[[nodiscard]] QString highwayTask(const Match& match);
[[nodiscard]] QList<TurnItem> highwayTurnItems(const Match& match);
[[nodiscard]] QStringList highwaySeatLines(const Match& match, Seat seat);
[[nodiscard]] QString highwayCurtainText(const Match& match);

/// The first of a seat's lines: "12 points".
[[nodiscard]] QString highwayPointsText(int points);

/// The name of the round's twist: "Center Control"; "No twist" for the first round.
[[nodiscard]] QString highwayTwistName(highway::Twist twist);
/// What it changes, in a sentence or two.
[[nodiscard]] QString highwayTwistText(highway::Twist twist);
/// "Round 2: Center Control". Precondition: 1 <= round <= 6.
[[nodiscard]] QString highwayRoundTitle(int round);

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
