// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

#include <span>

#include "app/games/pass/pass_scene.h"

class QPainter;

namespace byways::app {

class Look;

/// A picture of a rules page of the Over-Pass set: a position, and steps to show in it. Texts are lists with
/// spaces between.
struct PassPicture {
  const char* name = "";
  PassOn on = PassOn::Nodes;
  QRectF region = {};            ///< the part of the board to show, in board units; all of it if null
  bool start = false;            ///< the pieces and reserves that the game begins with
  const char* pieces = "";       ///< "G2=white F1=black"
  const char* lifted = "";       ///< place of the piece in hand
  const char* steps = "";        ///< legal ones, as a record writes them: each is marked
  const char* way = "";          ///< the chain travelled
  const char* lines = "";        ///< lines in light, each by two of its nodes: "F1-F2"
  const char* arrows = "";       ///< "F1-G1"
  const char* groups = "";       ///< groups of three in light: "g2-f2-e1"
  const char* refused = "";      ///< where a step is refused
  const char* proving = "";      ///< what shows why
  const char* wrong = "";        ///< that step
  const char* tinted = "";       ///< nodes whose lines are tinted in the colour of their piece's player
  const char* colour = "white";  ///< the colour on turn
  bool transit = false;
  bool exits = false;
  bool overlay = false;  ///< all groups of three
};

/// The picture of that name; null if there is none.
[[nodiscard]] const PassPicture* findPassPicture(std::span<const PassPicture> pictures, const QString& name);

[[nodiscard]] PassScene passPictureScene(const PassPicture& picture);
/// Its height for its width.
[[nodiscard]] double passPictureShape(const PassPicture& picture);
/// Draws it into the area, as large as it fits.
void drawPassPicture(QPainter& painter, const QRectF& area, const PassPicture& picture, const Look& look);

}  // namespace byways::app
