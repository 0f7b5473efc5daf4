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

/// Whether people may have a coach. In a game with a clock they may not, and a note says so.
enum class Coaching { None, NotWithClock, Offered };

/// What the choice of coaches needs to know about the player in a seat of a game to be set up.
struct Sitter {
  bool isPerson = true;
  QString typed;  ///< the text of the name field; may be empty
  QString name;   ///< what this player will be called
  int games = 0;  ///< how many games this person has played; 0 for an unknown person
};

/// A column with a button for each seat of a game to be set up, which switches on a coach for the person
/// there. It also makes a note and a button with an offer, which the caller places below all seats.
class SeatCoaches : public QWidget {
  Q_OBJECT

 public:
  /// `seats` is the largest number of seats that the game can have. `look` must outlive the column.
  SeatCoaches(const Look& look, int seats, QWidget* parent);

  /// Says who is coached, or that there are no coaches in games with a clock. Hidden if neither applies.
  [[nodiscard]] QLabel* note() const { return note_; }
  /// Offers coaches to newcomers. Hidden unless everybody is in their first games and nobody has a coach or
  /// has chosen to have none.
  [[nodiscard]] WrapButton* offer() const { return offer_; }

  /// Call this when the seats in the game or the language have changed. For people who haven't chosen yet,
  /// the choice of their last game applies (wantsCoach).
  void setSitters(const QList<Sitter>& sitters);
  void setCoaching(Coaching coaching);
  [[nodiscard]] Coaching coaching() const { return coaching_; }
  [[nodiscard]] bool canCoach() const { return coaching_ == Coaching::Offered; }

  /// For each seat in the game, whether a person there wants a coach and may have one.
  [[nodiscard]] QList<bool> coached() const;
  /// For each possible seat, whether its coach is switched on, even if no person sits there.
  [[nodiscard]] QList<bool> chosen() const;
  /// Switches the coaches of the first `coached.size()` seats.
  void choose(const QList<bool>& coached);

 private:
  void refresh();
  void take(qsizetype seat, bool wants);
  void takeOffer();

  QList<QToolButton*> buttons_;
  QList<bool> areChosen_;  // for each seat, whether its coach was chosen in this dialog rather than
                           // remembered from the last game
  QList<Sitter> sitters_;
  QLabel* note_;
  WrapButton* offer_;
  Coaching coaching_ = Coaching::None;
};

}  // namespace byways::app
