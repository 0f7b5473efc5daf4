// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QStringList>

#include <functional>

#include "app/export/animation.h"
#include "app/export/board_picture.h"
#include "app/export/game_page.h"
#include "app/print/game_paper.h"

namespace byways::app {

/// WebPage and Animation are the whole game in one file, Replay in many.
enum class ExportWhat { Position, EmptyBoard, Replay, WebPage, Animation };
enum class ExportFormat { Pdf, Svg, Png, Html, Gif };

/// Everything that is chosen for an export.
struct ExportChoice {
  ExportWhat what = ExportWhat::Position;
  ExportFormat format = ExportFormat::Png;  ///< one that suits `what`: formatFor
  PictureChoice picture;                    ///< its options count for every format
  AnimationChoice animation;                ///< of an animation; its size isn't that of `picture`
  Paper paper;                              ///< of a PDF
  bool turns = false;                       ///< in a PDF: whether the list of turns is included
  bool notation = true;                     ///< whether that list is in notation or in words

  [[nodiscard]] PaperChoice onPaper() const;
  [[nodiscard]] WebPageChoice asWebPage() const;
};

/// The format that an export of that kind has; `wanted` if there is a choice.
[[nodiscard]] ExportFormat formatFor(ExportWhat what, ExportFormat wanted);
/// Why nothing of that kind can be exported by this program, as a sentence; empty if it can.
[[nodiscard]] QString whyNoExport(ExportWhat what);
/// "pdf", "svg", "png", "html", "gif".
[[nodiscard]] QString suffixOf(ExportFormat format);

// These may be called in any thread. Problems are returned as a sentence; empty if there is none.

/// What the file will look like, in at most that many pixels.
[[nodiscard]] QImage exportPreview(const GameCopy& game, const ExportChoice& choice, const QSize& pixels);

/// Writes all but a replay in one go. Precondition: no replay.
[[nodiscard]] QString exportFile(const QString& path, const GameCopy& game, const ExportChoice& choice);

/// The result of an export that takes a while.
struct ReplayOutcome {
  QString problem = {};
  int written = 0;            ///< the number of files written
  QStringList inTheWay = {};  ///< existing files with the same names; if there are any, nothing was written
};

/// The same with progress. `goOn` is called with the number of boards done and the number in all, and returns
/// whether to go on; if not, nothing is written.
[[nodiscard]] ReplayOutcome exportFile(const QString& path, const GameCopy& game, const ExportChoice& choice,
                                       const std::function<bool(int, int)>& goOn);

/// Writes one PNG for every turn, and one for the start, into the folder: NAME-0000.png and so on. Files of
/// those names are only replaced if `replace` says so. `goOn` is called with the number done and the number
/// in all, and returns whether to go on; if not, or if there is a problem, the pictures written so far are
/// removed.
[[nodiscard]] ReplayOutcome exportReplay(const QString& folder, const QString& name, const GameCopy& game,
                                         const ExportChoice& choice, bool replace,
                                         const std::function<bool(int, int)>& goOn);

}  // namespace byways::app
