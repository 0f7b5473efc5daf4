// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>
#include <QTransform>

#include "app/games/pass/pass_scene.h"

class QPainter;

namespace byways::app {

class Look;

/// Draws the board into the area, as large as it fits.
void paintPass(QPainter& painter, const QRectF& area, const PassScene& scene, const Look& look,
               bool coordinates);

// The two parts of paintPass, so that a view can keep the first as an image while the mouse moves.

/// The board, its piles, and pieces as they rest.
void paintPassPosition(QPainter& painter, const QRectF& area, const PassScene& scene, const Look& look,
                       bool coordinates);
/// What the table adds: dice, moving pieces, marks that help, the refusal, the keyboard's cursor, the piece
/// in hand.
void paintPassMarks(QPainter& painter, const QRectF& area, const PassScene& scene, const Look& look);

/// What a line tinted in that colour has along its middle (PassTint): pale, or dark in the dark theme, whose
/// colours are pale themselves.
[[nodiscard]] QColor passTintCore(const QColor& colour, bool dark);

/// From board units to the coordinates that `area` is given in.
[[nodiscard]] QTransform passPlacement(const QRectF& area);

/// The colour of a piece; kPlainPiece has one too.
[[nodiscard]] QColor passPieceColour(int colour);
/// A turned wooden piece with the mark of its colour engraved, or inlaid in plain sight where `strong`;
/// lengths in the painter's coordinates. On pixels its picture is kept for the next one of its kind.
void drawPassPiece(QPainter& painter, QPointF centre, double radius, int colour, bool strong);

}  // namespace byways::app
