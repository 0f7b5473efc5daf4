// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/challenges/challenge_scene.h"

#include <QSet>

#include <nlohmann/json.hpp>
#include <queue>

#include "app/games/refusal_text.h"
#include "engine/overpass/board.h"

namespace byways::app {

namespace {

using overpass::Board;
using overpass::Node;

constexpr int kFullHouseCorner = 0;

int colourIn(const nlohmann::json& piece) {
  return piece.is_string() ? passColourOf(QString::fromStdString(piece.get<std::string>())) : kPlainPiece;
}

// The entry that led to the cursor; nothing at the start.
std::optional<ChallengeStep> lastStep(const Timeline& timeline) {
  const std::vector<Entry> entries = timeline.entries_until(timeline.cursor());
  if (entries.empty()) {
    return std::nullopt;
  }
  const QString text = stepsOf(QString::fromStdString(entries.back().text));
  return text.contains(QLatin1Char('>')) ? std::optional(readChallengeStep(text)) : std::nullopt;
}

/// The search for a way over pieces that another may pass.
class Ways {
 public:
  Ways(const PassScene& scene, Node from) : scene_(scene), from_(from) {}

  [[nodiscard]] QStringList to(Node removed);

 private:
  [[nodiscard]] bool mayPass(Node node) const;
  [[nodiscard]] static QString id(Node node) {
    return QString::fromStdString(overpass::board().node_id(node));
  }

  const PassScene& scene_;
  Node from_;
};

bool Ways::mayPass(Node node) const {
  const auto piece = scene_.pieces.constFind(id(node));
  if (piece == scene_.pieces.constEnd() || node == from_) {
    return false;
  }
  const int own = scene_.pieces.value(id(from_), kPlainPiece);
  return own == kPlainPiece || *piece != own;
}

QStringList Ways::to(Node removed) {
  const Board& board = overpass::board();
  // A piece on an exit point goes along the perimeter only (OVP-6).
  const bool isOnExit = board.exits().has(from_);
  QHash<Node, Node> before{{from_, from_}};
  std::queue<Node> waiting({from_});
  while (!waiting.empty() && !before.contains(removed)) {
    const Node here = waiting.front();
    waiting.pop();
    (isOnExit ? board.along_perimeter(here) : board.beside(here)).for_each([&](Node next) {
      if (!before.contains(next) && mayPass(next)) {
        before.insert(next, here);
        waiting.push(next);
      }
    });
  }
  if (!before.contains(removed)) {
    return {};
  }
  QStringList way;
  for (Node node = removed; node != from_; node = before.value(node)) {
    way.prepend(id(node));
  }
  way.prepend(id(from_));
  return way;
}

}  // namespace

Challenge challengeOf(const Game& game) {
  return game.id() == "full-house"      ? Challenge::FullHouse
         : game.id() == "crooked-jumps" ? Challenge::CrookedJumps
                                        : Challenge::Spiral;
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
  }
  if (const std::optional<ChallengeStep> last = lastStep(match.timeline())) {
    scene.last = QStringList{last->from, last->to} + last->broughtIn;
  }
  return scene;
}

QStringList challengeWay(const PassScene& scene, const ChallengeStep& step) {
  if (step.removed.isEmpty()) {
    return {step.from, step.to};
  }
  const std::optional<Node> from = overpass::board().find_node(step.from.toStdString());
  const std::optional<Node> removed = overpass::board().find_node(step.removed.toStdString());
  if (!from || !removed) {
    return {};
  }
  const QStringList chain = Ways(scene, *from).to(*removed);
  return chain.isEmpty() ? chain : chain + QStringList{step.to};
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

}  // namespace byways::app
