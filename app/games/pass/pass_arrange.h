// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/arranger.h"
#include "app/games/pass/pass_surface.h"

namespace byways::app {

/// The common part of setting up positions on the Over-Pass board, for positions whose JSON member "pieces"
/// maps places to pieces. A derived class says how positions write a piece.
class PassArranger : public Arranger {
 public:
  PassArranger(const Match& match, const Look& look, PassGround ground)
      : Arranger(match, look), spots_(PassSurface::of(ground)) {}

  void drawPiece(QPainter& painter, const QRectF& square, const QString& piece) const override;
  [[nodiscard]] const Surface& surface() const override { return spots_; }
  [[nodiscard]] QTransform placed(const QRectF& area) const override;
  void paint(QPainter& painter, const QRectF& area, const Arrangement& now) const override;
  void paintGhost(QPainter& painter, const QRectF& area, const QString& place,
                  const QString& piece) const override;

  [[nodiscard]] QString pieceAt(const Arrangement& now, const QString& place) const override;
  void put(Arrangement& now, const QString& place, const QString& piece) const override;
  void take(Arrangement& now, const QString& place) const override;

 protected:
  [[nodiscard]] const PassSurface& spots() const { return spots_; }
  /// The picture of the position: everything on the board and beside it.
  [[nodiscard]] virtual PassScene sceneOf(const Arrangement& now) const = 0;
  /// The piece colour in which to draw a piece.
  [[nodiscard]] virtual int colourOf(const QString& piece) const = 0;
  /// The JSON that stands for a piece in a position, and the piece for which such JSON stands.
  [[nodiscard]] virtual nlohmann::json written(const QString& piece) const = 0;
  [[nodiscard]] virtual QString readPiece(const nlohmann::json& piece) const = 0;

 private:
  const PassSurface& spots_;
};

/// The arranger for the two rule sets with dice, Over-Pass and Groups-of-Three.
[[nodiscard]] std::unique_ptr<Arranger> makeDiceArranger(const Match& match, const Look& look,
                                                         PassGround ground);

}  // namespace byways::app
