// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <array>
#include <functional>
#include <optional>

namespace byways::app {

class Look;

/// Shows a lot being drawn. It covers its parent, lets a light run over the names until it stops at the drawn
/// one, and says what that means. If the tickets have dice, the players roll them one after another instead.
/// A click or a key shows the outcome at once, another click or key closes the overlay. It never closes by
/// itself: a click meant for it would then reach the board. Without animations it shows the outcome from the
/// start.
class LotOverlay : public QWidget {
  Q_OBJECT

 public:
  struct Ticket {
    QString name;
    int colour = 0;  ///< index of Look::seatColour
    /// Draws the player's sign in a circle around `centre` with this radius. If empty, the overlay draws a
    /// disc in `colour`.
    std::function<void(QPainter& painter, QPointF centre, double radius)> sign = {};
    /// The player's roll; either all tickets have one or none has. The drawn ticket has the highest sum.
    std::optional<std::array<int, 2>> dice = {};
  };

  /// `drawn` is the index of the drawn ticket among `tickets`; `sentence` says what the lot means. Deletes
  /// itself when it is over.
  LotOverlay(const QList<Ticket>& tickets, int drawn, const QString& sentence, const Look& look,
             QWidget* parent);

  /// Shows the outcome and closes at once; for when the game continues without waiting for the overlay.
  void end();

 Q_SIGNALS:
  /// The outcome is shown now. Not emitted if it was shown from the start.
  void revealed();
  void finished();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] bool rollsDice() const { return !tickets_.isEmpty() && tickets_.front().dice.has_value(); }
  void advance();
  void advanceDice();
  void reveal();
  void hurry();
  void finish();
  [[nodiscard]] bool isMeant(const QObject& watched, const QEvent& event) const;
  void drawTicket(QPainter& painter, const QRectF& area, int index) const;
  void drawRoll(QPainter& painter, const QRectF& area, int index) const;

  QList<Ticket> tickets_;
  int drawn_;
  QString sentence_;
  const Look& look_;
  QPointer<QWidget> focusBefore_;
  QTimer timer_;
  int lit_ = 0;
  int hops_ = 0;   // number of hops that the light still has to make
  int rolls_ = 0;  // number of ticks of the dice so far
  bool shown_ = false;
  bool isOver_ = false;  // whether the overlay stays only to catch a second click
};

}  // namespace byways::app
