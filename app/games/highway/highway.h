// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QTableWidget>

#include <memory>
#include <optional>

#include "app/games/arranger.h"
#include "app/games/game_face.h"
#include "app/games/highway/highway_scene.h"
#include "app/match/match.h"
#include "engine/highway/report.h"

class QPainter;
class QRectF;

namespace byways::app {

class Look;

// Hexagonal Highway as the window knows it. References that are passed must outlive what is made of them.

/// Hexagonal Highway for people. Lives as long as the program.
[[nodiscard]] const GameFace& highwayFace();

/// The rules of Hexagonal Highway as GameFace::rules wants them.
[[nodiscard]] QString highwayRules();
/// The board in the picture of that name in the rules page; nothing if there is no such picture. Control and
/// journeys are those of the rules in the picture's round.
[[nodiscard]] std::optional<HighwayScene> highwayExample(const QString& name);
/// Draws that picture into the area.
void drawHighwayExample(QPainter& painter, const QRectF& area, const QString& name, const Look& look);

/// Setting up a position of Hexagonal Highway: signs, travellers, scores, the round.
[[nodiscard]] std::unique_ptr<Arranger> makeHighwayArranger(const Match& match, const Look& look);

/// Draws the board of Hexagonal Highway with its starting hexes, a table for the scores of six rounds and a
/// reminder of the rules. `page` is the whole page in millimetres.
void drawHighwaySheet(QPainter& painter, const QRectF& page);

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

/// A seat in the ranking by points (HWY-16).
struct HighwayRank {
  int place = 0;  ///< from 1; equal points share a place. 0 for those who have left: they can't win
  Seat seat = kNobody;
  int points = 0;
};

/// All seats at the match's cursor, the best ones first, those who have left at the end.
[[nodiscard]] QList<HighwayRank> highwayRanking(const Match& match);

/// The final ranking in words: a sentence about the win, then all seats by their places in a second line.
/// Precondition: six rounds have been played.
[[nodiscard]] QString highwayRankingText(const Match& match);

/// The score table: a row for each round with its twist, a column for each player, totals and places below.
/// Shows the position at the match's cursor as it was when the widget was made.
class HighwayScores : public QTableWidget {
  Q_OBJECT

 public:
  HighwayScores(const Match& match, const Look& look, QWidget* parent = nullptr);

  [[nodiscard]] QSize sizeHint() const override;

 private:
  void writeHeads(const Match& match);
  void writeRounds(const Match& match, const Look& look);
  void writeTotals(const Match& match);
  void write(int row, int column, const QString& text, const QString& spoken);
};

}  // namespace byways::app
