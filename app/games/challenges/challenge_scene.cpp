// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/challenges/challenge_board.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "app/board/place_names.h"
#include "app/games/common_words.h"
#include "app/games/pass/pass_scene.h"
#include "engine/challenges/jump_notation.h"
#include "engine/overpass/board.h"
#include "engine/overpass/groups_notation.h"

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
  return readChallengeStep(text);
}

PassScene challengeScene(const Match& match) {
  const Challenge challenge = challengeOf(match.game());
  const nlohmann::json position = match.state().position();
  PassScene scene;
  scene.ground = challenge == Challenge::FullHouse ? PassGround::Spaces : PassGround::Nodes;
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
    scene.marks.lastTurn = QStringList{last->from, last->to} + last->broughtIn;
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

std::optional<ChallengeStep> readChallengeStep(const QString& text) {
  if (const auto jump = challenges::read_jump(text.toStdString())) {
    return ChallengeStep{.text = text,
                         .from = QString::fromStdString(jump->from),
                         .removed = QString::fromStdString(jump->removed),
                         .to = QString::fromStdString(jump->to),
                         .broughtIn = {}};
  }
  if (const auto move = overpass::read_groups_step(text.toStdString())) {
    return ChallengeStep{.text = text,
                         .from = QString::fromStdString(move->from),
                         .removed = {},
                         .to = QString::fromStdString(move->to),
                         .broughtIn = placeNames(move->brought_in)};
  }
  return std::nullopt;
}

QString ChallengeStep::bringing(const QStringList& spaces) const {
  overpass::WrittenGroupsStep move{from.toStdString(), to.toStdString(), {}};
  for (const QString& space : spaces) {
    move.brought_in.push_back(space.toStdString());
  }
  return QString::fromStdString(overpass::write_groups_step(std::move(move)));
}

QList<ChallengeStep> challengeSteps(const State& state) {
  QList<ChallengeStep> steps;
  if (state.to_move() > 0) {
    for (const std::string& step : state.legal_steps()) {
      steps.append(*readChallengeStep(QString::fromStdString(step)));
    }
  }
  return steps;
}

}  // namespace byways::app
