// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/challenges/challenge_board.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/games/common_words.h"
#include "app/games/pass/pass_scene.h"
#include "engine/overpass/board.h"

namespace byways::app {

namespace {

constexpr int kFullHouseCorner = 0;

int colourIn(const nlohmann::json& piece) {
  return piece.is_string() ? passColourOf(QString::fromStdString(piece.get<std::string>())) : kPlainPiece;
}

}  // namespace

Challenge challengeOf(const Game& game) {
  return game.id() == "full-house"      ? Challenge::FullHouse
         : game.id() == "crooked-jumps" ? Challenge::CrookedJumps
                                        : Challenge::Spiral;
}

std::optional<ChallengeStep> lastChallengeStep(const Match& match) {
  const Entries entries = match.timeline().entries_until(match.timeline().cursor());
  if (entries.empty()) {
    return std::nullopt;
  }
  const QString text = stepsOf(QString::fromStdString(entries.back().text));
  return text.contains(QLatin1Char('>')) ? std::optional(readChallengeStep(text)) : std::nullopt;
}

PassScene challengeScene(const Match& match) {
  const Challenge challenge = challengeOf(match.game());
  const nlohmann::json position = match.state().position();
  PassScene scene;
  scene.on = challenge == Challenge::FullHouse ? PassOn::Spaces : PassOn::Nodes;
  scene.transit = challenge == Challenge::FullHouse;
  scene.exits = challenge == Challenge::Spiral;
  for (const auto& [place, piece] : position.at("pieces").items()) {
    scene.pieces.insert(QString::fromStdString(place), colourIn(piece));
  }
  if (challenge == Challenge::FullHouse) {
    PassPile pile;
    pile.corner = kFullHouseCorner;
    pile.colour = kPlainPiece;
    pile.reserve = position.at("reserve").get<int>();
    scene.piles.append(pile);
    scene.groupTies = pile.reserve > 0;
  }
  if (const std::optional<ChallengeStep> last = lastChallengeStep(match)) {
    scene.last = QStringList{last->from, last->to} + last->broughtIn;
  }
  return scene;
}

QList<QStringList> challengeGroups(const ChallengeStep& step) {
  const overpass::Board& board = overpass::board();
  const std::optional<overpass::Space> to = board.find_space(step.to.toStdString());
  QList<QStringList> groups;
  if (!to) {
    return groups;
  }
  const auto id = [&](overpass::Space space) { return QString::fromStdString(board.space_id(space)); };
  for (const overpass::Companions& others : board.groups_with(*to)) {
    if (step.broughtIn.contains(id(others.one)) || step.broughtIn.contains(id(others.other))) {
      groups.append({step.to, id(others.one), id(others.other)});
    }
  }
  return groups;
}

ChallengeStep readChallengeStep(const QString& text) {
  QStringList broughtIn = text.split(QLatin1Char('+'));
  const QStringList way = broughtIn.takeFirst().split(QLatin1Char('>'));
  return {.text = text,
          .from = way.first(),
          .removed = way.size() > 2 ? way.at(1) : QString(),
          .to = way.last(),
          .broughtIn = broughtIn};
}

QString ChallengeStep::bringing(const QStringList& spaces) const {
  const QStringList& order = PassPlaces::of(PassOn::Spaces).ids();
  QStringList sorted = spaces;
  std::sort(sorted.begin(), sorted.end(),
            [&order](const QString& a, const QString& b) { return order.indexOf(a) < order.indexOf(b); });
  return (QStringList{from + QLatin1Char('>') + to} + sorted).join(QLatin1Char('+'));
}

QList<ChallengeStep> challengeSteps(const State& state) {
  QList<ChallengeStep> steps;
  if (state.to_move() > 0) {
    for (const std::string& step : state.legal_steps()) {
      steps.append(readChallengeStep(QString::fromStdString(step)));
    }
  }
  return steps;
}

}  // namespace byways::app
