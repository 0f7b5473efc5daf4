// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QTableWidget>

#include <memory>
#include <optional>

#include "app/games/game_face.h"
#include "app/games/highway/highway_scene.h"
#include "app/match/match.h"
#include "engine/highway/highway_game.h"
#include "engine/highway/report.h"

namespace byways::app {

/// Hexagonal Highway for people: see GameFace. While the curtain is down (Match::isCurtained) the face says
/// nothing of a submission. A submission stays secret even after its round (HWY-2). What isn't in
/// highway_face.cpp is in the file named for it.
class HighwayFace final : public GameFace {
 public:
  /// For a board that is turned to the right by `sixths` sixths of a full turn, 0 to 5.
  explicit HighwayFace(int sixths);

  [[nodiscard]] const GameFace& facing(const BoardFacing& lies) const override;
  [[nodiscard]] QString task(const Match& match) const override;
  [[nodiscard]] QList<TurnItem> turnItems(const Match& match) const override;
  [[nodiscard]] QStringList seatLines(const Match& match, Seat seat) const override;
  [[nodiscard]] QString lotText(const QString& outcome, const Match& match) const override;
  [[nodiscard]] QString stepsText(const QString& /*steps*/, const Match& /*match*/) const override;
  [[nodiscard]] QString curtainText(const Match& match) const override;
  [[nodiscard]] QString roundText(const State& before, const State& after, const Match& match) const override;
  [[nodiscard]] QString aim(const Match& /*match*/) const override;
  [[nodiscard]] QString stepText(const QString& step, Seat /*seat*/, const Match& /*match*/) const override;
  [[nodiscard]] QStringList turnFacts(const TurnSpan& turn, const Match& /*match*/) const override;
  /// The direction first; then signs that gain points on the current board, and barriers and robbers that are
  /// in somebody's way.
  [[nodiscard]] QStringList hintedSteps(const QStringList& steps, Seat seat,
                                        const Match& match) const override;
  [[nodiscard]] QString resultText(const Match& match) const override;
  [[nodiscard]] QList<KeyHelp> keys() const override;
  [[nodiscard]] std::unique_ptr<RulesPage> rules() const override;
  void drawSheet(QPainter& painter, const QRectF& page, const QString& /*sheet*/) const override;
  [[nodiscard]] BoardView* makeBoard(Match& match, const Look& look, QWidget* parent) const override;
  [[nodiscard]] std::unique_ptr<Arranger> makeArranger(const Match& match, const Look& look) const override;
  [[nodiscard]] bool drawSeat(QPainter& painter, QPointF centre, double radius, const Match& match, Seat seat,
                              const Look& look) const override;
  void drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look) const override;

 private:
  hex::Facing facing_;
};

/// Lives as long as the program.
[[nodiscard]] const GameFace& highwayFace();

/// The board in the picture `name` on the rules page; nothing if there is no such picture. The engine
/// computes control and journeys by the rules of the picture's round.
[[nodiscard]] std::optional<HighwayScene> highwayExample(const QString& name);

/// "north-east": the name of the direction as people see it on a board with `facing`. Precondition:
/// `direction` is a hex::Direction.
[[nodiscard]] QString highwayDirectionText(std::uint8_t direction, hex::Facing facing);
/// "Ann (1)": a name with the number on the player's piece, because names may look alike. The name alone if
/// it ends with this number, like "Player 1".
[[nodiscard]] QString highwayName(const Match& match, Seat seat);
/// Like highwayName, but for lists and narrow places: a long name is shortened, and always followed by the
/// number.
[[nodiscard]] QString highwayShortName(const Match& match, Seat seat);
/// All names, with their numbers, in seat order.
[[nodiscard]] QStringList highwayNames(const Match& match);
/// "+5", "0", "−2".
[[nodiscard]] QString highwayGainText(int points);
/// "Ann +5", without a line break inside.
[[nodiscard]] QString highwayShareText(const QString& name, int points);

/// The first of the seatLines of a seat: "12 points".
[[nodiscard]] QString highwayPointsText(int points);

/// The name of a round's twist: "Center Control"; "No twist" for that of the first round.
[[nodiscard]] QString highwayTwistName(highway::Twist twist);
/// What the twist changes, in a sentence or two.
[[nodiscard]] QString highwayTwistText(highway::Twist twist);
/// "Round 2: Center Control". Precondition: 1 <= round <= 6.
[[nodiscard]] QString highwayRoundTitle(int round);

// The result of a completed round in sentences. These functions tell only what everybody may know: not who
// placed a tile, nor why a player hasn't moved.

/// "On D4 a right-turn sign and a barrier met, so neither counts."
[[nodiscard]] QString highwayFailText(const highway::FailedTiles& failed);
/// "Ann +5: the barrier on E5 was in the way."
[[nodiscard]] QString highwayJourneyText(const highway::RoundReport& report, Seat seat, const QString& name);
/// Which barriers were removed at the end of the round (HWY-7); empty if none.
[[nodiscard]] QString highwayBarriersText(const highway::RoundReport& report);
/// What robbers have brought and taken (HWY-13); empty if nobody met one.
[[nodiscard]] QString highwayRobberiesText(const highway::RoundReport& report, const QStringList& names);
/// Who led before the last round and, if there are few players, what the last round has brought everybody.
/// `names` are in seat order.
[[nodiscard]] QString highwayLastRoundText(const highway::RoundReport& report, const QStringList& names);
/// For each cell on which several players ended the round, a sentence that names them (HWY-15). `names` are
/// in seat order.
[[nodiscard]] QStringList highwayCrashTexts(const highway::RoundReport& report, const QStringList& names);
/// For each player who is sent back because of a collision, a sentence about from where, to where and why.
/// `names` and `homes`, the starting hexes, are in seat order.
[[nodiscard]] QStringList highwayReturnTexts(const highway::RoundReport& report, const QStringList& names,
                                             const QStringList& homes);
/// All sentences about a round: journeys, conflicting signs, players who collided and where they were sent,
/// removed barriers. `names` and `homes`, the starting hexes, are in seat order.
[[nodiscard]] QStringList highwayRoundFacts(const highway::RoundReport& report, const QStringList& names,
                                            const QStringList& homes);

/// A seat in the ranking by points (HWY-16).
struct HighwayRank {
  int place = 0;  ///< from 1; seats with equal points share a place. 0 for those who have left, who can't win
  Seat seat = kNobody;
  int points = 0;
};

/// All seats at the match's cursor, the best first and those who have left last.
[[nodiscard]] QList<HighwayRank> highwayRanking(const Match& match);

/// The final ranking in words: a sentence about the win, and on a second line all seats by their places.
/// Precondition: six rounds have been played.
[[nodiscard]] QString highwayRankingText(const Match& match);

/// The score table: a row for each round with its twist, a column for each player, totals and places below.
/// It shows the position at the match's cursor when the widget was created, and doesn't follow the match.
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
