// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

#include <span>

#include "app/games/game_face.h"
#include "app/games/pass/pass_scene.h"
#include "app/rules/rules_page.h"

class QPainter;

namespace byways::app {

class Look;

/// A picture of a rules page of the Over-Pass set: a position, and steps to show in it. In texts, spaces
/// separate several items.
struct PassPicture {
  const char* name = "";
  PassGround ground = PassGround::Nodes;
  QRectF region = {};            ///< the part of the board to show, in board units; all of it if null
  bool start = false;            ///< whether the picture has the pieces and reserves of the start
  const char* pieces = "";       ///< "G2=white F1=black"
  const char* lifted = "";       ///< the place of the piece in hand
  const char* steps = "";        ///< legal steps as a record writes them; each is marked
  const char* way = "";          ///< the places of a move over other pieces, in order
  const char* lines = "";        ///< highlighted lines, each given by two of its nodes: "F1-F2"
  const char* arrows = "";       ///< "F1-G1"
  const char* groups = "";       ///< highlighted groups of three: "g2-f2-e1"
  const char* refused = "";      ///< where a step is refused
  const char* proving = "";      ///< places that prove the refusal
  const char* wrong = "";        ///< the refused step; not shown, but a test checks that it is refused
  const char* tinted = "";       ///< nodes whose lines are tinted in the colour of their piece's player
  const char* colour = "white";  ///< the colour on turn
  bool transit = false;
  bool exits = false;
  bool overlay = false;  ///< draw all groups of three over the board
};

[[nodiscard]] PassScene passPictureScene(const PassPicture& picture);

/// A rules page whose pictures are in a table. Each picture is drawn as large as it fits.
class PassPage : public RulesPage {
 public:
  [[nodiscard]] std::span<const PassPicture> pictures() const { return pictures_; }
  [[nodiscard]] double pictureShape(const QString& name) const override;
  void drawPicture(QPainter& painter, const QRectF& area, const QString& name,
                   const Look& look) const override;

 protected:
  /// `pictures` must live as long as the program.
  explicit PassPage(std::span<const PassPicture> pictures) : pictures_(pictures) {}

 private:
  std::span<const PassPicture> pictures_;
};

/// Draws a sheet for playing on paper: the board and a reminder of the rules. For Over-Pass and Mono-Line the
/// board has the nodes, where lines meet, and the exits; for Groups-of-Three it has the transit spaces as
/// tiles. `page` is the whole page in millimetres.
void drawPassSheet(QPainter& painter, const QRectF& page, PassGround ground);

/// What the faces of Over-Pass, Groups-of-Three and Mono-Line have in common: texts and keys, and in their
/// GameFacts the options, the piece colours and the directions in which the board can lie.
class PassFace : public GameFace {
 public:
  [[nodiscard]] QString optionValue(const std::string& option, const OptionValue& value) const override;
  [[nodiscard]] QString setupNote(const OptionMap& options, const QStringList& names) const override;
  [[nodiscard]] QString argumentText(const std::string& argument) const override;
  [[nodiscard]] QString lotText(const QString& outcome, const Match& match) const override;
  [[nodiscard]] QStringList seatLines(const Match& match, Seat seat) const override;
  [[nodiscard]] QString resultText(const Match& match) const override;
  [[nodiscard]] QList<KeyHelp> keys() const override;

 protected:
  /// `facts` are those that only `game` has; the common facts are added.
  explicit PassFace(const Game& game, GameFacts facts = {});
};

}  // namespace byways::app
