// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include "app/games/game_face.h"

class QLabel;
class QMenu;
class QToolButton;

namespace byways::app {

class MatchClock;
class PieceRow;

/// A player beside the board: colour, name, what the game says of the seat, time left, and whether it is
/// their turn.
class PlayerCard : public QWidget {
  Q_OBJECT

 public:
  /// Roomy, or all in one line where there are many players.
  enum class Size { Usual, Compact };

  /// `clock` may be null. The references must outlive the card.
  PlayerCard(const Match& match, Seat seat, const GameFace& face, const MatchClock* clock, const Look& look,
             Size size, QWidget* parent = nullptr);

  /// What can be done about the player: it opens by a small button on the card and as its context menu. Not
  /// owned; null takes the button away.
  void setMenu(QMenu* menu);
  [[nodiscard]] QWidget* menuButton() const;
  /// To be called when match, look or language have changed.
  void refresh();
  /// Whether the card leaves less air above and below its lines.
  void setTight(bool tight);
  /// Says nothing but the name, while a lot is drawn before everyone's eyes.
  void wait();
  /// While the board plays something out it is nobody's turn. The card keeps the rest of its text, or shows
  /// these lines (as GameFace::seatLines) if there are any.
  void rest(const QStringList& lines = {});

 protected:
  void contextMenuEvent(QContextMenuEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fit();
  void fitMargins();
  void fitHead();
  void fitLines();
  void layOut();
  void writeLines(const QStringList& lines);
  /// What the card says of the turn, the result and a computer's level, from all of it to as little as will
  /// do.
  [[nodiscard]] QStringList statesOf() const;
  /// All facts, `between` the first two.
  [[nodiscard]] static QString joined(const QStringList& facts, const QString& between);
  /// What is left for the name beside those words.
  [[nodiscard]] int roomBeside(const QString& state, const QString& fact) const;
  void refreshClock();
  void paintStripe(QPainter& painter, const QRectF& stripe) const;

  const Match& match_;
  Seat seat_;
  Size size_;
  const GameFace& face_;
  const MatchClock* clock_;
  const Look& look_;
  QLabel* name_;
  PieceRow* pieces_;
  QLabel* state_;
  QLabel* lines_;
  QLabel* time_;
  QToolButton* more_;   // hidden without a menu
  QStringList facts_;   // what the game says of the seat
  QString below_;       // a computer's level, where the name leaves it no room
  QStringList states_;  // as statesOf has it; empty while nothing is said
  bool active_ = false;
  bool isTight_ = false;
};

}  // namespace byways::app
