// SPDX-License-Identifier: GPL-3.0-or-later
// Places of a scene that are none of the board's: piles and dice.
#include "app/games/pass/pass_places.h"

namespace byways::app {

namespace {

const QString& reserveKey() {
  static const QString key = QStringLiteral("reserve:");
  return key;
}

const QString& homeKey() {
  static const QString key = QStringLiteral("home:");
  return key;
}

const QString& diceKey() {
  static const QString key = QStringLiteral("dice");
  return key;
}

const PassPile* pileOf(const PassScene& scene, const QString& place) {
  const QString word = place.section(QLatin1Char(':'), 1);
  for (const PassPile& pile : scene.piles) {
    if (passColourWord(pile.colour) == word) {
      return &pile;
    }
  }
  return nullptr;
}

}  // namespace

QRectF passArea(const PassScene& scene, const QString& place) {
  if (const PassPlaces& places = PassPlaces::of(scene.on); places.has(place)) {
    const double room = places.room(place);
    const QPointF centre = places.centre(place);
    return {centre.x() - room, centre.y() - room, 2 * room, 2 * room};
  }
  if (place == diceKey()) {
    return scene.dice ? PassPlaces::diceArea(scene.dice->corner) : QRectF();
  }
  const PassPile* const pile = pileOf(scene, place);
  if (pile != nullptr && place.startsWith(reserveKey()) && pile->reserve >= 0) {
    return PassPlaces::reserveArea(pile->corner);
  }
  if (pile != nullptr && place.startsWith(homeKey()) && pile->home >= 0) {
    return PassPlaces::homeArea(pile->corner).united(PassPlaces::nameArea(pile->corner));
  }
  return {};
}

QPointF passPoint(const PassScene& scene, const QString& place) {
  const PassPile* const pile = place.contains(QLatin1Char(':')) ? pileOf(scene, place) : nullptr;
  if (pile == nullptr) {
    return passArea(scene, place).center();
  }
  return place.startsWith(homeKey())
             ? PassPlaces::pileSpot(PassPlaces::homeArea(pile->corner), pile->home, pile->goal)
             : PassPlaces::pileSpot(PassPlaces::reserveArea(pile->corner), pile->reserve,
                                    std::max(pile->reserve + 1, overpass::kPiecesEach));
}

QStringList passPileIds(const PassScene& scene) {
  QStringList ids;
  for (const PassPile& pile : scene.piles) {
    if (pile.reserve >= 0) {
      ids.append(reserveKey() + passColourWord(pile.colour));
    }
    if (pile.home >= 0) {
      ids.append(homeKey() + passColourWord(pile.colour));
    }
  }
  if (scene.dice) {
    ids.append(diceKey());
  }
  return ids;
}

QString passPileAt(const PassScene& scene, QPointF point) {
  for (const QString& id : passPileIds(scene)) {
    if (passArea(scene, id).contains(point)) {
      return id;
    }
  }
  return {};
}

}  // namespace byways::app
