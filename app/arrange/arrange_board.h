// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/arrange/arrange_history.h"
#include "app/board/board_view.h"
#include "app/games/arranger.h"

namespace byways::app {

/// The board on the page for setting up a position, for every rule set.
///
/// By mouse: a click puts down the selected piece or, if the place has that piece already, removes it.
/// Dragging does the same at each place it passes. The right button removes. By keys: arrows walk, Space and
/// Enter act like a click, Delete and Backspace remove.
class ArrangeBoard : public BoardView {
  Q_OBJECT

 public:
  /// All references must outlive the board. The board only passes `match` to BoardView and plays nothing in
  /// it.
  ArrangeBoard(Match& match, const Arranger& arranger, ArrangeHistory& history, const Look& look,
               QWidget* parent);

  [[nodiscard]] const Surface& surface() const override { return arranger_.surface(); }
  [[nodiscard]] QString describe(const QString& place) const override;
  [[nodiscard]] QString actionOf(const QString& place) const override;
  [[nodiscard]] std::optional<Refusal> refusalAt(const QString& /*place*/) const override { return {}; }
  /// The id of the selected piece; empty if acting on a place removes its piece.
  [[nodiscard]] const QString& piece() const { return piece_; }
  void setPiece(const QString& piece);
  /// Highlights `places`, where something is wrong.
  void setWrong(const QStringList& places);
  [[nodiscard]] const QStringList& wrong() const { return wrong_; }

  [[nodiscard]] QSize sizeHint() const override { return {700, 600}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {360, 320}; }

 protected:
  [[nodiscard]] QTransform placed() const override { return arranger_.placed(boardArea()); }
  void appearanceChanged() override { forgetResting(); }
  void paintResting(QPainter& painter) override;
  void paintOver(QPainter& painter) override;
  bool boardEvent(QEvent* event) override;
  void actOn(const QString& place) override;
  [[nodiscard]] bool canDrag(const HandPress& press) const override { return !press.place.isEmpty(); }
  [[nodiscard]] bool usesRightButton(const QString& /*place*/) const override { return true; }
  void handMoved() override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  /// A drag with a mouse button down, which changes each place that it passes. `takes` is true if the
  /// selected piece was at the first place: then the left button removes this piece wherever it is. `last` is
  /// the place passed last.
  struct Stroke {
    bool takes = false;
    QString last;
  };

  /// Removes the piece at `place`.
  void clear(const QString& place);

  [[nodiscard]] bool holds(const QString& place) const;
  /// Puts the selected piece at `place`; removes a piece instead if the eraser is selected or the selected
  /// piece is there already.
  void edit(const QString& place);
  void historyChanged();
  void outline(QPainter& painter, const QString& place, const QColor& colour, double width) const;

  const Arranger& arranger_;
  ArrangeHistory& history_;
  QString piece_;
  QStringList wrong_;
  std::optional<Stroke> stroke_;
};

}  // namespace byways::app
