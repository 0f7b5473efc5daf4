// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

namespace byways::app {

class GameFace;
class Look;

/// The piece colours of a seat side by side, where the game says which they are (PieceColours).
class PieceRow : public QWidget {
  Q_OBJECT

 public:
  /// `radius` of a piece, in pixels. The references must outlive the row.
  PieceRow(const GameFace& face, const Look& look, double radius, QWidget* parent = nullptr);

  /// Shows these colours, and names them to screen readers.
  void setColours(const QList<int>& colours);
  [[nodiscard]] const QList<int>& colours() const { return colours_; }
  /// The colour that has the turn gets a ring; -1 for none.
  void setOnTurn(int colour);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  const GameFace& face_;
  const Look& look_;
  double radius_;
  QList<int> colours_;
  int onTurn_ = -1;
};

}  // namespace byways::app
