// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/board/cell_board.h"
#include "app/games/stones/stone_scene.h"

namespace byways::app {

class StoneFace;

/// A board on the table for games in which a turn places stones on empty cells and a step is a cell's name. A
/// game that shows nothing else can use it as it is.
///
/// By mouse: a click places a stone. By keys: arrows, Home and End walk; Space and Enter place a stone. Dots
/// show where one may be placed, a ghost the stone under the hand, and a refusal its reason.
class StoneBoard : public CellBoard {
  Q_OBJECT

 public:
  /// `face` says what the empty board is, and explains refusals.
  StoneBoard(Match& match, const Look& look, const StoneFace& face, QWidget* parent);

  [[nodiscard]] bool marksLastTurn() const override { return true; }
  [[nodiscard]] QString describe(const QString& place) const override;
  [[nodiscard]] QString actionOf(const QString& place) const override;

 protected:
  [[nodiscard]] bool isOwn(const QString& place) const override;
  /// Text about a stone besides whose it is, such as its group; the base has none.
  [[nodiscard]] virtual QString wordsAbout(hex::Cell stone) const;
  /// To be called when the position has changed: asks the match again. A derived board updates here what it
  /// stores about the position, and has to do the same in its constructor.
  virtual void rebuild();

  /// The match's position, without the hand; moving stones are marked as such.
  [[nodiscard]] StoneScene sceneAtRest() const;
  /// The same with what the board marks.
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
  StoneScene scene_;  // as the match has it
  Cells legal_;
  QMap<hex::Cell, double>
      appearing_;  // animated stones, from 0 to 1; those at 1 stay until the position changes
};

}  // namespace byways::app
