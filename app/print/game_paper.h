// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "app/print/game_copy.h"
#include "app/print/game_pages.h"
#include "app/print/paper.h"

namespace byways::app {

/// How a game is printed.
struct PaperChoice {
  Paper paper;
  PageChoice page;
  PictureOptions picture = {};  ///< the theme is ignored: paper is light
};

// The following functions may be called on any thread.

/// Draws the pages on a printer or a PDF. The paper is that of the device, not that of `choice`. Returns
/// false if the device refuses.
[[nodiscard]] bool drawGame(QPagedPaintDevice& device, const GameCopy& game, const PaperChoice& choice);
/// The pages as a PDF; empty if it can't be made.
[[nodiscard]] QByteArray gamePdf(const GameCopy& game, const PaperChoice& choice);
/// A page as a picture that fits into `pixels`, and how many pages there are.
struct PageImage {
  QImage image;
  int pages = 0;
};
[[nodiscard]] PageImage gamePageImage(const GameCopy& game, const PaperChoice& choice, int page,
                                      const QSize& pixels);

}  // namespace byways::app
