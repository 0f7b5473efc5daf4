// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/groups_of_three/groups.h"

#include <QCoreApplication>

#include "app/board/place_names.h"
#include "app/games/groups_of_three/groups_board.h"
#include "app/games/pass/pass_arrange.h"
#include "app/games/pass/pass_face.h"
#include "app/games/pass/pass_painter.h"
#include "app/games/pass/pass_texts.h"
#include "engine/overpass/insight.h"
#include "engine/overpass/overpass_games.h"

namespace byways::app {

QList<KeyHelp> GroupsFace::keys() const {
  return PassFace::keys() << KeyHelp{QStringLiteral("T"), tr("Show every group of three")};
}

QString GroupsFace::sheetOf(const Match& /*match*/) const { return passSheetId(PassSheet::Spaces); }

std::unique_ptr<Arranger> GroupsFace::makeArranger(const Match& match, const Look& look) const {
  return makeDiceArranger(match, look, PassOn::Spaces);
}

BoardView* GroupsFace::makeBoard(Match& match, const Look& look, QWidget* parent) const {
  return new WholeBoard<GroupsBoard>(match, look, parent);
}

void GroupsFace::drawBoard(QPainter& painter, const QRectF& area, const Match& match,
                           const Look& look) const {
  paintPass(painter, area, groupsScene(match), look);
}

const PassFace& groupsFace() {
  static const GroupsFace face;
  return face;
}

namespace {

/// The context of these texts for translators.
class GroupsTexts {
  Q_DECLARE_TR_FUNCTIONS(GroupsTexts)

 public:
  // Those that depend on a number, or on more than the arguments, are in specialGroupsText.
  static constexpr ReasonSentence kSentences[] = {
      {"groups.nothing-there", QT_TR_NOOP("There is no piece on %1 to move.")},
      {"groups.not-your-colour", QT_TR_NOOP("This is a turn of %2. The %1 pieces stay.")},
      {"groups.taken", QT_TR_NOOP("%1 is taken: a %2 piece is in there.")},
      {"groups.moved-in",
       QT_TR_NOOP(
           "Only %1 is empty in its group, but a piece comes in only right after a move into the group, "
           "not after one out of it or within another.")},
      {"groups.not-adjacent", QT_TR_NOOP("A move goes across a side, and %1 and %2 have none in common.")},
      {"groups.no-group",
       QT_TR_NOOP("This move leaves no group of three with only %1 missing, so nothing comes in there.")},
      {"groups.no-group-there",
       QT_TR_NOOP("%1 belongs to no group of three. Moving there brings nothing in.")},
  };
};

QString argumentOf(const Refusal& refusal, std::size_t index) {
  return index < refusal.arguments.size() ? QString::fromStdString(refusal.arguments[index]) : QString();
}

// GRP-6.
QString transitText(const Refusal& refusal) {
  const QString list = passListText(placeNames(refusal.places));
  const int moves = argumentOf(refusal, 0).toInt();
  if (refusal.reason == "groups.transit-stuck") {
    return GroupsTexts::tr(
               "No piece may stay in a transit space, and after this there would be no way out of %1.")
        .arg(list);
  }
  if (refusal.reason == "groups.transit-shut") {
    return GroupsTexts::tr(
               "No piece may stay in a transit space. Leaving %1 would take %n move(s) then, and only %2 "
               "would be left.",
               nullptr, moves)
        .arg(list, argumentOf(refusal, 1));
  }
  return GroupsTexts::tr(
             "No piece may stay in a transit space. Leaving %1 takes %n move(s), and you have %2.", nullptr,
             moves)
      .arg(list, argumentOf(refusal, 1));
}

QString specialGroupsText(Refusal& refusal, const Match& /*match*/) {
  if (refusal.reason.starts_with("groups.transit-")) {
    return transitText(refusal);
  }
  if (refusal.reason == "groups.hemmed-in") {
    return GroupsTexts::tr("The piece on %1 can’t move: every way is taken, by the pieces on %2.",
                           "a space, the spaces around it")
        .arg(argumentOf(refusal, 0), passListText(placeNames(refusal.places)));
  }
  const int reserve = argumentOf(refusal, 1).toInt();
  if (refusal.reason == "groups.keep-two") {
    return GroupsTexts::tr(
               "Two pieces of %1 must stay on the board as long as its reserve holds any, and it holds %n.",
               nullptr, reserve)
        .arg(argumentOf(refusal, 0));
  }
  if (refusal.reason == "groups.reserve-empty") {
    return reserve == 0 ? GroupsTexts::tr("The reserve of %1 is empty. Nothing more comes in.")
                              .arg(argumentOf(refusal, 0))
                        : GroupsTexts::tr("The reserve of %1 holds only %n piece(s).", nullptr, reserve)
                              .arg(argumentOf(refusal, 0));
  }
  return {};
}

}  // namespace

// After leaving a group with two pieces, players may expect a third to come in, so the line says why none
// does.
QString GroupsFace::stepText(const QString& step, Seat /*seat*/, const Match& match) const {
  const QString text = groupsStepText(step);
  const std::optional<GroupsMove> last = lastGroupsMove(match);
  const bool comesIn = !earnedPieces(match).isEmpty() || (last && !last->broughtIn.isEmpty());
  return last && last->step() == step && !comesIn && !lackingGroup(match, last->from).isEmpty()
             ? GroupsTexts::tr("%1, out of a group. A piece comes in only with a move into one", "a move")
                   .arg(text)
             : text;
}

QString GroupsFace::explain(const Refusal& refusal, const Match& match) const {
  return passRefusalText({"GroupsTexts", GroupsTexts::kSentences, specialGroupsText}, refusal, match);
}

QString GroupsFace::turnText(const QString& entry, const Match& match) const {
  const QString steps = stepsOf(entry);
  if (QString word = passWordText(steps, match); !word.isEmpty()) {
    return word;
  }
  return groupsStepsText(steps);
}

QString GroupsFace::task(const Match& match) const {
  const PassTable table = passTable(match);
  if (table.phase != PassTable::Phase::Play) {
    return passTask(table);
  }
  const QString colour = passColourName(table.colour);
  if (const auto earned = static_cast<int>(earnedPieces(match).size()); earned > 0) {
    return GroupsTexts::tr("A group is complete: bring in your %n piece(s), where the board shines.", nullptr,
                           earned);
  }
  if (table.left == 0) {
    return GroupsTexts::tr("All moves are made. End the turn.");
  }
  return match.state().legal_steps().empty()
             ? GroupsTexts::tr("No %1 piece can move. End the turn.").arg(colour)
             : GroupsTexts::tr("Move %1 pieces from space to space, as far as the roll goes.").arg(colour);
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
  const int waiting = table.waitingOf(table.colour);
  if (table.left > 0 && waiting > 0) {
    items.append(TurnItem::move(
        GroupsTexts::tr("%n in reserve. When your move fills the second space of a three-armed mark, "
                        "one comes in on the third",
                        "pieces", waiting),
        true));
  }
  if (table.left > 0) {
    const bool mayBearOff = waiting == 0 || table.onBoardOf(table.colour) > 2;  // GRP-5
    items.append(TurnItem::move(
        mayBearOff
            ? GroupsTexts::tr("Home: a move onto the Center Square, z")
            : GroupsTexts::tr("Nobody goes home yet: two pieces stay on the board while any are in reserve"),
        mayBearOff));
  }
  if (const int moves = insight->moves_to_leave_transit(); moves > 0) {
    items.append({GroupsTexts::tr("Move on out of the transit space: %n move(s)", nullptr, moves)});
  }
  return items;
}

QString GroupsFace::lossAtEnd(const Match& match) const {
  QStringList spaces;
  for (const EarnedPiece& piece : earnedPieces(match)) {
    spaces.append(piece.space);
  }
  return spaces.isEmpty()
             ? movesLostAtEnd(match)
             : GroupsTexts::tr(
                   "%n piece(s) may still come in for free, on %1. That is lost when the turn ends.", nullptr,
                   static_cast<int>(spaces.size()))
                   .arg(passListText(spaces));
}

}  // namespace byways::app
