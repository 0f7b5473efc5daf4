// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/groups_of_three/groups.h"

#include <QCoreApplication>

#include "app/board/facing.h"
#include "app/board/place_names.h"
#include "app/games/common_words.h"
#include "app/games/groups_of_three/groups_board.h"
#include "app/games/pass/pass_arrange.h"
#include "app/games/pass/pass_face.h"
#include "app/games/pass/pass_painter.h"
#include "app/games/pass/pass_texts.h"
#include "app/look/joined.h"
#include "engine/overpass/insight.h"
#include "engine/overpass/overpass_games.h"

namespace byways::app {

QList<KeyHelp> GroupsFace::keys() const {
  return PassFace::keys() << KeyHelp{QStringLiteral("T"), tr("Show every group of three")};
}

std::unique_ptr<Arranger> GroupsFace::makeArranger(const Match& match, const Look& look) const {
  return makeDiceArranger(match, look, PassGround::Spaces);
}

BoardView* GroupsFace::makeBoard(Match& match, const Look& look, QWidget* parent) const {
  return new WholeBoard<GroupsBoard>(match, look, parent);
}

void GroupsFace::drawBoard(QPainter& painter, const QRectF& area, const Match& match,
                           const Look& look) const {
  PassScene scene = groupsScene(match);
  facePass(scene, facingOf(match, look));
  paintPass(painter, area, scene, look);
}

const PassFace& groupsFace() {
  static const GroupsFace face;
  return face;
}

namespace {

/// The context of these texts for translators.
class GroupsTexts {
  Q_DECLARE_TR_FUNCTIONS(GroupsTexts)
};

}  // namespace

// If a move leaves a group with two pieces, players may expect a third piece to come in, so the text says why
// none does.
QString GroupsFace::stepText(const QString& step, Seat /*seat*/, const Match& match) const {
  const QString text = groupsStepText(step);
  const std::optional<GroupsMove> last = lastGroupsMove(match);
  const bool comesIn = !earnedPieces(match).isEmpty() || (last && !last->broughtIn.isEmpty());
  return last && last->step() == step && !comesIn && !lackingGroup(match, last->from).isEmpty()
             ? GroupsTexts::tr(
                   "%1: this move goes out of a group. A piece comes in only when you move into one",
                   "a move")
                   .arg(text)
             : text;
}

QString GroupsFace::stepsText(const QString& steps, const Match& match) const {
  const QString word = passWordText(steps, match);
  return word.isEmpty() ? groupsStepsText(steps) : word;
}

QString GroupsFace::task(const Match& match) const {
  const PassTable table = passTable(match);
  if (table.phase != PassTable::Phase::Play) {
    return passTask(table);
  }
  const QString colour = passColourName(table.colour);
  if (const auto earned = static_cast<int>(earnedPieces(match).size()); earned > 0) {
    return GroupsTexts::tr("A group is complete: you may bring in %n piece(s) on the lit spaces.", nullptr,
                           earned);
  }
  if (table.movesLeft == 0) {
    return GroupsTexts::tr("All moves are used. End the turn.");
  }
  if (match.state().legal_steps().empty()) {
    return GroupsTexts::tr("No %1 piece can move. End the turn.").arg(colour);
  }
  const QString task =
      GroupsTexts::tr("Move %1 pieces from space to space. Your roll is the number of moves.").arg(colour);
  return table.movesLeft == table.sum() && table.reserveOf(table.colour) > 0
             ? joinSentences(
                   {task, GroupsTexts::tr("Each three-armed mark joins the three spaces of a group.")})
             : task;
}

QList<TurnItem> GroupsFace::turnItems(const Match& match) const {
  const PassTable table = passTable(match);
  const overpass::GroupsInsight* const insight = overpass::groups_insight(match.state());
  if (table.phase != PassTable::Phase::Play || insight == nullptr) {
    return {};
  }
  QList<TurnItem> items{movesLeftItem(table)};
  for (const EarnedPiece& piece : earnedPieces(match)) {
    items.append({GroupsTexts::tr("Bring in a piece on %1: the group is complete").arg(piece.space)});
  }
  if (const std::optional<GroupsMove> last = lastGroupsMove(match)) {
    for (const QString& space : last->broughtIn) {
      items.append({GroupsTexts::tr("A piece has come in on %1").arg(space), true});
    }
  }
  const int reserve = table.reserveOf(table.colour);
  if (table.movesLeft > 0 && reserve > 0) {
    items.append(TurnItem::move(
        GroupsTexts::tr(
            "%n in reserve: when a move fills the second space of a group, one may come in on the third",
            "pieces", reserve),
        true));
  }
  if (table.movesLeft > 0) {
    const bool mayBearOff = reserve == 0 || table.onBoardOf(table.colour) > 2;  // GRP-5
    items.append(TurnItem::move(
        mayBearOff
            ? GroupsTexts::tr("To go home: move onto the Center Square, z")
            : GroupsTexts::tr("No piece can go home: two must stay on the board while any are in reserve"),
        mayBearOff));
  }
  if (const int moves = insight->moves_to_leave_transit(); moves > 0) {
    items.append({GroupsTexts::tr("Leave the transit space: %n move(s)", nullptr, moves)});
  }
  return items;
}

QString GroupsFace::lossAtEnd(const Match& match) const {
  QStringList spaces;
  for (const EarnedPiece& piece : earnedPieces(match)) {
    spaces.append(piece.space);
  }
  return spaces.isEmpty()
             ? movesLostText(match)
             : GroupsTexts::tr(
                   "%n piece(s) may still come in for free, on %1. The chance is lost when the turn ends.",
                   nullptr, static_cast<int>(spaces.size()))
                   .arg(listText(spaces));
}

}  // namespace byways::app
