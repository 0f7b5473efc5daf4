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
  int side = 640;          ///< the longer side, in pixels
  int centiseconds = 100;  ///< how long each board stays; the last one stays three times as long
  int from = 0;            ///< the first board, as an index of replayStops; 0 is the start of the game
  int to = -1;             ///< the last board, likewise; -1: the end of the game

  bool operator==(const AnimationChoice&) const = default;
};

/// The limits of AnimationChoice::side.
inline constexpr int kLeastAnimation = 120;
inline constexpr int kLargestAnimation = 1600;
/// The limits of AnimationChoice::centiseconds.
inline constexpr int kFastestTurn = 10;
inline constexpr int kSlowestTurn = 1000;

/// Whether this build can make animated pictures, which needs giflib.
[[nodiscard]] bool canAnimate();

/// The game as an animated GIF, without transparency. Uses only the options and the ground of `picture`.
/// `goOn` is called with the number of boards done and the total number, and returns whether to go on. The
/// result is empty if it returns false, or if the game can't be replayed. May be called on any thread.
/// Precondition: canAnimate().
[[nodiscard]] QByteArray gameAnimation(const GameCopy& game, const PictureChoice& picture,
                                       const AnimationChoice& choice,
                                       const std::function<bool(int, int)>& goOn);

/// A palette of at most `most` colours for these pictures: the exact colours of flat areas, and averages for
/// the other colours.
[[nodiscard]] QList<QRgb> paletteFor(const QList<QImage>& pictures, int most);

}  // namespace byways::app
