// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>

#include <functional>
#include <memory>

#include "app/games/game_face.h"

class QPainter;

namespace byways::app {

/// A small picture of a board, such as that of a match's current position. The picture is drawn only after
/// the page was first painted, so that the shelf appears at once.
class BoardThumb : public QWidget {
  Q_OBJECT

 public:
  static constexpr int kSize = 132;  ///< side in pixels

  using Paint = std::function<void(QPainter& painter, const QRectF& area)>;

  BoardThumb(Paint paint, const Look& look, QWidget* parent = nullptr);
  /// `make` is called only when the picture is drawn, so that a page with many pictures appears at once.
  BoardThumb(const GameFace& face, std::function<std::shared_ptr<const Match>()> make, const Look& look,
             QWidget* parent = nullptr);
  BoardThumb(const GameFace& face, std::shared_ptr<const Match> match, const Look& look,
             QWidget* parent = nullptr);

  /// Shows only a part of the board, enlarged by the factor `zoom` (1 at first). `middle` is the centre of
  /// that part, with coordinates from 0 to 1; it is moved if the part would reach beyond the board.
  void setZoom(double zoom, QPointF middle = {0.5, 0.5});

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void draw();

  Paint paint_;
  QPixmap picture_;
  double zoom_ = 1;
  QPointF middle_{0.5, 0.5};
  bool due_ = false;
};

}  // namespace byways::app
