// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QPointF>

#include "app/games/pass/pass_places.h"
#include "app/games/pass/pass_scene.h"

class QPainter;

namespace byways::app {

class Look;

/// Draws what the table adds to a position of the Over-Pass board. The painter is in board units and
/// antialiased.
class PassMarks {
 public:
  PassMarks(QPainter& painter, const PassScene& scene, const Look& look);

  /// Everything, from what lies lowest to the piece in hand.
  void draw();

  /// The colour that says what a mark is for.
  [[nodiscard]] QColor colourOf(PassMark::Kind kind) const;

 private:
  static constexpr double kLanding = 10;   // radius of a mark on an empty place
  static constexpr double kAround = 14.2;  // of a ring around a piece

  [[nodiscard]] QPointF at(const QString& place) const { return passPoint(scene_, place); }
  /// The colour around a mark, which sets it off from the board; and that of the text on it.
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
  void drawPile(const PassMark& mark);
  void drawSeen(const PassMark& mark, QPointF centre);
  void drawNumber(QPointF centre, double size, int number, const QColor& colour);
  void drawGhosts();
  void drawMoving();
  void drawChoice();
  void drawAsked(const PassChoice& choice);
  void drawRefused();
  void drawCursor();
  void drawHand();
  void drawRaised(QPointF centre, int colour, double lift);

  QPainter& painter_;
  const PassScene& scene_;
  const Look& look_;
  bool dark_;
};

/// Where the options of a choice lie, in board units; they are discs of that radius.
inline constexpr double kPassOption = 17;
[[nodiscard]] QPointF passOptionAt(const PassScene& scene, const PassChoice& choice, int option);

}  // namespace byways::app
