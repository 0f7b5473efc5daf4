// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QList>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <algorithm>
#include <utility>
#include <vector>

#include "app/look/look.h"

class QPainter;
class QPainterPath;

namespace byways::app {

/// Everybody's chance to win over the turns of a game, as a function that paints: for the window and for
/// pages alike. Each player's line has the colour of the pieces, a pattern of its own and the name at its
/// end.
class ChancePicture {
 public:
  struct Player {
    QString name;
    QColor colour;
  };

  void setPlayers(const QList<Player>& players) { players_ = players; }
  /// Sets everybody's chance at each turn, by seat, from 0 to 1; empty where it isn't known.
  void setChances(std::vector<std::vector<double>> chances) { chances_ = std::move(chances); }
  /// The turns to mark with 1, 2, 3 and so on.
  void setMarks(const QList<int>& turns) { marks_ = turns; }
  /// How large it is, and the font of its words.
  void setRoom(const QSizeF& size, const QFont& font) {
    size_ = size;
    font_ = font;
  }

  /// Paints at the origin; `value` is the turn to point out, or -1.
  void paint(QPainter& painter, const Colours& colours, int value) const;
  /// Where the lines are.
  [[nodiscard]] QRectF area() const;
  /// Where that turn and that chance lie.
  [[nodiscard]] QPointF pointOf(int value, double chance) const;
  /// The turn at that place.
  [[nodiscard]] int valueAt(double x) const;
  /// The last turn.
  [[nodiscard]] int most() const { return std::max(0, static_cast<int>(chances_.size()) - 1); }
  /// The turn whose mark is there; -1 if none is.
  [[nodiscard]] int markAt(QPointF point) const;

 private:
  void paintGrid(QPainter& painter, const Colours& colours) const;
  void paintLine(QPainter& painter, const Colours& colours, int seat) const;
  void stroke(QPainter& painter, const Colours& colours, const QPainterPath& path, int seat) const;
  void paintNames(QPainter& painter, const Colours& colours) const;
  void paintMarks(QPainter& painter, const Colours& colours, int value) const;
  [[nodiscard]] static QString figure(double chance);
  [[nodiscard]] double scaleWidth() const;
  [[nodiscard]] double nameWidth() const;

  QList<Player> players_;
  std::vector<std::vector<double>> chances_;
  QList<int> marks_;
  QSizeF size_;
  QFont font_;
};

}  // namespace byways::app
