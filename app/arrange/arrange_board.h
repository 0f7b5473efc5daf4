// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/arrange/sketch.h"
#include "app/board/board_view.h"
#include "app/games/arranger.h"

namespace byways::app {

/// The board of any game while a position is set up on it.
///
/// By mouse: a click puts down the thing in hand, or removes it if it lies there already; dragging does the
/// same from place to place; the right button removes. By keys: arrows walk, Space and Enter act like a
/// click, Delete and Backspace remove.
class ArrangeBoard final : public BoardView {
  Q_OBJECT

 public:
  /// All references must outlive the board. `stage` is the match that BoardView asks for.
  ArrangeBoard(Match& stage, const Arranger& arranger, Sketch& sketch, const Look& look,
               const Preferences& preferences, QWidget* parent);

  [[nodiscard]] QStringList places() const override { return places_; }
  [[nodiscard]] QRectF areaOf(const QString& place) const override;
  [[nodiscard]] QString placeAt(QPointF point) const override;
  [[nodiscard]] QString walk(const QString& from, Qt::Key arrow) override;
  [[nodiscard]] QString describe(const QString& place) const override;
  [[nodiscard]] QString actionOf(const QString& place) const override;
  [[nodiscard]] std::optional<Refusal> refusalAt(const QString& /*place*/) const override { return {}; }
  void activate(const QString& place) override;
  /// Removes what lies there.
  void take(const QString& place);

  /// The id of the thing in hand; empty to remove things.
  [[nodiscard]] const QString& thing() const { return thing_; }
  void setThing(const QString& thing);
  /// Places to highlight because something is wrong there.
  void setWrong(const QStringList& places);
  [[nodiscard]] const QStringList& wrong() const { return wrong_; }

  [[nodiscard]] QSize sizeHint() const override { return {700, 600}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {360, 320}; }

 protected:
  void appearanceChanged() override { forgetResting(); }
  void paintResting(QPainter& painter) override;
  void paintOver(QPainter& painter) override;
  bool event(QEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  /// A button of the mouse since it was pressed.
  struct Stroke {
    bool takes = false;
    bool isRight = false;
    QString last;
  };

  [[nodiscard]] bool holds(const QString& place) const;
  void strokeOver(const QString& place);
  void sketchChanged();
  void outline(QPainter& painter, const QString& place, const QColor& colour, double width) const;

  const Arranger& arranger_;
  Sketch& sketch_;
  QStringList places_;
  QString thing_;
  QStringList wrong_;
  std::optional<Stroke> stroke_;
  bool isReleasing_ = false;
  QString lastWalked_;  // where the last arrow key led, and
  QPointF anchor_;      // the line or column that the arrows try to keep to
};

}  // namespace byways::app
