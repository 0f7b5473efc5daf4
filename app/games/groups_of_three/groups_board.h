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

/// A step of Groups-of-Three as the record has it: a move, and where pieces came in.
struct GroupsMove {
  QString from;
  QString to;
  QStringList broughtIn;

  /// "m1>k1+h0"
  [[nodiscard]] QString step() const;
};

/// Nothing if the step isn't a move.
[[nodiscard]] std::optional<GroupsMove> readGroupsMove(const std::string& step);

/// A piece that a move has earned (GRP-7): the space where it may come in until the next step, and the groups
/// that the move completes.
struct EarnedPiece {
  QString space;
  QString step;  ///< the move with the piece, to replace it (Match::replaceStep)
  std::vector<std::array<std::string, 3>> groups;
};

/// The last step of the turn in hand, to which pieces may still be added; nothing if there is none.
[[nodiscard]] std::optional<GroupsMove> lastGroupsMove(const Match& match);
/// The pieces that the last step of the turn in hand has earned but not brought in.
[[nodiscard]] QList<EarnedPiece> earnedPieces(const Match& match);
/// The pieces that a move from the position `before` earns but doesn't bring in.
[[nodiscard]] QList<EarnedPiece> earnedPieces(const State& before, const GroupsMove& move);
/// GroupsInsight::lacking_group.
[[nodiscard]] QStringList lackingGroup(const Match& match, const QString& space);

/// Groups-of-Three's board on the table. Places are spaces, piles and "dice".
///
/// A move is played at once. If it has completed groups of three, the spaces into which a piece of the
/// reserve may come stay lit until the next step. Acting on one brings the piece in by replacing the step
/// with the same step and the piece, so one step of the record stays one step here. Playing on forfeits the
/// piece. Escape takes out the piece that came in last before it takes back the move.
///
/// A click on a space that only one piece can go to moves that piece, without taking it up first.
///
/// T shows the groups of three, or hides them.
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
  /// The spaces where pieces could come in if the piece in hand moved there.
  [[nodiscard]] QStringList letIn(const QString& space) const;
  /// The places that the last step before the cursor changed.
  [[nodiscard]] QStringList lastPlaces() const;
  void showBringIns(PassScene& scene) const;
  void showEarned(PassScene& scene) const;
  void showWaysOut(PassScene& scene) const;
  [[nodiscard]] QString describeSpace(const QString& space) const;
  /// With nothing in hand: the only piece that can go to that space, if acting there moves it; else empty.
  /// Also empty where people may expect a piece of the reserve to come in, as they don't mean that piece.
  [[nodiscard]] QString onlyPieceTo(const QString& space) const;

  QAction* groups_;  // shows and hides them; owned by this
};

}  // namespace byways::app
