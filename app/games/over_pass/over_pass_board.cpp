// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/over_pass/over_pass_board.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>
#include <utility>

#include "app/board/place_names.h"
#include "app/games/pass/pass_texts.h"
#include "app/look/joined.h"
#include "engine/core/entry.h"
#include "engine/overpass/board.h"
#include "engine/overpass/over_pass_notation.h"
#include "engine/overpass/over_pass_refusals.h"

namespace byways::app {

namespace {

using MarkKind = PassMark::Kind;
using overpass::MoveKind;

QString textOf(const std::string& text) { return QString::fromStdString(text); }

// The nodes where a step begins and ends: two for a move on the board, one for an exit, none for other steps.
QStringList endsOf(const std::string& step) {
  const std::optional<overpass::WrittenMove> move = overpass::read_move(step);
  if (!move) {
    return {};
  }
  return move->kind == MoveKind::Exit ? QStringList{textOf(move->first)}
                                      : QStringList{textOf(move->first), textOf(move->second)};
}

QString stepFor(MoveKind kind, const QString& from, const QString& to = {}) {
  return textOf(overpass::write_move({kind, from.toStdString(), to.toStdString()}));
}

bool isExit(const QString& node) {
  const auto found = overpass::board().find_node(node.toStdString());
  return found && overpass::board().exits().has(*found);
}

bool isOneOf(const std::optional<Refusal>& refusal, std::initializer_list<std::string_view> reasons) {
  return refusal && std::find(reasons.begin(), reasons.end(), refusal->reason) != reasons.end();
}

// Whether the refusal comes from the roll, the moves left or the centre, not from the geometry of the move.
bool isAboutTurn(const std::optional<Refusal>& refusal) {
  return isOneOf(refusal, {"overpass.roll-is-due", "overpass.moves", "overpass.centre-stuck",
                           "overpass.centre-blocked"});
}

// Whether an Over-Pass is refused because of the piece itself, or of pieces of its colour in the way.
bool isAboutPieces(const std::optional<Refusal>& refusal) {
  return isOneOf(refusal, {"overpass.nothing-there", "overpass.others-exit", "overpass.own-colour"});
}

MarkKind kindOf(overpass::Option::Kind kind) {
  constexpr std::array kKinds{MarkKind::OverPass, MarkKind::Trade, MarkKind::Slide, MarkKind::Exit};
  return kKinds.at(static_cast<std::size_t>(kind));
}

}  // namespace

OverPassBoard::OverPassBoard(Match& match, const Look& look, QWidget* parent)
    : PassBoard(match, look, PassGround::Nodes, parent) {
  rebuild();
}

const overpass::OverPassInsight& OverPassBoard::insight() const {
  return *overpass::over_pass_insight(match().state());
}

PassScene OverPassBoard::makeScene() const {
  PassScene scene = overPassScene(match());
  scene.marks.lastTurn = lastPlaces();
  return scene;
}

// Until the next roll, the last move of the previous turn stays marked.
QStringList OverPassBoard::lastPlaces() const {
  const std::vector<std::string> steps = match().timeline().open_steps();
  if (!steps.empty()) {
    return endsOf(steps.back());
  }
  const Entries entries = match().timeline().entries_until(match().timeline().cursor());
  if (entries.empty() || !match().isRollDue()) {
    return {};
  }
  const std::vector<std::string> last = split_words(entries.back().text);
  return entries.back().seat > 0 && !last.empty() ? endsOf(last.back()) : QStringList();
}

// Trades may begin with either piece.
QStringList OverPassBoard::liftable() const {
  QStringList places;
  if (mover() < 1) {
    return places;
  }
  for (const std::string& step : match().state().legal_steps()) {
    const QStringList ends = endsOf(step);
    places += overpass::read_move(step)->kind == MoveKind::Trade ? ends : ends.mid(0, 1);
  }
  places.removeDuplicates();
  return places;
}

QList<PassMark> OverPassBoard::targets(const QString& from) const {
  QList<PassMark> marks;
  for (const overpass::Option& option : insight().options(from.toStdString())) {
    PassMark mark{.place = textOf(option.to),
                  .kind = kindOf(option.kind),
                  .price = option.price,
                  .step = textOf(option.step)};
    if (mark.kind == MarkKind::Exit) {
      mark.place = QStringLiteral("home:") + passColourWord(sceneAtRest().pieces.value(from));
    }
    marks.append(mark);
  }
  return marks;
}

void OverPassBoard::decorate(PassScene& scene) const {
  if (scene.lifted.isEmpty()) {
    return;
  }
  for (const PassMark& mark : marksNow()) {
    if (mark.kind == MarkKind::Slide) {
      scene.arrows.append({scene.lifted, mark.place});
    }
  }
  if (choice()) {
    if (choice()->chosen >= 0 && choice()->chosen < choice()->options.size()) {
      showMark(scene, choice()->options[choice()->chosen]);
    }
    return;
  }
  for (const PassMark& mark : marksNow()) {
    if (mark.place == scene.marks.pointed) {
      showMark(scene, mark);
      return;
    }
  }
}

void OverPassBoard::showMark(PassScene& scene, const PassMark& mark) const {
  const std::string from = scene.lifted.toStdString();
  const std::string to = mark.place.toStdString();
  switch (mark.kind) {
    case MarkKind::OverPass:
      scene.way = placeNames(insight().chain(from, to));
      break;
    case MarkKind::Trade:
      for (const overpass::LinePair& pair : insight().parallel_lines(from, to)) {
        scene.litLines = {placeNames(pair.first), placeNames(pair.second)};
        break;  // one pair is enough; several would be confusing
      }
      break;
    default:
      break;
  }
}

std::optional<Refusal> OverPassBoard::refusalOf(const QString& step) const {
  const Seat seat = match().onTurn();
  return seat > 0 ? match().state().refusal(seat, step.toStdString()) : std::nullopt;
}

// Why a piece can't move at all. For a piece on an exit, the reason is why it can't go home, if it can't.
// Otherwise it is why the piece can't slide to its neighbours: the last refusal about the turn or, if there
// is none, the first refusal.
std::optional<Refusal> OverPassBoard::liftRefusal(const QString& place) const {
  if (!sceneAtRest().holds(place)) {
    return std::nullopt;
  }
  if (isExit(place)) {
    if (auto refusal = refusalOf(stepFor(MoveKind::Exit, place))) {
      return refusal;
    }
  }
  std::optional<Refusal> slideRefusal;
  for (const QString& beside : spots().beside(place)) {
    const auto refusal = refusalOf(stepFor(MoveKind::Slide, place, beside));
    if (refusal && (!slideRefusal || isAboutTurn(refusal))) {
      slideRefusal = refusal;
    }
  }
  return slideRefusal;
}

std::optional<Refusal> OverPassBoard::dropRefusal(const QString& from, const QString& to) const {
  if (to.startsWith(QLatin1String("home:"))) {
    const auto refusal = refusalOf(stepFor(MoveKind::Exit, from));
    return refusal ? refusal : overpass::other_home(from.toStdString(), sceneAtRest().pieces.value(from));
  }
  if (!spots().has(to) || from == to) {
    return std::nullopt;
  }
  if (sceneAtRest().holds(to)) {
    return refusalOf(stepFor(MoveKind::Trade, from, to));
  }
  const auto overPassRefusal = refusalOf(stepFor(MoveKind::OverPass, from, to));
  const bool isBeside = spots().beside(from).contains(to);
  // A move to a neighbour is probably meant as a Slide, unless the Over-Pass fails because of the turn, the
  // piece, or pieces of its colour in the way.
  return isBeside && !isAboutTurn(overPassRefusal) && !isAboutPieces(overPassRefusal)
             ? refusalOf(stepFor(MoveKind::Slide, from, to))
             : overPassRefusal;
}

// The names of the places of Over-Pass, and what can be done there.

QString OverPassBoard::kindName(PassMark::Kind kind) {
  switch (kind) {
    case PassMark::Kind::Trade:
      return tr("Trade");
    case PassMark::Kind::Slide:
      return tr("Slide");
    case PassMark::Kind::Exit:
      return tr("Exit");
    default:
      return tr("Over-Pass");
  }
}

QString OverPassBoard::markText(const PassMark& mark) {
  if (mark.step.isEmpty()) {  // the option that PassBoard::askWhatIsMeant adds, which plays nothing
    return tr("Pick up this piece instead");
  }
  return tr("%1 for %n move(s)", "a kind of move, its price", mark.price).arg(kindName(mark.kind));
}

QString OverPassBoard::describe(const QString& place) const {
  if (const std::optional<PassMark> option = optionOf(place)) {
    return markText(*option);
  }
  return spots().has(place) ? describeNode(place) : passPileWords(sceneAtRest(), place);
}

QString OverPassBoard::describeNode(const QString& node) const {
  QStringList parts{node};
  if (node == QLatin1String("O")) {
    parts.append(tr("Center Square"));
  } else if (node.startsWith(QLatin1Char('J'))) {
    parts.append(tr("exit, from which pieces go home"));
  }
  const auto piece = sceneAtRest().pieces.constFind(node);
  if (piece == sceneAtRest().pieces.cend()) {
    parts.append(tr("empty"));
  } else {
    const Seat owner = overpass::owner_of(piece.value(), match().players()) + 1;
    parts.append(
        tr("%1 piece of %2", "a colour, a player").arg(passColourName(piece.value()), match().name(owner)));
  }
  if (node == lifted()) {
    parts.append(tr("in hand"));
  }
  for (const PassMark& mark : marksNow()) {
    if (mark.place == node) {
      parts.append(markText(mark));
    }
  }
  return joinParts(parts);
}

QString OverPassBoard::actionOf(const QString& place) const {
  if (place == QLatin1String("dice")) {
    return isRollDue() ? tr("Roll the dice") : QString();
  }
  if (const std::optional<PassMark> option = optionOf(place)) {
    return markText(*option);
  }
  for (const PassMark& mark : marksNow()) {
    if (mark.place == place) {
      return markText(mark);
    }
  }
  if (place == lifted() && !place.isEmpty()) {
    return tr("Put the piece back");
  }
  return canLift(place) ? tr("Pick up the piece") : QString();
}

}  // namespace byways::app
