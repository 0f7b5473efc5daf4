// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QRectF>
#include <QSize>

#include "app/games/game_face.h"

namespace byways::app {

/// What lies behind the board.
enum class Ground {
  White,  ///< paper
  Theme,  ///< as in the window; the board has that theme, too
  None    ///< nothing: transparent
};

/// How a picture of a board looks.
struct PictureChoice {
  PictureOptions options;  ///< the theme counts for Ground::Theme; the others are light
  Ground ground = Ground::White;
  QSize size{1200, 1200};

  /// The options as they apply on that ground, with names of the usual size.
  [[nodiscard]] PictureOptions onGround() const {
    PictureOptions drawn = options;
    drawn.dark = options.dark && ground == Ground::Theme;
    drawn.letters = 1;
    return drawn;
  }
};

/// Pixels of a side of a picture.
inline constexpr int kLeastPicture = 64;
inline constexpr int kLargestPicture = 6000;

// All may be called in any thread that owns the match.

/// A picture of exactly that size, with the board as large as it fits.
[[nodiscard]] QImage boardImage(const GameFace& face, const Match& match, const PictureChoice& choice);
/// The same without anything around the board; the longer side is that of `choice`. `shape` is the part to
/// leave room for (boardShape); if it is empty, that of this position.
[[nodiscard]] QImage boardOnly(const GameFace& face, const Match& match, const PictureChoice& choice,
                               QRectF shape = {});
/// The board as SVG. The size is the drawing's own.
[[nodiscard]] QByteArray boardSvg(const GameFace& face, const Match& match, const PictureChoice& choice);

}  // namespace byways::app
