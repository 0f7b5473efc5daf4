// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/groups_of_three/groups_board.h"

#include <QKeySequence>

#include <algorithm>
#include <utility>

#include "app/board/announce.h"
#include "app/board/place_names.h"
#include "app/games/common_words.h"
#include "app/games/pass/pass_scene.h"
#include "app/games/pass/pass_texts.h"
#include "app/look/joined.h"
#include "engine/overpass/board.h"
#include "engine/overpass/colours.h"
#include "engine/overpass/groups_notation.h"

namespace byways::app {

QString GroupsMove::step() const {
  overpass::WrittenGroupsStep written{from.toStdString(), to.toStdString(), {}};
  for (const QString& space : broughtIn) {
    written.brought_in.push_back(space.toStdString());
  }
  return QString::fromStdString(overpass::write_groups_step(std::move(written)));
}

std::optional<GroupsMove> readGroupsMove(const std::string& step) {
  const std::optional<overpass::WrittenGroupsStep> written = overpass::read_groups_step(step);
  return written
             ? std::optional(GroupsMove{QString::fromStdString(written->from),
                                        QString::fromStdString(written->to), placeNames(written->brought_in)})
             : std::nullopt;
}

std::optional<GroupsMove> lastGroupsMove(const Match& match) {
  const Timeline& timeline = match.timeline();
  const std::vector<std::string> steps = timeline.open_steps();
  return timeline.to_move() > 0 && !steps.empty() ? readGroupsMove(steps.back()) : std::nullopt;
}

QList<EarnedPiece> earnedPieces(const State& before, const GroupsMove& move) {
  QList<EarnedPiece> earned;
  for (const overpass::BringIn& bringIn :
       overpass::groups_insight(before)->bring_ins(move.from.toStdString(), move.to.toStdString())) {
    const QString space = QString::fromStdString(bringIn.space);
    GroupsMove more = move;
    more.broughtIn.append(space);
    if (!move.broughtIn.contains(space) && !before.refusal(before.to_move(), more.step().toStdString())) {
      earned.append({space, more.step(), bringIn.groups});
    }
  }
  return earned;
}

QList<EarnedPiece> earnedPieces(const Match& match) {
  const std::optional<GroupsMove> last = lastGroupsMove(match);
  const Timeline& timeline = match.timeline();
  return last ? earnedPieces(timeline.state_at(timeline.cursor() - 1), *last) : QList<EarnedPiece>();
}

QStringList lackingGroup(const Match& match, const QString& space) {
  return placeNames(overpass::groups_insight(match.state())->lacking_group(space.toStdString()));
}

namespace {

using MarkKind = PassMark::Kind;

QStringList spacesOf(const std::array<std::string, 3>& group) {
  return placeNames(overpass::Places(group.begin(), group.end()));
}

}  // namespace

GroupsBoard::GroupsBoard(Match& match, const Look& look, QWidget* parent)
    : PassBoard(match, look, PassGround::Spaces, parent), groups_(new QAction(this)) {
  groups_->setObjectName(QStringLiteral("showGroups"));
  groups_->setCheckable(true);
  groups_->setShortcut(Qt::Key_T);
  groups_->setShortcutContext(Qt::WidgetShortcut);
  connect(groups_, &QAction::toggled, this, [this] { rebuild(); });
  addAction(groups_);
  GroupsBoard::appearanceChanged();
}

void GroupsBoard::appearanceChanged() {
  groups_->setText(tr("Show the groups of three"));
  groups_->setToolTip(tr("Show which three spaces make a group (T)"));
  PassBoard::appearanceChanged();
  rebuild();
}

bool GroupsBoard::isTransit(const QString& space) {
  const auto found = overpass::board().find_space(space.toStdString());
  return found && overpass::board().transit().has(*found);
}

bool GroupsBoard::isGoal(const QString& space) {
  return overpass::board().find_space(space.toStdString()) == overpass::board().goal();
}

const overpass::GroupsInsight& GroupsBoard::insight() const {
  return *overpass::groups_insight(match().state());
}

int GroupsBoard::colourOnTurn() const {
  for (const PassPile& pile : sceneAtRest().piles) {
    if (pile.onTurn) {
      return pile.colour;
    }
  }
  return overpass::kNoColour;
}

PassScene GroupsBoard::makeScene() const {
  PassScene scene = groupsScene(match());
  scene.overlayGroups = groups_->isChecked();
  scene.marks.lastTurn = lastPlaces();
  return scene;
}

// For people who can't see it, announces where pieces may come in after a move.
void GroupsBoard::positionChanged(const Transition& transition) {
  PassBoard::positionChanged(transition);
  QStringList spaces;
  for (const PassMark& mark : marksNow()) {
    if (mark.kind == MarkKind::BringIn) {
      spaces.append(mark.place);
    }
  }
  if (!spaces.isEmpty() && !transition.empty()) {
    // The announcement isn't made by the board itself, because it would become the board's accessible name.
    announce(parentWidget(), tr("A piece from the reserve may come in on %1").arg(listText(spaces)));
  }
}

QStringList GroupsBoard::lastPlaces() const {
  const Timeline& timeline = match().timeline();
  const Entries entries = timeline.entries_until(timeline.cursor());
  // Until a step is played in this turn, the last step of the previous turn stays marked. It is looked for in
  // the last three entries, because a roll and an empty turn may have followed.
  constexpr int kReach = 3;
  int behind = 0;
  for (auto entry = entries.rbegin(); entry != entries.rend() && behind < kReach; ++entry, ++behind) {
    const std::vector<std::string> steps = split_words(entry->text);
    if (const auto move = steps.empty() ? std::nullopt : readGroupsMove(steps.back())) {
      return QStringList{move->from, move->to} + move->broughtIn;
    }
  }
  return {};
}

QStringList GroupsBoard::liftable() const {
  QStringList places;
  if (mover() > 0) {
    const int colour = colourOnTurn();
    const QMap<QString, int>& pieces = sceneAtRest().pieces;
    for (auto piece = pieces.begin(); piece != pieces.end(); ++piece) {
      if (piece.value() == colour && !insight().ways(piece.key().toStdString()).empty()) {
        places.append(piece.key());
      }
    }
  }
  return places;
}

QList<PassMark> GroupsBoard::targets(const QString& from) const {
  QList<PassMark> marks;
  for (const QString& to : placeNames(insight().ways(from.toStdString()))) {
    const MarkKind kind = isGoal(to) ? MarkKind::BearOff : MarkKind::Move;
    marks.append({.place = to, .kind = kind, .price = 1, .step = GroupsMove{from, to, {}}.step()});
  }
  // Pieces may still come in while another piece is in hand.
  for (const PassMark& offer : offers()) {
    const auto isThere = [&offer](const PassMark& mark) { return mark.place == offer.place; };
    if (std::none_of(marks.begin(), marks.end(), isThere)) {
      marks.append(offer);
    }
  }
  return marks;
}

QList<PassMark> GroupsBoard::offers() const {
  QList<PassMark> marks;
  for (const EarnedPiece& piece : earnedPieces(match())) {
    marks.append({.place = piece.space, .kind = MarkKind::BringIn, .price = 0, .step = piece.step});
  }
  return marks;
}

bool GroupsBoard::playMark(const PassMark& mark) {
  return mark.kind == MarkKind::BringIn ? !match().replaceStep(mark.step) : PassBoard::playMark(mark);
}

QString GroupsBoard::onlyPieceTo(const QString& space) const {
  if (mover() < 1 || !lifted().isEmpty() || !spots().has(space) || sceneAtRest().holds(space) ||
      !lackingGroup(match(), space).isEmpty()) {
    return {};
  }
  QString only;
  for (const QString& from : spots().beside(space)) {
    const overpass::Places ways = canLift(from) ? insight().ways(from.toStdString()) : overpass::Places();
    if (std::find(ways.begin(), ways.end(), space.toStdString()) != ways.end()) {
      if (!only.isEmpty()) {
        return {};
      }
      only = from;
    }
  }
  return only;
}

void GroupsBoard::actOn(const QString& place) {
  const QString from = onlyPieceTo(place);
  if (from.isEmpty() || match().play(GroupsMove{from, place, {}}.step())) {
    PassBoard::actOn(place);
  }
}

QList<QStringList> GroupsBoard::tracesOf(const QString& step) const {
  QList<QStringList> traces{placesOf(step)};
  if (const auto move = readGroupsMove(step.toStdString())) {
    for (const QString& space : move->broughtIn) {
      traces.append(QStringList{space});
    }
  }
  return traces;
}

// Draws rings around the spaces where pieces come in with the move.
void GroupsBoard::paintHintedStep(QPainter& painter, const QString& step) const {
  if (const auto move = readGroupsMove(step.toStdString())) {
    for (const QString& space : move->broughtIn) {
      paintHintRing(painter, space);
    }
  }
}

bool GroupsBoard::takeBackLast() {
  std::optional<GroupsMove> last = lastGroupsMove(match());
  if (!last || last->broughtIn.isEmpty()) {
    return false;
  }
  last->broughtIn.removeLast();
  return !match().replaceStep(last->step());
}

// For an empty space, says why nothing can enter it: if two spaces of its group are occupied, people expect a
// third piece to come in. Says nothing while a lesson asks about the board.
std::optional<Refusal> GroupsBoard::liftRefusal(const QString& place) const {
  if (match().onTurn() < 1 || !spots().has(place)) {
    return std::nullopt;
  }
  if (!sceneAtRest().holds(place)) {
    return mover() > 0 ? insight().entry_refusal(place.toStdString()) : std::nullopt;
  }
  return insight().lift_refusal(match().onTurn(), place.toStdString());
}

std::optional<Refusal> GroupsBoard::dropRefusal(const QString& from, const QString& to) const {
  return spots().has(to) ? match().timeline().refusal(mover(), GroupsMove{from, to, {}}.step().toStdString())
                         : std::nullopt;
}

void GroupsBoard::decorate(PassScene& scene) const {
  if (const QString from = onlyPieceTo(scene.marks.pointed); !from.isEmpty()) {
    scene.arrows.append({from, scene.marks.pointed});
  }
  if (mover() > 0) {
    showBringIns(scene);
    showWaysOut(scene);
  }
}

// Shows the pieces that the last move has earned, and those that could come in with the move that is pointed
// at.
void GroupsBoard::showBringIns(PassScene& scene) const {
  showEarned(scene);
  const auto isPointed = [&scene](const PassMark& mark) {
    return mark.place == scene.marks.pointed && mark.kind != MarkKind::BringIn;
  };
  if (lifted().isEmpty() || std::none_of(scene.targets.begin(), scene.targets.end(), isPointed)) {
    return;
  }
  for (const overpass::BringIn& bringIn :
       insight().bring_ins(lifted().toStdString(), scene.marks.pointed.toStdString())) {
    scene.ghosts.insert(QString::fromStdString(bringIn.space), colourOnTurn());
    for (const auto& group : bringIn.groups) {
      scene.litGroups.append(spacesOf(group));
    }
  }
}

// A piece that may still come in is easily overlooked and lost with the next step, so it is highlighted even
// without mouse or cursor nearby.
void GroupsBoard::showEarned(PassScene& scene) const {
  for (const EarnedPiece& piece : earnedPieces(match())) {
    const auto isIt = [&piece](const PassMark& mark) { return mark.place == piece.space; };
    if (std::none_of(scene.targets.begin(), scene.targets.end(), isIt)) {
      scene.targets.append({.place = piece.space, .kind = MarkKind::BringIn, .price = 0, .step = piece.step});
    }
    for (const auto& group : piece.groups) {
      scene.litGroups.append(spacesOf(group));
    }
    const auto isOffer = [&piece](const PassMark& mark) {
      return mark.place == piece.space && mark.kind == MarkKind::BringIn;
    };
    if (piece.space == scene.marks.pointed &&
        std::any_of(scene.targets.begin(), scene.targets.end(), isOffer)) {
      scene.ghosts.insert(piece.space, colourOnTurn());
    }
  }
}

// GRP-6: marks where pieces in transit can go.
void GroupsBoard::showWaysOut(PassScene& scene) const {
  if (!lifted().isEmpty() || insight().moves_to_leave_transit() == 0) {
    return;
  }
  const int colour = colourOnTurn();
  for (auto piece = scene.pieces.begin(); piece != scene.pieces.end(); ++piece) {
    if (piece.value() == colour && isTransit(piece.key())) {
      for (const QString& to : placeNames(insight().ways(piece.key().toStdString()))) {
        scene.arrows.append({piece.key(), to});
      }
    }
  }
}

// GRP-5: marks a reserve that still has pieces, and the two pieces that must stay.
void GroupsBoard::adjustMarks(BoardMarks& marks) const {
  PassBoard::adjustMarks(marks);
  if (!shownRefusal() || shownRefusal()->reason != "groups.keep-two") {
    return;
  }
  const int colour = colourOnTurn();
  const QMap<QString, int>& pieces = sceneAtRest().pieces;
  for (auto piece = pieces.begin(); piece != pieces.end(); ++piece) {
    if (piece.value() == colour) {
      marks.proving.append(piece.key());
    }
  }
  marks.proving.append(QStringLiteral("reserve:") + passColourWord(colour));
}

// The names of the places of Groups-of-Three, and what can be done there.

QString GroupsBoard::describe(const QString& place) const {
  return spots().has(place) ? describeSpace(place) : passPileWords(sceneAtRest(), place);
}

QStringList GroupsBoard::letIn(const QString& space) const {
  QStringList spaces;
  if (!lifted().isEmpty()) {
    for (const overpass::BringIn& bringIn :
         insight().bring_ins(lifted().toStdString(), space.toStdString())) {
      spaces.append(QString::fromStdString(bringIn.space));
    }
  }
  return spaces;
}

QString GroupsBoard::describeSpace(const QString& space) const {
  QStringList parts{space};
  if (isGoal(space)) {
    parts.append(tr("Center Square, where pieces go home"));
  } else if (isTransit(space)) {
    parts.append(tr("transit space, where no piece may stay"));
  }
  const auto piece = sceneAtRest().pieces.constFind(space);
  if (piece != sceneAtRest().pieces.cend()) {
    const Seat owner = overpass::owner_of(piece.value(), match().players()) + 1;
    parts.append(
        tr("%1 piece of %2", "a colour, a player").arg(passColourName(piece.value()), match().name(owner)));
  } else {
    parts.append(tr("empty"));
  }
  if (space == lifted()) {
    parts.append(tr("in hand"));
  }
  if (const QString from = onlyPieceTo(space); !from.isEmpty()) {
    parts.append(tr("only the piece on %1 can go here", "a place").arg(from));
  }
  for (const PassMark& mark : marksNow()) {
    if (mark.place == space) {
      parts.append(mark.kind == PassMark::Kind::BringIn ? tr("a piece may come in")
                                                        : tr("the piece in hand may go here"));
      const bool isMove = mark.kind != PassMark::Kind::BringIn;
      if (const QStringList spaces = isMove ? letIn(space) : QStringList(); !spaces.isEmpty()) {
        parts.append(tr("then pieces may come in on %1", "spaces").arg(listText(spaces)));
      }
    }
  }
  return joinParts(parts);
}

QString GroupsBoard::actionOf(const QString& place) const {
  if (place == QLatin1String("dice")) {
    return isRollDue() ? tr("Roll the dice") : QString();
  }
  for (const PassMark& mark : marksNow()) {
    if (mark.place == place) {
      switch (mark.kind) {
        case PassMark::Kind::BringIn:
          return tr("Bring a piece in");
        case PassMark::Kind::BearOff:
          return tr("Bring the piece home");
        default:
          return tr("Move here");
      }
    }
  }
  if (place == lifted() && !place.isEmpty()) {
    return tr("Put the piece back");
  }
  if (const QString from = onlyPieceTo(place); !from.isEmpty()) {
    return tr("Move the piece from %1 here", "a place").arg(from);
  }
  return canLift(place) ? tr("Pick up the piece") : QString();
}

}  // namespace byways::app
