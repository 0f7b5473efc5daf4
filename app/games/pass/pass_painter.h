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

/// The two dice in their corner with a dot for each move of the roll, filled for those that are left; nothing
/// if the scene has no dice. The painter's coordinates are board units. Dice that are due stand on their
/// corners and shine; more so where `scene.pointed` or `scene.cursor` is "dice".
void drawPassDice(QPainter& painter, const PassScene& scene, const Look& look);

/// The piles of the scene in their corners: the reserve in rows with its number, the way home as places to
/// fill, the owner's name on a plate that is bright where the colour has the turn. The painter's coordinates
/// are board units.
void drawPassPiles(QPainter& painter, const PassScene& scene, const Look& look);

}  // namespace byways::app
