// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/games/game_face.h"

namespace byways::app {

class MatchClock;
class Preferences;

/// Shows whose turn it is across the table, in the player's colour and with the player's mark, so that it can
/// be read from across the room. Preferences::turnBand sets the size of the band or switches it off. In a
/// game for one player it is always hidden.
class TurnBand : public QWidget {
  Q_OBJECT

 public:
  /// `clock` may be null. The references must outlive the band.
  TurnBand(const Match& match, const GameFace& face, const MatchClock* clock, const Look& look,
           const Preferences& preferences, QWidget* parent = nullptr);

  /// To be called when match, look, preferences or language has changed. `isWanted` says whether the page has
  /// room and a use for the band, `isDrawing` whether a lot that decides who starts is being drawn on the
  /// screen.
  void refresh(bool isWanted, bool isDrawing = false);
  /// The text of the band.
  [[nodiscard]] QString text() const;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] Seat seat() const;
  [[nodiscard]] QFont bandFont() const;
  [[nodiscard]] QColor colour() const;
  void paintMark(QPainter& painter, QPointF centre, double radius) const;

  const Match& match_;
  const GameFace& face_;
  const MatchClock* clock_;
  const Look& look_;
  const Preferences& preferences_;
  bool isDrawingLot_ = false;
};

}  // namespace byways::app
