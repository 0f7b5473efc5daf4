// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/pass/pass_texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

#include "app/games/common_words.h"
#include "engine/overpass/insight.h"

namespace byways::app {

namespace {

PassTable::Phase passPhase(const Match& match) {
  const std::string_view phase = match.timeline().phase();
  return phase == "setup"  ? PassTable::Phase::Lot
         : phase == "roll" ? PassTable::Phase::Roll
         : phase == "play" ? PassTable::Phase::Play
                           : PassTable::Phase::Over;
}

std::size_t indexOfColour(const nlohmann::json& name) {
  const auto colour = overpass::colour_named(name.get<std::string>());
  return static_cast<std::size_t>(colour.value_or(0));
}

constexpr int kMonoPlayers = 2;

// The colour whose corner has the dice: the one that rolled. After the end of the game, when nobody has the
// turn, the dice stay where they were.
int diceColour(const Match& match, const PassTable& table) {
  if (table.colour != overpass::kNoColour) {
    return table.colour;
  }
  const Timeline& timeline = match.timeline();
  for (std::size_t step = timeline.cursor() + 1; step > 0; --step) {
    if (const int colour = passColourAt(timeline.state_at(step - 1)); colour != overpass::kNoColour) {
      return colour;
    }
  }
  return 0;
}

// The scene of either rule set with dice.
PassScene diceScene(const Match& match, PassGround ground) {
  const PassTable table = passTable(match);
  PassScene scene;
  scene.ground = ground;
  const nlohmann::json position = match.state().position();
  for (const auto& [place, name] : position.at("pieces").items()) {
    scene.pieces.insert(QString::fromStdString(place),
                        passColourOf(QString::fromStdString(name.get<std::string>())));
  }
  for (int colour = 0; colour < overpass::colours_of(table.players); ++colour) {
    const Seat seat = overpass::owner_of(colour, table.players) + 1;
    PassPile pile;
    pile.corner = passCornerOf(ground, colour);
    pile.colour = colour;
    pile.reserve = table.reserveOf(colour);
    pile.home = table.players == kMonoPlayers ? table.homeOf(colour) : table.homes.at(seat - 1);
    pile.owner = match.name(seat);
    pile.onTurn = colour == table.colour;
    scene.piles.append(pile);
  }
  // In a lesson nobody rolls the dice, so it doesn't show dice that wait to be rolled.
  const bool isRolled = table.sum() > 0;
  if (isRolled || (table.phase == PassTable::Phase::Roll && !match.isGuided())) {
    scene.dice = PassDice{.state = isRolled ? PassDice::State::Rolled : PassDice::State::Due,
                          .corner = passCornerOf(ground, diceColour(match, table)),
                          .eyes = table.dice,
                          .movesLeft = table.movesLeft,
                          .total = table.sum()};
  }
  return scene;
}

/// The context of these texts for translators.
class PassStatus {
  Q_DECLARE_TR_FUNCTIONS(PassStatus)
};

}  // namespace

int PassTable::sumOfReserves() const { return std::accumulate(reserves.begin(), reserves.end(), 0); }

Seat PassTable::seat() const {
  return colour == overpass::kNoColour ? kNobody : overpass::owner_of(colour, players) + 1;
}

int passColourAt(const State& state) {
  const nlohmann::json position = state.position();
  const auto colour = position.find("colour");
  return colour != position.end() && colour->is_string() ? static_cast<int>(indexOfColour(*colour))
                                                         : overpass::kNoColour;
}

PassTable passTable(const Match& match) {
  const nlohmann::json position = match.state().position();
  PassTable table;
  table.players = match.players();
  table.phase = passPhase(match);
  for (const auto& [place, name] : position.at("pieces").items()) {
    ++table.onBoard.at(indexOfColour(name));
  }
  for (const auto& [name, count] : position.at("reserve").items()) {
    table.reserves.at(indexOfColour(name)) = count.get<int>();
  }
  for (Seat seat = 1; seat <= table.players; ++seat) {
    table.homes.append(position.at("home").at(std::to_string(seat)).get<int>());
  }
  if (position.at("colour").is_string() && table.phase != PassTable::Phase::Over) {
    table.colour = static_cast<int>(indexOfColour(position.at("colour")));
  }
  if (position.at("roll").is_array()) {
    table.dice = position.at("roll").get<std::array<int, 2>>();
    table.movesLeft = position.at("left").get<int>();
  }
  return table;
}

QList<int> passColours(int players, Seat seat) {
  QList<int> colours;
  for (overpass::Colour colour = 0; colour < overpass::colours_of(players); ++colour) {
    if (overpass::owner_of(colour, players) == seat - 1) {
      colours.append(colour);
    }
  }
  return colours;
}

PassScene overPassScene(const Match& match) { return diceScene(match, PassGround::Nodes); }

PassScene groupsScene(const Match& match) {
  PassScene scene = diceScene(match, PassGround::Spaces);
  scene.transit = true;
  // The signs of groups are needed only while there are pieces to bring in.
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

QString passTask(const PassTable& table) {
  switch (table.phase) {
    case PassTable::Phase::Lot:
      return PassStatus::tr("The dice decide who starts.");
    case PassTable::Phase::Roll:
      return PassStatus::tr("Roll the dice.");
    case PassTable::Phase::Play:
      return {};
    case PassTable::Phase::Over:
      break;
  }
  return gameIsOverText();
}

TurnItem movesLeftItem(const PassTable& table) {
  return TurnItem::fact(PassStatus::tr("Moves left: %1 of %2").arg(table.movesLeft).arg(table.sum()));
}

QString movesLostText(const Match& match) {
  const PassTable table = passTable(match);
  const bool isMuch =
      table.phase == PassTable::Phase::Play && table.movesLeft > 0 && 2 * table.movesLeft >= table.sum();
  return isMuch && !match.state().legal_steps().empty()
             ? PassStatus::tr("You still have %n move(s) from this roll.", nullptr, table.movesLeft)
             : QString();
}

}  // namespace byways::app
