// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>

#include <functional>

#include "app/export/board_picture.h"
#include "app/print/game_copy.h"

namespace byways::app {

/// What an animated picture shows, and how.
struct AnimationChoice {
  int side = 640;          ///< pixels of the longer side
  int centiseconds = 100;  ///< for each turn; the last board stays three times as long
  int from = 0;            ///< the boards shown, as indices of replayStops; 0 is the start
  int to = -1;             ///< the last one; -1: the end of the game

  bool operator==(const AnimationChoice&) const = default;
};

/// Pixels of the longer side.
inline constexpr int kLeastAnimation = 120;
inline constexpr int kLargestAnimation = 1600;
/// Hundredths of a second for each turn.
inline constexpr int kFastestTurn = 10;
inline constexpr int kSlowestTurn = 1000;

/// Whether this build can make animated pictures, which needs giflib.
[[nodiscard]] bool canAnimate();

/// The game as an animated GIF. Uses the options and the ground of `picture`; nothing is transparent. Any
/// thread. `goOn` is called with the number of boards done and the number in all, and returns whether to go
/// on; if not, or if the game can't be replayed, the result is empty. Precondition: canAnimate().
[[nodiscard]] QByteArray gameAnimation(const GameCopy& game, const PictureChoice& picture,
                                       const AnimationChoice& choice,
                                       const std::function<bool(int, int)>& goOn);

/// A palette of at most `most` colours for these pictures: exact colours for flat areas, averages for the
/// rest.
[[nodiscard]] QList<QRgb> paletteFor(const QList<QImage>& pictures, int most);

}  // namespace byways::app
