// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/known_people.h"

#include <QHash>

#include <algorithm>

#include "app/games/catalogue.h"
#include "app/library/game_index.h"
#include "app/statistics/people.h"

namespace byways::app {

namespace {

// What a seat of a stored game tells about the person who sat there.
struct Sitting {
  QDateTime when;
  QString name;
  int colour = -1;
  int against = 0;  // the level of a computer at the table; 0 for none
  const Game* game = nullptr;
};

// Whether people choose colours. In some games the seat decides whose pieces are whose.
bool hasOwnColours(const Game& game) { return faceOf(game).facts().pieceColours == nullptr; }

QList<Sitting> sittingsIn(const GameIndex& games) {
  QList<Sitting> all;
  for (const FinishedGame& game : games.finished()) {
    if (game.isCopy) {
      continue;
    }
    int against = 0;
    for (const FinishedGame::Player& player : game.players) {
      against = std::max(against, player.level);
    }
    const bool isOwn = hasOwnColours(*game.game);
    for (const FinishedGame::Player& player : game.players) {
      if (player.level == 0 && !player.name.isEmpty()) {
        all.append({game.ended, player.name, isOwn ? player.colour : -1, against, game.game});
      }
    }
  }
  for (const UnfinishedGame& game : games.unfinished()) {
    const bool isOwn = hasOwnColours(*game.game);
    for (qsizetype seat = 0; seat < game.names.size(); ++seat) {
      if (const QString name = game.names[seat].simplified(); !name.isEmpty()) {
        all.append({game.changed, name, isOwn ? game.colours.value(seat, -1) : -1, 0, game.game});
      }
    }
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Sitting& one, const Sitting& other) { return one.when > other.when; });
  return all;
}

}  // namespace

KnownPeople knownPeople(const GameIndex& games, const People& people, const Game& game) {
  KnownPeople known;
  QHash<QString, qsizetype> places;
  for (const Sitting& sitting : sittingsIn(games)) {
    const QString name = people.personOf(sitting.name);
    if (name.isEmpty() || people.isForgotten(name)) {
      continue;
    }
    if (!places.contains(name)) {
      places.insert(name, known.size());
      known.append({name});
    }
    KnownPerson& person = known[places.value(name)];
    ++person.games;
    person.colour = person.colour >= 0 ? person.colour : sitting.colour;
    if (person.level == 0 && sitting.game == &game) {
      person.level = sitting.against;
    }
  }
  return known;
}

}  // namespace byways::app
