// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/mono_line/mono_board.h"

#include <QKeyEvent>

#include <algorithm>

#include "app/board/place_names.h"
#include "app/games/pass/pass_texts.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "engine/overpass/mono_notation.h"

namespace byways::app {

namespace {

constexpr int kSeats = 2;

const QString& monoReserveKey() {
  static const QString key = QStringLiteral("reserve:");
  return key;
}

QString stepOf(const QString& node, int colour) {
  return QString::fromStdString(overpass::write_placement({node.toStdString(), colour}));
}

// The node of a placement; empty for other steps.
QString nodeOf(const std::string& step) {
  const std::optional<overpass::WrittenPlacement> placed = overpass::read_placement(step);
  return placed ? QString::fromStdString(placed->node) : QString();
}

}  // namespace

MonoBoard::MonoBoard(Match& match, const Look& look, QWidget* parent)
    : PassBoard(match, look, PassGround::Nodes, parent) {
  rebuild();
}

const overpass::MonoInsight& MonoBoard::insight() const { return *overpass::mono_insight(match().state()); }

bool MonoBoard::isStrict() const { return match().timeline().setup().options.is_on("strict"); }

QString MonoBoard::triedNode() const {
  const std::vector<std::string> steps = match().timeline().open_steps();
  return steps.empty() ? QString() : nodeOf(steps.back());
}

int MonoBoard::colourAt(const QString& node) const {
  return passColourOf(QString::fromStdString(insight().colour_at(node.toStdString())));
}

int MonoBoard::available(int colour) const {
  const PassScene scene = monoScene(match());
  const auto pile = std::find_if(scene.piles.begin(), scene.piles.end(),
                                 [colour](const PassPile& one) { return one.colour == colour; });
  const QString tried = triedNode();
  const bool isTried = !tried.isEmpty() && colourAt(tried) == colour;
  return (pile == scene.piles.end() ? 0 : pile->reserve) + (isTried ? 1 : 0);
}

int MonoBoard::chosenColour() const {
  if (mover() < 1) {
    return overpass::kNoColour;
  }
  if (const QString tried = triedNode(); !tried.isEmpty()) {
    return colourAt(tried);
  }
  const int first = mover() - 1;
  const int colour = first + kSeats * chosen_.at(static_cast<std::size_t>(first));
  return available(colour) > 0 ? colour : (colour + kSeats) % overpass::kColours;
}

void MonoBoard::choose(int which) {
  if (mover() < 1) {
    return;
  }
  const int colour = mover() - 1 + kSeats * which;
  if (available(colour) > 0) {
    chosen_.at(static_cast<std::size_t>(mover() - 1)) = which;
    if (const QString tried = triedNode(); !tried.isEmpty()) {
      static_cast<void>(match().replaceStep(stepOf(tried, colour)));
    }
  } else if (const auto refusal = placeRefusal(spots().ids().front(), colour)) {
    refuse(*refusal);
  }
  rebuild();
}

PassScene MonoBoard::makeScene() const {
  PassScene scene = monoScene(match());
  const int chosen = chosenColour();
  for (PassPile& pile : scene.piles) {
    pile.onTurn = pile.colour == chosen;
  }
  if (look().picture().highlights != Highlights::None) {
    tintHeldLines(scene, match());
  }
  const Timeline& timeline = match().timeline();
  const Entries entries = timeline.entries_until(timeline.cursor());
  if (!entries.empty()) {
    const QString node = nodeOf(entries.back().text);
    if (scene.holds(node)) {
      scene.marks.lastTurn = {node};
    }
  }
  if (isClaimed()) {
    for (const overpass::SharedLine& line : insight().shared_lines()) {
      scene.litLines.append(placeNames(line.nodes));
    }
  }
  return scene;
}

QStringList MonoBoard::liftable() const {
  QStringList places;
  if (mover() < 1) {
    return places;
  }
  for (int colour = mover() - 1; colour < overpass::kColours; colour += kSeats) {
    if (available(colour) > 0) {
      places.append(monoReserveKey() + passColourWord(colour));
    }
  }
  if (const QString tried = triedNode(); !tried.isEmpty()) {
    places.append(tried);
  }
  return places;
}

int MonoBoard::colourFrom(const QString& from) const {
  return from.startsWith(monoReserveKey()) ? passColourOf(from.mid(monoReserveKey().size())) : chosenColour();
}

QList<PassMark> MonoBoard::placesFor(int colour) const {
  QList<PassMark> marks;
  if (mover() < 1 || available(colour) == 0) {
    return marks;
  }
  const QString tried = triedNode();
  const bool isOther = !tried.isEmpty() && colourAt(tried) != colour;
  for (const std::string& node : match().timeline().turn_start().legal_steps()) {
    const QString place = QString::fromStdString(node);
    if (place != tried || isOther) {
      marks.append(
          {.place = place, .kind = PassMark::Kind::Place, .price = 0, .step = stepOf(place, colour)});
    }
  }
  return marks;
}

QList<PassMark> MonoBoard::targets(const QString& from) const { return placesFor(colourFrom(from)); }

QList<PassMark> MonoBoard::offers() const { return placesFor(chosenColour()); }

bool MonoBoard::playMark(const PassMark& mark) {
  const int colour = overpass::read_placement(mark.step.toStdString())->colour;
  chosen_.at(static_cast<std::size_t>(colour % kSeats)) = colour / kSeats;
  return !match().replaceStep(mark.step);
}

std::optional<Refusal> MonoBoard::placeRefusal(const QString& node, int colour) const {
  return match().timeline().turn_start().refusal(mover(), stepOf(node, colour).toStdString());
}

std::optional<Refusal> MonoBoard::liftRefusal(const QString& place) const {
  return spots().has(place) && mover() > 0 ? placeRefusal(place, chosenColour()) : std::nullopt;
}

std::optional<Refusal> MonoBoard::dropRefusal(const QString& from, const QString& to) const {
  return spots().has(to) && mover() > 0 ? placeRefusal(to, colourFrom(from)) : std::nullopt;
}

void MonoBoard::decorate(PassScene& scene) const {
  const QString place = pointed();
  if (isStrict()) {
    scene.targets.removeIf([&place](const PassMark& mark) { return mark.place != place; });
  }
  if (!spots().has(place)) {
    return;
  }
  showLines(scene, place);
  const auto isPlace = [&place](const PassMark& mark) { return mark.place == place; };
  if (lifted().isEmpty() && std::any_of(scene.targets.begin(), scene.targets.end(), isPlace)) {
    scene.ghosts.insert(place, chosenColour());
  }
}

// Shows the lines that a piece on `node` would take; if it isn't allowed because of shared lines, the
// opponent's lines.
void MonoBoard::showLines(PassScene& scene, const QString& node) const {
  const bool isRefused = shownRefusal() && shownRefusal()->reason == "monoline.shares-line" &&
                         shownRefusal()->places.front() == node.toStdString();
  const overpass::Places& proof = isRefused ? shownRefusal()->places : overpass::Places();
  for (const overpass::Places& line : insight().lines_through(node.toStdString())) {
    const auto isTaken = [&](const std::string& place) {
      return place != proof.front() && std::find(line.begin(), line.end(), place) != line.end();
    };
    if (!isRefused || std::any_of(proof.begin(), proof.end(), isTaken)) {
      scene.litLines.append(placeNames(line));
    }
  }
}

bool MonoBoard::isClaimed() const {
  const std::optional<Outcome> outcome = match().timeline().outcome();
  return outcome && outcome->reason == "shared line claimed";
}

// MON-4: marks the line that the claim was about.
void MonoBoard::adjustMarks(BoardMarks& marks) const {
  PassBoard::adjustMarks(marks);
  if (isClaimed()) {
    for (const overpass::SharedLine& line : insight().shared_lines()) {
      marks.proving += placeNames(line.pieces);
    }
  }
}

void MonoBoard::keyPressEvent(QKeyEvent* event) {
  const bool isPlain = modifiersOf(*event) == Qt::NoModifier;
  const int key = event->key();
  if (isPlain && (key == Qt::Key_1 || key == Qt::Key_2)) {
    choose(key == Qt::Key_1 ? 0 : 1);
    return;
  }
  PassBoard::keyPressEvent(event);
}

QString MonoBoard::describe(const QString& place) const {
  if (!spots().has(place)) {
    return passPileWords(sceneAtRest(), place);
  }
  QStringList parts{place};
  const auto piece = sceneAtRest().pieces.constFind(place);
  if (piece == sceneAtRest().pieces.cend()) {
    parts.append(tr("empty"));
    const auto marks = marksNow();
    if (!isStrict() && std::any_of(marks.begin(), marks.end(),
                                   [&place](const PassMark& mark) { return mark.place == place; })) {
      parts.append(tr("open to you"));
    }
  } else {
    const Seat owner = overpass::owner_of(piece.value(), kSeats) + 1;
    parts.append(
        tr("%1 piece of %2", "a colour, a player").arg(passColourName(piece.value()), match().name(owner)));
  }
  if (place == triedNode()) {
    parts.append(tr("being tried"));
  }
  if (place == lifted()) {
    parts.append(tr("in hand"));
  }
  return joinParts(parts);
}

QString MonoBoard::actionOf(const QString& place) const {
  for (const PassMark& mark : marksNow()) {
    if (mark.place == place) {
      return tr("Try the piece here");
    }
  }
  if (place == lifted() && !place.isEmpty()) {
    return tr("Put the piece back");
  }
  return canLift(place) ? tr("Pick up a piece") : QString();
}

}  // namespace byways::app
