// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include "app/games/trypsylon/trypsylon_places.h"
#include "app/games/trypsylon/trypsylon_scene.h"

namespace byways::app {

class Look;

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
  /// Cells without a card, and the card inserted last.
  void drawVacancies();
  void drawLast();

  /// The pen for the ribbons of cards joined to that side; `casing` for their pale edge.
  [[nodiscard]] QPen ribbon(trypsylon::Side side, bool casing) const;

 private:
  void drawCard(TrypsylonCard card, QPointF middle, double turn = 0, double scale = 1);
  void drawShadow(QPointF middle, double lift);
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

}  // namespace byways::app
