// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>

namespace byways::app {

class Match;

/// Prevents a press that was meant to end a turn from also rolling the dice for the next player, because the
/// buttons for ending a turn and for rolling are in the same place and have the same shortcut. For a moment
/// after a turn has ended, and as long as the key is held, Enter on the board, every press on the button and
/// its shortcut do nothing.
class RollGuard : public QObject {
  Q_OBJECT

 public:
  static constexpr int kMilliseconds = 600;

  /// `button` rolls the dice. The match must outlive the guard.
  RollGuard(const Match& match, QWidget& board, QWidget& button, QObject* parent);

  /// To be called when somebody has ended a turn.
  void turnEnded() { since_.start(); }
  /// Whether somebody ended a turn less than kMilliseconds ago. Then a click on the button mustn't roll,
  /// whether it comes from the mouse or from the shortcut.
  [[nodiscard]] bool hasJustEnded() const { return since_.isValid() && !since_.hasExpired(kMilliseconds); }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  [[nodiscard]] bool isMeantToEnd(const QObject* watched, const QEvent& event) const;

  const Match& match_;
  const QWidget& button_;
  QElapsedTimer since_;
};

}  // namespace byways::app
