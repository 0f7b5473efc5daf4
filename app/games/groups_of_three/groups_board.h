// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

#include "app/games/pass/pass_board.h"
#include "app/match/match.h"
#include "engine/overpass/insight.h"

namespace byways::app {

/// A step of Groups-of-Three as records have it: a move, and the spaces where pieces came in.
struct GroupsMove {
  QString from;
  QString to;
  QStringList broughtIn;

  /// "m1>k1+h0"
  [[nodiscard]] QString step() const;
};

/// The move in `step`; nothing if `step` isn't a move.
[[nodiscard]] std::optional<GroupsMove> readGroupsMove(const std::string& step);

/// A piece that a move has earned (GRP-7): the space where the piece may come in until the next step, and the
/// groups that it completes there.
struct EarnedPiece {
  QString space;
  QString step;  ///< the move together with the piece, to replace the step of the move (Match::replaceStep)
  std::vector<std::array<std::string, 3>> groups;
};

/// The last step of the turn in progress, to which pieces may still be added; nothing if there is none.
[[nodiscard]] std::optional<GroupsMove> lastGroupsMove(const Match& match);
/// The pieces that the last step of the turn in progress has earned but not brought in.
[[nodiscard]] QList<EarnedPiece> earnedPieces(const Match& match);
/// The pieces that a move from the position `before` earns but doesn't bring in.
[[nodiscard]] QList<EarnedPiece> earnedPieces(const State& before, const GroupsMove& move);
/// The two occupied spaces that GroupsInsight::lacking_group finds for `space`; empty if there are none.
[[nodiscard]] QStringList lackingGroup(const Match& match, const QString& space);

/// Groups-of-Three's board on the table. Places are spaces, piles and "dice".
///
/// A move is played at once. If it has completed groups of three, the spaces into which a piece of the
/// reserve may come stay lit until the next step. Acting on one of these spaces brings a piece in: the step
/// is replaced by one that also has this piece, so that it stays a single step as in the record. Playing the
/// next step forfeits the pieces. Escape takes out the piece that came in last before it takes back the move.
///
/// A click on a space that only one piece can go to moves that piece, without taking it up first.
///
/// The key T shows or hides all groups of three.
class GroupsBoard : public PassBoard {
  Q_OBJECT

 public:
  GroupsBoard(Match& match, const Look& look, QWidget* parent);

  [[nodiscard]] QString describe(const QString& place) const override;
  [[nodiscard]] QString actionOf(const QString& place) const override;
  [[nodiscard]] QList<QStringList> tracesOf(const QString& step) const override;

  /// Whether all groups of three are drawn.
  [[nodiscard]] bool showsGroups() const { return groups_->isChecked(); }

 protected:
  [[nodiscard]] PassScene makeScene() const override;
  [[nodiscard]] QStringList liftable() const override;
  [[nodiscard]] QList<PassMark> targets(const QString& from) const override;
  [[nodiscard]] QList<PassMark> offers() const override;
  void decorate(PassScene& scene) const override;
  void adjustMarks(BoardMarks& marks) const override;
  [[nodiscard]] std::optional<Refusal> liftRefusal(const QString& place) const override;
  [[nodiscard]] std::optional<Refusal> dropRefusal(const QString& from, const QString& to) const override;
  bool playMark(const PassMark& mark) override;
  [[nodiscard]] bool canActOn(const QString& place) const override {
    return PassBoard::canActOn(place) || !onlyPieceTo(place).isEmpty();
  }
  void actOn(const QString& place) override;
  bool takeBackLast() override;
  void positionChanged(const Transition& transition) override;
  void appearanceChanged() override;
  void paintHintedStep(QPainter& painter, const QString& step) const override;

 private:
  [[nodiscard]] static bool isTransit(const QString& space);
  [[nodiscard]] static bool isGoal(const QString& space);
  [[nodiscard]] const overpass::GroupsInsight& insight() const;
  [[nodiscard]] int colourOnTurn() const;
  /// The spaces where pieces could come in if the piece in hand moved to `space`.
  [[nodiscard]] QStringList letIn(const QString& space) const;
  /// The places that the last step before the cursor changed.
  [[nodiscard]] QStringList lastPlaces() const;
  void showBringIns(PassScene& scene) const;
  void showEarned(PassScene& scene) const;
  void showWaysOut(PassScene& scene) const;
  [[nodiscard]] QString describeSpace(const QString& space) const;
  /// With nothing in hand: the place of the only piece that can go to `space`, if acting on `space` moves
  /// this piece; else empty. Also empty where people may expect a piece of the reserve to come in, because
  /// then they don't mean to move a piece.
  [[nodiscard]] QString onlyPieceTo(const QString& space) const;

  QAction* groups_;  // shows and hides all groups of three; owned by this
};

}  // namespace byways::app
