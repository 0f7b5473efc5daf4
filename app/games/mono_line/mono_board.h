// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "app/games/pass/pass_board.h"
#include "engine/overpass/insight.h"

namespace byways::app {

/// Mono-Line's board on the table. Places are nodes and reserves.
///
/// Acting on an empty node tries out the piece of the turn there; until the turn is ended, acting on another
/// empty node moves the piece (MON-5). The reserves show which of the player's two colours is next. People
/// choose it by taking a piece from a reserve, or with the keys 1 and 2; a piece that is being tried out then
/// changes its colour.
///
/// In the friendly game lines are tinted in their owner's colour and the nodes that are still free are shown.
/// In the strict game it is the players' task to see where pieces may be placed, so the board shows only the
/// lines of the node that is pointed at and, after a right claim, the shared line.
class MonoBoard : public PassBoard {
  Q_OBJECT

 public:
  MonoBoard(Match& match, const Look& look, QWidget* parent);

  [[nodiscard]] QString describe(const QString& place) const override;
  [[nodiscard]] QString actionOf(const QString& place) const override;

  /// The colour of the next piece, or of the piece that is being tried out; overpass::kNoColour if nobody is
  /// to move.
  [[nodiscard]] int chosenColour() const;
  /// Chooses the first (0) or second (1) of the colours of the player to move.
  void choose(int which);

 protected:
  [[nodiscard]] PassScene makeScene() const override;
  [[nodiscard]] QStringList liftable() const override;
  [[nodiscard]] QList<PassMark> targets(const QString& from) const override;
  [[nodiscard]] QList<PassMark> offers() const override;
  void decorate(PassScene& scene) const override;
  void adjustMarks(BoardMarks& marks) const override;
  [[nodiscard]] std::optional<Refusal> liftRefusal(const QString& place) const override;
  [[nodiscard]] std::optional<Refusal> dropRefusal(const QString& from, const QString& to) const override;
  bool playMark(const PassMark& mark) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] const overpass::MonoInsight& insight() const;
  [[nodiscard]] bool isStrict() const;
  /// The node of the piece that is tried out; empty if none.
  [[nodiscard]] QString triedNode() const;
  [[nodiscard]] int colourAt(const QString& node) const;
  /// The number of pieces of a colour in its reserve, including one that is being tried out.
  [[nodiscard]] int available(int colour) const;
  /// The colour of a piece that is taken up from `from`.
  [[nodiscard]] int colourFrom(const QString& from) const;
  [[nodiscard]] QList<PassMark> placesFor(int colour) const;
  [[nodiscard]] std::optional<Refusal> placeRefusal(const QString& node, int colour) const;
  void showLines(PassScene& scene, const QString& node) const;
  /// Whether the game has ended with a right claim (MON-4).
  [[nodiscard]] bool isClaimed() const;

  std::array<int, 2> chosen_{};  // by player: 0 or 1, as in choose()
};

}  // namespace byways::app
