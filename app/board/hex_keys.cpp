// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/hex_keys.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace byways::app {

namespace {

struct HexKey {
  hex::Direction direction;
  Qt::Key letter;
  Qt::Key digit;
  Qt::Key pad;
};

constexpr std::array<HexKey, hex::kDirections> kHexKeys{{
    {hex::kEast, Qt::Key_D, Qt::Key_6, Qt::Key_6},
    {hex::kNorthEast, Qt::Key_E, Qt::Key_9, Qt::Key_PageUp},
    {hex::kNorthWest, Qt::Key_Q, Qt::Key_7, Qt::Key_Home},
    {hex::kWest, Qt::Key_A, Qt::Key_4, Qt::Key_4},
    {hex::kSouthWest, Qt::Key_Z, Qt::Key_1, Qt::Key_End},
    {hex::kSouthEast, Qt::Key_C, Qt::Key_3, Qt::Key_PageDown},
}};

constexpr int kFullTurn = 360;

}  // namespace

std::optional<hex::Direction> hexWayOf(int key, bool isOnKeypad) {
  for (const HexKey& way : kHexKeys) {
    if (isOnKeypad ? key == way.digit || key == way.pad : key == way.letter) {
      return way.direction;
    }
  }
  return std::nullopt;
}

bool isMiddleOfHexWays(int key, bool isOnKeypad) {
  return isOnKeypad ? key == Qt::Key_5 || key == Qt::Key_Clear : key == Qt::Key_S;
}

int degreesOf(Qt::Key arrow) {
  switch (arrow) {
    case Qt::Key_Up:
      return 90;
    case Qt::Key_Left:
      return 180;
    case Qt::Key_Down:
      return 270;
    default:
      return 0;
  }
}

int degreesBetween(int one, int other) {
  const int turn = std::abs(one - other) % kFullTurn;
  return std::min(turn, kFullTurn - turn);
}

}  // namespace byways::app
