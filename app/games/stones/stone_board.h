// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/board/cell_board.h"
#include "app/games/stones/stone_scene.h"

namespace byways::app {

class StoneFace;

/// A board on the table for rule sets in which turns place stones on empty cells and a step is the name of a
/// cell. A rule set that shows nothing else can use it as it is.
///
/// By mouse: a click places a stone. By keys: arrows, Home and End walk; Space and Enter place a stone. Dots
/// show where a stone may be placed, and a ghost stone where the hand would place one; a refusal shows its
/// reason.
class StoneBoard : public CellBoard {
  Q_OBJECT

 public:
  /// `face` provides the empty board, and explains refusals.
  StoneBoard(Match& match, const Look& look, const StoneFace& face, QWidget* parent);

  [[nodiscard]] bool marksLastTurn() const override { return true; }
  [[nodiscard]] QString describe(const QString& place) const override;
  [[nodiscard]] QString actionOf(const QString& place) const override;

 protected:
  [[nodiscard]] bool isOwn(const QString& place) const override;
  /// Text about a stone besides whose it is, such as about its group; the base has none.
  [[nodiscard]] virtual QString wordsAbout(hex::Cell stone) const;
  /// To be called when the position has changed: gets the position from the match again. A derived board
  /// updates what it stores about the position here, and has to do so in its constructor, too.
  virtual void rebuild();

  /// The match's position, without the hand; moving stones are marked as such.
  [[nodiscard]] StoneScene sceneAtRest() const;
  /// The scene of sceneAtRest, with everything that the board marks.
  [[nodiscard]] StoneScene sceneInHand() const;
  /// Whether refusals are to be explained where mouse or keys point.
  [[nodiscard]] bool explains() const;
  /// The cell that mouse or keys point at.
  [[nodiscard]] std::optional<hex::Cell> pointedCell() const { return cellOf(pointed()); }

  [[nodiscard]] QStringList legalPlaces() const override;
  void adjustMarks(BoardMarks& marks) const override;
  void positionChanged(const Transition& transition) override;
  void appearanceChanged() override { rebuild(); }
  void paintResting(QPainter& painter) override;
  void paintOver(QPainter& painter) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  StoneBoard(Match& match, const Look& look, const StoneFace& face, const StoneScene& empty, QWidget* parent);

  void letAppear(hex::Cell cell);

  const StoneFace& face_;
  QString picture_;
  StoneScene scene_;  // the match's position
  Cells legal_;
  QMap<hex::Cell, double> appearing_;  // stones whose placing is animated, from 0 to 1; stones at 1 stay in
                                       // the map until the position changes
};

}  // namespace byways::app
