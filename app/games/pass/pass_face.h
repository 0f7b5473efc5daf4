// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "app/games/game_face.h"
#include "app/games/pass/pass_examples.h"

namespace byways::app {

/// What the faces of the three games on the Over-Pass board have in common: fixed piece colours, options, and
/// how their pictures are drawn.
class PassFace : public GameFace {
 public:
  [[nodiscard]] QString optionName(const std::string& option) const override;
  [[nodiscard]] QString optionHelp(const std::string& option) const override;
  [[nodiscard]] QString optionValue(const std::string& option, const OptionValue& value) const override;
  [[nodiscard]] bool optionIsRare(const std::string& option) const override { return option == "strict"; }
  [[nodiscard]] bool optionMatters(const std::string& option, int players) const override;
  [[nodiscard]] QString setupNote(const OptionMap& options, const QStringList& names) const override;
  [[nodiscard]] QList<int> usualColours() const override;
  [[nodiscard]] QList<int> pieceColours(int players, Seat seat) const override;
  [[nodiscard]] QString pieceColourName(int colour) const override;
  [[nodiscard]] QColor pieceColour(int colour, const Look& look) const override;
  void drawPiece(QPainter& painter, QPointF centre, double radius, int colour,
                 const Look& look) const override;
  [[nodiscard]] QString lotText(const QString& outcome, const Match& match) const override;
  // Of the two games with dice; Mono-Line has its own.
  [[nodiscard]] int colourOnTurn(const Match& match) const override;
  [[nodiscard]] QStringList seatLines(const Match& match, Seat seat) const override;
  [[nodiscard]] QString resultText(const Match& match) const override;
  /// The page with the places where lines meet; it is Over-Pass that offers it.
  [[nodiscard]] QString sheetOf(const Match& match) const override;
  void drawSheet(QPainter& painter, const QRectF& page, const QString& sheet) const override;
  [[nodiscard]] QList<KeyHelp> keys() const override;
  [[nodiscard]] double exampleShape(const QString& name) const override;
  void drawExample(QPainter& painter, const QRectF& area, const QString& name,
                   const Look& look) const override;

 protected:
  PassFace() = default;

  /// Those of the rules page.
  [[nodiscard]] virtual std::span<const PassPicture> pictures() const = 0;
};

}  // namespace byways::app
