// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

namespace byways::app {

class GameFace;
class Look;

/// The piece colours of a seat side by side, if the rule set assigns piece colours to seats (PieceColours).
class PieceRow : public QWidget {
  Q_OBJECT

 public:
  /// `radius` is that of a piece, in pixels. The references must outlive the row.
  PieceRow(const GameFace& face, const Look& look, double radius, QWidget* parent = nullptr);

  /// Shows these colours, and names them to screen readers.
  void setColours(const QList<int>& colours);
  [[nodiscard]] const QList<int>& colours() const { return colours_; }
  /// Gives `colour`, which has the turn, a ring; -1 for no colour.
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
