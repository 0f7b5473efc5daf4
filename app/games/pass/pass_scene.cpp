// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/pass/pass_scene.h"

#include "engine/overpass/board.h"
#include "engine/overpass/colours.h"

namespace byways::app {

QString passColourWord(int colour) {
  if (colour < 0 || colour >= overpass::kColours) {
    return QStringLiteral("plain");
  }
  const std::string_view name = overpass::name_of(colour);
  return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

int passColourOf(const QString& word) {
  return overpass::colour_named(word.toStdString()).value_or(kPlainPiece);
}

int passCornerOf(PassGround ground, int colour) {
  const auto& corners = ground == PassGround::Spaces ? overpass::kGroupsCorners : overpass::kOverPassCorners;
  return corners.at(static_cast<std::size_t>(colour));
}

QStringList passLineThrough(const QString& one, const QString& other) {
  const overpass::Board& board = overpass::board();
  const auto first = board.find_node(one.toStdString());
  const auto second = board.find_node(other.toStdString());
  QStringList line;
  if (first && second) {
    const overpass::LineSet common = board.lines_at(*first) & board.lines_at(*second);
    common.for_each([&](int found) {
      line.clear();
      for (const overpass::Node node : board.nodes_on(found)) {
        line.append(QString::fromStdString(board.node_id(node)));
      }
    });
  }
  return line;
}

QString PassChoice::placeOf(int option) const {
  return onBoard ? options.at(option).takes : QStringLiteral("choice:%1").arg(option);
}

void facePass(PassScene& scene, const BoardFacing& facing) {
  scene.facing = facing;
  const auto seen = [&facing](int corner) {
    return ((facing.mirrored ? kPassCorners - 1 - corner : corner) + facing.steps) % kPassCorners;
  };
  for (PassPile& pile : scene.piles) {
    pile.corner = seen(pile.corner);
  }
  if (scene.dice) {
    scene.dice->corner = seen(scene.dice->corner);
  }
}

}  // namespace byways::app
