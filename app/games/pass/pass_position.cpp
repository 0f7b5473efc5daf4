// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/games/pass/pass_table.h"
#include "engine/overpass/insight.h"

namespace byways::app {

namespace {

constexpr int kMonoPlayers = 2;

// Of the two games with dice.
PassScene diceScene(const Match& match, PassOn on) {
  const PassTable table = passTable(match);
  PassScene scene;
  scene.on = on;
  const nlohmann::json position = match.state().position();
  for (const auto& [place, name] : position.at("pieces").items()) {
    scene.pieces.insert(QString::fromStdString(place),
                        passColourOf(QString::fromStdString(name.get<std::string>())));
  }
  for (int colour = 0; colour < overpass::colours_of(table.players); ++colour) {
    const Seat seat = overpass::owner_of(colour, table.players) + 1;
    PassPile pile;
    pile.corner = colour;
    pile.colour = colour;
    pile.reserve = table.waitingOf(colour);
    pile.home = table.players == kMonoPlayers ? table.homeOf(colour) : table.homes.at(seat - 1);
    pile.owner = match.name(seat);
    pile.onTurn = colour == table.colour;
    scene.piles.append(pile);
  }
  if (table.phase == PassTable::Phase::Roll || table.sum() > 0) {
    const bool isRolled = table.sum() > 0;
    scene.dice = PassDice{.state = isRolled ? PassDice::State::Rolled : PassDice::State::Due,
                          .corner = qMax(table.colour, 0),
                          .eyes = table.dice,
                          .left = table.left,
                          .total = table.sum()};
  }
  return scene;
}

}  // namespace

PassScene overPassScene(const Match& match) { return diceScene(match, PassOn::Nodes); }

PassScene groupsScene(const Match& match) {
  PassScene scene = diceScene(match, PassOn::Spaces);
  scene.transit = true;
  // With nothing left to bring in, groups mean nothing any more.
  scene.groupTies = std::any_of(scene.piles.cbegin(), scene.piles.cend(),
                                [](const PassPile& pile) { return pile.reserve > 0; });
  scene.exits = false;
  return scene;
}

PassScene monoScene(const Match& match) {
  PassScene scene;
  scene.exits = false;
  const overpass::MonoInsight* const insight = overpass::mono_insight(match.state());
  if (insight == nullptr) {
    return scene;
  }
  std::array<int, overpass::kColours> placed{};
  const nlohmann::json position = match.state().position();
  for (const auto& [place, owner] : position.at("pieces").items()) {
    const int colour = passColourOf(QString::fromStdString(insight->colour_at(place)));
    scene.pieces.insert(QString::fromStdString(place), colour);
    ++placed.at(static_cast<std::size_t>(qMax(colour, 0)));
  }
  for (int colour = 0; colour < overpass::kColours; ++colour) {
    const Seat seat = overpass::owner_of(colour, kMonoPlayers) + 1;
    PassPile pile;
    pile.corner = colour;
    pile.colour = colour;
    pile.reserve = overpass::kPiecesEach - placed.at(static_cast<std::size_t>(colour));
    pile.owner = match.name(seat);
    pile.seatColour = match.colourIndex(seat);
    pile.banded = seat == kMonoPlayers;
    pile.onTurn = match.timeline().to_move() == seat;
    scene.piles.append(pile);
  }
  return scene;
}

void tintHeldLines(PassScene& scene, const Match& match) {
  const overpass::MonoInsight* const insight = overpass::mono_insight(match.state());
  if (insight == nullptr || match.timeline().setup().options.is_on("strict")) {
    return;
  }
  for (Seat seat = 1; seat <= kMonoPlayers; ++seat) {
    for (const overpass::Places& line : insight->lines_held_by(seat)) {
      QStringList places;
      for (const std::string& place : line) {
        places.append(QString::fromStdString(place));
      }
      scene.tintedLines.append(
          {.line = places, .colour = match.colourIndex(seat), .banded = seat == kMonoPlayers});
    }
  }
}

}  // namespace byways::app
