// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QStringList>

#include <functional>

#include "app/export/board_picture.h"
#include "app/print/game_paper.h"

namespace byways::app {

enum class ExportWhat { Position, EmptyBoard, Replay };
enum class ExportFormat { Pdf, Svg, Png };

/// Everything that is chosen for an export.
struct ExportChoice {
  ExportWhat what = ExportWhat::Position;
  ExportFormat format = ExportFormat::Png;  ///< a replay is always PNG
  PictureChoice picture;                    ///< its coordinates and patterns count for a PDF too
  Paper paper;                              ///< of a PDF
  bool turns = false;                       ///< with the list of turns, in a PDF
  bool notation = true;                     ///< whether that is in notation or in words

  [[nodiscard]] PaperChoice onPaper() const;
};

/// "pdf", "svg", "png".
[[nodiscard]] QString suffixOf(ExportFormat format);

// These may be called in any thread. Problems are answered as a sentence, empty if there is none.

/// What the file will look like, in at most that many pixels.
[[nodiscard]] QImage exportPreview(const GameCopy& game, const ExportChoice& choice, const QSize& pixels);

/// Writes position or empty board in one go. Precondition: no replay.
[[nodiscard]] QString exportFile(const QString& path, const GameCopy& game, const ExportChoice& choice);

/// The result of writing a replay.
struct ReplayOutcome {
  QString problem = {};
  int written = 0;            ///< pictures that are there now
  QStringList inTheWay = {};  ///< files of the same names; if there are any, nothing was written
};

/// Writes one PNG for every turn, and one for the start, into the folder: NAME-0000.png and so on. Files of
/// those names are only replaced if `replace` says so. `goOn` is called with the number done and the number
/// in all, and answers whether to go on; if not, or if there is a problem, the pictures written so far are
/// removed.
[[nodiscard]] ReplayOutcome exportReplay(const QString& folder, const QString& name, const GameCopy& game,
                                         const ExportChoice& choice, bool replace,
                                         const std::function<bool(int, int)>& goOn);

}  // namespace byways::app
