// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QButtonGroup>
#include <QWidget>

#include <functional>

#include "app/games/arranger.h"

class QGridLayout;

namespace byways::app {

class Look;

/// A piece in the palette: its picture, its name, and the key that selects it.
class PieceButton final : public QAbstractButton {
  Q_OBJECT

 public:
  using Picture = std::function<void(QPainter& painter, const QRectF& square)>;

  /// `key` may be null. `look` must outlive the button.
  PieceButton(const QString& name, QChar key, Picture picture, const Look& look, QWidget* parent);

  /// Whether the whole name fits into a button that is `width` pixels wide.
  [[nodiscard]] bool fits(int width) const;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QChar key_;
  Picture picture_;
  const Look& look_;
};

/// The pieces that can be put on the board and, if places can be empty, an eraser. One of them is always
/// selected.
class PiecePalette final : public QWidget {
  Q_OBJECT

 public:
  /// The references must outlive the palette.
  PiecePalette(const Arranger& arranger, const Look& look, QWidget* parent);

  /// The id of the selected piece; empty for the eraser.
  [[nodiscard]] QString chosen() const { return ids_.value(group_.checkedId()); }
  /// Selects the piece with the number key `number`, counted from 1; 0 selects the eraser. Returns false if
  /// there is no such piece.
  bool choose(int number);

 Q_SIGNALS:
  void chosenChanged();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void add(const QString& id, const QString& name, int number, PieceButton::Picture picture);
  void addEraser();
  void layOut();

  const Arranger& arranger_;
  const Look& look_;
  QGridLayout* grid_;
  QButtonGroup group_;
  QStringList ids_;
};

}  // namespace byways::app
