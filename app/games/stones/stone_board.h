// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/board/cell_board.h"
#include "app/games/stones/stone_scene.h"

namespace byways::app {

class GameFace;

/// A board on the table where a turn is stones on empty cells and a step is a cell's name. For a game that
/// shows nothing else it is the whole board.
///
/// By mouse: a click places a stone. By keys: arrows, Home and End walk; Space and Enter place a stone. Dots
/// show where one may be placed, a ghost the stone under the hand, and a refusal its reason.
class StoneBoard : public CellBoard {
  Q_OBJECT

 public:
  /// `face` explains refusals; `grid` and `picture` are the cells and the name of the board's picture.
  StoneBoard(Match& match, const Look& look, const GameFace& face, const hex::Grid& grid,
             const QString& picture, QWidget* parent);

  [[nodiscard]] bool marksLastTurn() const override { return true; }
  [[nodiscard]] QRectF areaOf(const QString& place) const override;
  [[nodiscard]] QString describe(const QString& place) const override;
  [[nodiscard]] QString actionOf(const QString& place) const override;

 protected:
  [[nodiscard]] bool isOwn(const QString& place) const override;
  /// What there is to say of a stone besides whose it is, such as its group; the base says nothing.
  [[nodiscard]] virtual QString wordsAbout(hex::Cell stone) const;
  /// To be called when the position is another one: asks the match anew. A derived board adds what it keeps
  /// of a position; its constructor has to do so by itself.
  virtual void rebuild();

  /// The position as the match has it, without the hand; stones on their way are marked as such.
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
  void letAppear(hex::Cell cell);

  const GameFace& face_;
  QString picture_;
  StoneScene scene_;  // as the match has it
  Cells legal_;
  QMap<hex::Cell, double> appearing_;  // from 0 to 1; those that have arrived stay until the position changes
};

}  // namespace byways::app
