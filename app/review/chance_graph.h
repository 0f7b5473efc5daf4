// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSlider>

#include <vector>

#include "app/review/chance_picture.h"

namespace byways::app {

class Look;

/// Everybody's chance to win over the turns of a game: a slider that is drawn as a ChancePicture. A click or
/// the arrow keys go to a turn.
class ChanceGraph : public QSlider {
  Q_OBJECT

 public:
  /// `look` must outlive the graph.
  explicit ChanceGraph(const Look& look, QWidget* parent = nullptr);

  using Player = ChancePicture::Player;
  void setPlayers(const QList<Player>& players);
  /// Sets the chances at each value of the slider: by seat, from 0 to 1, or empty where they aren't known.
  /// The slider's range follows from the number of values.
  void setChances(std::vector<std::vector<double>> chances);
  /// Sets the values to mark with 1, 2, 3 and so on.
  void setMarks(const QList<int>& values);

  [[nodiscard]] QSize sizeHint() const override { return {480, 132}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {240, 96}; }

  /// The point for a value and a chance, in the widget's coordinates.
  [[nodiscard]] QPointF pointOf(int value, double chance) const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  [[nodiscard]] const ChancePicture& picture() const;

  const Look& look_;
  mutable ChancePicture picture_;  // brought to the widget's current size and font by picture()
};

}  // namespace byways::app
