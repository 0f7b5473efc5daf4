// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QRectF>
#include <QStringList>

#include <optional>
#include <vector>

#include "app/games/game_face.h"
#include "app/print/turn_pages.h"

namespace byways::app {

/// What to put on the pages of a game.
struct PageChoice {
  bool empty = false;    ///< only the board, without players and headline
  bool turns = false;    ///< the list of turns on separate pages after the board
  bool notation = true;  ///< whether that list is in notation (Preferences::notation)
};

/// A game on paper. The first page has the result and its reason, or whose turn it is; the players; and the
/// board as large as the page allows. Further pages have the score sheet. Lengths are in millimetres on the
/// page.
class GamePages {
  Q_DECLARE_TR_FUNCTIONS(GamePages)

 public:
  /// `area` is the sheet without its margins: see areaOf. `look` must have the light theme. The references to
  /// face, match and look must outlive this object.
  GamePages(const GameFace& face, const Match& match, const Look& look, const PageChoice& choice,
            const QRectF& area);

  [[nodiscard]] int count() const { return 1 + (turns_ ? turns_->count() : 0); }
  /// Precondition: 0 <= page < count().
  void draw(QPainter& painter, int page) const;

  /// What people look for first: who has won, or whose turn it is.
  [[nodiscard]] static QString headlineOf(const GameFace& face, const Match& match);
  /// Facts about a seat: its colour, its score or pieces, whether it has won.
  [[nodiscard]] static QStringList seatFacts(const GameFace& face, const Match& match, Seat seat);
  /// Draws a sample of the seat's pieces. If a player has two colours, the samples are one below the other,
  /// the first at `centre`.
  static void drawSeatSign(QPainter& painter, QPointF centre, double radius, const GameFace& face,
                           const Match& match, Seat seat, const Look& look);

 private:
  /// The block of text about a seat.
  struct SeatBlock {
    Seat seat = 1;
    QString name;
    QString below;
    QRectF box;
  };

  void layOut();
  void placeSeats(const QRectF& room, int columns);
  [[nodiscard]] SeatBlock blockOf(Seat seat, double width) const;
  [[nodiscard]] QString resultLine() const;
  void placeHead(double width, double& used);
  void drawTurnsHead(QPainter& painter) const;
  void drawFirst(QPainter& painter) const;
  void drawSeat(QPainter& painter, const SeatBlock& block) const;
  void drawBoard(QPainter& painter) const;
  void drawFoot(QPainter& painter, int page) const;

  const GameFace& face_;
  const Match& match_;
  const Look& look_;
  PageChoice choice_;
  QRectF area_;
  QString title_;
  QString credit_;
  QString date_;
  QString headline_;
  QString reason_;
  QRectF head_;
  QRectF headlineBox_;
  QRectF reasonBox_;
  QRectF board_;
  std::vector<SeatBlock> seats_;
  std::optional<TurnPages> turns_;
};

}  // namespace byways::app
