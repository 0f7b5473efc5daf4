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
  Theme,  ///< the window's background; the board has the window's theme, too
  None    ///< nothing: transparent
};

/// How a picture of a board looks.
struct PictureChoice {
  PictureOptions options;  ///< the theme applies only with Ground::Theme; on other grounds the board is light
  Ground ground = Ground::White;
  QSize size{1200, 1200};

  /// The options that apply on this ground, with the names of places in the usual size.
  [[nodiscard]] PictureOptions onGround() const {
    PictureOptions drawn = options;
    drawn.dark = options.dark && ground == Ground::Theme;
    drawn.letters = 1;
    return drawn;
  }
};

/// The limits of each side of a picture, in pixels.
inline constexpr int kLeastPicture = 64;
inline constexpr int kLargestPicture = 6000;

// The following functions may be called on any thread that owns the match.

/// A picture of exactly the size of `choice`, with the board as large as possible.
[[nodiscard]] QImage boardImage(const GameFace& face, const Match& match, const PictureChoice& choice);
/// A picture of the board with only a thin margin around it. Its longer side is as long as that of `choice`.
/// `shape` is the part of the square to show (boardShape); if empty, the part that this position fills.
[[nodiscard]] QImage boardOnly(const GameFace& face, const Match& match, const PictureChoice& choice,
                               QRectF shape = {});
/// The board as SVG. The size of `choice` doesn't matter.
[[nodiscard]] QByteArray boardSvg(const GameFace& face, const Match& match, const PictureChoice& choice);

}  // namespace byways::app
