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

/// Draws a board of TRYPSYLON into the area, as large as it fits.
void paintTrypsylon(QPainter& painter, const QRectF& area, const TrypsylonScene& scene, const Look& look);

// The two parts of paintTrypsylon, so that a view can keep the first as an image while the mouse moves.

/// Frame, shores and cards as they rest, with tints and joints.
void paintTrypsylonPosition(QPainter& painter, const QRectF& area, const TrypsylonScene& scene,
                            const Look& look);
/// What the table adds: marks that help, the refusal, the keyboard's cursor, cards in hand.
void paintTrypsylonMarks(QPainter& painter, const QRectF& area, const TrypsylonScene& scene,
                         const Look& look);

/// Where the letters and numbers along the shores stand, in the coordinates that `area` is given in.
[[nodiscard]] QList<QRectF> trypsylonNameAreas(const QRectF& area, const TrypsylonScene& scene,
                                               const Look& look);

/// From board units to the coordinates that `area` is given in.
[[nodiscard]] QTransform trypsylonPlacement(const QRectF& area, const TrypsylonScene& scene);
/// Where cards in hand lie, in board units: beside the board or under it, whichever leaves the board larger.
/// Null without a tray.
[[nodiscard]] QRectF trypsylonTray(const QRectF& area, const TrypsylonScene& scene);
/// The middle of one of the two cards there, 0 for the one to be pushed in first.
[[nodiscard]] QPointF trypsylonSlot(const QRectF& tray, int slot);

/// How the sign of the player with that goal looks, on the shores as beside the player's name. It is small
/// everywhere, so its mark is always strong.
[[nodiscard]] StoneStyle trypsylonSign(const QColor& colour, trypsylon::Goal goal);

/// Draws cards, and what their pathways are joined to. All lengths are board units; the references must
/// outlive it.
class TrypsylonCards {
 public:
  TrypsylonCards(QPainter& painter, const TrypsylonScene& scene, const Look& look);

  /// The cards that rest, and their ribbons.
  void drawResting();
  /// The cards that move, and the one that is set against an end.
  void drawMoving();
  /// The lines along the four shores that show which side a ribbon stands for, and whose shores they are.
  void drawShoreLines();
  /// The landings where pathways are joined, and those where a corner is missing (TRY-12, TRY-13).
  void drawJoints();
  /// The pathways that join a goal, lit from side to side.
  void drawLit();
  /// The cards in hand that lie in the tray, and the one that floats.
  void drawHand(const QRectF& tray);
  void drawFloating();
  /// A card face up as it would come to lie on that cell.
  void drawOutline(const QString& cell, trypsylon::Corner corner);
  /// Cells without a card, and the card inserted last.
  void drawVacancies();
  void drawLast();

  /// The pen for the ribbons of cards joined to that side; `casing` for their pale edge.
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
  TrypsylonPlaces places_;
};

/// Draws what the table adds to the cards: what is possible, what is refused and why, the keyboard's cursor.
/// Lengths are board units; `scale` is how many units of the device one of them is. The references must
/// outlive it.
class TrypsylonMarks {
 public:
  TrypsylonMarks(QPainter& painter, const TrypsylonScene& scene, const Look& look, double scale)
      : painter_(painter), scene_(scene), look_(look), scale_(scale), places_(scene.columns, scene.rows) {}

  void drawHelp();
  void drawSet();
  void drawRefused();
  void drawCursor();

 private:
  /// A length of at least that many units of the device.
  [[nodiscard]] double atLeast(double length, double device) const {
    return std::max(length, device / scale_);
  }
  [[nodiscard]] QRectF around(const QString& place) const;
  void drawEnd(const QString& end, bool isPointed);
  void drawArrow(const QString& end, const QColor& colour, double size);

  QPainter& painter_;
  const TrypsylonScene& scene_;
  const Look& look_;
  double scale_;
  TrypsylonPlaces places_;
};

}  // namespace byways::app
