// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QTransform>

#include "app/board/marks.h"
#include "app/games/pass/pass_surface.h"

class QPainter;

namespace byways::app {

class Look;

/// Draws the board into `area`, as large as it fits.
void paintPass(QPainter& painter, const QRectF& area, const PassScene& scene, const Look& look);

// The two parts of paintPass, so that a view can keep the first as an image while the mouse moves.

/// The board, its piles, and pieces as they rest.
void paintPassPosition(QPainter& painter, const QRectF& area, const PassScene& scene, const Look& look);
/// What the table adds: dice, moving pieces, marks that help, the refusal, the keyboard cursor, the piece in
/// hand.
void paintPassMarks(QPainter& painter, const QRectF& area, const PassScene& scene, const Look& look);

/// The colour along the middle of a tinted line (PassTint): pale or, in a dark look, whose colours are pale
/// themselves, dark.
[[nodiscard]] QColor passTintCore(const QColor& colour, bool isDarkLook);

/// The areas of the names of places, in the coordinates of `area`.
[[nodiscard]] QList<QRectF> passNameAreas(const QRectF& area, const PassScene& scene, const Look& look);

/// The transform from board units to the coordinates of `area`.
[[nodiscard]] QTransform passPlacement(const QRectF& area);

/// The colour in which pieces of `colour` are painted; `colour` may be kPlainPiece.
[[nodiscard]] QColor passPieceColour(int colour);
/// A turned wooden piece with the mark of its colour engraved, or inlaid conspicuously if `strong`; lengths
/// in the painter's coordinates. On pixels, the picture is cached for the next piece that looks the same.
void drawPassPiece(QPainter& painter, QPointF centre, double radius, int colour, bool strong);

/// The two dice in their corner with a dot for each move of the roll, filled for moves that are left; nothing
/// if the scene has no dice. The painter's coordinates are board units. Dice that are to be rolled stand on
/// their corners and shine, more brightly if they are pointed at or have the cursor.
void drawPassDice(QPainter& painter, const PassScene& scene, const Look& look);

/// The piles of the scene in their corners: the reserve in rows with its number, the home pile as places to
/// fill, the owner's name on a plate that is bright while the pile's colour has the turn. The painter's
/// coordinates are board units.
void drawPassPiles(QPainter& painter, const PassScene& scene, const Look& look);

/// Draws what the table adds to a position of the Over-Pass board. The painter is in board units and
/// antialiased.
class PassMarksPainter : private MarkPlaces {
 public:
  /// `unit` is the number of pixels for each board unit.
  PassMarksPainter(QPainter& painter, const PassScene& scene, const Look& look, double unit);

  /// Draws everything, from what lies lowest to the piece in hand.
  void draw();

  /// The colour of marks of `kind`.
  [[nodiscard]] QColor colourOf(PassMark::Kind kind) const;

 private:
  static constexpr double kLanding = 10;   // radius of a mark on an empty place
  static constexpr double kAround = 14.2;  // radius of a ring around a piece

  [[nodiscard]] QPainterPath edgeOf(const QString& place) const override { return surface_.outlineOf(place); }
  /// The cursor is a frame of brackets, so that it differs from all rings.
  [[nodiscard]] QPainterPath cursorOf(const QString& place) const override;
  [[nodiscard]] double signRadius() const override { return 0; }
  [[nodiscard]] QPointF at(const QString& place) const { return surface_.pointOf(place); }
  /// The colour around a mark, which separates the mark from the board; and the colour of text on a mark.
  [[nodiscard]] QColor edge() const;
  [[nodiscard]] QColor ink() const;
  void drawLitLines();
  void drawLitGroups();
  void drawWay();
  void drawArrows();
  void drawArrow(QPointF from, QPointF to, const QColor& colour, double width);
  void drawMarks();
  void drawMark(const PassMark& mark);
  void drawLanding(const PassMark& mark, QPointF centre);
  void drawPartner(const PassMark& mark, QPointF centre);
  void drawPileMark(const PassMark& mark);
  void drawPlaceMark(const PassMark& mark, QPointF centre);
  void drawLabel(QPointF centre, double size, const QString& text, const QColor& colour);
  void drawGhosts();
  void drawMoving();
  void drawChoice();
  void drawAsked(const PassChoice& choice);
  void drawHand();
  void drawRaised(QPointF centre, int colour, double lift);

  QPainter& painter_;
  const PassScene& scene_;
  PassSceneSurface surface_;
  const Look& look_;
  double unit_;
  bool dark_;
};

}  // namespace byways::app
