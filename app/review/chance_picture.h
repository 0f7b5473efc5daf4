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

/// A chart of everybody's chance to win over the turns of a game, which can be painted in the window and on
/// pages. Each player's line has the colour of the player's pieces, a pattern of its own, and the player's
/// name at its end.
class ChancePicture {
 public:
  struct Player {
    QString name;
    QColor colour;
  };

  void setPlayers(const QList<Player>& players) { players_ = players; }
  /// Sets the chances after each turn, in which index 0 is the start of the game: by seat, from 0 to 1, or
  /// empty where they aren't known.
  void setChances(std::vector<std::vector<double>> chances) { chances_ = std::move(chances); }
  /// Sets the turns to mark with 1, 2, 3 and so on.
  void setMarks(const QList<int>& turns) { marks_ = turns; }
  /// Sets the size of the picture, in pixels, and the font of its words.
  void setRoom(const QSizeF& size, const QFont& font) {
    size_ = size;
    font_ = font;
  }

  /// Paints the picture at the origin. `value` is the turn to point out, or -1 for none.
  void paint(QPainter& painter, const Colours& colours, int value) const;
  /// The part of the picture that contains the lines.
  [[nodiscard]] QRectF area() const;
  /// The point for a turn and a chance.
  [[nodiscard]] QPointF pointOf(int value, double chance) const;
  /// The turn nearest to the horizontal position `x`.
  [[nodiscard]] int valueAt(double x) const;
  /// The number of the last turn; 0 if there are no chances.
  [[nodiscard]] int most() const { return std::max(0, static_cast<int>(chances_.size()) - 1); }
  /// The turn whose mark is at `point`; -1 if there is no mark.
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
