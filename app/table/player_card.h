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

/// A player beside the board: colour, name, what the game says about the seat, the time left, and whether it
/// is this player's turn.
class PlayerCard : public QWidget {
  Q_OBJECT

 public:
  /// Usual cards are roomy; compact ones, for many players, have everything in one line.
  enum class Size { Usual, Compact };

  /// `clock` may be null. The references must outlive the card.
  PlayerCard(const Match& match, Seat seat, const GameFace& face, const MatchClock* clock, const Look& look,
             Size size, QWidget* parent = nullptr);

  /// Sets the menu with actions on the player, which opens from a small button on the card and as its context
  /// menu. The card doesn't own the menu; null removes the button.
  void setMenu(QMenu* menu);
  [[nodiscard]] QWidget* menuButton() const;
  /// To be called when match, look or language has changed.
  void refresh();
  /// Whether the card leaves less air above and below its lines.
  void setTight(bool tight);
  /// Shows only the name, while a lot is being drawn on the screen.
  void wait();
  /// To be called while the board plays something out and it is nobody's turn. The card shows `lines`, which
  /// are like those of GameFace::seatLines; if there are none, the card keeps its text.
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
  /// What the card says about the turn, the result and a computer's level, from the full text to ever shorter
  /// ones.
  [[nodiscard]] QStringList stateTexts() const;
  /// Joins the facts into one text, with `between` between the first two.
  [[nodiscard]] static QString joined(const QStringList& facts, const QString& between);
  /// The width that is left for the name beside `state` and `fact`.
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
  QStringList facts_;   // what the game says about the seat
  QString below_;       // a computer's level, if there is no room for it beside the name
  QStringList states_;  // the result of stateTexts; empty while the card shows only the name
  bool active_ = false;
  bool isTight_ = false;
};

}  // namespace byways::app
