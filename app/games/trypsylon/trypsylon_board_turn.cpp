// SPDX-License-Identifier: GPL-3.0-or-later
// What the turn allows on TRYPSYLON's board, and how its places are called.
#include <algorithm>

#include "app/games/trypsylon/trypsylon_board.h"
#include "engine/trypsylon/notation.h"

namespace byways::app {

namespace {

constexpr int kSlidingMilliseconds = 190;
constexpr int kTurningMilliseconds = 120;

using trypsylon::Corner;
using trypsylon::Side;

const QString kHand = QStringLiteral("hand");

}  // namespace

bool TrypsylonBoard::touchMoves() const { return match().timeline().setup().options.is_on("touch-move"); }

QString TrypsylonBoard::stepFor(const QString& end) const {
  return end + QLatin1Char('-') + QString::fromStdString(std::string(trypsylon::corner_name(corner_)));
}

// Cards pushed in since don't fill the other vacancy: it is still where its card was.
bool TrypsylonBoard::isLiftedFrom(const QString& cell) const {
  return hand() > 0 && scene_.at(cell) == TrypsylonCard::Vacant && !cell.isEmpty() &&
         !TrypsylonPlaces::isEnd(cell);
}

Refusal TrypsylonBoard::mustBePlayed() {
  return {.rule = "TRY-18",
          .reason = "trypsylon.touch-move",
          .message = "A card once lifted must be played.",
          .places = {},
          .arguments = {}};
}

Refusal TrypsylonBoard::mustBePushed() const {
  return {.rule = "TRY-18",
          .reason = "trypsylon.set-against-end",
          .message = "The card is set against " + set_.toStdString() + ", so it must be pushed in there.",
          .places = {},
          .arguments = {set_.toStdString()}};
}

std::optional<Refusal> TrypsylonBoard::refusalAt(const QString& place) const {
  if (mover() < 1 || place.isEmpty() || place == kHand) {
    return std::nullopt;
  }
  if (isBound()) {
    return place == set_ ? std::nullopt : std::optional(mustBePushed());
  }
  if (isLiftedFrom(place)) {
    return touchMoves() ? std::optional(mustBePlayed()) : std::nullopt;
  }
  if (TrypsylonPlaces::isEnd(place)) {
    // Without a card in hand nobody means to push.
    return hand() > 0 ? match().timeline().refusal(mover(), stepFor(place).toStdString()) : std::nullopt;
  }
  return match().timeline().refusal(mover(), place.toStdString());
}

QString TrypsylonBoard::placeOfRefusal(const Refusal& refusal) const {
  return refused_.isEmpty() ? BoardView::placeOfRefusal(refusal) : refused_;
}

void TrypsylonBoard::activate(const QString& place) {
  if (mover() < 1 || place.isEmpty()) {
    return;
  }
  if (place == kHand) {
    turn(1);
    return;
  }
  if (isBound() && place != set_) {
    refuseAt(place, mustBePushed());
    return;
  }
  if (isLiftedFrom(place)) {
    touchMoves() ? refuseAt(place, mustBePlayed()) : putBack(place);
    return;
  }
  if (!TrypsylonPlaces::isEnd(place)) {
    lift(place);
    return;
  }
  // The first click or press sets, so that one can see the push, and turn the card, before it is made.
  if (place == set_ || !ends_.contains(place)) {
    push(place);
  } else {
    setAgainst(place);
  }
}

void TrypsylonBoard::setAgainst(const QString& end) {
  set_ = end;
  pushedFrom_.clear();
  follow();
}

void TrypsylonBoard::push(const QString& end) {
  refused_ = end;
  if (!match().play(stepFor(end))) {
    pushedFrom_ = end;
    follow();
  }
}

void TrypsylonBoard::lift(const QString& cell) {
  const TrypsylonCard card = scene_.at(cell);
  refused_ = cell;
  if (!match().play(cell) && card != TrypsylonCard::Down && card != TrypsylonCard::Vacant) {
    corner_ = trypsylonCorner(card);  // it comes off the board as it lay
    follow();
  }
}

// Takes back that card; the one lifted after it is lifted again.
void TrypsylonBoard::putBack(const QString& cell) {
  const std::vector<std::string> steps = match().timeline().open_steps();
  const auto found = std::find(steps.begin(), steps.end(), cell.toStdString());
  const auto isLift = [](const std::string& step) { return step.find('-') == std::string::npos; };
  if (found == steps.end() || !std::all_of(found, steps.end(), isLift)) {
    return;
  }
  for (auto step = found; step != steps.end(); ++step) {
    match().undo();
  }
  for (auto step = std::next(found); step != steps.end(); ++step) {
    static_cast<void>(match().play(QString::fromStdString(*step)));
  }
}

void TrypsylonBoard::putBackLast() {
  if (touchMoves()) {
    refuseAt(set_, isBound() ? mustBePushed() : mustBePlayed());
    return;
  }
  set_.clear();
  const std::vector<std::string> steps = match().timeline().open_steps();
  if (!steps.empty()) {
    putBack(QString::fromStdString(steps.back()));
  }
}

void TrypsylonBoard::showSlide(const TrypsylonSlide& slide) {
  shown_.slide = slide;
  forgetResting();
  sliding_.start(kSlidingMilliseconds);
}

void TrypsylonBoard::turn(int quarters) {
  if (hand() == 0) {
    return;
  }
  constexpr int kCorners = 4;
  corner_ = static_cast<trypsylon::Corner>(((static_cast<int>(corner_) + quarters) % kCorners + kCorners) %
                                           kCorners);
  quarters_ = quarters;
  turning_.start(kTurningMilliseconds);
  follow();
}

QString TrypsylonBoard::actionOf(const QString& place) const {
  if (mover() < 1) {
    return {};
  }
  if (place == kHand) {
    return hand() > 0 ? tr("Turn the card") : QString();
  }
  if (isBound()) {
    return place == set_ ? tr("Push the card in") : QString();
  }
  if (isLiftedFrom(place)) {
    return touchMoves() ? QString() : tr("Put the card back");
  }
  if (takeable_.contains(place)) {
    return tr("Take the card");
  }
  if (ends_.contains(place)) {
    return place == set_ ? tr("Push the card in") : tr("Set the card against the row");
  }
  return {};
}

QString TrypsylonBoard::describe(const QString& place) const {
  if (place == kHand) {
    return describeHand();
  }
  if (TrypsylonPlaces::isEnd(place)) {
    return describeEnd(place);
  }
  return places_.area(place).isNull() ? QString() : describeCell(place);
}

QString TrypsylonBoard::describeHand() const {
  if (hand() == 0) {
    return tr("Hand, empty");
  }
  const QString cards = tr("Hand, %n card(s)", nullptr, hand());
  switch (corner_) {
    case Corner::NorthWest:
      return tr("%1, next with its corner north-west").arg(cards);
    case Corner::NorthEast:
      return tr("%1, next with its corner north-east").arg(cards);
    case Corner::SouthEast:
      return tr("%1, next with its corner south-east").arg(cards);
    case Corner::SouthWest:
      break;
  }
  return tr("%1, next with its corner south-west").arg(cards);
}

// "c3, from the north-west corner to east and south, joined to the west side, inserted last"
QString TrypsylonBoard::describeCell(const QString& cell) const {
  QStringList parts;
  switch (scene_.at(cell)) {
    case TrypsylonCard::Vacant:
      parts.append(tr("%1, vacant").arg(cell));
      break;
    case TrypsylonCard::Down:
      parts.append(tr("%1, face down").arg(cell));
      break;
    case TrypsylonCard::Nw:
      parts.append(tr("%1, way from the north-west corner to east and south").arg(cell));
      break;
    case TrypsylonCard::Ne:
      parts.append(tr("%1, way from the north-east corner to west and south").arg(cell));
      break;
    case TrypsylonCard::Se:
      parts.append(tr("%1, way from the south-east corner to west and north").arg(cell));
      break;
    case TrypsylonCard::Sw:
      parts.append(tr("%1, way from the south-west corner to east and north").arg(cell));
      break;
  }
  const auto isJoined = [&](Side side) {
    return scene_.joined[static_cast<std::size_t>(side)].contains(cell);
  };
  if (isJoined(Side::West)) {
    parts.append(tr("joined to the west side"));
  }
  if (isJoined(Side::East)) {
    parts.append(tr("joined to the east side"));
  }
  if (isJoined(Side::North)) {
    parts.append(tr("joined to the north side"));
  }
  if (isJoined(Side::South)) {
    parts.append(tr("joined to the south side"));
  }
  for (const trypsylon::Joint& joint : scene_.joints) {
    const auto& arms = joint.arms;
    if (joint.is_broken() && std::find(arms.begin(), arms.end(), cell.toStdString()) != arms.end()) {
      QStringList missing;
      for (const std::string& name : joint.missing) {
        missing.append(QString::fromStdString(name));
      }
      parts.append(tr("its corner lacks %1").arg(missing.join(QLatin1Char(' '))));
    }
  }
  if (cell == scene_.last) {
    parts.append(tr("inserted last"));
  }
  if (takeable_.contains(cell) && !isBound()) {
    parts.append(tr("may be taken"));
  }
  return parts.join(QStringLiteral(", "));
}

QString TrypsylonBoard::describeEnd(const QString& end) const {
  const QString line = end.mid(1);
  QString name;
  switch (TrypsylonPlaces::sideOf(end)) {
    case Side::North:
      name = tr("North end of column %1").arg(line);
      break;
    case Side::East:
      name = tr("East end of row %1").arg(line);
      break;
    case Side::South:
      name = tr("South end of column %1").arg(line);
      break;
    case Side::West:
      name = tr("West end of row %1").arg(line);
      break;
  }
  if (end == set_) {
    return tr("%1, the card is set here. Enter pushes it in").arg(name);
  }
  if (hand() == 0 || isBound()) {
    return name;
  }
  return ends_.contains(end) ? tr("%1, open").arg(name) : tr("%1, closed").arg(name);
}

}  // namespace byways::app
