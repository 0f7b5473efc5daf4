// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

#include "app/games/game_face.h"

namespace byways::app {

class Look;

/// A game's board for viewing only. It owns its match.
class ReviewBoard : public QWidget {
  Q_OBJECT

 public:
  /// The references must outlive the board.
  ReviewBoard(const GameFace& face, const Look& look, QWidget* parent);
  ~ReviewBoard() override;

  /// Shows this match instead of the previous one.
  void setMatch(std::unique_ptr<Match> match);
  /// Null before setMatch.
  [[nodiscard]] Match* match() const { return match_.get(); }
  /// Null before setMatch.
  [[nodiscard]] BoardView* board() const { return board_; }
  /// Goes to the position after `cursor` steps, and marks `turn`, the turn of `seat` that led to it.
  void goTo(std::size_t cursor, Seat seat, const std::string& turn);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  const GameFace& face_;
  const Look& look_;
  std::unique_ptr<Match> match_;
  BoardView* board_ = nullptr;
};

}  // namespace byways::app
