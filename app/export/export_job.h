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

/// WebPage and Animation are the whole game in one file, TurnPictures is the whole game as one file per turn.
enum class ExportWhat { Position, EmptyBoard, TurnPictures, WebPage, Animation };
enum class ExportFormat { Pdf, Svg, Png, Html, Gif };

/// Everything that is chosen for an export.
struct ExportChoice {
  ExportWhat what = ExportWhat::Position;
  ExportFormat format = ExportFormat::Png;  ///< must suit `what`: see formatFor
  PictureChoice picture;                    ///< its options apply to every format
  AnimationChoice animation;  ///< for an animation, including its size: the size in `picture` is ignored
  Paper paper;                ///< of a PDF
  bool turns = false;         ///< whether a PDF includes the list of turns
  bool notation = true;       ///< whether the list of turns is in notation rather than in words

  [[nodiscard]] PaperChoice onPaper() const;
  [[nodiscard]] WebPageChoice asWebPage() const;
};

/// The format in which to export `what`: `wanted` if `what` can have this format, else one that it can have.
[[nodiscard]] ExportFormat formatFor(ExportWhat what, ExportFormat wanted);
/// Why this build can't export `what`, as a sentence; empty if it can.
[[nodiscard]] QString whyNoExport(ExportWhat what);
/// The file name extension, without the dot: "pdf", "svg", "png", "html", "gif".
[[nodiscard]] QString suffixOf(ExportFormat format);

// The following functions may be called on any thread. A returned problem is a sentence; empty if there is
// none.

/// A picture of what the file will look like, at most as large as `pixels`.
[[nodiscard]] QImage exportPreview(const GameCopy& game, const ExportChoice& choice, const QSize& pixels);

/// Writes the file without reporting progress. Precondition: the choice isn't ExportWhat::TurnPictures.
[[nodiscard]] QString exportFile(const QString& path, const GameCopy& game, const ExportChoice& choice);

/// The result of an export that reports progress.
struct ExportOutcome {
  QString problem = {};
  int written = 0;            ///< the number of files written
  QStringList inTheWay = {};  ///< existing files with the same names; if there are any, nothing was written
};

/// Writes the file and reports progress. `goOn` is called with the number of boards done and the total
/// number, and returns whether to go on; if it returns false, nothing is written.
[[nodiscard]] ExportOutcome exportFile(const QString& path, const GameCopy& game, const ExportChoice& choice,
                                       const std::function<bool(int, int)>& goOn);

/// Writes one PNG for the start and one for every turn into the folder: NAME-0000.png and so on. Existing
/// files with these names are replaced only if `replace` is true. `goOn` is called with the number of
/// pictures done and the total number, and returns whether to go on. If it returns false, or if there is a
/// problem, the pictures written so far are removed.
[[nodiscard]] ExportOutcome exportTurnPictures(const QString& folder, const QString& name,
                                               const GameCopy& game, const ExportChoice& choice, bool replace,
                                               const std::function<bool(int, int)>& goOn);

}  // namespace byways::app
