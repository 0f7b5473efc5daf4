// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QRectF>
#include <QTransform>

#include <algorithm>

#include "app/board/stone.h"
#include "app/games/trypsylon/trypsylon_scene.h"

class QPainter;

namespace byways::app {

class Look;

/// Paints a board of TRYPSYLON, as large as fits into the area.
void paintTrypsylon(QPainter& painter, const QRectF& area, const TrypsylonScene& scene, const Look& look);

// The two layers of paintTrypsylon, so that a view can cache the first one while the mouse moves.

/// Paints frame, shores and resting cards, with tints and joints.
void paintTrypsylonPosition(QPainter& painter, const QRectF& area, const TrypsylonScene& scene,
                            const Look& look);
/// Paints everything that only the table needs: highlights, the refusal, the keyboard cursor, cards in hand.
void paintTrypsylonMarks(QPainter& painter, const QRectF& area, const TrypsylonScene& scene,
                         const Look& look);

/// The areas of the letters and numbers along the shores, in the coordinates of `area`.
[[nodiscard]] QList<QRectF> trypsylonNameAreas(const QRectF& area, const TrypsylonScene& scene,
                                               const Look& look);

/// Maps board units to the coordinates of `area`.
[[nodiscard]] QTransform trypsylonPlacement(const QRectF& area, const TrypsylonScene& scene);
/// Pixels for each board unit.
[[nodiscard]] double trypsylonScale(const QRectF& area, const TrypsylonScene& scene);
/// The area of the cards in hand in board units: beside the board or below it, whichever leaves the board
/// larger in `area`. Null without a tray.
[[nodiscard]] QRectF trypsylonTray(const QRectF& area, const TrypsylonScene& scene);
/// The centre of one of the two slots of the tray; slot 0 is for the card to be pushed in first.
[[nodiscard]] QPointF trypsylonSlot(const QRectF& tray, int slot);

/// The style of the sign of the player with `goal`, on the shores and beside the player's name. Because the
/// sign is always small, its mark is always strong.
[[nodiscard]] StoneStyle trypsylonSign(const QColor& colour, trypsylon::Goal goal);

/// Paints the cards and the joints of their pathways. All lengths are in board units; the references must
/// outlive this object.
class TrypsylonCards {
 public:
  TrypsylonCards(QPainter& painter, const TrypsylonScene& scene, const Look& look);

  /// Draws the resting cards and their ribbons.
  void drawResting();
  /// Draws the moving cards and the card that is set at an end.
  void drawMoving();
  /// Draws the lines along the four shores, which show the ribbon of each side, and the sign of each shore's
  /// owner.
  void drawShoreLines();
  /// Draws the landings where pathways are joined, and those where a corner is missing (TRY-12, TRY-13).
  void drawJoints();
  /// Draws the highlighted pathways that connect the two sides of a goal.
  void drawLit();
  /// Draws the cards in hand in the tray, and the card at the pointer.
  void drawHand(const QRectF& tray);
  void drawFloating();
  /// Draws the outline of a card face up on `cell`.
  void drawOutline(const QString& cell, trypsylon::Corner corner);
  /// Draws vacant cells, and the mark of the card inserted last.
  void drawVacancies();
  void drawLast();

  /// The pen for the ribbons of cards joined to `side` or, with `casing`, for the border of these ribbons.
  [[nodiscard]] QPen ribbon(trypsylon::Side side, bool casing) const;

 private:
  void drawCard(TrypsylonCard card, QPointF middle, double turn = 0, double scale = 1);
  void drawShadow(QPointF middle, double lift);
  void drawNumber(int number, QPointF middle);
  void drawRibbons(const QString& cell, QPointF middle);
  void drawJetties(trypsylon::Side side);
  void drawShoreLine(const QPainterPath& line, trypsylon::Side side);
  void strokeRibbon(const QPainterPath& path, trypsylon::Side side, const QPen& pen);
  void drawMissing(const trypsylon::Joint& joint);
  [[nodiscard]] bool isMoving(const QString& cell) const;
  [[nodiscard]] bool isJoinedInCorner(const QString& cell) const;
  [[nodiscard]] bool isSet(const QString& cell) const;

  QPainter& painter_;
  const TrypsylonScene& scene_;
  const Look& look_;
  TrypsylonSurface places_;
};

/// Paints the open ends and the card that is set at one. Also says where to put the marks that all rule sets
/// have. Lengths are in board units; `tray` is the area of trypsylonTray, `scale` the number of device pixels
/// for each board unit. The references must outlive this object.
class TrypsylonMarks : public MarkPlaces {
 public:
  TrypsylonMarks(QPainter& painter, const TrypsylonScene& scene, const Look& look, const QRectF& tray,
                 double scale)
      : painter_(painter),
        scene_(scene),
        look_(look),
        scale_(scale),
        places_(scene.columns, scene.rows, scene.facing, tray) {}

  void drawEnds();
  void drawSet();

  /// The outline of a card, an end, or the tray.
  [[nodiscard]] QPainterPath edgeOf(const QString& place) const override { return places_.outlineOf(place); }
  /// No line around ends: their colour shows that they are pointed at.
  [[nodiscard]] QPainterPath pointedOf(const QString& place) const override;
  [[nodiscard]] double signRadius() const override { return 15; }
  /// The dot is on the fork of the card's ways if the card is face up. Ends have arrows instead of dots.
  [[nodiscard]] Dot dotOf(const QString& place) const override;

 private:
  /// `length`, or more if that is less than `device` device pixels.
  [[nodiscard]] double atLeast(double length, double device) const {
    return std::max(length, device / scale_);
  }
  void drawEnd(const QString& end, bool isPointed);
  void drawArrow(const QString& end, const QColor& colour, double size);

  QPainter& painter_;
  const TrypsylonScene& scene_;
  const Look& look_;
  double scale_;
  TrypsylonSurface places_;
};

}  // namespace byways::app
