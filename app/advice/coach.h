// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <optional>

#include "app/opponents/thinker.h"

namespace byways::app {

class Adviser;
class Match;

/// Examines the turn that a person has just ended, and warns if it gives much away. The turn has already been
/// played, so nothing is lost if the program ends. Computers should wait while isBusy().
class Coach : public QObject {
  Q_OBJECT

 public:
  /// What a turn gave away.
  struct Warning {
    Seat seat = kNobody;
    double best = 0;         ///< the chance to win with the best turn, from 0 to 1
    double played = 0;       ///< the chance to win with the turn that was played
    QString better;          ///< the best turn as the record writes it
    std::size_t begin = 0;   ///< the cursor where the turn began
    Seat replies = kNobody;  ///< who answers; kNobody if the answer isn't known because dice are rolled first
    QString reply;           ///< the answer that punishes the turn
  };

  /// Uses what `adviser` has found instead of searching again. Both references must outlive the coach.
  Coach(const Match& match, const Adviser& adviser, QObject* parent = nullptr);

  /// Whether there can be a coach: there is none if turns are secret, or if the game has a clock.
  [[nodiscard]] static bool canCoach(const Match& match) { return whyNot(match).isEmpty(); }
  /// Why there is no coach, in a few words; empty if there is one.
  [[nodiscard]] static QString whyNot(const Match& match);

  /// To be called when a person has played a step or a declaration. Starts searching if the step has ended a
  /// turn that is to be examined.
  void look(Seat seat);
  /// Cancels the search, or removes the warning.
  void forget();

  [[nodiscard]] bool isLooking() const { return stage_ != Stage::None && !isWarning(); }
  [[nodiscard]] bool isWarning() const { return stage_ == Stage::Warning; }
  [[nodiscard]] bool isBusy() const { return stage_ != Stage::None; }
  /// Precondition: isWarning().
  [[nodiscard]] const Warning& warning() const { return warning_; }

 Q_SIGNALS:
  /// The coach has started or stopped searching or warning.
  void changed();

 private:
  /// What the coach is doing. It searches the position after the turn, the one before it, and the one after
  /// the best turn, so that both turns are judged in the same way. Then it may have to warn.
  enum class Stage { None, After, Before, AfterBest, Warning };

  void search(Stage stage, const Timeline& timeline);
  void take(const search::Advice& advice);
  void searchAfterBest();
  [[nodiscard]] double leastLoss() const;
  void settle();

  const Match& match_;
  const Adviser& adviser_;
  Thinker thinker_;
  Stage stage_ = Stage::None;
  std::optional<Timeline> before_;
  Warning warning_;
  std::uint64_t budget_ = 0;
};

}  // namespace byways::app
