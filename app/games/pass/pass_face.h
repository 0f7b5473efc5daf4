// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

#include <span>

#include "app/games/game_face.h"
#include "app/games/pass/pass_scene.h"

class QPainter;

namespace byways::app {

class Look;

/// A picture of a rules page of the Over-Pass set: a position, and steps to show in it. Texts are lists with
/// spaces between.
struct PassPicture {
  const char* name = "";
  PassOn on = PassOn::Nodes;
  QRectF region = {};            ///< the part of the board to show, in board units; all of it if null
  bool start = false;            ///< whether the picture has the pieces and reserves of the start
  const char* pieces = "";       ///< "G2=white F1=black"
  const char* lifted = "";       ///< place of the piece in hand
  const char* steps = "";        ///< legal steps as a record writes them; each is marked
  const char* way = "";          ///< the chain travelled
  const char* lines = "";        ///< highlighted lines, each given by two of its nodes: "F1-F2"
  const char* arrows = "";       ///< "F1-G1"
  const char* groups = "";       ///< highlighted groups of three: "g2-f2-e1"
  const char* refused = "";      ///< where a step is refused
  const char* proving = "";      ///< places that prove the refusal
  const char* wrong = "";        ///< the refused step
  const char* tinted = "";       ///< nodes whose lines are tinted in the colour of their piece's player
  const char* colour = "white";  ///< the colour on turn
  bool transit = false;
  bool exits = false;
  bool overlay = false;  ///< all groups of three
};

/// The picture of that name; null if there is none.
[[nodiscard]] const PassPicture* findPassPicture(std::span<const PassPicture> pictures, const QString& name);

[[nodiscard]] PassScene passPictureScene(const PassPicture& picture);
/// The picture's height divided by its width.
[[nodiscard]] double passPictureShape(const PassPicture& picture);
/// Draws it into the area, as large as it fits.
void drawPassPicture(QPainter& painter, const QRectF& area, const PassPicture& picture, const Look& look);

/// Which games the Over-Pass board is printed for.
enum class PassSheet {
  Nodes,  ///< Over-Pass and Mono-Line: places where lines meet, and exits
  Spaces  ///< Groups-of-Three: transit spaces as tiles
};

/// The page's name: see PaperSheet.
[[nodiscard]] QString passSheetId(PassSheet kind);

/// Draws the board of the Over-Pass set for playing on paper with a reminder of the rules. `page` is the
/// whole page in millimetres.
void drawPassSheet(QPainter& painter, const QRectF& page, PassSheet kind);

/// What the faces of the three games on the Over-Pass board have in common: fixed piece colours, options, and
/// how their pictures are drawn.
class PassFace : public GameFace {
 public:
  [[nodiscard]] OptionTexts optionTexts() const override;
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
  [[nodiscard]] QString argumentText(const std::string& argument) const override;
  [[nodiscard]] QString lotText(const QString& outcome, const Match& match) const override;
  // For the two games with dice; Mono-Line overrides it.
  [[nodiscard]] int colourOnTurn(const Match& match) const override;
  [[nodiscard]] int colourOfTurn(const State& before) const override;
  [[nodiscard]] QStringList seatLines(const Match& match, Seat seat) const override;
  [[nodiscard]] QString resultText(const Match& match) const override;
  /// The page with the nodes, which Over-Pass offers.
  [[nodiscard]] QString sheetOf(const Match& match) const override;
  void drawSheet(QPainter& painter, const QRectF& page, const QString& sheet) const override;
  [[nodiscard]] QList<KeyHelp> keys() const override;
  [[nodiscard]] double exampleShape(const QString& name) const override;
  void drawExample(QPainter& painter, const QRectF& area, const QString& name,
                   const Look& look) const override;

  /// The pictures of the rules page.
  [[nodiscard]] virtual std::span<const PassPicture> pictures() const = 0;

 protected:
  PassFace() = default;
};

}  // namespace byways::app
