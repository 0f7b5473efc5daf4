// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QList>
#include <QString>
#include <QToolButton>
#include <QWidget>

#include "app/look/wrap_button.h"

namespace byways::app {

class Look;

/// Whether people may have a coach. With a clock they may not, and the seats say so in place of their
/// coaches.
enum class Coaching { None, NotWithClock, Offered };

/// Whoever sits at a seat of a game to be set up, as far as a coach needs to know.
struct Sitter {
  bool isPerson = true;
  QString typed;  ///< the name as it stands in the field; may be empty
  QString name;   ///< what this player will be called
  int games = 0;  ///< that this person has played; 0 for an unknown one
};

/// A column with a coach for each seat of a game to be set up, to be switched on for a person. It keeps a
/// note and an offer, which are placed below all seats.
class SeatCoaches : public QWidget {
  Q_OBJECT

 public:
  /// Makes a coach for each of `seats`, the most that there can be. `look` must outlive it.
  SeatCoaches(const Look& look, int seats, QWidget* parent);

  /// Says who is coached, or why nobody can be; hidden unless somebody wants a coach, or could without a
  /// clock.
  [[nodiscard]] QLabel* note() const { return note_; }
  /// Hidden except in somebody's first games.
  [[nodiscard]] WrapButton* offer() const { return offer_; }

  /// To be called when the seats in the game or the language have changed. For people who haven't chosen yet,
  /// their last choice counts (wantsCoach).
  void setSitters(const QList<Sitter>& sitters);
  void setCoaching(Coaching coaching);
  [[nodiscard]] Coaching coaching() const { return coaching_; }
  [[nodiscard]] bool canCoach() const { return coaching_ == Coaching::Offered; }

  /// For each seat in the game, whether a person there wants a coach and may have one.
  [[nodiscard]] QList<bool> coached() const;
  /// For each possible seat, whether the coach is switched on, whoever sits there.
  [[nodiscard]] QList<bool> chosen() const;
  /// Chooses for the first seats.
  void choose(const QList<bool>& coached);

 private:
  void refresh();
  void take(qsizetype seat, bool wants);
  void takeOffer();

  QList<QToolButton*> buttons_;
  QList<bool> areChosen_;  // chosen now, not remembered from the last time
  QList<Sitter> sitters_;
  QLabel* note_;
  WrapButton* offer_;
  Coaching coaching_ = Coaching::None;
};

}  // namespace byways::app
