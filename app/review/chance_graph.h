// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QSlider>

#include <vector>

class QPainterPath;

namespace byways::app {

class Look;

/// Everybody's chance to win over the turns of a game, drawn above a slider: a click or the arrow keys go to
/// a turn. Each player's line has the colour of the pieces, a pattern of its own and the name at its end.
class ChanceGraph : public QSlider {
  Q_OBJECT

 public:
  /// `look` must outlive it.
  explicit ChanceGraph(const Look& look, QWidget* parent = nullptr);

  struct Player {
    QString name;
    QColor colour;
  };
  void setPlayers(const QList<Player>& players);
  /// For every value of the slider everybody's chance there, by seat from 0 to 1; empty where it isn't known.
  /// The range follows.
  void setChances(std::vector<std::vector<double>> chances);
  /// The values to mark with 1, 2, 3 and so on.
  void setMarks(const QList<int>& values);

  [[nodiscard]] QSize sizeHint() const override { return {480, 132}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {240, 96}; }

  /// Where that value and that chance lie, in the widget's coordinates.
  [[nodiscard]] QPointF pointOf(int value, double chance) const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  [[nodiscard]] QRectF area() const;
  [[nodiscard]] int valueAt(double x) const;
  void paintGrid(QPainter& painter) const;
  void paintLine(QPainter& painter, int seat) const;
  void stroke(QPainter& painter, const QPainterPath& path, int seat) const;
  void paintNames(QPainter& painter) const;
  void paintMarks(QPainter& painter) const;
  [[nodiscard]] static QString figure(double chance);
  [[nodiscard]] double scaleWidth() const;
  [[nodiscard]] int nameWidth() const;

  const Look& look_;
  QList<Player> players_;
  std::vector<std::vector<double>> chances_;
  QList<int> marks_;
};

}  // namespace byways::app
